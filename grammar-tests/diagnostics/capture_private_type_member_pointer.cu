// std: 17
// a variable whose type is that of a member which points to a member of a private class
struct M { int x; };
class P { class Q { public: int y; }; public: int Q::*m, (Q::*n)[2]; static P &get(); Q *q, *arr[2]; auto f() -> Q * { return q; } };
void use() { P &p = P::get();
  auto a = p.m;
  auto b = p.q;
  auto c = P::get().f();
  auto d = [a] __device__ () {};
  auto e = [b] __device__ () {};
  auto g = [c] __device__ () {};
}
