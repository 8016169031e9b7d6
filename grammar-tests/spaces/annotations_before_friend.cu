// std: 17
// Annotations in front of friend.
#define API __host__ __device__
struct I { int v; 
  __host__ __device__ friend bool operator==(const I &a, const I &b) { return a.v == b.v; }
  API friend auto operator!=(const I &a, const I &b) -> bool { return !(a == b); }
  __host__ __device__ friend int named(const I &a) { return a.v; }
  __device__ friend int dnamed(const I &a) { return a.v; }
  friend int hnamed(const I &a) { return a.v; }
};
__host__ __device__ int u1(I a, I b) { return a == b; }
__host__ __device__ int u2(I a, I b) { return a != b; }
__host__ __device__ int u3(I a, I b) { return named(a); }
int u4(I a, I b) { return dnamed(a); }
__host__ __device__ int u5(I a, I b) { return hnamed(a); }
struct Q { int h; struct it { int v; it(int a, int b) : v(a) {} API friend auto operator==(const it &a, const it &b) noexcept -> bool { return a.v == b.v; } API friend auto operator!=(const it &a, const it &b) noexcept -> bool { return !(a == b); } };
 API void splice(it pos, Q &other, it first, it last) { if (first == last) { return; } if (first != last) return; } };
template <class T> struct TQ { int h; struct it { int v; API friend auto operator==(const it &a, const it &b) noexcept -> bool { return a.v == b.v; } };
 API void splice(it pos, TQ &other, it first, it last) { if (first == last) { return; } } };
