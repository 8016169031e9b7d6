// std: 20
// operators called by name, typename in expressions, addresses of labels
template <class F> int run(F) { return 0; }
struct Fn { int operator()(int) const; template <class T> int operator()(T, T) const; int operator[](int) const; Fn *operator->(); ~Fn(); operator int() const; Fn &operator=(int); int operator+(int) const; };
struct S : Fn { int a; int operator()(float) const; int operator+(float) const;
  template <class T> int m(int l, Fn f, Fn *p, T t) {
    run([=] __device__ { return this->operator+(l); });
    run([=] __device__ { return f.operator()(l); });
    run([=] __device__ { return f.operator ()(l); });
    run([=] __device__ { return f . operator   ( ) (l); });
    run([=] __device__ { return this->operator()(l); });
    run([=] __device__ { return operator()(l); });
    run([=] __device__ { return S::operator()(l); });
    run([=] __device__ { return f.template operator()<int>(l, a); });
    run([=] __device__ { return f.operator[](l); });
    run([=] __device__ () mutable { return p->operator->()->operator[](l); });
    run([=] __device__ { return ::operator new(l); });
    run([=] __device__ { return &S::operator+; });
    run([=] __device__ () mutable { return (*p).operator=(l); });
    run([=] __device__ { return p->~Fn(); });
    run([=] __device__ { return typename T::type(l); });
    run([=] __device__ { return typename T::type{l} + a; });
    run([=] __device__ { return a + typename T::template type<int>(l); });
    run([=] __device__ { foo(typename T::type(l), a, (typename T::x)a, static_cast<typename T::y>(t)); typename T::type z(l); typename T::q zz = a; typename T::w y{a}; });
    run([=] __device__ { return f.operator int(); });
    run([=] __device__ { return operator+(l); });
    run([=] __device__ { return Fn::operator()(l); });
    run([=] __device__ { return f.Fn::operator()(l); });
    run([=] __device__ { void *q = &&lab; lab: return l; });
    return 0;
  }
};
