"""Random lambdas: values of init-captures, what is captured by default, parameters and results."""
import random, re

RUN = "template <class F> int run(F f) { return 0; }"
LIBRARY = (
    "namespace lib { struct A { int m; int arr[3]; A *next; static int s; enum E { x, y }; int get() const; A &self(); "
    "template <class T> T as() const; A operator+(const A &) const; A &operator++(); A operator++(int); int operator[](int) const; "
    "int operator()(int, int) const; A *operator->(); explicit operator bool() const; A(); A(int); A(int, double); }; "
    "enum class C : char { a, b }; struct G { int u, v; }; template <class T> struct V { T d; V(T); T at(int) const; "
    "template <class U> U to(); static const int k = 3; }; template <class T> T mk(T); template <class T, int N = 2> T tm(); "
    "A make(int = 3); int over(int); double over(double); const char *name(); extern int glob; constexpr int cst = 4; "
    "constexpr int fold(int n) { return n; } using fp = int (*)(int); }")
GIVEN = "int n, double x, int *p, A a, const A &ra, A *pa, G g, char c, unsigned u, bool b, const double d, V<int> va, fp f1"


class Program:
    """What all of them have around their functions."""

    def __init__(self, seed):
        self.r = random.Random(seed)

    def program(self):
        return ["#include <cstddef>", RUN, LIBRARY, "using namespace lib;", *[self.function(k) for k in range(14)]]


class Values(Program):
    """Values of init-captures."""

    LITERALS = ["1", "0", "2u", "3l", "4ull", "0x1F", "017", "0b101", "1'000", "1.5", "1.5f", "2.L", "1e10", ".5", "1e-3f", "'a'",
                "'\\n'", "'\\''", "'\\x41'", "L'a'", "u'b'", "true", "false", "nullptr", '"s"', '"a\\n\\"b"', 'L"w"', 'u8"u"',
                '"a" "b"', 'R"(r)"', "0xFFFFFFFF", "2147483648", "0x8000000000000000", "-1", "100000000000"]
    NAMES = ["n", "x", "p", "a", "g", "ra", "pa", "arr", "A::x", "C::a", "cst", "lib::cst", "glob", "lib::glob", "A::s", "d", "u",
             "b", "c", "V<int>::k", "*p", "&n", "va"]
    TYPES = ["int", "double", "unsigned", "char", "long", "float", "A", "lib::A", "unsigned long long", "const int", "int *", "void *",
             "C", "V<int>", "bool", "fp"]
    SHAPES = [
        "{e} + {e}", "{e} - {e}", "{e} * {e}", "({e})", "-{e}", "!{e}", "~{e}", "{e} / {e}", "{e} % {e}", "{e} << {e}", "{e} == {e}",
        "{e} < {e}", "{e} && {e}", "{e} || {e}", "{e} & {e}", "{e} | {e}", "{e} ^ {e}", "{e} ? {e} : {e}", "({t}){e}", "{t}({e})",
        "static_cast<{t}>({e})", "reinterpret_cast<char *>({e})", "const_cast<int *>(p)", "sizeof({t})", "sizeof({e})", "sizeof arr",
        "sizeof(name())", "alignof({t})", "a.m", "a.arr[{e}]", "pa->m", "pa->next->m", "ra.get()", "a.self().m", "a.as<{t}>()",
        "a.template as<int>()", "a[{e}]", "a({e}, {e})", "a->m", "++n", "n--", "++a", "a++", "over({e})", "lib::over({e})", "mk({e})",
        "mk<{t}>({e})", "tm<{t}>()", "tm<{t}, 3>()", "make()", "make({e})", "lib::make({e})", "name()", "A({e})", "A{{{e}}}",
        "A({e}, 2.0)", "G{{{e}, {e}}}", "A()", "A{{}}", "int()", "int{{}}", "double{{1}}", "V<int>({e}).at(0)", "va.at(1)",
        "va.to<{t}>()", "arr[{e}]", "p[{e}]", "*pa", "(*pa).m", "&a", "&arr[1]", "&a.m", "&A::m", "&over", "&A::get", "(n = {e})",
        "(n += {e})", "({e}, {e})", "sizeof(arr) / sizeof(*arr)", "decltype(n)(3)", "noexcept(n)", "V<int>::k + 1", "va.d", "f1(n)",
        "(*f1)(n)", "new int", "new int[3]", "new A(1)", "*&n", "- -n", "+n", "!!n", "(a + a).m", "std::size_t(n)",
        "std::size_t{{3}}", "A::E(1)", "C(1)", "(C)0", "(int &)n", "static_cast<A &>(a).m", "a.A::m", "a.operator+(a)", "a.A::get()",
        '"abc"[1]', "__builtin_expect(n, 1)", "__LINE__", "sizeof(int[3])"]
    OF_TEMPLATES = ["T()", "T{{}}", "T({e})", "(T){e}", "static_cast<T>({e})", "t", "t.m", "t + 1", "sizeof(T)", "V<T>(t).d", "T::value",
                    "typename T::type()", "t.template f<int>()", "t->q", "mk(t)", "mk<T>(t)", "tm<T>()", "V<T>::k", "decltype(t)(t)",
                    "t(n)", "-t", "t ? {e} : {e}", "&T::foo", "over(t)", "lib::mk(t)", "t[{e}]"]

    def expression(self, depth):
        if depth <= 0:
            return self.r.choice([self.r.choice(self.LITERALS), self.r.choice(self.NAMES), self.r.choice(self.NAMES)])
        return self.filled(self.r.choice(self.SHAPES), depth)

    def filled(self, shape, depth):
        shape = re.sub(r"\{t\}", lambda _: self.r.choice(self.TYPES), shape)
        shape = re.sub(r"\{e\}", lambda _: self.expression(depth - 1), shape)
        return shape.replace("{{", "{").replace("}}", "}")

    def function(self, number):
        template = self.r.random() < .35
        captures = []
        for k in range(self.r.randrange(1, 3)):
            of_template = template and self.r.random() < .4
            value = self.filled(self.r.choice(self.OF_TEMPLATES), 1) if of_template else self.expression(self.r.randrange(1, 3))
            captures.append(self.r.choice([f"q{k} = {value}"] * 3 + [f"q{k}({value})"]))
        head, given = ("template <class T> ", GIVEN + ", T t") if template else ("", GIVEN)
        return f"{head}void f{number}({given}) {{ int arr[3] = {{}}; run([{', '.join(captures)}] __device__ {{ return sizeof(q0); }}); }}"


