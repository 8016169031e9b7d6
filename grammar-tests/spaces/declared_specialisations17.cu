// std: 17
// specialisations of templates that are only declared, by values, and what their own members call
struct DeclGeo { enum Type { POINT = 0, SEGMENT, SQUARE }; };
namespace decl_elt {
template <int G> struct DeclUtil;
template <> struct DeclUtil<DeclGeo::SEGMENT> { static void project(int x) { } };
template <> struct DeclUtil<2> { static void project(int x) { } };
__global__ void decl_k() { 
  DeclUtil<1>::project(1);
  DeclUtil<2>::project(1);
  DeclUtil<DeclGeo::SEGMENT>::project(1);
  decl_elt::DeclUtil<1>::project(1);
}
template <> struct DeclUtil<4> {
  __host__ __device__ static void project(int x, int y) {
     DeclUtil<1>::project(1);
     decl_elt::DeclUtil<1>::project(1);
     DeclUtil<2>::project(1);
  }
};
}
template <int G> struct DeclVtil;
template <> struct DeclVtil<1> { static void project(int x) { } };
template <> struct DeclVtil<4> {
  __host__ __device__ static void project(int x, int y) {
     DeclVtil<1>::project(1);
     DeclVtil<DeclGeo::SEGMENT>::project(1);
  }
  __host__ __device__ static void qroject(int x, int y) {
     DeclVtil<1>::project(1);
     DeclVtil<1>::project(y);
  }
};
template <int G> struct DeclWtil;
template <> struct DeclWtil<1> { static void project(int x) { } };
template <> struct DeclWtil<3> { static void project(int x) { } };
struct DeclOther {
  __host__ __device__ static void project(int x, int y) {
     DeclWtil<1>::project(1);
  }
};
template <int G> struct DeclOtherT {
  __host__ __device__ static void project(int x, int y) {
     DeclWtil<G>::project(1);
     DeclWtil<1>::project(1);
  }
};
__global__ void decl_k(double *p) {
  DeclVtil<4>::project(1, 2);
  DeclVtil<4>::qroject(1, 2);
  DeclOther::project(1, 2);
  decl_elt::DeclUtil<2>::project(1);
  decl_elt::DeclUtil<4>::project(1, 2);
  DeclOtherT<1>::project(1, 1);
  DeclOtherT<3>::project(1, 1);
}
