#!/usr/bin/env python3
"""Random CUDA programs about calls and variables across execution spaces, by seed.

    spaces_programs.py --seed N [--units K] [--off FEATURE,...]

A program is a prelude and K units, namespaces that do not need each other. A unit has things to use (functions,
templates, classes, variables), each of a random execution space, and code of every space that uses them; each
statement has a line of its own, so that a finding tells what it is about. The numbers come from Python's `random`,
seeded with the number of the program: a change here changes all programs.

Features that --off leaves out, so that a known cause does not hide others:
  std vector throw arch pragma lambdas templates variables redeclare virtual unevaluated special constexpr dead ranges
  forms (spaces_forms.py)
"""
import argparse, random

import spaces_forms as forms

PRELUDE = """
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <type_traits>
#include <utility>
#include <vector>
#define HD __host__ __device__
#ifdef __CUDACC__
#define FUN __host__ __device__ inline
#define DEV __device__
#else
#define FUN inline
#define DEV
#endif
""".strip().split("\n")

FEATURES = """std vector throw arch pragma lambdas templates variables redeclare virtual unevaluated special constexpr
dead ranges forms""".split()

# What a function is declared with, and where it runs: h, d, b (both).
SPACES = [("", "h", 8), ("__host__ ", "h", 2), ("__device__ ", "d", 5), ("DEV ", "d", 1), ("HD ", "b", 4),
          ("__host__ __device__ ", "b", 2)]


class Class:
    """A class that code can make objects of: what follows its name to make one, and what can be done with it."""

    def __init__(self, name):
        self.name, self.makes, self.uses, self.changes, self.statics = name, [], [], [], []
        self.range = self.converts = False


class Scope:
    """What is visible in a body: names of numbers that may be written, other expressions, and objects of classes."""

    def __init__(self, ints=(), objects=(), more=()):
        self.ints, self.objects, self.more = list(ints), list(objects), list(more)

    def child(self):
        return Scope(self.ints, self.objects, self.more)


