"""Random functions around lambdas, for the tags of these.

Half of them are in programs full of blocks that hide the names in their heads, by types, variables, functions and
enumerators, before and after a lambda; the others have declarators and template arguments of all sorts.
"""
import random

RUN = "template <class F> int run(F f) { return 0; }"
LAMBDA = "run([n] __device__ { return n; });"


class Hiding:
    """A program of which the blocks hide names."""

    def __init__(self, seed):
        self.r = random.Random(seed)

    def program(self):
        out = [RUN]
        for k in range(6):
            out += self.namespace(f"u{k}")
        return out

    def namespace(self, u):
        inner = self.r.choice(["", "i_"])
        self.names = ["Ty", "Tm", "En", "Al", "At", "in", "Un", u]
        self.space = u
        yield (f"namespace {u} {{ struct Ty {{ int a; using type = int; }}; template <class T> struct Tm {{ using type = T; "
               "template <class U> struct In { using type = U; }; }; enum En { e1 }; using Al = Ty; template <class T> using At = Tm<T>; "
               "namespace in { struct Dp {}; template <class T> struct Dt { using type = T; }; } union Un { int q; };")
        if inner:
            yield f"namespace {inner} {{"
        for k in range(4):
            parameter = self.r.choice([None, None, "T"])
            yield self.function(f"f{k}", parameter, [], lambda: self.type(parameter))
        for k in range(2):
            yield from self.klass(f"C{k}")
        yield "}}" if inner else "}"

    def klass(self, name):
        outer = self.r.choice([None, "CT"])
        members = ["Ne", "Nt", "Na", "Ee", name]
        yield (("template <class CT> " if outer else "") + f"struct {name} {{ struct Ne {{ using type = int; }}; "
               "template <class V> struct Nt { using type = V; }; using Na = Ne; enum Ee {};")
        for k in range(3):
            parameter = self.r.choice([None, "T"])

            def of_member():
                argument = self.r.choice(["int", parameter or "long", outer or "char"])
                kinds = ["Ne", f"Nt<{argument}>", "Na", "Ee", name, "Ne" if outer else f"{name}::Ne", self.type(parameter)]
                return self.r.choice(kinds)

            yield self.function(f"m{k}", parameter, members, of_member)
        yield "};"

    def type(self, parameter):
        argument, u = self.r.choice(["int", "Ty", "En", parameter or "long"]), self.space
        dependent = parameter and argument == parameter
        return self.r.choice([
            "Ty", f"Tm<{argument}>", "En", "Al", f"At<{argument}>", "in::Dp", f"in::Dt<{argument}>", "Un", f"{u}::Ty",
            f"{u}::Tm<{argument}>", f"{u}::in::Dp", f"::{u}::Ty", f"Tm<Tm<{argument}>>", "decltype(Ty())",
            f"typename Tm<{argument}>::type" if dependent else "Ty::type",
            f"typename in::Dt<{argument}>::type" if dependent else "in::Dt<int>::type"])

    def hide(self, members):
        name = self.r.choice(self.names + members)
        return self.r.choice([
            f"using {name} = int;", f"struct {name} {{}};", f"enum {name} {{}};", f"int {name} = 1;", f"typedef long {name};",
            f"using {name} = ::{self.space}::Ty;", f"int {name}(int);", f"union {name} {{ int z; }};", f"enum {{ {name} }};"])

    def function(self, name, parameter, members, make):
        returned = make() if self.r.random() < .3 else "void"
        given = []
        for k in range(self.r.randrange(1, 4)):
            given.append(self.r.choice(["{t} p{k}", "const {t} &p{k}", "{t} *p{k}", "{t} p{k}"]).format(t=make(), k=k))
        if self.r.random() < .2:
            given.append(f"int {self.r.choice(self.names + members)}")
        given.append("int n")
        body = []
        for _ in range(self.r.randrange(1, 3)):
            hide = self.hide(members)
            body.append(self.r.choice([
                f"{hide} {LAMBDA}", f"{LAMBDA} {hide}", f"{{ {hide} {LAMBDA} }}", f"{{ {hide} }} {LAMBDA}",
                f"if (n) {{ {hide} {LAMBDA} }}", f"{{ {hide} {{ {LAMBDA} }} }}"]))
        if returned != "void":
            body.append("throw 1;")
        head = f"template <class {parameter}> " if parameter else ""
        return f"{head}{returned} {name}({', '.join(given)}) {{ {' '.join(body)} }}"


