// std: 17
// References to members: what the member is decides, not what its initialiser or its name look like; bases are found where the class is defined.
template <class F> void eat(F f);
struct S { int m = 3 & 1; int plain = 2; int b : 3; };
static S s;
struct N { static int thread_local_n; static const int sized = 1 & 3; };
namespace lib { struct Base { int &n; int k; }; struct D : Base {}; D d(); struct Outer { struct B { int x; }; struct E : B {}; }; }
static lib::D dd = lib::d();
static lib::Outer::E e;
void initialiser() { auto &r = s.m; eat([=] __device__ { (void)r; }); }
void no_initialiser() { auto &r = s.plain; eat([=] __device__ { (void)r; }); }
void named_like_a_specifier() { auto &r = N::thread_local_n; eat([=] __device__ { (void)r; }); }
void reference_in_base() { auto &r = dd.n; eat([=] __device__ { (void)r; }); }
void member_of_base() { auto &r = dd.k; eat([=] __device__ { (void)r; }); }
void base_of_object() { const lib::Base &r = dd; eat([=] __device__ { (void)r; }); }
void nested_base() { auto &r = e.x; eat([=] __device__ { (void)r; }); }
void nested_base_of_object() { const lib::Outer::B &r = e; eat([=] __device__ { (void)r; }); }
