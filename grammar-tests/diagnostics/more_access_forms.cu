// std: 17
// access: unions, structs, attributes and annotations in front, macros as specifiers, conversion functions, new and delete, friends
#define PRIV private:
#define PUB public:
class A {
  explicit operator int() const { auto l = [] __device__ () {}; return 0; }
  [[nodiscard]] int a() { auto l = [] __device__ () {}; return 0; }
  __host__ __device__ int b() { auto l = [] __device__ () {}; return 0; }
  friend void fr(A) { auto l = [] __device__ () {}; }
  void *operator new(size_t n) { auto l = [] __device__ () {}; return 0; }
  A &operator=(const A &) { auto l = [] __host__ __device__ () {}; return *this; }
  PUB
  operator bool() { auto l = [] __device__ () {}; return 0; }
  bool operator<(const A &) const { auto l = [] __device__ () {}; return 0; }
  PRIV
  int operator[](int) { auto l = [] __device__ () {}; return 0; }
  A *operator->() { auto l = [] __device__ () {}; return this; }
};
void fr(A);
union U {
  int x;
  void p() { auto l = [] __device__ () {}; }
 private:
  void q() { auto l = [] __device__ () {}; }
};
struct S {
 protected:
  static void s() { auto l = [] __device__ () {}; }
  virtual void v() const noexcept { auto l = [] __device__ () {}; }
 public:
  struct T { protected: void w() { auto l = [] __device__ () {}; } };
 private:
  struct P { void w() { auto l = [] __device__ () {}; } struct Q { void z() { auto l = [] __device__ () {}; } }; };
};
int operator""_lit(unsigned long long) { auto l = [] __device__ () {}; return 0; }
class D : private S { public: void v() const noexcept override { auto l = [] __device__ () {}; } };
