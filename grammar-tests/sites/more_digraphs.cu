// std: 17
// Digraphs in the structure around lambdas: scopes, bodies, introducers, mixed with what they stand for.
template <class F> int eat(F f);
namespace o <% namespace i { int f(int n) { auto l = [] { return 1; %>; return l(); %> void h(int n) <% eat([=] __device__ { return n; }); %>
%> %>
auto v = 1;
void mixed(int s) <% eat(<:] { return 1; }); eat([s:> __device__ { return s; }); }
void body(int n) { eat([=] __device__ <% return n; %>); }
void all(int n) <% eat(<:=:> __device__ <% return n; %>); %>
struct S <% int a<:3:>; int m(int n) { return eat(<:=] __device__ { return a[n]; %>); } %>;
namespace q <% void g(int n) { eat([n:> __device__ { return n; }); } }
template <class T> struct B {};
struct G {};
B<::G> b(int n) { eat([=] __device__ { return n; }); return {}; }