class Uses(Program):
    """What bodies use of the function around them."""

    VARIABLES = {
        "n": "int n = 1;", "k": "const int k = 3;", "c": "constexpr int c = 4;", "d": "const double d = 2.0;", "cd": "constexpr double cd = 1.0;",
        "st": "static int st;", "arr": "int arr[3] = {};", "karr": "const int karr[2] = {1,2};", "carr": "constexpr int carr[2] = {1,2};",
        "a": "A a;", "ka": "const A ka;", "ra": "A &ra = *pa;", "rk": "const int &rk = *pi;", "rn": "int &rn = *pi;",
        "sk": "static const int sk = 2;", "va": "V<int> va(1);", "p": "int *p = pi;", "w": "auto w = [](int z) { return z; };",
        "g": "G g{1, 2};", "kg": "const G kg{1, 2};", "cg": "constexpr G cg{1, 2};", "e1": "enum { e1 = 2 };", "au": "auto au = 1;",
        "ka2": "const auto ka2 = 2;", "dt": "decltype(1) dt = 1;", "kn": "const int kn = *pi;", "kc": "const unsigned char kc = 'a';",
        "ce": "constexpr C ce = C::a;", "kb": "const bool kb = true;", "kf": "const int kf = fold(2);", "k2": "const int k2 = 2 * cst;"}
    SIMPLE = [
        "{v};", "(void){v};", "int z_{i} = (int){v};", "return;", "take({v});", "take(&{v});", "ref({v});", "val({v});", "sizeof({v});",
        "decltype({v}) y_{i} = 1;", "(void)({v} + 1);", "(void)&{v};", "int q_{i}[{v}];", "int q_{i}[{v} + 1][2];", "if ({v}) {{}}",
        "(void)({v} ? 1 : 2);", "(void)({v}, 1);", "const auto &m_{i} = {v};", "auto m_{i} = {v};", "auto &&m_{i} = {v};", "(void){v}[0];",
        "(void){v}.u;", "(void)({v}.get());", "(void)noexcept({v});", "(void)alignof(decltype({v}));", "{{ int {v} = 1; (void){v}; }}",
        "for (auto b_{i} : {v}) {{}}", "switch ({v}) {{ case 1: ; }}", "case_{i}: (void)-{v};", "(void)!{v};", "(void)(1 ? {v} : {v});",
        "(void)int({v});", "(void)A({v});", "(void)static_cast<const int &>({v});", "struct L_{i} {{ int b[sizeof({v})]; }};",
        "(void)(true || {v});", "(void)({v} = {v});", "auto [s_{i}, t_{i}] = {v};", "while (false && {v}) ;", "(void)new int({v});",
        "(void)(({v}));", "static_assert(sizeof({v}) > 0, \"\");", "int q_{i}[fold({v})];", "(void)fold({v});"]
    BLOCKS = [
        "{u}", "{u} {w}", "{{ {u} }}", "if (true) {{ {u} }} else {{ {w} }}", "if constexpr (sizeof(int) == 4) {{ {u} }} else {{ {w} }}",
        "auto in_{i} = [=] {{ {u} }};", "auto in_{i} = [&] {{ {u} }};", "auto in_{i} = [{n}] {{ {u} }};", "auto in_{i} = [&{n}] {{ {u} }};",
        "auto in_{i} = [v = {n}] {{ {u} }};", "auto in_{i} = [=](auto zz) {{ {u} }};", "[=] {{ {u} }}();",
        "struct L_{i} {{ void f() {{ int {n}; (void){n}; }} }}; {u}", "for (int {n} = 0; {n} < 3; ++{n}) {{ {u} }} {w}",
        "do {{ {u} }} while (0);", "int {n} = 1; {u}", "{u} int {n} = 1; {w}", "if (int {n} = 1) {{ {u} }} {w}", "using {n}_ = int; {u}"]

    def use(self, depth, names):
        number = self.r.randrange(1000)
        if depth <= 0:
            return self.r.choice(self.SIMPLE).format(v=self.r.choice(names), i=number)
        inner = [self.use(depth - 1, names) for _ in range(2)]
        return self.r.choice(self.BLOCKS).format(u=inner[0], w=inner[1], n=self.r.choice(names), i=number)

    def function(self, number):
        template, member = self.r.random() < .35, self.r.random() < .3
        names = self.r.sample(list(self.VARIABLES), self.r.randrange(3, 9))
        variables = [self.VARIABLES[name] for name in names]
        names += ["pa", "pi", "glob"]
        if template:
            variables.append("T tt; const T kt = 1; constexpr T ct = 1;")
            names += ["tt", "kt", "ct"]
        names += ["mv", "smv", "mf()", "this->mv", "cmv"] if member else []
        space = self.r.choice(["__device__", "__device__", "__host__ __device__"])
        captures = self.r.choice(["=", "=, *this"]) if member else "="
        given = self.r.choice(["", "(int zz)", "(auto yy)" if space == "__device__" else ""])
        body = self.use(self.r.randrange(4), names) + " " + self.use(self.r.randrange(2), names)
        head = "template <class T> " if template else ""
        function = f"{head}void f{number}(A *pa, int *pi) {{ {' '.join(variables)} run([{captures}] {space} {given} {{ {body} }}); }}"
        shared = "template <class T> void take(T); template <class T> void ref(const T &); void val(int);"
        if member:
            function = f"struct M {{ int mv; static int smv; static constexpr int cmv = 2; int mf(); {function} }};"
        return f"namespace m{number} {{ {shared} {function} }}"


