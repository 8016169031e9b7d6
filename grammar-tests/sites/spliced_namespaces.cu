// std: 17
// A keyword that is spliced over two lines opens a namespace all the same; so do digraphs close an attribute.
template <class F> int run(F f);
namespace a { n\
amespace {
void f(int n) { run([=] __device__ { return n; }); }
}
}
name\
space \
 b { namespace c\
c { void f(int n) { run([=] __device__ { return n; }); } } }
in\
line namespace d { void g(int n) { run([=] __device__ { return n; }); } }
void h(int *q, [[maybe_unused]:> int a);
void h(int *q, <:<:maybe_unused]] int a) { run([=] __device__ { return q; }); }
