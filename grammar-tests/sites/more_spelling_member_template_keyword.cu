// std: 17
// In templates every member template with arguments has the keyword in an initialiser.
template <class F> void run(F) {}
struct B; struct C { template <class U> U as() const; int q; C *next; C operator[](int); static C make(); template <class U> static U st(); C me(); template<class U> C chain(); template <class U> U op(int, U); C operator*() const; C *operator->() const; }; 
template <class T> struct V { T v; template <class U> U as() const; };
C gc; C *gp; V<int> gv; C mk(); V<int> mv();
template <class T> void f(C c, C *p, V<int> v, V<T> vt, T t, T *tp, C a[2]) {
  C l; auto o = mk(); C &r = l;
  run([x = c.as<int>()] __device__ {}); run([x = c.as<T>()] __device__ {}); run([x = p->as<int>()] __device__ {}); run([x = (*p).as<int>()] __device__ {});
  run([x = v.as<int>()] __device__ {}); run([x = vt.template as<int>()] __device__ {}); run([x = v.as<T>()] __device__ {}); run([x = c.template as<int>()] __device__ {});
  run([x = gc.as<int>()] __device__ {}); run([x = gp->as<int>()] __device__ {}); run([x = gv.as<int>()] __device__ {}); run([x = mk().as<int>()] __device__ {});
  run([x = C{}.as<int>()] __device__ {}); run([x = V<int>{}.as<int>()] __device__ {}); run([x = V<T>{}.template as<int>()] __device__ {}); run([x = C::make().as<int>()] __device__ {});
  run([x = c.next->as<int>()] __device__ {}); run([x = c.me().as<int>()] __device__ {}); run([x = c[0].as<int>()] __device__ {}); run([x = a[0].as<int>()] __device__ {}); 
  run([x = l.as<int>()] __device__ {}); run([x = o.as<int>()] __device__ {}); run([x = r.as<int>()] __device__ {}); run([x = c.chain<int>().as<int>()] __device__ {}); run([x = c.chain<T>().template as<int>()] __device__ {});
  run([x = c.st<int>()] __device__ {}); run([x = C::st<int>()] __device__ {}); run([x = C::st<T>()] __device__ {}); run([x = c.op<int>(1, 2)] __device__ {}); run([x = c.op(1, 2)] __device__ {});
  run([x = t.template as<int>()] __device__ {}); run([x = t->template as<int>()] __device__ {}); run([x = (*c).as<int>()] __device__ {}); run([x = c->as<int>()] __device__ {}); run([x = c.C::as<int>()] __device__ {});
  run([x = c.as<int>() + t] __device__ {}); run([x = t.foo(c.as<int>())] __device__ {}); run([x = mk().q] __device__ {});
}
void g(C c, C *p, V<int> v) {
  run([x = c.as<int>()] __device__ {}); run([x = c.template as<int>()] __device__ {}); run([x = p->as<int>()] __device__ {}); run([x = V<int>{}.template as<int>()] __device__ {}); run([x = gc.as<int>()] __device__ {}); 
}
template <class T> struct K { C c; V<T> vt; K *nx; template <class U> U as(); void m() {
  run([x = c.as<int>()] __device__ {}); run([x = vt.template as<int>()] __device__ {}); run([x = as<int>()] __device__ {}); run([x = this->as<int>()] __device__ {}); run([x = this->template as<int>()] __device__ {}); run([x = nx->as<int>()] __device__ {}); run([x = gc.as<int>()] __device__ {}); } 
  template <class T2> void n(C b) { run([x = b.as<T2>()] __device__ {}); } };
struct M { C c; template <class U> U as(); void m() { run([x = c.as<int>()] __device__ {});run([x = as<int>()] __device__ {}); run([x = this->as<int>()] __device__ {}); run([x = this->template as<int>()] __device__ {});}
  template <class T> void tm() { run([x = c.as<int>()] __device__ {});run([x = as<int>()] __device__ {}); run([x = this->as<int>()] __device__ {}); run([x = this->template as<int>()] __device__ {});} };