class Calls(Program):
    """Parameters and results of lambdas for both sides."""

    TYPES = ["int", "unsigned long", "char", "const char", "A", "lib::A", "V<int>", "V<A>", "A::E", "C", "fp", "bool", "std::size_t",
             "long long unsigned", "void *", "const A &", "int *", "G", "decltype(n)", "decltype((n))", "V<double>", "V<int *>"]
    OF_TEMPLATES = ["T", "V<T>", "typename T::type", "const T &", "T *", "decltype(T())"]
    PARAMETERS = ["{t} p{k}", "{t} p{k}", "const {t} &p{k}", "{t} *p{k}", "{t} &&p{k}", "{t} *const p{k}", "{t} (*p{k})(int, {u})",
                  "{t} (&p{k})[2]", "{t} p{k}[]", "{t} p{k}[3][4]", "{t} A::*p{k}", "void (A::*p{k})({t}) const", "{t}", "const {t} p{k}",
                  "volatile {t} p{k}", "{t} p{k} = {t}()"]
    LOCAL = ["struct Lo { int q; };", "using Lo = int;", "enum Lo { lo1 };", "typedef A *Lo;", "using A = int;", "struct G { int w; };",
             "enum C { cc };", "using Lo = V<double>;"]
    RESULTS = ["n", "x", "a", "va", "c", "g", "1", "2.0", "'a'", "nullptr", "true", "&n", "A()", "a.m", "n + x", "c + c", "a.get()",
               "over(n)", "over(x)", "mk(c)", "tm<int>()", "va.at(1)", "n ? n : x", "sizeof(n)", "C::a", "A::x", "-c", "!n", "n < 1",
               '"s"', "(char)n", "p", "*p", "p + 1", "p - p", "n << 1l", "1u + n", "(a)", "a[1]", "a(1, 2)", "a + a", "&a", "ra",
               "pa->next", "arr", "arr[0]", "V<int>(1)", "g.u", "f1", "f1(1)", "make()", "n, x", "static_cast<short>(n)", "G{1, 2}",
               "static_cast<const A &>(a)", "&A::m", "+c", "~b", "b ? c : b", "c * 1.0f"]
    BODIES = ["", "return;", "if (n) return {v}; return {v};", "auto z = {v}; return z;", "auto &z = {v}; return z;",
              "if constexpr (sizeof(int) == 4) return 1; else return 2.0;", "return [](int i) {{ return i; }};", "for (;;) return {v};",
              "auto z = [=] {{ return n; }}; return 1u;", "struct Z {{ int o; }} z; return z;"]

    def function(self, number):
        template = self.r.random() < .35
        local = self.r.choice(self.LOCAL) if self.r.random() < .5 else ""
        types = self.TYPES + (self.OF_TEMPLATES if template else []) + (["Lo"] * 3 if "Lo" in local else [])
        type_of = lambda: self.r.choice(types)  # noqa: E731
        given = [self.r.choice(self.PARAMETERS).format(t=type_of(), u=type_of(), k=k) for k in range(self.r.randrange(3))]
        results = self.RESULTS + (["t", "T()", "t.m", "t + 1", "sizeof(T)", "V<T>(t)", "mk(t)", "&t", "T::v"] if template else [])
        results = results + [f"p{k}" for k in range(len(given)) if f"p{k}" in given[k]] * 3
        body = "return {v};" if self.r.random() < .85 else self.r.choice(self.BODIES)
        body = body.format(v=self.r.choice(results))
        after = self.r.choice(["", "", " mutable", " noexcept", " mutable noexcept", " noexcept(sizeof(int) == 4)"])
        result = self.r.choice(["", "", " -> " + type_of(), " -> auto", " -> decltype(n)", " -> decltype(auto)"])
        head, around = ("template <class T> ", GIVEN + ", T t") if template else ("", GIVEN)
        made = f"run([=] __host__ __device__ ({', '.join(given)}){after}{result} {{ {body} }});"
        return f"{head}void f{number}({around}) {{ int arr[3] = {{}}; {local} {made} }}"
