// std: 17
// Members of class templates that are declared `inline` in their class: 20014 is given for those, whoever calls them.
template <class T> struct ImtHM { T t; int h() const { return 1; } inline int hi() const { return 1; } static int hs() { return 1; } inline static int hsi() { return 1; } inline int out() const; int out2() const; ImtHM() {} inline ImtHM(int) {} ~ImtHM() {} inline int operator[](int) const { return 1; } int operator()(int) const { return 1; } };
template <class T> inline int ImtHM<T>::out() const { return 1; }
template <class T> int ImtHM<T>::out2() const { return 1; }
__host__ __device__ int imth1(ImtHM<int> &m) { return m.h(); }
__host__ __device__ int imth2(ImtHM<int> &m) { return m.hi(); }
__host__ __device__ int imth3(ImtHM<int> &m) { return ImtHM<int>::hs(); }
__host__ __device__ int imth4(ImtHM<int> &m) { return ImtHM<int>::hsi(); }
__host__ __device__ int imth5(ImtHM<int> &m) { return m.out(); }
__host__ __device__ int imth6(ImtHM<int> &m) { return m.out2(); }
__host__ __device__ int imth7(ImtHM<int> &m) { return m[1]; }
__host__ __device__ int imth8(ImtHM<int> &m) { return m(1); }
__host__ __device__ inline int imti1(ImtHM<int> &m) { return m.h(); }
__host__ __device__ inline int imti2(ImtHM<int> &m) { return m.hi(); }
__host__ __device__ inline int imti3(ImtHM<int> &m) { return ImtHM<int>::hs(); }
__host__ __device__ inline int imti4(ImtHM<int> &m) { return ImtHM<int>::hsi(); }
__host__ __device__ inline int imti5(ImtHM<int> &m) { return m.out(); }
__host__ __device__ inline int imti6(ImtHM<int> &m) { return m.out2(); }
__host__ __device__ inline int imti7(ImtHM<int> &m) { return m[1]; }
__host__ __device__ inline int imti8(ImtHM<int> &m) { return m(1); }
struct ImtHU { ImtHM<float> m;
__host__ __device__ int imth1() { return m.h(); }
__host__ __device__ int imth2() { return m.hi(); }
__host__ __device__ int imth5() { return m.out(); }
__host__ __device__ int imth6() { return m.out2(); }
__host__ __device__ int imth7() { return m[1]; }
__host__ __device__ int imth8() { return m(1); }
};
template <class T> struct ImtHV { ImtHM<T> m;
__host__ __device__ int imth1() { return m.h(); }
__host__ __device__ int imth2() { return m.hi(); }
__host__ __device__ int imth5() { return m.out(); }
__host__ __device__ int imth6() { return m.out2(); }
__host__ __device__ int imth7() { return m[1]; }
__host__ __device__ int imth8() { return m(1); }
};
int imt_use(ImtHM<int> &m, ImtHU &u, ImtHV<int> &v) { return imti1(m) + imti2(m) + imti3(m) + imti4(m) + imti5(m) + imti6(m) + imti7(m) + imti8(m) + u.imth1() + u.imth2() + u.imth5() + u.imth6() + u.imth7() + u.imth8() + v.imth1() + v.imth2() + v.imth5() + v.imth6() + v.imth7() + v.imth8(); }
