// std: 17
// Functions that the arguments of a call bring: of enumerations, friends beside others, using declarations.
namespace bring8 { enum E { a, b }; inline int fbring(E, int i) { return i; } inline int gbring(E e) { return 1; } }
__host__ __device__ inline void bring_hd1(bring8::E s, int i) { fbring(s, i); }
void bring_use1() { bring_hd1(bring8::a, 1); }
__host__ __device__ inline void bring_hd2(int i) { bring8::E s = bring8::a; gbring(s); }
void bring_use2() { bring_hd2(1); }
__host__ __device__ inline void bring_hd3(int i) { fbring(bring8::a, i); }
void bring_use3() { bring_hd3(1); }
namespace bring7 { enum E { a, b }; inline int gbring(E e) { return 1; } }
__host__ __device__ inline void bring_hd12(bring7::E s) { gbring(s); }
void bring_use12() { bring_hd12(bring7::a); }
namespace bring9 { enum class E { a, b }; inline int h(E e) { return 1; } }
__host__ __device__ inline void bring_hd13(bring9::E s) { h(s); }
void bring_use13() { bring_hd13(bring9::E::a); }
namespace bring4 { struct S { int v; friend int fbring(S s, int i) { return i; } }; inline int fbring(int) { return 1; } }
__global__ void bring_k4(int i) {
  bring4::S s{1};
  using bring4::fbring;
  fbring(s, i);
}
__host__ __device__ inline void bring_hd4(int i) {
  bring4::S s{1};
  using bring4::fbring;
  fbring(s, i);
}
void bring_use4() { bring_hd4(1); }
void bring_h4(int i) {
  auto l = [=] __host__ __device__ (int i) {
    bring4::S s{1};
    using bring4::fbring;
    fbring(s, i);
  };
  l(1);
}
template <class T> __host__ __device__ void bring_t4(T s, int i) {
  using bring4::fbring;
  fbring(s, i);
}
__global__ void bring_kt4(int i) {
  bring4::S s{1};
  bring_t4(s, i);
}
void bring_ut4(int i) { bring4::S s{1}; bring_t4(s, i); }
