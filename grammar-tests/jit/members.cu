// std: 17
// Member functions: where the class declares them.
struct Member {
  int bare() { return 1; }
  __device__ int annotated() { return 1; }
  Member() {}
  Member(int) = delete;
  Member(const Member &) = default;
  ~Member();
  Member &operator=(const Member &);
  int operator()(int);
  operator int() { return 1; }
  static int of_class();
  virtual int is_virtual() { return 1; }
  virtual int pure() = 0;
  int outside();
  __device__ int annotated_inside();
  int annotated_outside();
  template <class T> int templated(T);
  template <class T> __device__ int templated_annotated(T);
  friend int befriended(Member);
  friend int befriended_here(Member) { return 1; }
  friend __device__ int befriended_annotated(Member);
  int (*pointer)(int);
  explicit Member(float) noexcept;
  auto trailing() -> int;
  int constant() const { return 1; }
  int first(), second();
};
Member::~Member() = default;
int Member::outside() { return 1; }
int Member::annotated_inside() { return 1; }
__device__ int Member::annotated_outside() { return 1; }
template <class T> int Member::templated(T) { return 1; }
template <class T> int Member::templated_annotated(T) { return 1; }
struct Defaulted {
  Defaulted() = default;
  Defaulted(const Defaulted &);
  ~Defaulted() = default;
};
Defaulted::Defaulted(const Defaulted &) = default;
struct Base { __device__ Base(int); };
struct Derived : Base { using Base::Base; };
struct Aggregate { int a = 1; };
union U { int a; int member() { return 1; } };
class C { int hidden(); public: struct Nested { int inside(); }; };
int C::hidden() { return 1; }
int C::Nested::inside() { return 1; }
__device__ int known(Member);
struct Friends { friend int known(Member); friend struct C; };