class Gen:
    def __init__(self, seed, off=()):
        self.r = random.Random(f"spaces/{seed}")
        self.off, self.seed, self.std, self.count = set(off), seed, 17, 0

    # -- chance ---------------------------------------------------------------------------------------------------
    def p(self, x): return self.r.random() < x
    def ch(self, *xs): return self.r.choice(xs)
    def on(self, feature, x): return feature not in self.off and self.p(x)
    def fresh(self, base):
        self.count += 1
        return f"{base}{self.count}"

    def space(self):
        """How a function is annotated, and which side that is."""
        word, side, _ = self.r.choices(SPACES, [w for _, _, w in SPACES])[0]
        return word, side

    def add(self, *lines): self.lines += lines

    # -- expressions, all of them numbers ----------------------------------------------------------------------------
    def lit(self): return self.ch("0", "1", "2", "3", "7")

    def object(self, s, c):
        """An expression for an object of a class, often a temporary one."""
        known = [name for name, cls in s.objects if cls is c]
        return self.r.choice(known) if known and self.p(.7) else c.name + self.make(s, c)

    def make(self, s, c):
        return self.r.choice(c.makes).replace("{e}", self.lit() if self.p(.6) else self.expr(s, 0))

    def use(self, s, d):
        """Something that the unit has, a call most of the time."""
        pool = self.things + s.more * 2
        if s.objects and self.p(.3):
            name, c = self.r.choice(s.objects)
            return self.fill(self.r.choice(c.uses), s, d).replace("{o}", name)
        if not pool:
            return self.lit()
        x = self.r.choice(pool)
        if isinstance(x, Class):
            if x.statics and self.p(.3):
                return self.fill(self.r.choice(x.statics), s, d)
            if not x.uses:
                return self.lit()
            return self.fill(self.r.choice(x.uses).replace("{o}", self.object(s, x)), s, d)
        return self.fill(x, s, d)

    def fill(self, text, s, d):
        while "{e}" in text:
            text = text.replace("{e}", self.expr(s, d - 1), 1)
        return text

    def expr(self, s, d=2):
        if d <= 0:
            return self.r.choice(s.ints) if s.ints and self.p(.7) else self.lit()
        k = self.r.randrange(30)
        e = lambda: self.expr(s, d - 1)  # noqa: E731
        if k < 16: return self.use(s, d)
        if k < 19: return f"{e()} {self.ch('+', '*', '-')} {self.use(s, d - 1)}"
        if k == 19: return self.ch(f"({e()} ? {self.use(s, d)} : {e()})", f"({e()} ? {e()} : {self.use(s, d)})")
        if k == 20 and self.on("dead", 1):
            return self.ch(f"(true ? {e()} : {self.use(s, d)})", f"(false && {self.use(s, d)})",
                           f"(1 || {self.use(s, d)})", f"(0 ? {self.use(s, d)} : {e()})")
        if k == 21: return self.ch("static_cast<int>({})", "int({})", "(int)({})", "-({})", "(({}) > 1)").format(self.use(s, d))
        if k == 22 and self.on("unevaluated", 1):
            return self.ch("int(sizeof({}))", "(noexcept({}) ? 1 : 2)", "decltype({})(1)", "int(sizeof(decltype({})))").format(self.use(s, d))
        if k in (23, 24) and self.on("std", 1):
            return self.ch("std::max({0}, {1})", "std::min({0}, {1})", "std::abs({0})", "int(std::sqrt(double({0})))", "abs({0})",
                           "rand()", "std::move({0})", "max({0}, {1})", "int(std::pow(2.0, {0}))", "atoi(\"1\")",
                           "std::forward<int>({0})", "std::pair<int, int>({0}, 1).first", "int(std::floor(1.5f))").format(e(), self.lit())
        if k == 25 and self.plain and self.on("lambdas", 1):
            return f"[=](int q) {{ return {self.inner(s, ['q'], d)}; }}({e()})"
        if k == 26: return f"({e()}, {self.use(s, d)})"
        if k == 27: return f"!{self.use(s, d)}"
        return self.use(s, d)

    def inner(self, s, params, d=1):
        """The result of a lambda."""
        self.plain, was = False, self.plain
        text = self.use(Scope(s.ints + params, s.objects, s.more), d)
        self.plain = was
        return text

    # -- statements -------------------------------------------------------------------------------------------------
    def classes(self): return [x for x in self.things if isinstance(x, Class)]

    def body(self, s, n, d=1, pad="  "):
        s = s.child()
        for _ in range(n):
            self.statement(s, d, pad)

    def block(self, head, s, d, pad, tail="}"):
        self.add(pad + head + " {")
        self.body(s, self.ch(1, 1, 2), d - 1, pad + "  ")
        self.add(pad + tail)

    def statement(self, s, d, pad):
        out = lambda text: self.add(pad + text)  # noqa: E731
        k = self.r.randrange(40)
        if k < 9:
            v = self.fresh("v")
            out(f"{self.ch('int', 'int', 'auto', 'const int', 'long')} {v} = {self.expr(s)};")
            s.ints.append(v)
        elif k < 13 and self.classes():
            self.objects(s, out)
        elif k == 13: out(f"(void)({self.expr(s)});")
        elif k == 14: out(f"if ({self.expr(s)}) return {self.expr(s, 1)};" if self.result else f"if ({self.expr(s)}) return;")
        elif k == 15 and d: self.block(f"if ({self.expr(s, 1)})", s, d, pad)
        elif k == 16 and d: self.block(self.ch("for (int i = 0; i < {0}; ++i)", "while ({0})").format(self.expr(s, 1)), s, d, pad)
        elif k == 17 and d and self.on("dead", 1):
            known = ["if constexpr (false)", "if constexpr (sizeof(int) == 4)"] if self.std > 14 else []
            self.block(self.ch("if (false)", "if (0)", *known), s, d, pad)
        elif k == 18 and d and self.on("arch", 1):
            self.add(self.ch("#ifdef __CUDA_ARCH__", "#ifndef __CUDA_ARCH__", "#if defined(__CUDA_ARCH__)"))
            self.body(s, 1, d - 1, pad)
            if self.p(.5):
                self.add("#else")
                self.body(s, 1, d - 1, pad)
            self.add("#endif")
        elif k == 19 and self.on("throw", .6): out(f"if ({self.expr(s, 0)}) throw {self.lit()};")
        elif k == 20 and d and self.on("throw", .3):
            self.block("try", s, d, pad, "} catch (...) { }")
        elif k in (21, 22, 23) and self.on("lambdas", 1): self.local_lambda(s, out)
        elif k in (24, 25, 26) and self.variables and self.on("variables", 1):
            v = self.r.choice(self.variables)
            out(self.ch("{v} = {e};", "{v} += {e};", "++{v};", "{{ auto *p = &{v}; *p = {e}; }}", "{{ auto &r = {v}; r = {e}; }}",
                        "{{ const auto &r = {v}; (void)r; }}").format(v=v, e=self.expr(s, 1)))
        elif k == 27 and self.pointers:
            f, q = self.r.choice(self.pointers), self.fresh("p")
            out(f"int (*{q})(int) = {self.ch('', '&')}{f};")
            s.more.append(f"{q}({{e}})")
        elif k == 28:
            v = self.fresh("v")
            out(f"static int {v} = {self.lit()};" if self.statics else f"int {v}[2] = {{ {self.expr(s, 1)}, {self.lit()} }};")
            s.more.append(v if self.statics else v + "[{e}]")
        elif k == 29 and d:
            self.add(pad + f"switch ({self.expr(s, 1)}) {{", pad + "case 1:")
            self.body(s, 0, 0, pad)
            out(f"  (void)({self.use(s, 1)});")
            out("  break;")
            out(f"default: (void)({self.use(s, 1)});")
            out("}")
        elif k == 30 and self.on("unevaluated", 1): out(f"static_assert(sizeof({self.use(Scope(), 1)}) > 0, \"\");")
        elif k == 31: out(f"printf(\"%d\", {self.expr(s)});")
        elif k == 32 and self.on("vector", .5):
            v = self.fresh("w")
            out(f"std::vector<int> {v}{self.ch('', '(3)')};")
            out(self.ch(f"{v}.push_back({self.lit()});", f"{v}[0] = {self.expr(s, 1)};", f"(void){v}.size();"))
        elif k in (34, 35, 36) and self.forms: out(self.fill(self.r.choice(self.forms).replace("%", self.fresh("")), s, 1))
        elif k == 33 and self.local_classes:
            t, o = self.fresh("Local"), self.fresh("o")
            word = self.ch("", "", "__device__ ", "HD ") if self.plain_host else ""
            out(f"struct {t} {{ {word}int get(int a) const {{ return {self.use(Scope(['a']), 1)}; }} }};")
            out(f"{t} {o};")
            s.more.append(o + ".get({e})")
        else: out(f"{self.ch('', '(void)')}{self.use(s, 2)};")

    def objects(self, s, out):
        c, o = self.r.choice(self.classes()), self.fresh("o")
        make = self.make(s, c)
        if make == "()":
            make = ""
        forms = [f"{c.name} {o}{make};"] * 3 + [f"{c.name} {o} = {c.name}{make or '()'};", f"auto {o} = {c.name}{make or '()'};"]
        if c.converts:
            forms.append(f"{c.name} {o} = {self.expr(s, 0)};")
        k = self.r.randrange(10)
        known = [name for name, cls in s.objects if cls is c]
        if k == 0:
            out(f"{c.name} *{o} = new {c.name}{make};")
            out(f"delete {o};")
        elif k == 1 and known:
            out(f"{c.name} {o} = {self.r.choice(known)};")
            s.objects.append((o, c))
        elif k == 2 and c.range and self.on("ranges", 1):
            out(f"for (int q : {self.object(s, c)}) (void)q;")
        elif k == 3 and known:
            out(f"{self.r.choice(known)} = {self.object(s, c)};")
        elif k == 4 and known and c.changes:
            out(self.fill(self.r.choice(c.changes).replace("{o}", self.r.choice(known)), s, 1) + ";")
        else:
            out(self.r.choice(forms))
            s.objects.append((o, c))

    def local_lambda(self, s, out):
        """A lambda that the body keeps, calls or hands on."""
        host = self.plain_host
        word = self.r.choice(["", "", "__device__ ", "__device__ ", "HD ", "HD "]) if host else ""
        params = self.ch("(int a)", "(int a)", "(auto a)") if "HD" not in word else "(int a)"
        f = self.fresh("l")
        was = self.plain, self.plain_host, self.result, self.statics, self.local_classes
        head = f"[=] {word}{params}" + self.ch("", "", " -> int")
        if self.p(.5):
            out(f"auto {f} = {head} {{ return {self.inner(s, ['a'], 2)}; }};")
        else:
            self.plain, self.plain_host, self.result, self.statics, self.local_classes = False, False, True, False, False
            out(f"auto {f} = {head} {{")
            self.body(Scope(s.ints + ["a"], s.objects, s.more), self.ch(1, 2), 0, "    ")
            out(f"  return {self.expr(Scope(['a'], [], s.more), 1)};")
            out("};")
            self.plain, self.plain_host, self.result, self.statics, self.local_classes = was
        if host and self.p(.7) or not self.takers:
            out(self.r.choice(self.launchers if host and self.launchers else ["{f}(1)"]).replace("{f}", f) + ";")
        elif self.p(.5):
            s.more.append(f"{f}({{e}})")
        else:
            out(self.r.choice(self.takers).replace("{f}", f) + ";")

    # -- things to use ------------------------------------------------------------------------------------------------
    def enter(self, side, result=True, constexpr=False):
        """What may be in the body that comes now."""
        self.plain, self.plain_host = True, side == "h" and not constexpr
        self.result, self.statics = result, not constexpr and self.p(.5)
        self.local_classes = not constexpr

    def small(self, params=("a",)):
        """What a short function returns: mostly nothing of interest."""
        self.plain = True
        return self.use(Scope(params), 1) if self.p(.3) else f"{self.ch(*params) if params else 1} + {self.lit()}"

    def function(self):
        word, side = self.space()
        constexpr = "constexpr " if self.on("constexpr", .2) else ""
        f, kind = self.fresh("f"), self.r.randrange(8)
        link = self.ch("", "", "", "static ", "inline ")
        head = f"{word}{link}{constexpr}"
        if kind == 0 and not constexpr and link != "static ":
            self.add(f"{word}int {f}(int);")
        elif kind == 1:
            self.add(f"{head}int {f}(int a, int b = {self.small([])}) {{ return a + b; }}")
            self.things += [f + "({e}, {e})"]
        elif kind == 2:
            other, _ = self.space()
            self.add(f"{head}int {f}(int a) {{ return {self.small()}; }}")
            self.add(f"{other}{link}{constexpr}int {f}(double a) {{ return 2; }}")
            self.things += [f + "(2.5)"]
        elif kind == 3 and self.on("redeclare", 1):
            again = self.space()[0] if self.p(.3) else word
            self.add(f"{word}{link}int {f}(int);")
            self.add(f"{again}{link}int {f}(int a) {{ return {self.small()}; }}")
        elif kind == 4:
            self.add(f"{head}auto {f}(int a){self.ch('', ' -> int')} {{ return {self.small()}; }}")
        elif kind == 5:
            self.add(f"{head}void {f}w(int &a) {{ a = 1; }}")
            self.add(f"{head}int {f}(int a) {self.ch('', 'noexcept ')}{{ return {self.small()}; }}")
            self.things.append(f"({f}w(*new int(1)), 1)") if self.p(.2) else None
        else:
            self.add(f"{head}int {f}(int a) {{ return {self.small()}; }}")
        self.things.append(f + "({e})")
        if kind not in (1, 2, 4):
            self.pointers.append(f)

    def template(self):
        (word, side), f, kind = self.space(), self.fresh("t"), self.r.randrange(8)
        if self.on("pragma", .1):
            self.add(self.ch("#pragma nv_exec_check_disable", "#pragma hd_warning_disable"))
        if kind == 0:
            self.add(f"template <class F> {word}int {f}(F g) {{ return g({self.lit()}); }}")
            for functor in [c for c in self.classes() if any("{o}({e})" in u for u in c.uses)]:
                self.things.append(f"{f}({functor.name}{self.make(Scope(), functor)})")
            self.takers.append(f + "({f})")
            return
        if kind == 1:
            self.add(f"template <int N> {word}int {f}(int a) {{ return {self.small()} + N; }}")
            self.things.append(f + "<2>({e})")
            return
        if kind == 2:
            self.add(f"template <class... A> {word}int {f}(A... a) {{ return sizeof...(a) + {self.small([])}; }}")
        elif kind == 3:
            self.add(f"template <class T> {word}auto {f}(T a) {{ return {self.small()}; }}")
        elif kind == 4 and self.std > 14:
            self.add(f"template <class T> {word}T {f}(T a) {{ if constexpr (sizeof(T) == 4) {{ return {self.small()}; }}")
            self.add(f"  else {{ return {self.small()}; }} }}")
        else:
            self.add(f"template <class T> {word}T {f}(T a) {{ return {self.small()}; }}")
            if self.p(.3):
                self.add(f"template <> {self.space()[0]}double {f}<double>(double a) {{ return {self.small()}; }}")
                self.things.append(f"int({f}(1.5))")
        self.things.append(f + self.ch("({e})", "<int>({e})"))

    def variable(self):
        v, k = self.fresh("g"), self.r.randrange(14)
        if k < 4:
            self.add(f"{self.ch('', '', 'static ')}int {v}{self.ch('', ' = 3')};")
            self.variables.append(v)
        elif k < 6: self.add(f"{self.ch('', 'static ')}const int {v} = {self.lit()};")
        elif k == 6: self.add(f"constexpr int {v} = {self.lit()};")
        elif k == 7: self.add(f"{self.ch('const ', 'constexpr ')}int {v}[3] = {{1, 2, 3}};")
        elif k == 8: self.add(f"int {v}[3];")
        elif k < 12:
            word = self.ch("__device__", "__device__", "__constant__", "__managed__")
            self.add(f"{word} int {v};")
            if word != "__constant__":
                self.variables.append(v)
        elif k == 12: self.add(f"const double {v} = 1.5;")
        else: self.add(f"__device__ int {v}[3];")
        if k in (7, 8, 13):
            self.things.append(v + self.ch("[{e}]", "[1]"))
            self.variables.append(v + "[1]") if k != 7 else None
        else:
            self.things.append(v if k != 12 else f"int({v})")

    def record(self):
        """A class, perhaps a template, perhaps derived from another one."""
        t = self.fresh("C")
        template = self.on("templates", .25)
        c = Class(t + "<int>" if template else t)
        bases = [b for b in self.classes() if b.name.isalnum() and "()" in b.makes]
        base = self.r.choice(bases) if bases and self.p(.25) else None
        sp = lambda: self.space()[0]  # noqa: E731
        self.add(("template <class T> " if template else "") + f"struct {t}{' : ' + base.name if base else ''} {{")
        add = lambda text: self.add("  " + text)  # noqa: E731
        n = "T" if template else "int"
        initial = f" = {self.small([])}" if self.p(.25) else " = 0" if self.p(.5) else ""
        add(f"{n} v{initial};")
        members = [x for x in self.classes() if x.name.isalnum() and "()" in x.makes and x is not base]
        if members and self.p(.2):
            add(f"{self.r.choice(members).name} part;")
        own = Scope(["v"])
        out_of_line, constexpr = [], lambda: "constexpr " if self.on("constexpr", .12) else ""  # noqa: E731
        k = self.r.randrange(8) if "special" not in self.off else 0
        if k <= 1 and base is None: c.makes = ["()", "{}"]
        elif k == 2:
            add(f"{sp()}{t}() = default;")
            c.makes = ["()"]
        elif k == 3:
            add(f"{sp()}{t}() {{ v = {self.small([])}; }}")
            c.makes = ["()", "{}"]
        elif k == 4:
            w = sp()
            add(f"{w}{self.ch('explicit ', '')}{t}(int a, int b = {self.small([])}) : v(a + b) {{}}")
            c.makes = ["({e})", "({e}, {e})"]
        elif k == 5:
            add(f"{sp()}{t}(int a) : v({self.small()}) {{}}")
            add(f"{sp()}{t}() : {t}({self.lit()}) {{}}")
            c.makes, c.converts = ["({e})", "()", "{{e}}".replace("{e}", "1")], True
        else:
            add(f"{sp()}{constexpr()}{t}(int a = {self.lit()}) : v(a) {{ }}")
            c.makes, c.converts = ["({e})", "()"], True
        if self.on("special", .2): add(f"{sp()}~{t}() {{ {self.small(['v'])}; }}")
        if self.on("special", .15):
            add(f"{sp()}{t}(const {t} &o) : v(o.v) {{}}")
            if k <= 1:
                add(f"{sp()}{t}() {{}}")
                c.makes = ["()"]
        if self.on("special", .15): add(f"{sp()}{t} &operator=(const {t} &o) {{ v = o.v; return *this; }}")
        for _ in range(self.ch(1, 2, 3, 4)):
            self.member(c, t, n, template, add, out_of_line, constexpr())
        if base:
            c.uses += [u for u in base.uses if u not in c.uses]
            if base.uses and self.p(.5):
                m = self.fresh("m")
                call = self.fill(self.r.choice(base.uses).replace("{o}.", self.ch("this->", "")).replace("{o}", "(*this)"), own, 1)
                add(f"{sp()}int {m}() {{ return {call}; }}")
                c.uses.append(f"{{o}}.{m}()")
        self.add("};", *out_of_line)
        if not c.uses:
            c.uses.append("{o}.v")
        self.things += [c, c]
        if not template and self.p(.2):
            other = sp()
            self.add(f"{other}int operator%(const {t} &x, int y) {{ return {self.small(['y'])}; }}")
            c.uses.append("({o} % {e})")
        if not template and self.p(.15):
            f = self.fresh("by")
            self.add(f"{sp()}int {f}({self.ch('const ' + t + ' &x', t + ' x', t + ' &&x')}) {{ return 1; }}")
            self.things.append(f + "(" + t + self.make(Scope(), c) + ")")
            if c.converts:
                self.things.append(f + "(3)")

    def member(self, c, t, n, template, add, out_of_line, constexpr):
        m, k, w = self.fresh("m"), self.r.randrange(17), self.space()[0]
        virtual = "virtual " if not template and self.on("virtual", .05) else ""
        has = [u for u in c.uses if "{o}." + "m" in u]
        own = self.fill(self.r.choice(has).replace("{o}.", self.ch("", "this->")), Scope(["a"]), 1) if has and self.p(.4) else None
        value = own or self.small(["a", "v"])
        if k < 5:
            if not template and not constexpr and self.p(.3):
                add(f"{w}int {m}(int a);")
                again = self.space()[0] if self.on("redeclare", .1) else w
                out_of_line.append(f"{again}int {t}::{m}(int a) {{ return {value}; }}")
                c.changes.append(f"{{o}}.{m}({{e}})")
                return
            add(f"{virtual}{w}{constexpr}int {m}(int a) const {{ return {self.small(['a', 'v'])}; }}")
            c.uses.append(f"{{o}}.{m}({{e}})")
        elif k == 5:
            add(f"{w}int {m}(int a) {{ v = a; return {value}; }}")
            c.changes.append(f"{{o}}.{m}({{e}})")
        elif k in (6, 7):
            add(f"{w}{constexpr}static int {m}(int a) {{ return {self.small()}; }}")
            c.statics.append(f"{c.name}::{m}({{e}})")
        elif k == 8:
            add(f"{w}{constexpr}int operator()(int a) const {{ return {self.small(['a', 'v'])}; }}") if "{o}({e})" not in c.uses else None
            c.uses.append("{o}({e})")
        elif k == 9:
            add(f"{w}{constexpr}int operator+(int a) const {{ return v + a; }}") if "({o} + {e})" not in c.uses else None
            c.uses.append("({o} + {e})")
        elif k == 10 and "{o}[{e}]" not in c.uses:
            add(f"{w}{constexpr}int operator[](int a) const {{ return v + a; }}")
            c.uses.append("{o}[{e}]")
        elif k == 11 and "int({o})" not in c.uses:
            add(f"{w}{self.ch('explicit ', '')}operator int() const {{ return v; }}")
            c.uses += ["int({o})"]
        elif k == 12 and not c.range:
            add(f"int arr[2] = {{1, 2}};") if not c.makes or "{}" not in c.makes else add("int arr[2];")
            add(f"{w}const int *begin() const {{ return arr; }}")
            add(f"{w}const int *end() const {{ return arr + 2; }}")
            c.range = True
        elif k == 13 and "++{o}" not in c.changes:
            add(f"{w}{t} &operator++() {{ ++v; return *this; }}")
            c.changes.append("++{o}")
        elif k == 14:
            forms = ["inline static int {} = 1;"] if self.std > 14 else []
            static = self.ch("static constexpr int {} = 2;", "static const int {} = 3;", *forms).format(m)
            add(static)
            c.statics.append(f"{c.name}::{m}")
            if static.startswith("inline"):
                self.variables.append(f"{c.name}::{m}") if not template else None
        elif k == 15:
            add(f"template <class U> {w}int {m}(U a) const {{ return {self.small(['v'])}; }}")
            c.uses.append(f"{{o}}.{m}({{e}})")
        elif k == 16:
            add(f"friend {w}int {m}(const {t} &x, int a) {{ return {self.small()}; }}")
            c.uses.append(f"{m}({{o}}, {{e}})")

    def crtp(self):
        b, t = self.fresh("Base"), self.fresh("C")
        m, i = self.fresh("m"), self.fresh("impl")
        self.add(f"template <class D> struct {b} {{",
                 f"  {self.space()[0]}int {m}(int a) const {{ return static_cast<const D *>(this)->{i}(a); }}", "};",
                 f"struct {t} : {b}<{t}> {{",
                 f"  {self.space()[0]}int {i}(int a) const {{ return {self.small()}; }}", "};")
        c = Class(t)
        c.makes, c.uses = ["()", "{}"], [f"{{o}}.{m}({{e}})", f"{{o}}.{i}({{e}})"]
        self.things.append(c)

    def polymorphic(self):
        b, t, m = self.fresh("V"), self.fresh("C"), self.fresh("m")
        self.add(f"struct {b} {{", f"  {self.space()[0]}virtual int {m}(int a) const {{ return {self.small()}; }}", "};",
                 f"struct {t} : {b} {{", f"  {self.space()[0]}int {m}(int a) const override {{ return {self.small()}; }}", "};")
        for name in (b, t):
            c = Class(name)
            c.makes, c.uses = ["()"], [f"{{o}}.{m}({{e}})"]
            self.things.append(c)

    # -- code that uses them -------------------------------------------------------------------------------------------
    def helpers(self):
        run, keep, go = self.fresh("run"), self.fresh("keep"), self.fresh("go")
        self.add(f"template <class F> __global__ void {run}(F f) {{ f(1); }}",
                 f"template <class F> void {keep}(F) {{}}",
                 f"template <class F> void {go}(F f) {{ {run}<<<1, 1>>>(f); }}")
        self.launchers = [f"{run}<<<1, 1>>>({{f}})", f"{go}({{f}})", f"{keep}({{f}})", "{f}(1)", f"{run}<<<1, 1>>>({{f}})"]

    def parameters(self):
        """Parameters, arguments for them, and what they bring into scope."""
        s, params, args = Scope(["a"]), ["int a"], ["1"]
        if self.classes() and self.p(.4):
            c, o = self.r.choice(self.classes()), self.fresh("o")
            params.append(self.ch(f"const {c.name} &{o}", f"{c.name} {o}"))
            args.append(c.name + self.make(Scope(), c))
            s.objects.append((o, c))
        return s, ", ".join(params), ", ".join(args)

    def user(self):
        """A function with a longer body."""
        (word, side), f, k = self.space(), self.fresh("u"), self.r.randrange(12)
        s, params, args = self.parameters()
        if self.on("pragma", .05):
            self.add(self.ch("#pragma nv_exec_check_disable", "#pragma hd_warning_disable"))
        constexpr = k == 0 and self.on("constexpr", .4)
        self.enter(side, True, constexpr)
        n, tail = self.ch(1, 2, 3, 4), "}"
        call = f"{f}({args})"
        if k < 7:
            link = "constexpr " if constexpr else self.ch("", "", "", "static ", "inline ")
            self.add(f"{word}{link}int {f}({params}) {{")
        elif k < 9 and self.on("templates", 1):
            self.add(f"template <class T> {word}int {f}(T z{', ' + params if params else ''}) {{")
            s.ints.append("z")
            self.plain_host = self.plain_host and self.p(.5)
            call = f"{f}({self.ch('1', '2.5f')}, {args})"
        elif k == 9:
            o = self.fresh("S")
            self.add(f"struct {o} {{", f"  int v = 1;", f"  {word}{self.ch('', 'static ')}int {f}({params}) {{")
            tail, call = "} };", f"{o}().{f}({args})"
        elif k == 10:
            o, m = self.fresh("S"), self.fresh("m")
            self.add(f"struct {o} {{", f"  int v;", f"  {word}{o}({params}) : v({self.use(s, 1)}) {{")
            self.result, tail, call = False, "} };", f"{o}({args}).v"
        else:
            kernel = self.fresh("k")
            self.enter("d", False)
            self.add(f"__global__ void {kernel}({params.replace('const ', '').replace('&', '')}) {{")
            self.body(s, n)
            self.add("}")
            self.calls["h"].append(f"{kernel}<<<1, 1>>>({args})")
            return
        self.body(s, n)
        if self.result:
            self.add(f"  return {self.expr(s, 2)};")
        self.add(tail)
        for each in "hd":
            if side in (each, "b"):
                self.calls[each].append(call)

    def unit(self):
        """The lines of a unit."""
        self.lines, self.things, self.variables, self.pointers, self.forms = [], [], [], [], []
        self.takers, self.launchers, self.calls, self.plain = [], [], {"h": [], "d": []}, True
        self.plain_host = self.result = self.statics = self.local_classes = False
        name = self.fresh(f"n{self.seed}_")
        self.add(f"namespace {name} {{")
        inside = self.p(.15)
        if inside:
            self.add("namespace {")
        if self.on("lambdas", .6):
            self.helpers()
        makers = [self.function] * 5 + [self.record] * 4
        makers += [self.template] * 2 if "templates" not in self.off else []
        makers += [self.variable] * 3 if "variables" not in self.off else []
        makers += [self.crtp] if "templates" not in self.off else []
        makers += [self.polymorphic] if "virtual" not in self.off else []
        makers += [lambda: forms.add(self)] * 15 if "forms" not in self.off else []
        for _ in range(self.ch(2, 3, 4, 5)):
            self.r.choice(makers)()
        for _ in range(self.ch(1, 2, 3)):
            self.user()
        for side, head in (("h", "int main{0}() {{"), ("d", "__global__ void kernel{0}() {{")):
            calls = [c for c in self.calls[side] if self.p(.7)]
            if calls:
                self.add(head.format(self.fresh("")), *[f"  {c};" for c in calls], *(["  return 0;"] if side == "h" else []), "}")
        if inside:
            self.add("}")
        self.add("}")
        return self.lines


def options(seed):
    """The standard and the options of a program: alike in ten that follow each other, so that they can be asked at once."""
    return [("17", []), ("17", []), ("20", []), ("17", ["relaxed-constexpr"]), ("14", [])][seed // 10 % 5]


def generate(seed, units=8, off=()):
    """The units of the program of a seed, each a list of lines."""
    g = Gen(seed, off)
    g.std = int(options(seed)[0])
    return [g.unit() for _ in range(units)]


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--seed", type=int, required=True)
    ap.add_argument("--units", type=int, default=8)
    ap.add_argument("--off", default="")
    a = ap.parse_args()
    print("\n".join([*PRELUDE, *(line for unit in generate(a.seed, a.units, a.off.split(",")) for line in unit)]))


if __name__ == "__main__":
    main()
