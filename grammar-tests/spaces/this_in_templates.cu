// std: 17
// members after this-> and of bases that are no templates are looked up where a class template is defined
template <class T> struct B { T v; T h(); __device__ T d(); T hh(); T hi() { return this->d(); } 
  T hj() { return d(); } 
  T hk() { return B::d(); } 
  T hl() { return B<T>::d(); } 
  __host__ __device__ T bb() { return this->d(); } };
template <class T> T B<T>::h() { return d(); }
template <class T> T B<T>::hh() { return this->d(); }
template <class T> struct C : B<T> { T x() { return this->d(); } __device__ T own(); __device__ T arg(T); 
  T y() { return this->own(); } 
  T z() { return own(); }
  T w2(T a) { return this->arg(1); }
  T hst() { return T(); }
  __device__ T dd() { return this->hst(); }
  __device__ T de() { return hst(); } };
struct N { __device__ int d(); int hn() { return this->d(); } __device__ static int sd(); };
template <class T> struct M : N { int h() { return this->d(); } 
  int h2() { return d(); } 
  int h4() { return sd(); } 
  __device__ int h5() { return hn(); } 
  __device__ int h6() { return this->hn(); } };
template <class T> struct O { struct I { __device__ int d(); 
  int h2() { return d(); } }; };
__global__ void k(M<int> m, C<int> c, int *p) { p[0] = m.h5() + m.h6() + c.dd() + c.de(); }