class Declaring:
    """A program of functions with declarators and template arguments of all sorts."""

    LIBRARY = (
        "namespace lib { struct A { int m; void f(int) const; template <class U> struct In { using type = U; static constexpr int v = 2; }; "
        "enum E { x = 3, y }; enum class S : unsigned char { q = 1 }; }; template <class T, int N = 3> struct V { using type = T; T d[N]; "
        "template <class U> using re = V<U, N>; }; template <class... T> struct P {}; template <template <class, int> class W, class T> "
        "struct TT {}; template <class T> using id = T; template <class T> using ptr = T *; inline namespace v1 { struct Q {}; "
        "template <class T> struct QT {}; } template <int... N> struct I {}; template <auto X> struct AU {}; typedef int (*fp)(double); "
        "using arr = int[4]; }")
    HEADS = ["template <class T>", "template <typename T, int K>", "template <class T, class... Ts>", "template <class T = int>",
             "template <class T, template <class> class W>", "template <class T, std::size_t K = 3>"]
    LAST = {"Ts": ["Ts... ts", "Ts &&...ts", "P<Ts...> pt", "V<Ts> *...ts", "int (*...ts)(Ts)"],
            " K": ["V<T, K> vk", "T (&ak)[K]", "V<int, K + 1> vk", "I<K, 2> ik", "V<T, (K > 2)> vk", "T ak[K]"],
            " W": ["W<T> w", "V<W<T>> w", "P<W<int>, T> *w"]}
    PARAMETERS = ["{t} p{k}", "{t} p{k}", "const {t} &p{k}", "{t} *p{k}", "{t} &&p{k}", "{t} *const p{k}", "{t} (*p{k})(int, {u})",
                  "{t} (&p{k})[2]", "{t} p{k}[]", "{t} p{k}[3][4]", "{t} A::*p{k}", "void (A::*p{k})({t}) const", "{t} *const *p{k}",
                  "{t} const *volatile p{k}", "{t}", "{t} (p{k})(int)", "{t} (*(*p{k})(int))[3]", "{t} *__restrict p{k}",
                  "{t} (&&p{k})(int) noexcept", "{t} (*p{k}[2])({u} &)"]
    PLAIN = ["int", "unsigned long", "char", "const char", "A", "lib::A", "V<int>", "V<A, 5>", "Q", "QT<int>", "A::E", "A::S", "P<>",
             "fp", "arr", "bool", "std::size_t", "long long unsigned", "void *"]
    NUMBERS = ["A::x", "sizeof(int)", "1 + 2", "0x10", "3u", "5ull"]
    VALUES = ["1", "true", "A::x", "A::S::q", "3l"]

    def __init__(self, seed):
        self.r = random.Random(seed)

    def program(self):
        return ["#include <cstddef>", RUN, self.LIBRARY, "using namespace lib;", *[self.function(k) for k in range(14)]]

    def type(self, depth, parameter):
        plain = list(self.PLAIN)
        if parameter:
            plain += ["T", "typename V<T>::type", "V<T>", "V<T, sizeof(int)>", "typename T::type", "typename V<T>::template re<int>",
                      "decltype(T())"]
        if depth <= 0:
            return self.r.choice(plain)
        shape = self.r.choice([
            self.r.choice(plain), "V<{0}>", "P<{0}, {1}>", "id<{0}>", "ptr<{0}>", "TT<V, {0}>", "P<{0} *, {1} &, const {2}>",
            "P<{0} (*)({1})>", "P<{0}[3]>", "QT<{0}>", "decltype(V<{0}>())", "A::In<int>::type",
            f"I<1, -2, 'a', true, {self.r.choice(self.NUMBERS)}>", f"AU<{self.r.choice(self.VALUES)}>",
            f"const volatile {self.r.choice(plain)}"])
        return shape.format(*[self.type(depth - 1, parameter) for _ in range(3)])

    def function(self, number):
        head = self.r.choice(["", self.r.choice(self.HEADS), self.r.choice(self.HEADS)])
        make = lambda depth: self.type(depth, bool(head))  # noqa: E731
        given = ["int n"]
        for k in range(self.r.randrange(1, 4)):
            given.append(self.r.choice(self.PARAMETERS).format(t=make(self.r.randrange(3)), u=make(1), k=k))
        last = [more for name, all_of in self.LAST.items() if name in head for more in all_of]
        if last and self.r.random() < .7:
            given.append(self.r.choice(last))
        given.sort(key=lambda one: "..." in one)
        returned = self.r.choice(["void", "void", make(2), f"const {make(1)} &", f"{make(1)} *"])
        list_of = ", ".join(given)
        declared = self.r.choice([f"{returned} f{number}({list_of})"] * 6 + [
            f"auto f{number}({list_of}) -> {returned}", f"static {returned} f{number}({list_of}) noexcept"])
        space = self.r.choice(["", f"namespace n{number} {{ ", "namespace lib { "])
        return f"{space}{head} {declared} {{ {LAMBDA} throw 1; }}{' }' if space else ''}"
