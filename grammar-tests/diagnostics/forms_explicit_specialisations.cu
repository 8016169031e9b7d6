// std: 17
// members of explicit specialisations are no templates
template <class T> class S { void p() {} public: void q() {} class N { public: void r(); }; template <class U> void t(U); };
template <> void S<int>::p() { auto l = [] __device__ () {}; }
template <> void S<int>::q() { auto l = [] __device__ () {}; struct L {} x; auto m = [x] __device__ () {}; }
template <> void S<int>::N::r() { auto l = [] __device__ () {}; }
template <> template <class U> void S<int>::t(U) { auto l = [] __device__ () {}; }
template <> template <> void S<float>::t(int) { auto l = [] __device__ () {}; }
template <> class S<char> { public: struct P {}; private: struct R {}; void z() { auto l = [] __device__ () {}; } public: void y() { R r; auto l = [r] __device__ () {}; int a[1][1][1][1][1][1][1][1]; auto m = [a] __device__ () {}; } void x(); };
void S<char>::x() { R r; P p; auto l = [r, p] __device__ () {}; }
template <class T> void fn(T) {} template <> void fn(int) { struct L {} x; auto m = [x] __device__ () {}; auto n = [] __device__ () {}; }
template <> void fn<char>(char) { int a[1][1][1][1][1][1][1][1]; auto m = [a] __device__ () {}; }
