"""Forms of real code for the random programs about execution spaces (spaces_programs.py).

A form begins with the first standard that has it and its name, and ends at an empty line. In it

    @   is a random execution space, drawn anew each time
    ^   is one that is drawn once for the whole form
    #   is a number of the unit, so that names do not meet
    $   is something that a short function returns; `a` is a number there
    =   begins an expression for the code that uses the unit, `{e}` in it is any number
    !   begins a statement for that code, `%` in it is a number of its own

Everything has a line of its own, so that a finding tells what it is about.
"""

FORMS = """
17 fold
@int h#(int a) { return $; }
template <class... A> @int f#(A... a) {
  return (h#(a) + ... + 0);
}
= f#({e}, 2)
= f#(1, 2.5, {e})

17 fold_comma
@void h#(int a) { (void)a; }
template <class F, class... A> @int f#(F g, A... a) {
  (g(a), ...);
  (h#(a), ...);
  return 1;
}
struct W# { @void operator()(int a) const { (void)($); } };
= f#(W#(), {e}, 2)

14 expand_in_array
@int h#(int a) { return $; }
template <class... A> @int f#(A... a) {
  int x[] = { 0, h#(a)... };
  return x[0];
}
= f#({e}, 2)

17 pack_of_classes
struct P# { @static int get(int a) { return $; } };
struct Q# { @static int get(int a) { return $; } };
template <class... T> @int f#(int a) {
  return (T::get(a) + ...);
}
= f#<P#, Q#>({e})
= f#<P#>({e})

14 first_of_pack
struct P# { @static int get(int a) { return $; } };
struct Q# { @static int get(int a) { return $; } };
template <class T> @int f#(int a) { return T::get(a); }
template <class T, class U, class... More> @int f#(int a) {
  return T::get(a) + f#<U, More...>(a);
}
= f#<P#, Q#>({e})

14 recursive_pack
@int h#(int a) { return $; }
@int sum#() { return 0; }
template <class T, class... A> @int sum#(T x, A... a) {
  return h#(x) + sum#(a...);
}
= sum#({e}, 2)

17 bases_from_pack
struct P# { @int operator()(int a) const { return $; } };
struct Q# { @int operator()(const char *) const { return 1; } };
template <class... B> struct Both# : B... {
  using B::operator()...;
};
= Both#<P#, Q#>()({e})

14 template_template
template <class T> struct P# {
  @static int get(T a) { return $; }
  @int go(T a) const { return $; }
};
template <template <class> class W> @int f#(int a) {
  return W<int>::get(a);
}
template <template <class> class W, class T> @int g#(const W<T> &w, T a) {
  return w.go(a);
}
template <class T, template <class> class W = P#> struct Uses# {
  W<T> w;
  @int run(T a) const { return w.go(a); }
};
= f#<P#>({e})
= g#(P#<int>(), {e})
= Uses#<int>().run({e})

14 friends_of_template
template <class T> struct C# {
  T v;
  friend @int plus#(const C# &x, int a) { return x.v + $; }
  friend @C# operator+(const C# &x, int a) { return C#{x.v + a}; }
  friend @bool operator==(const C# &x, const C# &y) { return x.v == y.v; }
};
= plus#(C#<int>{1}, {e})
= (C#<int>{1} + {e}).v
= (C#<int>{1} == C#<int>{2})

14 conversions_of_template
template <class T> struct C# {
  T v;
  @operator T() const { return v; }
};
template <class T> struct B# {
  T v;
  @explicit operator bool() const { return v; }
};
@int take#(int a) { return a; }
= take#(C#<int>{1})
= (B#<int>{1} ? 1 : 2)
! int x% = C#<int>{1}; (void)x%;

14 copies
struct C# {
  int v;
  @C#(int a = 1) : v(a) {}
  @C#(const C# &o) : v(o.v) {}
  @int get() const { return v; }
};
^int by#(C# c) { return c.v; }
^C# make#(int a) { return C#(a); }
^C# same#(const C# &c) {
  return c;
}
= make#({e}).v
! C# c%(1); (void)by#(c%);
! C# c%(1); (void)same#(c%).v;
! C# c%(1); auto l% = [=](int q) { return c%.get() + q; }; (void)l%(1);

14 moves
struct C# {
  int v;
  @C#(int a) : v(a) {}
  @C#(C# &&o) : v(o.v) {}
};
^int by#(C# c) { return c.v; }
= by#(C#(1))
! C# c%(1); (void)by#(std::move(c%));
! C# c%(1); C# d%(static_cast<C# &&>(c%)); (void)d%;

14 default_initialisers
struct M# {
  int v;
  @M#() : v(1) {}
  @M#(int a) : v(a) {}
};
struct C# {
  M# m = M#();
  M# n = M#(2);
  M# o{3};
  ^C#() {}
};
struct A# {
  M# m = M#(2);
};
= C#().m.v
= A#().m.v

14 conditional
struct P# { @int get(int a) const { return $; } };
struct Q# { @int get(int a) const { return $; } };
template <bool B> using Which# = std::conditional_t<B, P#, Q#>;
template <class T> @int f#(int a) {
  typename std::conditional<sizeof(T) == 4, P#, Q#>::type p;
  std::conditional_t<std::is_same<T, int>::value, P#, Q#> q;
  return p.get(a) + q.get(a);
}
= f#<int>({e})
= Which#<true>().get({e})
= std::conditional_t<false, P#, Q#>().get({e})

17 if_constexpr
@int h#(int a) { return $; }
@int g#(int a) { return $; }
template <class T> @int f#(T a) {
  if constexpr (std::is_integral_v<T>) {
    return h#(a);
  } else {
    return g#(int(a));
  }
}
= f#({e})
= f#(2.5)

14 user_iterators
struct It# {
  int i;
  @int operator*() const { return i; }
  @It# &operator++() { ++i; return *this; }
  @bool operator!=(const It# &o) const { return i != o.i; }
};
struct R# {
  int n;
  @It# begin() const { return It#{0}; }
  @It# end() const { return It#{n}; }
};
! for (int q% : R#{2}) (void)q%;
! R# r%{3}; for (auto q% : r%) (void)q%;
! for (It# i% = R#{2}.begin(); i% != It#{2}; ++i%) (void)*i%;

14 functors
struct Op# { @int operator()(int a) const { return $; } };
template <class Op> @int t#(int a) { return Op()(a); }
template <class Op> @int b#(int a) { return Op{}(a); }
template <class Op = Op#> @int d#(int a, Op op = Op()) { return op(a); }
template <class Op> struct Uses# {
  Op op;
  @int run(int a) const { return op(a); }
};
= t#<Op#>({e})
= b#<Op#>({e})
= d#({e})
= Uses#<Op#>().run({e})
= Op#{}({e})

14 statics
struct S# {
  static int x;
  static const int y = 2;
  @static int get(int a);
  @static int far(int a = get(1)) { return a; }
};
int S#::x = 1;
int S#::get(int a) { return $; }
= S#::x
= S#::get({e})
= S#::far()

14 constexprs
@constexpr int h#(int a) { return a + 1; }
constexpr int c# = h#(2);
template <int N> struct I# { enum { value = N }; };
struct K# {
  int v;
  @constexpr K#(int a) : v(a) {}
  @constexpr int get() const { return v; }
};
constexpr K# k#(2);
= c#
= I#<h#(2)>::value
= K#({e}).get()
= k#.get()
! constexpr int x% = h#(3); (void)x%;
! int x%[h#(3)]; (void)x%;
! constexpr K# x%(2); (void)x%.get();

14 literals
@int operator""_u#(unsigned long long a) { return int(a); }
@constexpr int operator""_v#(unsigned long long a) { return int(a); }
= 3_u#
= 3_v#

14 inherited_constructors
struct B# {
  int v;
  @B#(int a) : v(a) {}
  @int get() const { return v; }
};
struct D# : B# {
  using B#::B#;
};
template <class T> struct E# : T {
  using T::T;
};
= D#({e}).get()
= D#{1}.v
= E#<B#>({e}).get()

17 structured_bindings
struct P# { int a; int b; };
@P# make#(int a) { return P#{a, 1}; }
! auto [x%, y%] = make#({e}); (void)x%; (void)y%;
! const auto &[x%, y%] = make#({e}); (void)(x% + y%);

14 crtp
template <class D> struct B# {
  @D &self() { return static_cast<D &>(*this); }
  @const D &self() const { return static_cast<const D &>(*this); }
  @int run(int a) const { return self().impl(a); }
};
struct C# : B#<C#> {
  @int impl(int a) const { return $; }
};
template <class T> struct T# : B#<T#<T>> {
  @int impl(int a) const { return $; }
};
= C#().run({e})
= T#<int>().run({e})

14 tags
@int imp#(int a, std::true_type) { return $; }
@int imp#(int a, std::false_type) { return $; }
template <class T> @int f#(T a) {
  return imp#(int(a), std::is_integral<T>{});
}
template <class T> @int g#(T a) {
  return imp#(int(a), typename std::is_floating_point<T>::type());
}
= f#({e})
= g#(2.5)

14 enabled
template <class T, std::enable_if_t<std::is_integral<T>::value, int> = 0>
@int f#(T a) { return int(a); }
template <class T, std::enable_if_t<!std::is_integral<T>::value, int> = 0>
@int f#(T a) { return int(a); }
template <class T> @typename std::enable_if<std::is_integral<T>::value, T>::type g#(T a) { return $; }
= f#({e})
= f#(2.5)
= g#({e})

14 wrapped
template <class F> struct W# {
  F f;
  @int operator()(int a) const { return f(a); }
};
template <class F> @W#<F> wrap#(F f) { return W#<F>{f}; }
struct Op# { @int operator()(int a) const { return $; } };
= wrap#(Op#())({e})
= W#<Op#>{Op#()}({e})

14 function_arguments
@int h#(int a) { return $; }
template <int (*F)(int)> @int f#(int a) { return F(a); }
@int g#(int (*p)(int), int a) { return p(a); }
= f#<h#>({e})
= f#<&h#>({e})
= g#(h#, {e})

14 pointers
struct C# {
  int v;
  @int get(int a) const { return v + $; }
};
template <class T> struct Ptr# {
  T *p;
  @T *operator->() const { return p; }
  @T &operator*() const { return *p; }
  @explicit operator bool() const { return p; }
};
! C# c%{1}; Ptr#<C#> p%{&c%}; (void)p%->get(1);
! C# c%{1}; Ptr#<C#> p%{&c%}; (void)(*p%).get(1);
! C# c%{1}; Ptr#<C#> p%{&c%}; if (p%) (void)c%.v;

14 comparisons
struct C# { int v; };
@bool operator==(const C# &x, const C# &y) { return x.v == y.v; }
@bool operator<(C# x, C# y) { return x.v < y.v; }
template <class T> @C# operator*(T s, const C# &x) { return C#{int(s) * x.v}; }
@C# &operator+=(C# &x, int a) { x.v += a; return x; }
= (C#{1} == C#{2})
= (C#{1} < C#{2})
= (2 * C#{1}).v
= (2.5 * C#{1}).v
! C# c%{1}; c% += 2; (void)c%;

14 enumerations
enum class E# { one, two };
@constexpr E# operator|(E# x, E# y) { return E#(int(x) | int(y)); }
@int number#(E# x) { return int(x); }
= int(E#::one | E#::two)
= number#(E#::two)

14 parts
struct M# {
  int v;
  @M#() : v(1) {}
  @~M#() { v = 0; }
};
struct C# { M# m; int w; };
struct D# : M# { int w; };
struct A# { M# m[2]; };
! C# c%; (void)c%;
! D# c%; (void)c%;
! A# c%; (void)c%;
! M# c%[2]; (void)c%;
! C# c%{}; C# d% = c%; (void)d%;

14 nested_classes
template <class T> struct O# {
  struct In {
    T v;
    @T get(T a) const { return v + $; }
  };
  In in;
  @T get(T a) const { return in.get(a); }
  @static In make() { return In{1}; }
};
= O#<int>().get({e})
= O#<int>::make().get({e})
= O#<int>::In{1}.get({e})

14 variable_templates
@constexpr int h#(int a) { return a; }
template <class T> constexpr int size# = sizeof(T);
template <class T> constexpr int other# = h#(2);
= size#<int>
= other#<int>

17 objects
struct Op# {
  @constexpr int operator()(int a) const { return a + 1; }
  template <class T> @T operator()(T *p) const { return *p; }
};
inline constexpr Op# op#{};
= op#({e})

14 makes_lambda
@int h#(int a) { return $; }
^auto make#(int b) {
  return [=](int a) { return h#(a) + b; };
}
= make#(1)({e})

14 nested_lambdas
@int h#(int a) { return $; }
! auto l% = [=](int a) { auto m = [=](int b) { return h#(a + b); }; return m(1); }; (void)l%({e});
! auto l% = [](auto a) { return h#(int(a)); }; (void)l%(1);
! (void)[](auto... a) { return h#(int(sizeof...(a))); }(1, 2);
! auto l% = [](auto f, int a) { return f(a); }; (void)l%([](int b) { return h#(b); }, 1);

14 reducers
template <class T> struct Sum# {
  @T operator()(const T &x, const T &y) const { return x + y; }
  @static constexpr T identity() { return T(0); }
};
template <class T, class R = Sum#<T>> struct Reduce# {
  T v;
  @explicit Reduce#(T x = R::identity()) : v(x) {}
  @Reduce#(const Reduce# &o) : v(o.v) {}
  @const Reduce# &operator+=(T x) const {
    R()(v, x);
    return *this;
  }
  @T get() const { return v; }
  @operator T() const { return get(); }
};
! Reduce#<int> r%(0); r% += 2;
! Reduce#<int> r%; (void)r%.get();
! Reduce#<double> r%(1); (void)double(r%);

14 traits
struct P# { @static int get(int a) { return $; } };
struct Q# { @static int get(int a) { return $; } };
template <class T> struct Trait# { using type = P#; static constexpr bool fast = false; };
template <> struct Trait#<int> { using type = Q#; static constexpr bool fast = true; };
template <class T> using Trait#_t = typename Trait#<T>::type;
template <class T> @int f#(T a) {
  return Trait#<T>::type::get(int(a));
}
template <class T> @int g#(T a) {
  using U = Trait#_t<T>;
  return U::get(int(a));
}
= f#({e})
= f#(2.5)
= g#({e})

14 aliases
namespace deep# {
@int h(int a) { return $; }
struct C { @int get(int a) const { return $; } };
}
namespace short# = deep#;
using deep#::C;
using Other# = deep#::C;
typedef deep#::C Third#;
= short#::h({e})
= Other#().get({e})
= Third#().get({e})

14 specialised
template <class T> struct C# { @int get(T a) const { return int(a); } };
template <> struct C#<int> { @int get(int a) const { return $; } };
template <class T> struct C#<T *> { @int get(T a) const { return int(a); } };
template <class T> @int f#(T a) { return C#<T>().get(a); }
= C#<int>().get({e})
= C#<double>().get({e})
= C#<int *>().get({e})
= f#({e})

14 dispatchers
template <class T> struct Range# { T lo; T hi; };
template <class T, class F> @void each#(const Range#<T> &r, F f) {
  for (T i = r.lo; i < r.hi; ++i)
    f(i);
}
@int h#(int a) { return $; }
! each#(Range#<int>{0, 2}, [=](int a) { (void)h#(a); });
! int n% = 0; each#(Range#<int>{0, 2}, [&](int a) { n% += h#(a); });

14 members_by_template
struct C# {
  template <class T> @T get(T a) const { return $; }
  template <int N> @int at() const { return N; }
  template <class T> @static T make(T a) { return a; }
};
template <class C> @int f#(const C &c) {
  return c.template at<1>() + c.template get<int>(2) + C::template make<int>(3);
}
= C#().at<2>()
= C#().get<int>({e})
= f#(C#())

17 guides
template <class T> struct C# {
  T v;
  @C#(T a) : v(a) {}
  @T get() const { return v; }
};
= C#(1).get()
= C#(2.5).get()
! C# c%(1); (void)c%.get();

20 concepts
template <class T> concept Whole# = std::is_integral_v<T>;
template <Whole# T> @int f#(T a) { return $; }
template <class T> requires(!Whole#<T>) @int f#(T a) { return int(a); }
@int g#(Whole# auto a) { return int(a); }
= f#({e})
= f#(2.5)
= g#({e})

14 out_of_class
template <class T> struct C# {
  T v;
  @C#(T a);
  @T get(T a) const;
  template <class U> @int other(U a) const;
  @C# &operator=(const C# &o) { v = o.v; return *this; }
};
template <class T> C#<T>::C#(T a) : v(a) {}
template <class T> T C#<T>::get(T a) const { return v + $; }
template <class T> template <class U> int C#<T>::other(U a) const { return int(a); }
= C#<int>({e}).get({e})
= C#<int>({e}).other(2.5)
! C#<int> c%(1), d%(2); c% = d%;

14 hosts_and_kernels
@int h#(int a) { return $; }
template <class F> __global__ void kernel#(F f, int n) { f(n); }
template <class T> struct Body# {
  T v;
  @void operator()(int a) const { (void)(h#(a) + v); }
};
template <class T> void launch#(T v) {
  kernel#<<<1, 1>>>(Body#<T>{v}, 2);
}
void start#() { launch#(1); }

14 units
template <class T, int N> struct Vec# {
  T v[N];
  @T &operator[](int i) { return v[i]; }
  @const T &operator[](int i) const { return v[i]; }
  @static constexpr int size() { return N; }
  @Vec# operator-() const { return *this; }
};
template <class T, int N> @T dot#(const Vec#<T, N> &x, const Vec#<T, N> &y) {
  T s = 0;
  for (int i = 0; i < x.size(); ++i)
    s += x[i] * y[i];
  return s;
}
template <class T, int N> @Vec#<T, N> operator+(const Vec#<T, N> &x, const Vec#<T, N> &y) { return x; }
= dot#(Vec#<int, 2>(), Vec#<int, 2>())
= (Vec#<int, 2>() + Vec#<int, 2>())[0]
= (-Vec#<int, 2>())[{e}]
! Vec#<int, 3> x%{}; x%[1] = {e}; (void)(x% + x%);

14 sized_specialisation
@int h#(int a) { return $; }
template <int N> struct Loop# {
  @static int run(int a) { return h#(a) + Loop#<N - 1>::run(a); }
};
template <> struct Loop#<0> {
  @static int run(int a) { return a; }
};
= Loop#<2>::run({e})

14 held
struct P# {
  int v;
  @int get(int a) const { return v + $; }
};
struct H# {
  P# p;
  @const P# &part() const { return p; }
  @P# *raw() { return &p; }
  @int all(int a) const { return part().get(a) + p.get(a) + this->p.get(a); }
};
= H#().all({e})
= H#().part().get({e})
"""


class Form:
    def __init__(self, text):
        head, *lines = text.split("\n")
        self.std, self.name = int(head.split()[0]), head.split()[1]
        self.lines = [line for line in lines if line[0] not in "=!"]
        self.expressions = [line[2:] for line in lines if line[0] == "="]
        self.statements = [line[2:] for line in lines if line[0] == "!"]


ALL = [Form(text) for text in FORMS.strip().split("\n\n")]


def add(gen):
    """Adds a form to a unit: its lines, and what can be used of it."""
    form = gen.r.choice([f for f in ALL if f.std <= gen.std])
    number, same = gen.fresh(""), gen.space()[0]
    for line in form.lines:
        line = line.replace("#", number).replace("^", same)
        while "@" in line:
            line = line.replace("@", gen.space()[0], 1)
        while "$" in line:
            line = line.replace("$", gen.small() if "int a" in line or "T a" in line else gen.lit(), 1)
        gen.add(line)
    gen.things += [e.replace("#", number) for e in form.expressions]
    gen.forms += [e.replace("#", number) for e in form.statements]
