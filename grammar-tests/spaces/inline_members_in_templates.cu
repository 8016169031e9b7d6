// std: 17
// The same in templates, in discarded code, in specialisations and in bases.
template <class T> struct ImjJM { T t; inline int hi() const { return 1; } inline int ho() const; inline int lz() const { return ho(); } inline virtual int vi() const { return 1; } inline constexpr int kx() const { return 1; } static inline int si() { return 1; } template <class U> inline int mt(U) const { return 1; } inline int two(int, int) const { return 1; } };
template <class T> int ImjJM<T>::ho() const { return 1; }
struct ImjJP { inline int hi() const { return 1; } inline int ho() const; int hp() const; template <class U> struct In { inline int w() const { return 1; } }; };
inline int ImjJP::ho() const { return 1; }
__host__ __device__ int imjj1(ImjJP &m) { return m.hi() + m.ho() + m.hp(); }
inline int ImjJP::hp() const { return 1; }
__host__ __device__ int imjj2(ImjJP &m) { return m.hp(); }
__host__ __device__ int imjj3(ImjJP::In<int> &m) { return m.w(); }
template <class T> __host__ __device__ int imjj4(ImjJM<T> &m) { return m.hi(); }
template <class T> __host__ __device__ int imjj5(ImjJM<int> &m) { return m.hi(); }
template <class T> __host__ __device__ int imjj6(T &m) { return m.hi(); }
template <class T> __host__ __device__ int imjj7(ImjJM<T> &m) { return m.hi(); }
__host__ __device__ int imjj8(ImjJM<int> &m) { if constexpr (false) { return m.hi(); } return 0; }
__host__ __device__ int imjj9(ImjJM<int> &m) { return sizeof(m.hi()); }
__host__ __device__ int imjj10(ImjJM<int> &m) { return m.two(m.t, m.t + 1); }
__host__ __device__ int imjj11(ImjJM<int> &m) { return m.kx(); }
__host__ __device__ int imjj12(ImjJM<int> &m) { return m.vi(); }
__host__ __device__ int imjj13(ImjJM<int> &m) { return m.mt(1); }
__host__ __device__ int imjj14(ImjJM<int> &m) { return ImjJM<int>::si(); }
__host__ __device__ int imjj15(ImjJM<int> &m) { return m.lz(); }
__device__ int imjj16(ImjJM<short> &m) { return m.hi(); }
__host__ __device__ int imjj17(ImjJM<short> &m) { return m.hi(); }
int imjj18(ImjJM<long> &m) { return m.hi(); }
__host__ __device__ int imjj19(ImjJM<long> &m) { return m.hi(); }
template <class T> __host__ __device__ int imjj20(ImjJM<T> &m) { return m.hi(); }
inline __host__ __device__ int imjj21(ImjJM<char> &m) { return m.hi(); }
static __host__ __device__ int imjj22(ImjJM<char> &m) { return m.hi(); }
__host__ __device__ int imjj23(ImjJM<char> &m) { auto l = [&] { return m.hi(); }; return l(); }
template <class F> __global__ void jk(F f) { f(0); }
void imjj24(ImjJM<char> m) { jk<<<1, 1>>>([=] __host__ __device__(int i) { return m.hi(); }); }
__host__ __device__ int imjj25(ImjJM<char> *m) { return false ? m->hi() : 0; }
__host__ __device__ int imjj26(ImjJM<char> *m) { return 0 && m->hi(); }
__host__ __device__ int imjj27(ImjJM<char> *m) { return m ? m->hi() : 0; }
struct ImjJD : ImjJM<double> { __host__ __device__ int go() { return hi(); } __host__ __device__ int go2() { return this->hi(); } inline __host__ __device__ int go3() { return ImjJM<double>::hi(); } };
template <class T> struct ImjJE : ImjJM<T> { __host__ __device__ int go() { return this->hi(); } __host__ __device__ int go3() { return ImjJM<T>::hi(); } __host__ __device__ int un() { return this->hi(); } };
int imj_use(ImjJM<int> &m, ImjJM<char> &c, ImjJM<float> &f, ImjJD &d, ImjJE<int> &e) { return imjj4(m) + imjj5<int>(m) + imjj6(m) + imjj7(f) + imjj20(c) + d.go() + d.go2() + d.go3() + e.go() + e.go3() + imjj21(c) + imjj22(c); }
template <> inline int ImjJM<unsigned>::hi() const { return 2; }
__host__ __device__ int imjj28(ImjJM<unsigned> *m) { return m->hi(); }
template <> struct ImjJM<bool> { inline int hi() const; }; inline int ImjJM<bool>::hi() const { return 1; }
__host__ __device__ int imjj29(ImjJM<bool> *m) { return m->hi(); }
#pragma nv_exec_check_disable
__host__ __device__ int imjj30(ImjJM<int> *m) { return m->hi(); }
template <class T> struct ImjJG { ImjJM<T> m; __host__ __device__ ImjJG() { m.hi(); } __host__ __device__ ~ImjJG() { m.hi(); } };
__host__ __device__ void imjj31() { ImjJG<int> g; }
