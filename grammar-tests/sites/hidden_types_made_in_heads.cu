// std: 17
// Types of the head that values are made of, where a block has a variable of their name.
template <class F> int run(F f) { return 0; }
namespace u {
struct Ty { int a; };
void variable(decltype(Ty()) p, int n) { { enum { Ty }; run([n] __device__ { return n; }); } run([n] __device__ { return n; }); }
void after(decltype(Ty()) *q, int n) { run([n] __device__ { return n; }); int Ty = 1; }
template <class T> void in_template(decltype(Ty()) p, T n) { int Ty = 1; run([n] __device__ { return n; }); }
} // namespace u
