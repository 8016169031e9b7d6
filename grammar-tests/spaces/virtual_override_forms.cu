// std: 17
// overriding across spaces: without a word about it, destructors, defaulted and pure functions, templates, several bases
#define HD __host__ __device__
struct B { HD virtual int f(int) const { return 0; } HD virtual int g() = 0; __device__ virtual int d() { return 0; } HD virtual ~B() {} };
struct D1 : B {
  int f(int) const { return 1; }
  int g() final { return 1; }
  virtual int d() { return 2; }
  ~D1() {}
};
struct D2 : B {
  int f(int) { return 1; }
  HD int g() override;
  __host__ int d(int) { return 1; }
  ~D2() = default;
};
int D2::g() { return 1; }
struct D3 : D2 {
  __device__ int g() override { return 1; }
  virtual ~D3();
};
D3::~D3() {}
template <class T> struct T1 : B {
  int g() override { return 1; }
  T f(int) const override { return 1; }
};
template <class T> struct Base { HD virtual T f(T) { return 1; } virtual T h() { return 1; } };
template <class T> struct T2 : Base<T> {
  T f(T) override { return 1; }
  HD T h() override { return 1; }
};
struct D4 : Base<int> {
  int f(int) override { return 1; }
  __host__ int h() override { return 1; }
};
template <class T> struct T3 : Base<T> {
  T f(T) override { return 1; }
};
T3<float> t3;
struct Other { virtual int f(int) const { return 1; } };
struct D5 : B, Other {
  HD int f(int) const override { return 1; }
  HD int g() override { return 1; }
};
struct D6 : private Other {
  HD int f(int) const override;
};
HD int D6::f(int) const { return 1; }
struct Plain { int f(); HD int e(); };
struct D7 : Plain {
  HD virtual int f();
  virtual int e();
};
struct Gone { HD virtual int f() = 0; virtual Gone &operator=(int) { return *this; } };
struct D8 : Gone {
  int f() override = delete;
  HD D8 &operator=(int) override { return *this; }
};
struct V { virtual ~V() = default; };
struct D9 : V { HD ~D9() {} };
struct W { HD virtual ~W() = default; };
struct D10 : W { ~D10() {} };
struct Conv { HD virtual operator int() const { return 1; } };
struct D11 : Conv { operator int() const override { return 2; } };
void local() {
  struct L : Other { HD int f(int) const override { return 1; } };
}
