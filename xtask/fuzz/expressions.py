"""Random expressions in bodies of lambdas: what is captured, and in which order, shows how they are read."""
import re

import captures

HEAD = (
    "#define ADD(a, b) ((a) + (b))", "#define SUB(a, b) ((a) - (b))", "#define MUL(a, b) ((a) * (b))", "#define AND(a, b) ((a) && (b))",
    "#define MIN(a, b) ((a) < (b) ? (a) : (b))", "#define CAST(T, a) ((T)(a))", "#define PAR(a) (a)", "#define AT(p, i) (p)[i]",
    "#define NEG(a) (-(a))", "#define BIT(a, b) ((a) & (b))", "#define REF(a) (*(&(a)))",
    "typedef double Real; namespace ns { using R = float; template <class T> struct Bx { T t; Bx(T); operator T() const; "
    "static const int k = 3; template <int N> int at(int) const; template <class U> struct In { In(int); operator int() const; }; }; "
    "int fn(int); template <class T> T tm(T); template <int N> int tn(int); struct S { int a, b; int arr[4]; S *next; int go(int) const; "
    "int operator()(int) const; int operator[](int) const; template <class T> T as() const; }; enum E { e0, e1 }; constexpr int c = 4; "
    "template <class T> constexpr int vt = sizeof(T); }",
    "using namespace ns;")
NAMES = "int n, int m, int k, unsigned u, bool b, int *p, int **pp, S s, S *ps, Real x, int (*f)(int), int (&arr)[4]"


