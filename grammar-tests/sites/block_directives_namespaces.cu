// std: 17
// A namespace whose name a using directive of a block shows as something else.
struct R0 {};
namespace a { namespace nn { struct P {}; } struct nq {}; class nk {}; typedef int ni; enum ne {}; template <class T> struct nt {}; using R1 = int; }
namespace nn { struct P {}; struct Q {}; }
namespace nq { struct P {}; }
namespace nk { struct P {}; }
namespace ni { struct P {}; }
namespace ne { struct P {}; }
namespace nt { struct P {}; }
struct R1 {};
void f1(::nn::P) { { using namespace a; auto l = [] __device__ () {}; } }
void f4(::ni::P) { { using namespace a; auto l = [] __device__ () {}; } }
void f5(::ne::P) { { using namespace a; auto l = [] __device__ () {}; } }
void f6(::nt::P) { { using namespace a; auto l = [] __device__ () {}; } }
void f7(nn::P) { { using namespace a; auto l = [] __device__ () {}; } }
void f10(ni::P) { { using namespace a; auto l = [] __device__ () {}; } }
void f11(ne::P) { { using namespace a; auto l = [] __device__ () {}; } }
void f12(nt::P) { { using namespace a; auto l = [] __device__ () {}; } }
void f13(R1) { { using namespace a; auto l = [] __device__ () {}; } }
void f14(::R1) { { using namespace a; auto l = [] __device__ () {}; } }
void f15(::nn::P) { using namespace a; auto l = [] __device__ () {}; }
void f17(::R1) { using namespace a; auto l = [] __device__ () {}; }
void f18(R1) { using namespace a; auto l = [] __device__ () {}; }
void f20(nn::P) { using namespace a; auto l = [] __device__ () {}; }
