// std: 17
template <class F> void run(F f);
__device__ int helper(int);
// A class that a base template has is one for the arguments of that base.
template <class Base, class... Args> struct Factory {
  template <class T> struct Register : public Base { static bool on; };
  struct Plain : Base { int of_plain; };
};
struct Physics : public Factory<Physics, int> { int m; virtual void init(int); int helped(int); };
struct Other : public Factory<Other> { int o; };
struct Third : public Factory<Third, int, char> { int o; };
struct Flow : public Physics::Register<Flow> {
  int own;
  void init(int n) override;
  void other(int n) {
    run([=] __device__ { helper(n); });
    run([=] __device__ { (void)own; });
    run([=] __device__ { (void)m; });
  }
};
void Flow::init(int n) {
  run([=] __device__ { helper(n); });
  run([=] __device__ { helper(m); });
  run([=] __device__ { helped(n); });
}
struct A : Other::Plain { void f(int o2) { run([=] __device__ { (void)o; (void)of_plain; }); run([=] __device__ { helper(o2); }); } };
struct B : Third::Register<B> { void f(int o2) { run([=] __device__ { (void)o; }); run([=] __device__ { helper(o2); }); } };
struct C : Factory<Physics>::Plain { void f(int o2) { run([=] __device__ { (void)m; }); run([=] __device__ { helper(o2); }); } };
// The parameter of the class around, where a class at namespace scope has its name, too.
struct Base { int wrong; };
int wrong;
struct D : Other::Plain { void f(int o2) { run([=] __device__ { (void)o; (void)o2; }); } };
// Through two templates, and with a default argument.
template <class T, class U = Physics> struct Outer { template <class V> struct Inner { struct Last : U { V v; T t; }; }; };
struct E : Outer<int>::Inner<char>::Last { void f(int k) { run([=] __device__ { (void)v; }); } };
struct G : Outer<int, Other>::Inner<char>::Last { void f(int k) { run([=] __device__ { (void)o; (void)t; }); run([=] __device__ { helper(k); }); } };
struct Mixed : Outer<char, Other> {};
struct H : Mixed::Inner<int>::Last { void f(int k) { run([=] __device__ { (void)o; (void)v; }); run([=] __device__ { helper(k); }); } };
