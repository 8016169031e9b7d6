"""What real programs have besides: the part of the generator of programs.py that was added by looking at Kokkos, RAJA, AMReX,
MFEM, Thrust, cudf, CUTLASS and physics codes.

`Wide` has, each as a choice of many: types by the grammar of declarators, expressions, declarations, statements, init-captures and
forms of lambdas that `Gen` mixes into everything, and whole units with a subject of their own.
"""

PRELUDE = r'''
namespace std { template <class T> struct tuple_size; template <unsigned long I, class T> struct tuple_element; }
struct Tup { int a; long b; template <unsigned long I> HD auto get() const { if constexpr (I == 0) return a; else return b; } };
template <> struct std::tuple_size<Tup> { static constexpr int value = 2; };
template <> struct std::tuple_element<0, Tup> { using type = int; };
template <> struct std::tuple_element<1, Tup> { using type = long; };
struct Bits { int a : 3; unsigned b : 5; int c; };
struct Op { int v; HD Op operator+(Op o) const { return {v + o.v}; } HD Op operator-() const { return {-v}; } HD Op operator*(int o) const { return {v * o}; } HD int operator()(int i) const { return i; } HD int operator()() const { return v; } HD int operator[](int i) const { return v + i; } HD Op &operator+=(int i) { v += i; return *this; } HD Op &operator++() { return *this; } HD Op operator++(int) { return *this; } HD bool operator==(Op o) const { return v == o.v; } HD bool operator<(Op o) const { return v < o.v; } HD bool operator!() const { return !v; } HD const Op *operator->() const { return this; } HD int operator*() const { return v; } HD Op operator<<(int) const { return *this; } HD Op operator,(Op o) const { return o; } HD explicit operator bool() const { return v; } };
HD inline Op operator|(Op o, int i) { return {o.v | i}; }
HD inline Op operator%(Op o, Op q) { return o; }
template <class T> struct Ded { T v; HD Ded(T t) : v(t) {} template <class U> HD Ded(T t, U) : v(t) {} };
template <class T> Ded(T *) -> Ded<long>;
template <class T> HD int by(const T &t) { return sizeof(t); }
HD inline int cr(const int &x) { return x; }
template <class T> HD T &&mv(T &t) { return static_cast<T &&>(t); }
template <class T> constexpr int vt = sizeof(T);
template <int N> constexpr int vn = N;
template <class T> using Same = T;
template <class T, class...> using First = T;
template <class T> using PtrTo = T *;
template <bool B, class T = void> struct En {};
template <class T> struct En<true, T> { using type = T; };
template <bool B, class T = void> using En_t = typename En<B, T>::type;
HD constexpr int operator""_u(unsigned long long x) { return int(x); }
HD constexpr int operator""_s(const char *, unsigned long n) { return int(n); }
enum class Col : unsigned char { red, green = 3 };
enum Plain : int { pl0, pl1 };
namespace o1 { struct T1 { using N = int; struct In { int a; using M = long; }; template <class Q> struct Tm { Q q; using V = Q; }; enum Ev { v0 }; }; using T2 = T1::In; inline namespace o2 { template <class T> struct Q1 { T a; }; struct Q2 { int a; }; } namespace o3 = ::g::deep; int over(int); int over(long); }
template <class A, class B> struct Both { A a; B b; };
template <class A, class B> HD Both<A, B> both(A a, B b) { return {a, b}; }
struct Range { int lo, hi; HD int *begin() const { return nullptr; } HD int *end() const { return nullptr; } HD int size() const { return hi; } };
struct Pol { int n; }; template <int N> struct PolN {};
namespace kk { template <class P, class F> void parallel_for(P p, const F &f) {} template <class P, class F> void parallel_for(const char *, P p, F f) {} template <class P, class F, class R> void parallel_for(const char *, P p, F f, R &r) {} template <class P, class F> void forall(Range r, F &&f) {} template <class F> HD int call(F f, int n = 1) { return n; } template <class F> struct Functor { F f; }; template <class F> Functor(F) -> Functor<F>; template <class F> Functor<F> make(F f) { return {f}; } struct Graph { template <class F> Graph &then(F f) { return *this; } template <class F> Graph &operator<<(F f) { return *this; } template <class F> int operator[](F f) { return 1; } template <class F> int operator+=(F f) { return 1; } int n; }; }
#define K_LAMBDA [=] __host__ __device__
#define K_DEV [=] __device__
#define K_CLASS [=, *this] __device__
#define LOOP_BEGIN(r, i) kk::forall<PolN<4>>(r, [=] __device__ (int i) {
#define LOOP_END });
#define LOOP3(i, j, l, ...) kk::parallel_for(Pol{3}, [=] __device__ (int i, int j, int l) noexcept __VA_ARGS__)
#define DEVFOR(n, i, block) if (true) { kk::forall<Pol>(Range{0, n}, [=] __host__ __device__ (int i) block); }
#define LOOP_IF(c, ...) if (c) kk::parallel_for(Pol{1}, __VA_ARGS__); else (void)0
'''.strip("\n").split("\n")

BUILTIN = ("int", "int", "unsigned", "long", "long unsigned int", "unsigned char", "signed char", "char", "bool", "float", "double", "short int",
           "long long", "unsigned long long int", "int unsigned", "long signed", "char16_t", "wchar_t", "long int unsigned", "long double")
CLASSES = ("P", "struct P", "g::Ty", "::g::Ty", "Box<int>", "h::Id<int>", "X", "g::IV", "g::v1::IV", "ga_ns::D", "g::deep::D::In", "h::Ty", "An",
           "Arr<3>", "Arr<2, long>", "Arr<g::gc + 1>", "Wrap<Box, int>", "List<int, char>", "List<>", "Box<Box<P>>", "o1::T1", "o1::T2", "o1::T1::In",
           "o1::T1::Tm<int>", "o1::Q1<int>", "o1::o2::Q1<P>", "o1::o3::D", "Bits", "Op", "Both<int, P *>", "Same<P>", "First<P, int>", "Col", "Plain", "g::E",
           "enum Col", "g::S", "o1::T1::Ev", "Acc<int>", "Box<int>::In", "struct o1::T1::In", "::P", "Tup", "Box<Same<int>>", "Same<Box<long>>")