class Expressions(captures.Program):
    """Expressions of numbers, with parentheses wherever they may be."""

    ATOMS = ["n", "m", "k", "u", "b", "1", "2", "true", "c", "e1", "ns::c", "*p", "**pp", "p[{e}]", "arr[{e}]", "s.a", "ps->b", "s.arr[{e}]",
             "ps->next->a", "(*ps).a", "y", "z", "this->y", "my()", "g"]
    INTS = [
        "{e} + {e}", "{e} - {e}", "{e} * {e}", "{e} & {e}", "{e} && {e}", "{e} || {e}", "{e} | {e}", "{e} ^ {e}", "{e} / {e}", "{e} % {e}",
        "{e} << {e}", "{e} >> {e}", "{e} < {e}", "{e} > {e}", "{e} == {e}", "{e} <= {e}", "{e} ? {e} : {e}", "({e}) - ({e})",
        "({e}) * ({e})", "({e}) + {e}", "({e}) & ({e})", "({e}) && {e}", "-{e}", "!{e}", "~({e})", "+({e})", "({e})", "(({e}))",
        "{t}({e})", "({t}){e}", "({t})({e})", "({t})-{a}", "({t})*p", "({t})+{a}", "static_cast<{t}>({e})", "({t}({e}))", "{t}({e} && {e})",
        "({t}({e} * {e}))", "fn({e})", "(fn({e}))", "(fn)({e})", "f({e})", "(f)({e})", "(*f)({e})", "(f({e}))", "ns::fn({e})", "(ns::fn({e}))",
        "tm({e})", "tm<{t}>({e})", "(tm<{t}>({e}))", "tn<3>({e})", "(tn<c>({e}))", "ns::tn<c + 1>({e})", "s({e})", "(s({e}))", "s[{e}]",
        "(s[{e}])", "(p[{e}])", "(arr[{e}])", "(arr)[{e}]", "s.go({e})", "(ps->go({e}))", "s.as<{t}>()", "s.template as<{t}>()", "sizeof({e})",
        "sizeof({t})", "sizeof {a}", "(sizeof({e}))", "Bx<int>({e})", "(Bx<int>({e}))", "Bx<int>{{{e}}}.t", "Bx<int>::k", "(Bx<int>::k)",
        "Bx<int>({e}).at<2>({e})", "(Bx<{t}>::k < {e})", "vt<{t}>", "(vt<{t}> < {e})", "(vt<{t}>)", "decltype({e})({e})", "(decltype({e}))({e})",
        "ADD({e}, {e})", "SUB({e}, {e})", "MUL({e}, {e})", "AND({e}, {e})", "MIN({e}, {e})", "CAST({t}, {e})", "PAR({e})", "AT(p, {e})",
        "NEG({e})", "BIT({e}, {e})", "REF({v})", "({e}, {e})", "{v} = {e}", "({v} += {e})", "{v}++", "--{v}", "*&{v}", "*(p + {e})", "(*(p + {e}))",
        "noexcept({e})", "alignof({t})", "int{{bool({e})}}", "({t}){{{a}}}", "[](int i) {{ return i; }}({e})", "[&] {{ return {e}; }}()",
        "[=](int i) {{ return i + {e}; }}({e})", "({{ int w = {e}; w; }})", "typename ns::Bx<int>::template In<{t}>({e})", "new int({e}) ? {e} : {e}",
        "({v}) < ({e})", "({v}) > ({e})", "(n < m, k > (u))", "fn(n < m), {e}", "({e} < {e}) > ({e})", "{e} < {e} && {e} > {e}", "a_b({e}, {e})"]
    TYPES = ["int", "long", "double", "unsigned", "bool", "Real", "ns::R", "const int", "short", "decltype(n)", "unsigned long"]
    VARIABLES = ["n", "m", "k", "u", "y", "s.a", "*p", "arr[1]"]
    STATEMENTS = ["return {e};", "(void)({e});", "(void)({e}), (void)({e});", "int i_ = {e}; (void)i_;", "int i_({e}); (void)i_;", "int i_(int({e})); (void)i_;",
                  "int i_{{int({e})}};", "{e};", "({e});", "if ({e}) {{ {s} }}", "while ({e}) {{ {s} }}", "for (int i_ = {e}; i_ < {e}; ++i_) {{ {s} }}",
                  "for (; {e};) {{ {s} }}", "switch (int({e})) {{ case c: {s} default:; }}", "do {{ {s} }} while ({e});", "auto i_ = {e};", "const auto &i_ = {e};",
                  "int i_[2] = {{int({e}), 1}};", "S i_{{int({e}), int({e})}};", "{s} {s}", "{{ {s} }}", "if (int j_ = {e}; j_ > {e}) {{ {s} }} else {{ {s} }}",
                  "{v} = {e};", "{v} += {e}, {v} -= {e};", "delete ({e} ? p : nullptr);", "throw {e};", "int (*i_)(int) = {e} ? f : nullptr;", "T_({e});"]

    def expression(self, depth):
        shape = self.r.choice(self.ATOMS if depth <= 0 or self.r.random() < .2 else self.INTS)
        return self.shaped(shape, depth)

    def shaped(self, shape, depth):
        types = self.types
        with_type = re.sub(r"\{t\}", lambda _: self.r.choice(types), shape)
        with_variables = re.sub(r"\{v\}", lambda _: self.r.choice(self.variables), with_type)
        with_atoms = re.sub(r"\{a\}", lambda _: self.shaped(self.r.choice(self.atoms), depth - 1), with_variables)
        with_statements = re.sub(r"\{s\}", lambda _: self.statement(depth - 1), with_atoms)
        filled = re.sub(r"\{e\}", lambda _: self.expression(depth - 1), with_statements)
        return filled.replace("{{", "{").replace("}}", "}")

    def statement(self, depth):
        return self.shaped(self.r.choice(self.STATEMENTS if depth > 0 else ["{e};", "(void)({e});"]), max(depth, 0))

    def function(self, number):
        template, member = self.r.random() < .35, self.r.random() < .4
        of_class = ("y", "z", "this->y", "my()")
        self.ATOMS = self.atoms = [a for a in Expressions.ATOMS if member or a not in of_class] + (["t", "T(1)", "T::q"] if template else [])
        self.types = self.TYPES + (["T", "T", "Bx<T>", "typename T::type"] if template else [])
        self.variables = [v for v in self.VARIABLES if member or v != "y"]
        body = self.statement(self.r.randrange(2, 4)).replace("T_(", f"{self.r.choice(self.types)}(")
        head = "template <class T> " if template else ""
        given = NAMES + (", T t" if template else "")
        function = f"{head}void f{number}({given}) {{ run([=] __device__ () mutable {{ {body} }}); }}"
        if member:
            function = f"struct M{number} {{ int y, z; int my(); {function} }};"
        return function

    def program(self):
        shared = ["#define a_b(a, b) fn(a) - (b)", "static int g;"]
        return [captures.RUN, *HEAD, *shared, *[self.function(k) for k in range(60)]]
