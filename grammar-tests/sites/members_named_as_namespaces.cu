// std: 17
// Members, parameters and variables with the name of the namespace around, in classes with bases that depend on parameters.
template <class F> void each(int n, F f);
namespace Grid {
class GridBase { };
namespace In { class Ty {}; }
template <class T> struct Matrix { virtual GridBase *Grid() { return 0; } };
template <class T> struct Deep : Matrix<T> { };
template <class T> struct Other { void Grid2(); };
struct Plain { void Grid(); };
template <class T> struct Conv { typedef int Grid; };
template <class T> struct Spec { }; template <> struct Spec<int> { void Grid(); };
template <class T> struct Coarse : Other<T> { int Grid; void run(GridBase *g, In::Ty *h) { each(1, [=] __device__ (int i) { }); } };
template <class T> struct C2 : Deep<T> { void run(GridBase *g, In::Ty *h) { each(1, [=] __device__ (int i) { }); } };
template <class T> struct C3 : Other<T>, Plain { void run(GridBase *g, In::Ty *h) { each(1, [=] __device__ (int i) { }); } };
template <class T> struct C4 : T { void run(GridBase *g) { each(1, [=] __device__ (int i) { }); } };
template <class T> struct C5 : Conv<T> { void run(GridBase *g) { each(1, [=] __device__ (int i) { }); } };
template <class T> struct C6 : Spec<T> { void run(GridBase *g) { each(1, [=] __device__ (int i) { }); } };
template <class T> struct C7 : Other<T> { void run(GridBase *g); struct N { int Grid; void run(GridBase *g) { each(1, [=] __device__ (int i) { }); } }; };
template <class T> void C7<T>::run(GridBase *g) { each(1, [=] __device__ (int i) { }); }
template <class T> struct C8 : Other<T> { void run(GridBase *g, int Grid) { each(1, [=] __device__ (int i) { }); } };
template <class T> struct C9 : Other<T> { GridBase *run(int g); template <class U> void t(GridBase *g) { each(1, [=] __device__ (int i) { }); } void Grid(); };
template <class T> GridBase *C9<T>::run(int g) { each(1, [=] __device__ (int i) { }); return 0; }
template <class Grid> struct C10 : Other<Grid> { void run(GridBase *g) { each(1, [=] __device__ (int i) { }); } };
struct C11 : Matrix<int> { void run(GridBase *g) { each(1, [=] __device__ (int i) { }); } };
template <class T> struct C12 : Other<T> { struct Grid {}; void run(GridBase *g) { each(1, [=] __device__ (int i) { }); } };
template <class T> struct C13 : Other<T> { GridBase *Grid(); void run(GridBase *g, Matrix<T> m, Matrix<int> k) { each(1, [=, q = (GridBase *)0, r = Matrix<int>()] __device__ (int i) { }); } };
}
namespace Z { namespace Y { class W {}; template <class T> struct Base {}; 
template <class T> struct D1 : Base<T> { void Y(); void run(W *g) { each(1, [=] __device__ (int i) { }); } };
template <class T> struct D2 : Base<T> { void Z(); void run(W *g) { each(1, [=] __device__ (int i) { }); } };
template <class T> struct D3 : Base<T> { void run(W *g) { each(1, [=] __device__ (int i) { }); } };
} }
namespace Other { class O {}; }
namespace Grid { using ::Other::O; 
template <class T> struct C14 : Matrix<T> { void Other(); void run(O *g, ::Other::O *h) { each(1, [=] __device__ (int i) { }); } };
template <class T> struct C15 : T { void run(O *g, ::Other::O *h) { each(1, [=] __device__ (int i) { }); } };
}
namespace Grid {
struct PlainM { void Grid(); };
template <class T> struct ViaPlain : PlainM {};
template <class T> struct ViaArg : T {};
template <class T> struct G1 : Other<T> { void run(GridBase *g) { int Grid = 0; each(1, [=, h = (GridBase *)0] __device__ (int i) { (void)Grid; }); } };
template <class T> struct G2 : ViaPlain<T> { void run(GridBase *g) { each(1, [=] __device__ (int i) { }); } };
template <class T> struct G3 : ViaArg<PlainM>, T { void run(GridBase *g) { each(1, [=] __device__ (int i) { }); } };
template <class T> struct G4 : ViaArg<T> { void run(GridBase *g) { each(1, [=] __device__ (int i) { }); } };
template <class T> struct G5 : Matrix<T *>::template Foo<int> { void run(GridBase *g) { each(1, [=] __device__ (int i) { }); } };
template <class T> struct Spec2 { }; template <class T> struct Spec2<T *> { void Grid(); };
template <class T> struct G6 : Spec2<T *> { void run(GridBase *g) { each(1, [=] __device__ (int i) { }); } };
template <class T> struct G8 : Other<T> { enum E { Grid }; void run(GridBase *g) { each(1, [=] __device__ (int i) { }); } };
template <class T> struct G9 : Other<T> { void run(GridBase *g) { each(1, [=] __device__ (int i) { }); } void Grid(); };
template <class T> struct G10 : Other<T> { template <class U> void Grid(U *g) { each(1, [=] __device__ (int i) { }); } void k(GridBase *g) { each(1, [=] __device__ (int i) { }); } };
template <class T> struct G11 : Other<T> { using typename Other<T>::Grid; void k(GridBase *g) { each(1, [=] __device__ (int i) { }); } };
template <class T> struct G12 : Other<T> { friend void Grid(); void k(GridBase *g) { each(1, [=] __device__ (int i) { }); } };
template <class T> struct Out : Matrix<T> { struct In : Other<T> { void k(GridBase *g) { each(1, [=] __device__ (int i) { }); } };
 struct In2 { void k(GridBase *g) { each(1, [=] __device__ (int i) { }); } }; };
template <class T> struct G14 : Other<T> { template <class U> void k(GridBase *g, U Grid) { each(1, [=] __device__ (int i) { }); } template <class Grid> void k2(GridBase *g, Grid q) { each(1, [=] __device__ (int i) { }); } };
typedef int In_t; enum En { en };
template <class T> struct G15 : Matrix<T> { void k(In_t a, En b, PlainM c, Other<int> d, Other<T> e) { each(1, [=] __device__ (int i) { }); } };
namespace Sub { class S {}; template <class T> struct G16 : Matrix<T> { void k(GridBase *a, S *b) { each(1, [=] __device__ (int i) { }); } }; 
template <class T> struct G17 : Matrix<T> { void Sub(); void k(GridBase *a, S *b) { each(1, [=] __device__ (int i) { }); } };
template <class T> struct G18 : Other<T> { void Sub(); void k(GridBase *a, S *b) { each(1, [=] __device__ (int i) { }); } }; }
}
namespace Z2 { namespace Y { class W {}; template <class T> struct Base {}; 
template <class T> struct D1 : Base<T> { void Y(); void Z2(); void run(W *g) { each(1, [=] __device__ (int i) { }); } };
} }