SCALARS = ("Int", "h::Int", "size_type", "o1::T1::N", "o1::T1::In::M", "o1::T1::Tm<int>::V", "Box<long>::type", "decltype(g::gv)", "decltype(1 + 2)",
           "decltype(fn(1))", "decltype(P::sa)", "Same<int>", "First<int, P, long>", "En_t<true, int>", "decltype(g::gp.a)", "Acc<char>::type", "PtrTo<int>",
           "PtrTo<const P>", "decltype(nullptr)", "decltype(&P::a)", "decltype(vt<int>)", "decltype(sizeof(int))", "__typeof__(1)")


class Wide:
    # -- types ---------------------------------------------------------------------
    def declarator(self, name, steps, local=False):
        """A declarator by its grammar; `name` may be empty. `local` ones can be initialised with `{}`."""
        inner, last = name, None
        for _ in range(steps):
            may = ["*", "*", "* const"]
            if last in (None, "fn") and not (local and last is None): may += ["&"] * 2 + ["&&"]
            if last != "fn" and last is not None or name: may += ["[]"] * (last != "fn" and last != "raw")
            if last in ("*", "&", "C::*"): may += ["fn"] * 3
            if last != "&": may.append("C::*")
            k = self.ch(*may)
            wrap = f"({inner})" if last in ("*", "&", "C::*") else inner
            if k.startswith("*"): inner, last = k + (" " if "const" in k else "") + inner, "*"
            elif k.startswith("&"): inner, last = k + inner, "&"
            elif k == "[]": inner, last = f"{wrap}[{self.ch('2', '3', 'k', 'g::gc', '1 + 1')}]", "[]"
            elif k == "C::*": inner, last = f"{self.ch('P', 'g::Ty', 'Box<int>', 'o1::T1::In', 'P')}::*{inner}", "C::*"
            else:
                member = last == "C::*"
                inner, last = f"{wrap}({self.few_types()}){self.ch('', ' const', ' noexcept', ' &') if member else self.ch('', '', ' noexcept')}", "fn"
        if last == "fn": pass
        return inner

    def few_types(self):
        return ", ".join(self.type_(0) if self.p(.7) else self.type_(1) for _ in range(self.r.randrange(3))) or self.ch("", "", "void")

    def base_type(self, ts=()):
        k = self.r.randrange(10)
        if ts and k < 4:
            T = self.r.choice(ts)
            return self.ch("{}", "Box<{}>", "typename Box<{}>::type", "Same<{}>", "Arr<2, {}>", "List<{}, int>", "First<{}, int>", "typename Acc<{}>::type", "o1::Q1<{}>", "decltype(Box<{}>().v)",
                           "o1::T1::Tm<{}>", "typename o1::T1::template Tm<{}>::V", "PtrTo<{}>", "Both<{}, int>", "Box<Box<{}>>", "typename Box<{}>::In", "h::Id<{}>", "Box<{} *>", "Box<const {}>",
                           "Wrap<Box, {}>", "List<{}, {} *>", "decltype(Box<{}>{{}}.v)", "En_t<(sizeof({}) > 0), int>", "__typeof__(Box<{}>{{}})").replace("{}", T).replace("{{}}", "{}")
        if k < 4: return self.ch(*BUILTIN)
        if k < 8: return self.ch(*CLASSES)
        if k == 8: return f"{self.ch('Box', 'List', 'Same', 'o1::Q1')}<{self.type_(1).replace('&', '*')}>"
        return self.ch(*SCALARS)

    def type_(self, steps, ts=(), name="", local=False):
        """A type, with the name of what has it; a name makes it a declaration."""
        base = self.base_type(ts)
        cv = self.ch("", "", "", "", "const ", "const ", "volatile ", "east")
        head = f"{base} const" if cv == "east" else cv + base
        d = self.declarator(name, steps, local)
        return f"{head} {d}".rstrip()

    def wide_param(self, x, ts):
        """A parameter of some type."""
        if self.p(.12): return self.type_(self.r.randrange(3), ts, "").replace("[k]", "[2]"), None
        return self.type_(self.r.choice([0, 1, 1, 2, 2, 3, 4]), ts, x), [f"by({x})", f"by({x})", f"int(sizeof({x}))"]

    # -- expressions -----------------------------------------------------------------
    def wide_expr(self, env, d, ctx):
        e = lambda: f"int({self.expr(env, d - 1, ctx)})"
        u = lambda: self.use(env)
        nm = self.capname(env) or "1"
        k = self.r.randrange(60)
        if k == 0: return f"by({u()})"
        if k == 1: return f"cr({u()})"
        if k == 2: return f"(Op{{{e()}}} {self.ch('+', '%', ',')} Op{{{e()}}}).v"
        if k == 3: return self.ch(f"(-Op{{{e()}}}).v", f"Op{{{e()}}}()", f"Op{{{e()}}}({e()})", f"Op{{1}}[{e()}]", f"*Op{{{e()}}}", f"Op{{{e()}}}->v", f"(Op{{1}} << {e()}).v", f"int(!Op{{{e()}}})", f"(Op{{2}} * {e()}).v", f"int(Op{{1}} == Op{{{e()}}})", f"(Op{{{e()}}} | 2)->v")
        if k == 4: return self.ch("12_u", '"abc"_s', "0x1F_u", "1'0_u")
        if k == 5: return self.ch('int(sizeof(R"x(a " ) ] b)x"))', 'int(sizeof(u8"x"))', "int(L'c')", r"int(u'\u00e9')", r"'\x41'", r"'\''", "int(1e3)", "0b101", "int(0x1p3)", "int(.5f)", "int(1.)", r"int('\\')", 'int(sizeof("a" "b" L"c"))', "int(10ull)", "int(U'x')", r'int(sizeof("\"[=]{"))', 'int(sizeof(R"(//)"))', "int(1.5e-3L)")
        if k == 6: return self.ch(f"Ded{{{e()}}}.v", f"Ded({e()}).v", f"Ded({e()}, 'c').v", f"int(Ded(&g::gv, 1).v == nullptr)")
        if k == 7 and nm != "1": return self.ch(f"int(static_cast<const decltype({nm}) &>({nm}) == 0)", f"int(reinterpret_cast<long>(&{nm}))", f"int(&{nm} != nullptr)", f"int(sizeof(*&{nm}))", f"int((&{nm})[0] == 0)", f"by(static_cast<const volatile decltype({nm}) *>(&{nm}))")
        if k == 8: return f"int(__builtin_expect({e()}, 1))"
        if k == 9: return self.ch("int(__func__[0])", "__LINE__", "int(sizeof(__FILE__))", "int(sizeof(__PRETTY_FUNCTION__))") if ctx in ("host", "dev") else "1"
        if k == 10 and ctx != "unev": return self.ch(f"[](auto q_) {{ return q_; }}({e()})", f"[](auto &&... q_) {{ return sink(q_...); }}({e()}, 'c')", f"[q_ = 0, r_ = {e()}]() mutable {{ return ++q_ + r_; }}()", f"[&](int q_) -> decltype(q_) {{ return q_ + {e()}; }}(2)") if ctx in ("host", "plain", "dev") else "1"
        if k == 11: return self.ch("vt<int>", "vn<3>", f"vt<decltype({nm})>", f"vn<{self.constant(env)}>", "int(vt<Box<int>> > 2)", f"vt<decltype(({nm}))>", f"vn<vt<char>>")
        if k == 12: return f"({self.ch('Same<int>', 'First<int, P>', 'o1::T1::N', 'Box<int>::type', 'const int', 'decltype(1)')})({e()})"
        if k == 13: return self.ch(f"!!{u()}", f"- -{u()}", f"+-{u()}", f"~ ~{u()}")
        if k == 14: return f"int(noexcept(by({nm})))" if nm != "1" else "1"
        if k == 15: return self.ch(f"tf<sizeof({nm})>({e()})", f"tf<({self.constant(env)} > 2)>({e()})", f"tf<vn<{self.constant(env)}>>({e()})", f"tf<sizeof(Arr<{self.constant(env)}>)>({e()})", f"tf<int('c')>({e()})", f"tf<({self.constant(env)} >> 1)>({e()})")
        if k == 16 and self.std >= 20: return f"int(requires (int q_) {{ q_ + {nm}; typename Box<decltype({nm})>; {{ fn(q_) }}; requires sizeof(q_) > 1; }})"
        if k == 17 and self.std >= 20: return self.ch(f"P{{.a = {e()}}}.a", f"Both<int, P>{{.a = 1, .b = {{.a = {e()}}}}}.b.a", f"Bits{{.c = {e()}}}.c")
        if k == 18 and self.std >= 20 and ctx in ("host", "plain", "dev"): return self.ch(f"[]<class T_>(T_ q_) {{ return q_; }}({e()})", f"[]<int N_ = 3>(int q_) requires (N_ > 1) {{ return q_ + N_; }}({e()})", f"[=]<class... T_>(T_... q_) {{ return (q_ + ... + {e()}); }}(1, 2)")
        if k == 19: return f"both({e()}, {e()}).{self.ch('a', 'b')}"
        if k == 20: return f"Both<int, Box<int>>{{{e()}, {{{e()}}}}}.b.{self.ch('v', 'get()', 'as<int>()')}"
        if k == 21: return f"int({self.ch('Col::red', 'pl1', 'Plain::pl0', 'o1::T1::v0', 'g::S::y', 'Col(2)', 'Col{1}', 'static_cast<Col>(1)')})"
        if k == 22: return f"({e()} ? {u()} : throw 1)" if ctx in ("host", "plain") else "1"
        if k == 23: return f"(({u()}), (void)0, {u()})"
        if k == 24: return f"int(sizeof(int[{self.constant(env)}]) + alignof(P))"
        if k == 25: return f"PASS(({u()}) PASS(+) ({u()}))"
        if k == 26: return f"({{ int q_ = {e()}; switch (q_) {{ case 1: q_ = 2; }} q_; }})" if ctx in ("host", "dev", "plain", "hd") else "2"
        if k == 27: return f"({{ struct q_t {{ int a; }} q_{{{e()}}}; q_.a; }})" if ctx in ("host", "dev") else "2"
        if k == 28: return f"P{{{e()}, 2}}[{e()}]"
        if k == 29: return f"int(*({u()} ? &g::gv : &ga))"
        if k == 30: return self.ch("::g::garr[0]", "h::gv", "g::deep::Al{}.a", "o1::Q2{}.a", "o1::o2::Q2{4}.a", "h::Id<int>{2}.v", "int(sizeof(::h::X))", "P().a", "int()", "int{}", "P{}.b", "Op().v")
        if k == 31: return f"int(static_cast<int (*)(int)>(fn)({e()}))"
        if k == 32: return f"(&P::m == nullptr ? {u()} : {u()})"
        if k == 33: return f"(P{{{e()}, 1}}.*{self.ch('&P::a', '(&P::b)')})"
        if k == 34: return f"int(({u()} {self.ch('bitand', 'xor', 'or', 'not_eq', 'bitor')} {u()}))"
        if k == 35: return f"Box<decltype({u()})>{{}}.size"
        if k == 36: return f"int(sizeof(decltype({u()} + 0)[2]))"
        if k == 37: return f"fn(({u()}), ({u()}))"
        if k == 38: return f"[]{{ enum {{ q_ = 3 }}; return int(q_); }}()" if ctx in ("host", "plain", "dev") else "3"
        if k == 39: return f"Arr<2, Arr<2>>{{}}[{self.ch('0', '1')}][{self.ch('0', '1')}]"
        if k == 40: return f"EVAL(EVAL, fn, {e()})" if False else f"SECOND(x_y, ({e()}))"
        if k == 41: return f"int{{{self.ch('true', '3', 'vn<2>')}}}"
        return self.use(env, d)

    # -- init-captures --------------------------------------------------------------------
    def wide_init(self, env):
        """The initialiser of an init-capture and uses of what it makes; `x` stands for its name."""
        e = lambda: self.expr(env, 1, "plain")
        u = lambda: self.use(env)
        nm = self.capname(env) or "g::gv"
        k = self.r.randrange(42)
        if k in (17, 18, 20) and self.std < 20 and self.p(.9): k = 1    # before C++20 nvcc's text does not compile
        any_ = ["by(x)", "int(sizeof(x))"]
        if k == 0: return self.ch(f"mv({nm})", f"static_cast<decltype({nm}) &&>({nm})", f"static_cast<const decltype({nm}) &>({nm})", f"({nm})", f"(({nm}))"), any_
        if k == 1: return self.ch(f"fn({e()})", f"tf<3>({e()})", f"Box<int>{{1}}.as<long>()", f"both({u()}, {u()})", f"o1::over(1)", f"::fn({u()}, {u()})", f"sink({u()}, 1)", f"sink()", f"by({u()})", f"mv(g::gv)"), any_
        if k == 2: return f"{u()} ? {u()} : {u()}", any_
        if k == 3: return f"({u()} > {u()} ? {u()} : {self.lit()}) + {u()}", any_
        if k == 4: return self.ch("(long)", "(const int)", "(Same<int>)", "(o1::T1::N)", "(unsigned char)", "(unsigned long int)", "(Int)", "(h::Int)", "(bool)", "(float)", "(decltype(1 + 1))", "(int)(long)") + self.ch(u(), f"({u()})"), any_
        if k == 5: return f"{self.ch('static_cast', 'static_cast', 'static_cast')}<{self.ch('long', 'unsigned long int', 'const int', 'Int', 'o1::T1::N', 'bool', 'h::Int', 'short unsigned', 'double')}>({e()})", any_
        if k == 6: return self.ch(f"&{nm}", f"*&{nm}", f"const_cast<const decltype({nm}) *>(&{nm})", f"reinterpret_cast<const char *>(&{nm})", f"reinterpret_cast<long>(&{nm})", f"sizeof({nm})", f"sizeof {nm}", f"alignof(decltype({nm}))", f"noexcept({nm})", f"sizeof(decltype({nm}))"), any_
        if k == 7: return self.ch("1.5e-3", "0b11", 'L"w"', r"'\0'", 'R"(a\\b)"', "12_u", '"abc"_s', r'"a\tb\x41"', "1.f", "0x1p3", "100'000'000'000", "1e100", "1ull", "u'x'", 'U"x"', r"'\377'", "3.14159265358979", "0.1f", "1e-7", "0xFFFFFFFF", "2147483648", "-0.0", "077u", "1.0L", "00"), any_
        if k == 8: return self.ch(f"-{u()}", f"!{u()}", f"~{u()}", f"+{u()}", f"- -{u()}", f"!!{u()}", f"-({u()})"), any_
        if k == 9: return f"{u()} {self.ch('<<', '>>', '&', '|', '^', '<=', '==', '&&', '||', '%', '/', '-', '*', 'and', 'or', 'xor', 'bitand')} {u()} {self.ch('+', '-', '<<', '*', '&&', '==')} {u()}", any_
        if k == 10: return self.ch("vt<int>", "vn<3>", "vt<Box<int>>", "vn<vn<2>>", f"vn<{self.constant(env)}>", "Box<int>::size", "P::ea", "P::sa", "g::gc", "::k", "g::e1", "g::S::x", "Col::green", "pl1", "o1::T1::v0", "Arr<3>::n", "Arr<k>::n", "::g::gv"), any_
        if k == 11: return self.ch("Arr<3>{}", "Box<Box<int>>{{1}}", "P{1, 2}", "P()", "P{}", "g::Ty{3}", "o1::T2{4}", "An{1}", "Both<int, P>{1, {2, 3}}", "Bits{1, 2, 3}", "Col{}", "Plain(1)", "List<int, P>{}", "o1::Q2{}", "Same<P>{1, 2}", "h::Id<long>{3}", "o1::T1::Tm<int>{1}", "Ded{1}", "Ded(2)", "Ded<long>(2)", "Wrap<Box, int>{}", "Both{1, 2}" if self.std >= 20 else "P{}", "P{.a = 1}" if self.std >= 20 else "P{1}"), any_
        if k == 12: return self.ch("int{}", "int()", "int{3}", "nullptr", "int(3)", "long{}", "Int{2}", "Int()", "unsigned{}", "bool{}", "char{'c'}", "decltype(1){2}", "double()", "float{1.5f}", "Int(3.5)"), any_
        if k == 13: return self.ch("&P::a", "&P::m", "static_cast<int (*)(int)>(fn)", "&tf<2>", "&g::gp", "&g::garr", "&g::garr[1]", "g::gp.a", "(&g::gp)->b", "&::ga", "tf<2>", "&g::gp.a", "*&g::gv", "g::gp.m(1)", "g::gp[2]", "(g::gp.*&P::a)"), any_
        if k == 14: return self.ch(f"Op{{1}} + Op{{int({u()})}}", f"-Op{{2}}", f"Op{{1}}[{u()}]", f"Op{{1}}({u()})", "Op{1}()", "!Op{1}", "Op{1} << 2", "Op{1}->v", "*Op{1}", "Op{1} == Op{2}", "Op{1} | 2", "(Op{1}, Op{2})", "Op{1} * 2 + Op{3}", "Op{1} % Op{2}", "operator|(Op{1}, 2)", "Op{1}.operator-()", "-Op{1} + -Op{2}", "Op{1} < Op{2}", "Op{1}.operator+(Op{2}).v"), any_
        if k == 15: return f"({u()}, {u()})", any_
        if k == 16: return self.ch("__LINE__", "sizeof(__func__)", "int(__func__[0])", "__builtin_expect(1, 0)", "__builtin_offsetof(P, b)", "true and false", "not true", "compl 3"), any_
        if k == 17: return f"[{self.ch('=', '=', '&')}] {{ return int({e()}); }}", ["int(sizeof(x))"]
        if k == 18: return f"[{self.ch('=', '&')}]{self.ch('()', '', '() mutable', '() noexcept', '() -> int')} {{ return int({e()}); }}()", any_
        if k == 19: return f"eat([=] __device__ {{ return int({e()}); }})", any_
        if k == 20: return f"eat([=] {{ return int({e()}); }}) + {u()}", any_
        if k == 21: return f"PASS({u()})", any_
        if k == 22: return f"ADD({u()}, {u()})", any_
        if k == 23: return f"int({self.type_value()})", any_
        if k == 24: return f"({{ int q_ = int({u()}); q_ + 1; }})", any_
        if k == 25 and self.std >= 20: return f"requires {{ {u()} + 1; }}", any_
        if k == 26: return self.ch(f"{u()} /* c */ + {u()}", f"( {u()} )", f"(({u()}) + ({u()}))", f"({u()}) * ({u()}) - -({u()})", f"({u()} = = 1)".replace("= =", "==")), any_
        if k == 27: return f"Box<decltype({nm})>::size", any_
        if k == 28: return f"static_cast<{self.type_(1)}>(0)" if self.p(.3) else f"(int (*)(int))nullptr", any_
        if k == 29: return self.ch("new int(3)", "new int[2]", "new P{1, 2}", "new (int)", "(new P)->a", "*new int{2}"), any_
        return e(), any_

    def type_value(self):
        return self.ch("Same<int>(1)", "First<int, P>{2}", "En_t<true, int>(3)", "o1::T1::N(1)", "Box<int>::type(2)", "(Same<int>)1", "sizeof(Same<P>)", "sizeof(int (*)[3])", "sizeof(int P::*)", "alignof(Box<P>)", "sizeof(Arr<3, P *>)", "sizeof(unsigned long int)", "sizeof(const P &)", "sizeof(decltype(1))", "sizeof(List<int, char *>)", "sizeof(o1::T1::Tm<P>)", "sizeof(int (*(*)(int))(long))")

    # -- forms of lambdas -----------------------------------------------------------------
    def wide_lambda_param(self, x, generic_ok):
        """A parameter of a lambda, uses of it, whether it makes the lambda generic."""
        k = self.r.randrange(14)
        if k == 0: return f"int {x} = {self.ch('3', 'fn(1)', 'g::gc', 'vn<2>', 'sizeof(int)', '(1, 2)', 'int{}', 'Box<int>{1}.v', '[] { return 1; }()')}", [x], False
        if k == 1: return f"int (&{x})[3]", [f"{x}[1]"], False
        if k == 2: return f"const int {x}[2][3]", [f"{x}[1][2]"], False
        if k == 3 and generic_ok: return f"{self.ch('const auto (&{})[3]', 'auto *{}', 'const auto *{}', 'auto (*{})(int)')}".format(x), [f"int(sizeof({x}))"], True
        if k == 4 and generic_ok: return f"{self.ch('auto... {}', 'const auto &... {}', 'auto &&... {}')}".format(x), [f"int(sizeof...({x}))"], "pack"
        if k == 5: return self.ch("const int &", "P", "int (*)(int)", "int[2]", "int = 3", "P = {}", "int *const", "[[maybe_unused]] int = 2"), None, False
        if k == 6: return f"int {x} [[maybe_unused]]", [x], False
        return self.type_(self.r.randrange(4), (), x), [f"by({x})", f"int(sizeof({x}))"], False

    def wide_return(self, env, hd):
        """A trailing return type and a statement that returns a value of it."""
        nm = self.capname(env)
        k = self.r.randrange(14)
        if k == 0 and nm: return f"decltype({nm})" , None
        if k == 1 and nm: return f"decltype(int({nm} + 1))" if self.p(.5) else f"decltype(by({nm}))", "{}"
        if k == 2: return self.ch("int (*)(int)", "int (*)[3]", "const char *", "int P::*", "int (P::*)(int) const", "void (*)(int (*)(int))", "int (*(*)(int))(long)", "h::Fn *", "auto (*)(int) -> int", "PtrTo<int>", "const P *const"), "{}"
        if k == 3: return self.ch("const int &", "int &", "decltype((g::gv))", "Same<int &>", "const Int &"), "g::gv"
        if k == 4: return "decltype(auto)" if not hd else "int", "{}" if hd else "1"
        if k == 5: return self.ch("Box<int>", "P", "struct P", "::P", "o1::T1::In", "g::IV", "h::Id<int>", "o1::Q1<int>", "Both<int, long>", "Arr<3>", "Col", "g::E", "enum Plain", "Same<P>", "h::Ty", "Box<int>::In"), "{}"
        if k == 6: return self.ch("decltype(g::gp)", "decltype(g::gp.a)", "decltype(P::sa)", "decltype(fn(1))", "decltype(1 + 2)", "decltype(sizeof(int))", "decltype(Box<int>{}.v)", "decltype(true ? 1 : 2)", "decltype(P{1, 2})", "decltype(nullptr)", "__typeof__(1)"), "{}"
        return self.type_(self.r.randrange(3), (), "").replace("&", "*").split("[")[0], "{}"

    # -- declarations ------------------------------------------------------------------
    def wide_decl(self, env, d, ctx):
        from programs import Var
        x = self.name(env); y = self.name(env, (x,))
        e = lambda: f"int({self.expr(env, 1, ctx)})"
        A = lambda uses, n=None, **kw: env.add(Var(n or x, uses, **kw))
        host = ctx in ("host", "plain")
        v = self.var(env, lambda v: v.typ == "int" and v.auto)
        k = self.r.randrange(46)
        if k == 0:
            t = f"int {x}_a[2] = {{{e()}, 2}}; {self.ch('auto', 'auto &', 'const auto &', 'auto &&')} [{x}, {y}] = {x}_a;"
            A([x], sb=True); A([y], y, sb=True); return t
        if k == 1:
            t = f"{self.ch('auto', 'const auto', 'auto &&')} [{x}, {y}]{self.ch(' = Tup{%s, 2}', '{Tup{%s, 2}}', '(Tup{1, %s})') % e()};"
            A([f"int({x})"], sb=True); A([f"int({y})"], y, sb=True); return t
        if k == 2: A([x, f"cr({x})", f"by({x})", f"*&{x}"]); return self.ch(f"const int {x} = 3;", f"constexpr int {x} = 3;", f"const int {x}{{vn<2>}};", f"const auto {x} = g::gc;", f"constexpr auto {x} = sizeof(int);", f"const int {x} = {e()};")
        if k == 3: A([f"{x}.a", f"{x}.m(1)", f"by({x})", f"int(sizeof({x}.b))"]); return self.ch(f"constexpr P {x}{{1, 2}};", f"const P {x} = {{1, 2}};", f"const P {x}{{}};", f"P {x} = P();", f"auto {x} = P{{}};", f"const auto {x} = g::gp;", f"P {x}(g::gp);")
        if k == 4: A([f"{x}[0]", f"by({x})", f"{x}[1]", f"int(sizeof({x}))"], arr=True); return self.ch(f"constexpr int {x}[] = {{1, 2}};", f"const int {x}[2] = {{1}};", f"int {x}[] = {{1, 2, 3}};", f"constexpr int {x}[3]{{}};", f"const long {x}[] = {{1l, 2}};", f"char {x}[] = \"abc\";", f"bool {x}[2]{{}};")
        if k == 5: t = e(); A([f"int({x})"]); return self.ch(f"auto &&{x} = {t};", f"const auto &{x} = {t};", f"auto &&{x} = fn(1);", f"const int &{x} = {t};", f"int &&{x} = {t};", f"const long &{x} = {t};", f"decltype(auto) {x} = {t};", f"const auto &&{x} = {t};")
        if k == 6 and v: A([f"*{x}"]); return self.ch(f"auto *{x} = &{v.name};", f"const int *{x} = &{v.name};", f"auto {x} = &{v.name};", f"int *const {x} = &{v.name};", f"decltype(&{v.name}) {x} = &{v.name};", f"int *const &{x} = &{v.name};", f"const auto *const {x} = &{v.name};")
        if k == 7 and v: A([f"int({x})"]); return self.ch(f"decltype({v.name}) {x} = 1;", f"decltype(({v.name})) {x} = {v.name};", f"int {x} = {v.name}, *{x}_p = &{x};", f"auto {x}{{{v.name}}};", f"auto {x}({v.name});", f"Same<decltype({v.name})> {x}{{}};")
        if k in (8, 9, 10, 11):
            A([f"by({x})", f"by({x})", f"int(sizeof({x}))"]); return f"{self.type_(self.r.randrange(5), (), x, local=True)} = {{}};"
        if k == 12:
            t = e(); z = self.name(env, (x, y))
            A([x], typ="int"); A([f"*{y}"], y); A([f"{z}[1]"], z, arr=True); return f"int {x} = {t}, *{y} = &{x}, {z}[2] = {{1, 2}}, (&{z}_r)[2] = {z}, (*{z}_f)(int) = fn;"
        if k == 13: A([f"{x}.a", f"int({x}.b)", f"by({x})"]); return f"Bits {x}{{1, 2, 3}};"
        if k == 14: A([f"int({x})"]); return self.ch(f"Col {x} = Col::red;", f"auto {x} = Col::green;", f"Plain {x} = pl1;", f"enum Col {x}{{}};", f"o1::T1::Ev {x} = o1::T1::v0;", f"const Col {x}{{1}};", f"constexpr Plain {x} = pl0;", f"constexpr auto {x} = Col::red;")
        if k == 15 and host: A([f"{x}.a", f"by({x})"], auto=False); return self.ch(f"static P {x}{{1, 2}};", f"static const P {x} = {{}};", f"static constexpr P {x}{{1, 2}};", f"static P &{x} = g::gp;", f"static thread_local P {x};")
        if k == 16 and host: A([f"{x}[1]", f"by({x})"], auto=False); return self.ch(f"static int {x}[3];", f"static const int {x}[] = {{1, 2}};", f"static constexpr int {x}[2] = {{1, 2}};", f"static int (&{x})[3] = g::garr;")
        if k == 17: t = e(); A([f"{x}.v", f"by({x})"]); return self.ch(f"Ded {x}{{{t}}};", f"Ded {x} = {t};", f"Ded {x}({t}, 'c');", f"auto {x} = Ded({t});", f"Box<int> {x} = {{{t}}};", f"auto {x} = Box<int>{{{t}}};", f"Box {x}{{{t}}};" if self.std >= 20 else f"Ded<int> {x}{{{t}}};", f"const Ded {x}{{{t}}};")
        if k == 18: t = e(); A([x]); return self.ch(f"alignas(16) int {x} = {t};", f"int {x} [[maybe_unused]] = {t};", f"__attribute__((unused)) int {x} = {t};", f"int {x} __attribute__((aligned(8))) = {t};", f"[[maybe_unused]] const int {x} = {t};", f"int alignas(8) {x} = {t};" if False else f"alignas(int) alignas(8) int {x} = {t};")
        if k == 19: A([f"{x}[1]"], arr=True); return self.ch(f"typedef int {x}_t[3]; {x}_t {x} = {{}};", f"using {x}_t = int[2]; {x}_t {x}{{}};", f"typedef int {x}_e, {x}_t[2]; {x}_t {x} = {{}};")
        if k == 20: A([x]); t = e(); return self.ch(f"int {x} = ({t} ? {t} : 2);", f"int {x} = [&] {{ return {t}; }}();", f"int {x} = ({t}, 2);", f"int {x} = {{{t}}};", f"int {x}{{}};", f"int {x} = int();", f"auto {x} = [=] {{ return {t}; }}();") if ctx == "host" else f"int {x} = {t};"
        if k == 21: A([f"{x}.x", f"{x}.f(2)", f"by({x})"]); return f"Acc<int> {x}{{1, 2, 3}};"
        if k == 22: A([f"{x}(1)"]); return self.ch(f"auto *{x} = &tf<2>;", f"auto {x} = tf<3>;", f"int (*{x})(int) = tf<2>;", f"auto &{x} = tf<2>;", f"int (*const {x})(int) = fn;", f"Same<int(int)> *{x} = fn;", f"h::Fn *const {x} = fn;", f"auto (*{x})(int) -> int = fn;")
        if k == 23: A([f"{x}[1](2)"], arr=True); return f"int (*{x}[2])(int) = {{fn, fn}};"
        if k == 24:
            A([f"int({x})"]); return f"using {x}_u = {self.base_type()}; int {x} = sizeof({x}_u);"
        if k == 25 and host: A([x], auto=False, const=True); return f"enum class {x}_e {{ aa, bb }}; enum {{ {x} = int({x}_e::bb) }};"
        if k == 26 and self.std >= 20 and host and not any(n in sc for sc in env.scopes for n in ("red",)): A(["int(red)"], "red", auto=False, const=False); return "using enum Col;"
        if k == 27 and host: A(["gv", "int(e0)", "gp.a", "garr[1]"], self.fresh("ud"), auto=False); return "using namespace g;"
        if k == 28 and host: A([f"{x}::gv", f"{x}::gp.b"], auto=False); return f"namespace {x} = g;"
        if k == 29 and host and "over" not in env.scopes[-1]: A(["over(1)"], "over", auto=False, bad=True); return "using o1::over;"
        if k == 30: A([f"{x}.a.v", f"by({x})"]); return f"Both<Box<int>, {self.base_type()}*> {x}{{}};"
        if k == 31: A([f"{x}.size()", f"{x}.hi"]); return f"const Range {x}{{0, 3}};"
        if k == 32: A([f"{x}->a", f"(*{x}).b"]); return self.ch(f"P *{x} = &g::gp;", f"auto {x} = &g::gp;", f"const P *const {x} = &g::gp;", f"auto *{x} = new P{{1, 2}};", f"P *{x}{{}};", f"PtrTo<P> {x} = nullptr;")
        if k == 33: A([f"{x}[0][1]", f"by({x}[1])", f"{x}[1][0]"], arr=True); return self.ch(f"int {x}[2][2] = {{{{1, 2}}, {{3}}}};", f"constexpr int {x}[2][2] = {{}};", f"const int {x}[][2] = {{{{1}}, {{2}}}};", f"Arr<2> {x}[2] = {{}};")
        if k == 34: A([f"(g::gp.*{x})", f"((&g::gp)->*{x})"]); return self.ch(f"int P::*{x} = &P::a;", f"auto {x} = &P::b;", f"constexpr int P::*{x} = &P::a;", f"const auto {x} = &P::a;", f"int P::*const {x} = &P::b;")
        if k == 35: A([f"(g::gp.*{x})(1)"]); return self.ch(f"auto {x} = &P::m;", f"constexpr auto {x} = &P::m;", f"int (P::*const {x})(int) const = &P::m;")
        if k == 36: A([f"int(*{x})", f"int({x}[0])"]); return self.ch(f'const char *{x} = R"(a)" "b";', f'const char {x}[] = "xy";', f'auto {x} = "z";', f'constexpr const char *{x} = "c";', f'const wchar_t *{x} = L"w";', f'auto &{x} = "ref";', f'static const char {x}[] = "s";' if False else f'const char *const {x} = "t";')
        if k == 37: A([f"{x}"]); t = e(); return f"int {x} = {t}; {{ int {x} = int(sizeof({x})); (void){x}; }}"
        if k == 38: A([f"{x}"]); t = e(); return f"int {x};\n#if 1\n  {x} = {t};\n#else\n  {x} = [=] __device__ {{ return 1; }};\n#endif\n "
        if k == 39: A([f"int({x} == nullptr)"]); return f"decltype(nullptr) {x}{{}};"
        if k == 40: A([f"int({x})"]); return self.ch(f"volatile int {x} = 1;", f"const volatile int {x} = 2;", f"volatile const long {x} = 2;")
        t = e(); A([x], typ="int"); return f"int {x} = {t};"

    # -- statements ------------------------------------------------------------------
    def wide_place(self, env, ctx, d):
        """A statement with an annotated lambda in some place of it."""
        L = lambda: self.lam(env, ctx, max(d - 1, 1))
        x = self.fresh("w")
        k = self.r.randrange(32)
        if k == 0: return f"(void)P{{eat({L()}), 1}};"
        if k == 1: return f"(void)g::garr[eat({L()})];"
        if k == 2: return f"kk::Graph{{}} << {L()} << {L()};"
        if k == 3: return f"kk::Graph{{}}.then({L()}).then({L()}).n += 1;"
        if k == 4: return f"kk::Graph {x}; (void){x}[({L()})];"
        if k == 5: return f"kk::parallel_for(Pol{{1}}, {L()});"
        if k == 6: return f"int {x} = 0; kk::parallel_for(\"{self.ch('name', '[=] __device__ {', 'it]')}\", Pol{{1}}, {L()}, {x});"
        if k == 7: return f"kk::forall<PolN<{self.ch('3', '(3 > 2)', 'k')}>>(Range{{0, 1}}, {L()});"
        if k == 8: return f"kk::Functor {x}{{{L()}}};"
        if k == 9: return f"auto {x} = kk::make({L()}); (void)sizeof({x});"
        if k == 10: return f"auto {x} = both({L()}, {L()}); (void)sizeof({x}.a);"
        if k == 11: return f"auto [{x}, {x}_b] = both(1, {L()});" if self.p(.5) else f"auto *{x} = new kk::Functor{{{L()}}};"
        if k == 12: return f"LOOP_IF({self.use(env)}, {L()});"
        if k == 13: return f"if (int {x} = 1; kk::call({L()}, {x}) > 1) {L()}; else if (kk::call({L()})) {{ }}" if False else f"if (int {x} = 1; kk::call({L()}, {x}) > 1) eat({L()}); else if (kk::call({L()})) {{ }} else eat({L()});"
        if k == 14: return f"for (auto {x} = {L()}; false; (void)eat({x})) eat({L()});"
        if k == 15: return f"while (int {x} = eat({L()})) {{ eat({L()}); break; }}"
        if k == 16: return f"switch (int {x} = eat({L()}); {x}) {{ case 1: {{ eat({L()}); }} [[fallthrough]]; case 2: eat({L()}); }}"
        if k == 17: return f"(void)noexcept(eat({L()}));" if self.std >= 20 else f"(void)(eat({L()}), eat({L()}));"
        if k == 18: return f"using {x} = decltype({L()});" if self.std >= 20 else f"(void)!eat({L()});"
        if k == 19: return f"throw eat({L()});" if ctx == "host" and self.p(.5) else f"(void)int{{eat({L()})}};"
        if k == 20: return f"eat(eat2(1, {L()}, eat({L()})));"
        if k == 21: return f"[[maybe_unused]] auto {x} = {L()}, {x}_b = 1;" if False else f"[[maybe_unused]] const auto &{x} = {L()};"
        if k == 22: return f"goto {x}; {x}: eat({L()});"
        if k == 23: return f"#pragma unroll\n  for (int {x} = 0; {x} < 2; ++{x}) eat({L()});" if False else f"_Pragma(\"unroll\") for (int {x} = 0; {x} < 2; ++{x}) eat({L()});"
        if k == 24: return f"kk::forall<Pol>({{0, eat({L()})}}, ({L()}));"
        if k == 25: return f"auto {x} = [=](int q_) {{ return kk::call({self.lam(self.plain_env(env), 'plain', 1)}, q_); }}; (void){x}(1);" if ctx == "host" else f"eat({L()});"
        if k == 26: return f"delete new kk::Functor<int>{{eat({L()})}};"
        if k == 27: return f"(void)static_cast<long>(eat({L()})), (void)(long)eat({L()});"
        if k == 28: return f"static const int {x} = eat({L()});" if ctx == "host" else f"eat({L()});"
        if k == 29: return f"int {x}[2] = {{eat({L()}), {{eat({L()})}}}};"
        if k == 30: return f"for (int {x} : {{eat({L()})}}) for (auto [{x}_a, {x}_b] : {{P{{1, 2}}}}) eat({L()});"
        return f"(eat)({L()}); (::eat)({L()}); ::kk::call({L()});"

    def wide_stmt(self, env, d, ctx):
        from programs import Var
        e = lambda c=env: f"int({self.expr(c, 1, ctx)})"
        c = env.child(); x = self.name(c); y = self.name(c, (x,))
        S = lambda n=1, sc=None: self.stmts((sc or c).child(), n, d - 1, ctx, inl=True)
        k = self.r.randrange(24)
        if k == 0:
            i = e(); c.add(Var(x, [x])); j = e(c); c.add(Var(y, [y])); return f"if (auto {x} = {i}; auto {y} = {j}) {{ {S()} }} else {{ {S()} }}"
        if k == 1:
            i = e(); c.add(Var(x, [x])); return f"switch (int {x} = {i}) {{ case 1: {{ {S()} }} [[fallthrough]]; case 2: {{ {S()} break; }} default: ; }}"
        if k == 2:
            i, j = e(), e(); c.add(Var(x, [x])); c.add(Var(y, [y])); return f"for (int {x} = {i}, {y} = {j}; {x} < {y}; ++{x}, --{y}) {{ {S(2)} }}"
        if k == 3:
            c.add(Var(x, [x], sb=True)); c.add(Var(y, [y], sb=True)); return f"for ({self.ch('auto', 'const auto &', 'auto &&')} [{x}, {y}] : {{P{{1, 2}}, P{{}}}}) {{ {S()} }}"
        if k == 4:
            i = e(); c.add(Var(x, [f"{x}.a", f"by({x})"])); return f"if (P {x}{{{i}, 1}}; {x}.a) {{ {S()} }}"
        if k == 5:
            i = e(); c.add(Var(x, [f"*{x}"])); return f"while (auto *{x} = {i} ? &g::gv : nullptr) {{ {S()} break; }}"
        if k == 6 and ctx == "host": return f"if constexpr ({self.ch('sizeof(int) > 2', 'true', 'vn<3> == 3', 'false', 'g::gc > 3')}) {{ {S(1)} }} else {{ {S(1)} }}"
        if k == 7: c.add(Var(x, [x])); i = e(); return f"{self.ch('', '_Pragma(%s) ' % chr(34).join(['', 'unroll', '']))}for (int {x} = {i}; {x} < 3; {x} += 2) {{ {S()} continue; }}"
        if k == 8: return f"\n#pragma {self.ch('unroll', 'GCC ivdep', 'omp parallel for')}\n  for (int {x} = 0; {x} < 2; ++{x}) {{ {S()} }}" if self.has("pragma") else ";"
        if k == 9: return f"\n#if {self.ch('0', '1', 'defined(__CUDACC__)', 'defined(__NVCC__) && 1', '!defined(NEVER_DEFINED_X)')}\n  {{ {S()} }}\n#else\n  {{ {S()} }}\n#endif\n "
        if k == 10:
            i = e(); c.add(Var(x, [x])); return f"{{ int {x} = {i}; {S()} {{ int {y} = {x}; {self.ch(f'(void){y};', f'(void)({y} + {x});')} }} {S()} }}"
        if k == 11: lb = self.fresh("lb"); return f"goto {lb}; {lb}: {{ {S()} }}" if ctx == "host" else ";"
        if k == 12 and ctx == "host": return f"[&]() {{ {self.stmts(self.plain_env(env), 2, d - 1, 'plain', inl=True)} }}();"
        if k == 13 and ctx == "host":
            pe = self.plain_env(env); pe.add(Var(x, [x])); return f"auto {self.fresh('pl')} = [=](int {x}) mutable -> int {{ {self.stmts(pe, 2, d - 1, 'plain', inl=True)} return {x}; }};"
        if k == 14 and self.std >= 20:
            c.add(Var(x, [x])); return f"if (using {x}_t = int; {x}_t {x} = 3) {{ {S()} }}" if False else f"for (auto {x}_r = Range{{0, 1}}; int {x} : {x}_r) {{ {S()} }}"
        if k == 15: c.add(Var(x, [x])); return f"for (int {x} : Range{{0, 1}}) {S()}" if self.p(.0) else f"for (int {x} : Range{{0, 1}}) {{ {S()} }}"
        if k == 16: return f"try {{ {S()} }} catch (const P &{x}) {{ (void){x}.a; {S()} }}" if ctx == "host" else ";"
        if k == 17: return f"if ({e()}) {{ {S()} }} else if ({e()}) {{ {S()} }} else {{ {S()} }}"
        if k == 18: return f"do if ({e()}) {{ {S()} }} while (0);"
        if k == 19: return f"asm volatile(\"\" ::: \"memory\");" if ctx == "host" else ";"
        if k == 20:
            i = e(); c.add(Var(x, [x])); c.add(Var(y, [f"{y}[1]"], arr=True)); return f"{{ const int {x} = 2; int {y}[{x}] = {{{i}}}; {S()} }}"
        if k == 21:
            return f"{{ using namespace o1; (void)Q2{{}}.a; {S()} }}"
        return f"{{ {S(2)} }}"
