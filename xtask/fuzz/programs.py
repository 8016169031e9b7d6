#!/usr/bin/env python3
"""Random CUDA programs full of extended lambdas, by seed.

    programs.py --seed N [--mode valid|break] [--std 17|20] [--units K] [--off FEATURE,...]

A program is a prelude and K units, declarations at namespace scope that do not need each other.
`valid` programs avoid what the front end restricts, `break` programs do it here and there.
The numbers come from Python's `random`, seeded with "SEED/MODE": a change here changes all programs.

Features that --off leaves out, so that a known cause does not hide others:
  layout  comments breaks digraphs words splice
  code    refparen passann xmacro oddparen typename vexing body endmacro
  wide    mixed units (what wide.py mixes into everything, and the units of subjects.py) pragma
"""
import argparse, random, re
import subjects, wide

PRELUDE = r'''
#include <initializer_list>
#define DEV __device__
#define HD __host__ __device__
#define ATTR_D __attribute__((device))
#define LAMBDA [=] __device__
#define HDLAMBDA [=] __host__ __device__
#define KERNEL(i) [=] __device__ (int i)
#define CAPTURE(...) [__VA_ARGS__] __device__
#define FORALL(i, n, ...) eat([=] __device__ (int i) { __VA_ARGS__; })
#define PASS(...) __VA_ARGS__
#define BODY(...) { __VA_ARGS__ }
#define FIRST(a, b) a
#define SECOND(a, b) b
#define ADD(x, y) ((x) + (y))
#define STR(x) #x
#define CAT(x, y) x##y
#define SEMI ;
#define IF(c) if (c)
#define NOTHING
#define EVAL(m, x) m(x)
#ifdef __CUDACC__
#define MAYBE __device__
#else
#define MAYBE
#endif
struct P { int a, b; HD int m(int x) const { return a + x; } static int sa; enum { ea = 2 }; HD int operator[](int i) const { return b + i; } };
template <class T> struct Box { using type = T; T v; HD T get() const { return v; } template <class U> HD U as() const { return U(v); } static constexpr int size = 3; struct In { T t; }; };
template <int N, class T = int> struct Arr { T e[N]; HD T operator[](int i) const { return e[i]; } static constexpr int n = N; };
template <template <class> class C, class T> struct Wrap { C<T> c; };
template <class... Ts> struct List {};
struct NoDef { int a; NoDef(int); };
struct NoAssign { const int a = 1; };
template <class F> HD int eat(F f) { return 0; }
template <class F, class... A> HD int eat2(int n, F f, A... a) { return n; }
template <class... A> HD int sink(A... a) { return sizeof...(a); }
template <int N> HD int tf(int x) { return x + N; }
HD int fn(int x) { return x; }
HD int fn(int x, int y) { return x + y; }
int ga = 1, a = 2, n = 3;
const int k = 5;
namespace g { int gv = 1, b = 2; constexpr int gc = 7; int garr[3]; P gp; enum E { e0, e1 }; enum class S { x, y }; struct Ty { int a; }; inline namespace v1 { struct IV { int a; }; } namespace deep { struct D { int a; struct In { int b; }; }; using Al = D; typedef D *Ptr; } }
namespace h { using namespace g; struct X { int a; }; using Int = int; template <class T> using Id = Box<T>; typedef int Fn(int); typedef int Arr3[3]; }
namespace ga_ns = g::deep;
namespace { struct An { int a; }; }
using h::X;
using Int = int;
typedef unsigned long size_type;
template <class T> struct Acc { T x, y; int z; HD int f() const { return 1; } HD int f(int q) { return q; } static int sf(); static int sm; using type = T; };
'''.strip("\n").split("\n") + wide.PRELUDE

NAMES = "a b c d e i j k m n p q r s t u v w x y z".split()


class Var:
    def __init__(self, name, uses, auto=True, const=False, member=False, arr=False, bad=False, pack=False, sb=False, typ=None):
        self.name, self.uses, self.auto, self.const, self.member = name, uses, auto, const, member
        self.arr, self.bad, self.pack, self.sb, self.typ = arr, bad, pack, sb, typ


class Env:
    def __init__(self, scopes=None, this=False, blocked_this=False):
        self.scopes = scopes or [{}]
        self.this = this

    def child(self):
        return Env(self.scopes + [{}], self.this)

    def add(self, v):
        self.scopes[-1][v.name] = v

    def taken(self, name):
        return name in self.scopes[-1]

    def visible(self):
        out = {}
        for s in self.scopes:
            out.update(s)
        return {k: v for k, v in out.items() if v is not None and v.uses}


class Gen(wide.Wide, subjects.Subjects):
    NAMES = NAMES

    def __init__(self, seed, mode="valid", std=None, units=None, off=()):
        self.off = set(off)
        self.r = random.Random(f"{seed}/{mode}")
        self.breaking = mode == "break"
        self.std = std or self.r.choice([17, 17, 20])
        self.nunits = units or 14
        self.uid = 0
        self.depth_l = 0
        self.intempl = False
        self.noinst = True
        self.macro_now = 0

    # -- chance ----------------------------------------------------------------
    def p(self, x): return self.r.random() < x
    def ch(self, *xs): return self.r.choice(xs)
    def bad(self, x): return self.breaking and self.r.random() < x
    def fresh(self, base):
        self.uid += 1
        return f"{base}{self.uid}"

    def name(self, env, avoid=()):
        for _ in range(30):
            x = self.r.choice(NAMES)
            if not env.taken(x) and x not in avoid: return x
        return self.fresh("zz")

    # -- expressions (of a type that converts to int) ----------------------------
    def lit(self):
        return self.ch("1", "2", "3", "0", "7", "0x10", "10u", "'c'", "1'000", "42", "077")

    def var(self, env, pred=lambda v: True):
        vs = [v for v in env.visible().values() if pred(v)]
        return self.r.choice(vs) if vs else None

    def use(self, env, d=0):
        v = self.var(env, lambda v: not v.bad and not v.pack)
        if v is None: return self.lit()
        u = self.r.choice(v.uses)
        return u(self, env, d) if callable(u) else u

    def constant(self, env):
        v = self.var(env, lambda v: v.const)
        return v.name if v and self.p(.8) else self.ch("2", "3", "g::gc", "k" if "k" not in env.visible() and not any("k" in s for s in env.scopes) else "3")

    def capname(self, env):
        v = self.var(env, lambda v: v.auto and not v.bad and not v.pack)
        return v.name if v else None

    def expr(self, env, d=2, ctx="host"):
        if d <= 0: return self.use(env) if self.p(.8) else self.lit()
        e = lambda n=1: self.expr(env, d - n, ctx)
        nm = self.capname(env) or "0"
        if self.mixed(.15): return self.wide_expr(env, d, ctx)
        k = self.r.randrange(46)
        if k < 8: return self.use(env, d)
        if k < 13: return f"{e()} {self.ch('+', '-', '*', '|', '&', '^', '==', '<', '>', '<=', '!=', '&&', '||', '<<')} {self.use(env)}"
        if k == 13: return f"({e()})"
        if k == 14: return f"({e()} ? {e()} : {e()})"
        if k == 15: return f"fn({e()})"
        if k == 16: return f"fn({e()}, {e()})"
        if k == 17: return f"tf<{self.constant(env)}>({e()})"
        if k == 18: return f"P{{int({e()}), {self.ch('1', '2')}}}.{self.ch('a', 'b', 'm(1)')}"
        if k == 19: return f"Box<int>{{int({e()})}}.{self.ch('v', 'get()', 'as<int>()', 'template as<short>()')}"
        if k == 20: return self.ch(f"sizeof({nm})", f"sizeof {nm}", f"sizeof(decltype({nm}))", f"alignof(decltype({nm}))", f"noexcept({nm})", f"int(sizeof({e()}))")
        if k == 21: return f"{self.ch('int', 'static_cast<int>', 'Int', 'h::Int')}({e()})"
        if k == 22: return f"({self.ch('int', 'Int', 'long', 'h::Int')})({e()})" if self.p(.5) else f"({self.ch('int', 'Int', 'long')}){self.use(env)}"
        if k == 23: return self.ch("ga", "::a", "::n", "g::gv", "g::b", "::g::gc", "g::garr[1]", "g::gp.a", "P::sa", "P::ea", "int(g::e1)", "int(g::S::x)", "Box<int>::size", "Arr<3>::n", "::k")
        if k == 24: return f"ADD({e()}, {e()})"
        if k == 25: return self.ch(f"FIRST({e()}, {e()})", f"SECOND({e()}, {e()})", f"int(sizeof(STR({nm})))", f"PASS({e()})", f"EVAL(fn, {e()})", f"CAT(f, n)({e()})", f"PASS(fn)({e()})", f"EVAL(PASS, {e()})")
        if k == 26: return f"Arr<{self.constant(env)}>{{}}[0]"
        if k == 27: return f"{self.ch('-', '+', '~', '!')}{self.use(env)}"
        if k == 28 and ctx != "unev":
            return self.nested_plain_call(env, d - 1, ctx)
        if k == 29 and ctx != "unev":
            return self.nested_plain_call(env, d - 1, ctx)
        if k == 30 and ctx in ("host", "dev", "plain", "hd") and self.p(.6):
            e2 = env.child(); x = self.name(e2); init = self.expr(env, d - 1, ctx)
            e2.add(Var(x, [x], typ="int"))
            return f"({{ int {x} = int({init}) + 1; {self.expr(e2, d - 1, ctx)}; }})"
        if k == 31: return f"({self.use(env)}, {self.use(env)})"
        if k == 32: return f"sink({', '.join(e(2) for _ in range(self.r.randrange(4)))})"
        if k == 33: return f"int((({self.use(env)})))"
        if k == 34: return f"static_cast<int>(static_cast<decltype({nm}) *>(nullptr) != nullptr)" if nm != "0" else "1"
        if k == 35 and self.std >= 20: return f"P{{.a = int({e()}), .b = 1}}.a"
        if k == 36 and self.std >= 20: return f"int(requires {{ {nm} + 1; }})"
        if k == 37: return f"int(Box<decltype({self.use(env)} + 1)>::size)"
        if k == 38: return f"(Box<Box<int>>{{{{int({e()})}}}}.v.v)"
        if k == 39: return f"(a_less_than_b)".replace("a_less_than_b", f"{self.use(env)} < {self.use(env)}")
        if k == 40: return f"{self.use(env)} /* {nm} */"
        if k == 41: return f"int({self.ch('true', 'false')} {self.ch('and', 'or', '&&', '||')} {self.use(env)})"
        if k == 42: return f"int(*\"{nm}\")"
        if k == 43: return f"int('{nm[0]}' + {self.use(env)})"
        if k == 44: return f"int(int{{}} + {self.use(env)})"
        return self.use(env, d)

    def nested_plain_call(self, env, d, ctx):
        """An ordinary lambda, called on the spot."""
        k = self.r.randrange(10)
        vis = env.visible()
        caps = [v for v in vis.values() if v.auto and not v.bad and not v.pack and (not v.sb or self.std >= 20)]
        # what the inner one may see
        def inner(mode, listed=(), this=False):
            e2 = Env([{}], env.this and this)
            for n, v in self.flat(env).items():
                if v is None: e2.scopes[0][n] = None
                elif v.member: e2.scopes[0][n] = v if this else None
                elif not v.auto or v.const: e2.scopes[0][n] = v
                elif mode in "=&" and mode and (not v.sb or self.std >= 20): e2.scopes[0][n] = v
                elif n in listed: e2.scopes[0][n] = v
                else: e2.scopes[0][n] = None
            return e2.child()
        if k < 2:
            e2 = inner("="); lst = "="
        elif k < 4:
            e2 = inner("&"); lst = "&"
        elif k < 6 and caps:
            l = self.r.sample(caps, min(len(caps), self.r.randrange(1, 3)))
            e2 = inner("", {v.name for v in l}); lst = ", ".join(("&" if self.p(.3) else "") + v.name for v in l)
        elif k < 8:
            x = self.name(env); init = self.expr(env, d - 1, ctx)
            e2 = inner("")
            e2.scopes[0][x] = Var(x, [x], typ="int")
            lst = self.ch(f"{x} = int({init})", f"{x}(int({init}))", f"{x}{{int({init})}}")
        else:
            e2 = inner(""); lst = ""
        avoid = set(re.findall(r"\w+", lst))
        pars, args = [], []
        for _ in range(self.r.randrange(3)):
            x = self.name(e2, avoid)
            if x in avoid: continue
            pars.append(self.ch("int ", "int ", "auto " if not self.breaking and ctx != "unev" and False else "int ", "const int &", "h::Int ") + x)
            args.append(f"int({self.use(env)})")
            e2.add(Var(x, [x], typ="int"))
        self.depth_l += 1
        if self.p(.35) and self.depth_l < 3:
            sub = "plain" if ctx in ("host", "plain") else ctx
            body = self.stmts(e2.child() if False else e2, self.r.randrange(1, 3), d - 1, sub, inl=True) + f" return int({self.expr(e2, d - 1, sub)});"
        else:
            body = f"return int({self.expr(e2, d - 1, 'plain' if ctx in ('host', 'plain') else ctx)});"
        self.depth_l -= 1
        sp = self.ch("", "", "", " mutable", " -> int", " noexcept", " constexpr" if False else "")
        pl = f"({', '.join(pars)})" if pars or sp or self.p(.6) else ""
        return f"[{lst}]{pl}{sp} {{ {body} }}({', '.join(args)})"

    def flat(self, env):
        out = {}
        for s in env.scopes: out.update(s)
        return out

    # -- extended lambdas --------------------------------------------------------
    def has(self, f): return f not in self.off

    def mixed(self, chance): return self.p(chance) and self.has("mixed")

    def ann(self, hd):
        if hd: return self.ch("__host__ __device__", "__host__ __device__", "__device__ __host__", "HD", "__attribute__((host, device))", "__host__ DEV", "__host__ __device__ __host__", "__attribute__((host)) __attribute__((device))")
        return self.ch("__device__", "__device__", "__device__", "__device__", "DEV", "ATTR_D", "__attribute__((device))", "MAYBE", "__device__ __device__", "NOTHING __device__", "PASS(__device__)" if self.has("passann") else "DEV")

    def initcap(self, env, ctx):
        """name and text of an init-capture of type int or so; its Var."""
        x = self.r.choice(NAMES)
        e = lambda: self.expr(env, 1, "plain")
        k = self.r.randrange(12)
        uses = [x]
        if self.mixed(.5):
            t, uses = self.wide_init(env)
            uses = [re.sub(r"\bx\b", x, use) for use in uses]
        elif k < 4: t = e()
        elif k == 4: t = f"P{{int({e()}), 2}}"; uses = [f"{x}.a", f"{x}.m(1)"]
        elif k == 5: t = self.ch("1.5f", "2.5", "-1", "0x1Fu", "'\\n'", "true", "nullptr", '"str"', "sizeof(int)", "10'000L"); uses = [f"int(sizeof({x}))", f"({x}, 1)"]
        elif k == 6: t = f"&g::gv"; uses = [f"*{x}", f"{x}[0]"]
        elif k == 7: t = f"static_cast<long>({e()})"; uses = [f"int({x})"]
        elif k == 8 and env.this: t = self.ch("*this", "this"); uses = [f"int(sizeof({x}))"]
        elif k == 9: t = f"Box<int>{{int({e()})}}"; uses = [f"{x}.v", f"{x}.get()"]
        elif k == 10: t = f"({e()})"
        else: t = f"{e()} + {e()}"
        if self.p(.2): return x, f"{x}({t})", Var(x, uses)
        return x, f"{x}{self.ch(' = ', '=')}{t}", Var(x, uses)

    def lam(self, env, ctx="host", d=2, force=None, params=None):
        """An annotated lambda as text. ctx: host, plain (in an ordinary lambda on the host), dev, hd, none."""
        hd = self.p(.3) if force is None else force == "hd"
        lastsite = ctx in ("host", "plain")
        generic_ok = not hd or self.bad(.1)
        vis = self.flat(env)
        ok = [v for v in vis.values() if v is not None and v.uses and v.auto and not v.member and not v.pack and
              (not v.bad or self.bad(.3)) and (not v.sb or self.std >= 20)]
        listed, entries, mode, this = {}, [], "", False
        k = self.r.random()
        if k < .5: mode = "="
        elif k < .56 or self.breaking and k < .6: mode = ""
        elif self.bad(.12): mode = "&"
        if mode: entries.append(mode)
        if mode == "=" and env.this:
            this = True
            if self.std >= 20 and self.p(.2): entries.append(self.ch("this", "*this"))
            elif self.p(.1): entries.append("*this")
        elif mode == "&" and env.this: this = True
        if (mode == "" and k >= .56) or (mode == "&" and self.p(.3)) or (mode == "=" and self.bad(.1)):
            l = self.r.sample(ok, min(len(ok), self.r.randrange(0, 4)))
            for v in l:
                ref = (self.bad(.15) or (mode == "=")) and mode != "&"
                if mode == "=" and not ref: continue
                entries.append(("&" if ref else "") + v.name); listed[v.name] = v
            if env.this and mode == "" and self.p(.5):
                this = True; entries.insert(self.r.randrange(len(entries) + 1), self.ch("this", "this", "*this"))
        inits = {}
        if (not hd or self.bad(.2)) and self.p(.25) and ctx != "none":
            for _ in range(self.r.randrange(1, 3)):
                x, t, v = self.initcap(env, ctx)
                if x in listed or x in inits: continue
                if self.bad(.15):
                    av = self.var(env, lambda v: v.arr)
                    if av and self.p(.6): t = f"{x} = {av.name}"; v = Var(x, [f"int(sizeof({x}))"])
                    else: t, v = f"{x} = {{1, 2}}", Var(x, [f"int(sizeof({x}))"])
                elif self.bad(.1):
                    nm = self.capname(env)
                    if nm: t, v = f"&{x} = {nm}", Var(x, [f"int(sizeof({x}))"])
                inits[x] = v
                lo = 1 if mode else 0
                entries.insert(self.r.randrange(lo, len(entries) + 1), t)
        if self.bad(.08):
            pk = [v for v in vis.values() if v is not None and v.pack]
            if pk: entries.append(pk[0].name + "..."); listed[pk[0].name] = pk[0]
        # environment of the body
        e2 = Env([{}], env.this and this)
        for n, v in vis.items():
            if v is None: e2.scopes[0][n] = None
            elif v.member: e2.scopes[0][n] = v if this else None
            elif not v.auto: e2.scopes[0][n] = v
            elif n in listed: e2.scopes[0][n] = v
            elif mode and (not v.bad or self.bad(.5)) and (not v.sb or self.std >= 20): e2.scopes[0][n] = v
            elif v.const and not mode: e2.scopes[0][n] = v
            else: e2.scopes[0][n] = None
        e2.scopes[0].update(inits)
        e2 = e2.child()
        avoid = set(listed) | set(inits)
        thead, generic = "", False
        if self.std >= 20 and generic_ok and self.p(.07):
            thead = self.ch("<class T>", "<class T, int N = 2>", "<typename... Ts>"); generic = True
        pars = []
        if params is not None:
            for x in params:
                pars.append(f"int {x}"); e2.add(Var(x, [x]))
        else:
            for _ in range(self.r.choice([0, 0, 1, 1, 1, 2, 3])):
                x = self.name(e2, avoid)
                if self.mixed(.2):
                    text, uses, wide_generic = self.wide_lambda_param(x, generic_ok)
                    if " = " in "".join(pars) and " = " not in text or "..." in "".join(pars) or x in re.findall(r"\w+", "".join(pars)): continue
                    pars.append(text); generic = generic or bool(wide_generic)
                    if uses: e2.add(Var(x, uses, pack=wide_generic == "pack"))
                    continue
                if " = " in "".join(pars) or "..." in "".join(pars): break
                t = self.ch("int {}", "int {}", "int {}", "const int &{}", "int ({})" if self.has("oddparen") else "int {}", "h::Int {}", "int", "long {}", "int {}[3]", "int (*{})(int)", "P {}", "[[maybe_unused]] int {}", "int const {}", "unsigned")
                if generic_ok and self.p(.12): t = self.ch("auto {}", "const auto &{}", "auto &&{}"); generic = True
                if x in [y for q in pars for y in re.findall(r"\w+", q)]: continue
                uses = [x]
                if "[3]" in t: uses = [f"{x}[1]"]
                elif "(*" in t: uses = [f"{x}(1)"]
                elif t.startswith("P "): uses = [f"{x}.a"]
                elif "auto" in t: uses = [f"int({x})"]
                dflt = ""
                pars.append(t.format(x) + dflt)
                if "{}" in t: e2.add(Var(x, uses))
        if thead and self.p(.6) and not {" = ", "..."} & set(re.findall(r" = |\.\.\.", "".join(pars))):
            x = self.name(e2, avoid); t = "Ts... " if "Ts" in thead else "T "
            if x not in avoid: pars.append(t + x); e2.add(Var(x, [f"int(sizeof...({x}))"] if "Ts" in thead else [f"int({x})"], pack="Ts" in thead))
        saved = self.depth_l
        self.depth_l += 1
        sub = "dev" if not hd else "hd"
        if ctx == "dev": sub = "dev"
        nst = self.r.choice([0, 0, 1, 1, 2, 3]) if self.depth_l < 3 else 0
        inl = self.p(.5)
        body = self.stmts(e2, nst, d, sub, inl=True)
        ret = ""
        if self.bad(.06) and mode:
            ret += f" if constexpr ({self.ch('true', 'sizeof(int) > 2', self.use(e2) + ' == 1' if False else 'false')}) {{ (void)({self.use(e2)}); }}"
        kind = self.r.randrange(8)
        if kind < 5: ret += f" return {'int(' + self.expr(e2, d, sub) + ')'};"; rt = "int"
        elif kind == 5: ret += f" {self.use(e2)};" if self.has("vexing") else f" (void)({self.use(e2)});"; rt = "void"
        else: rt = "void"
        self.depth_l = saved
        spec = []
        if self.p(.12): spec.append("mutable")
        if self.bad(.04) and params is None: spec.append("constexpr")
        if self.p(.08): spec.append(self.ch("noexcept", "noexcept(true)", "noexcept(noexcept(1))"))
        if self.bad(.03): spec.append(self.ch("__device__", "__host__ __device__"))
        if self.p(.03): spec.append("__attribute__((unused))" if not spec else "")
        if self.p(.2):
            nm = self.capname(env)
            if rt == "int":
                spec.append("-> " + self.ch("int", "int", "long", "Int", "h::Int", "decltype(1 + 1)", "decltype(g::gv)", "auto" if not self.intempl and not generic and ctx == "host" else "int", "typename Box<int>::type" if self.has("typename") else "int", "Box<int>::type", "unsigned long int", "const int"))
            else: spec.append("-> void")
        elif self.mixed(.12) and not ret.count("return") + body.count("return"):
            wide_type, value = self.wide_return(env, hd)
            spec.append(f"-> {wide_type}")
            ret += f" return {value or '{}'};"
        spec = [s for s in spec if s]
        pl = f"({', '.join(pars)})"
        if not pars and not spec and self.p(.35): pl = ""
        if self.std >= 20 and not pars and self.p(.1) and not spec: pl = ""
        lst = ", ".join(entries)
        ann = self.ann(hd)
        intro = f"[{lst}] {ann} {thead}"
        if not thead and self.p(.12) and not listed and not inits:
            if entries == ["="] and not hd: intro = self.ch("LAMBDA", "CAPTURE(=)", *(["PASS([=]) __device__", "PASS([=] DEV)"] if self.has("passann") else []))
            elif entries == ["="] and hd: intro = self.ch("HDLAMBDA", "PASS([=]) HD" if self.has("passann") else "HDLAMBDA")
        elif not thead and not hd and self.p(.06): intro = f"CAPTURE({lst})"
        if not thead and params is None and self.p(.04): intro += " [[maybe_unused]]" if False else ""
        text = f"{intro}{' ' if self.p(.7) else ''}{pl} {' '.join(spec)}{' ' if spec else ''}{{ {body}{ret} }}"
        if self.p(.05) and self.has("body"): text = text.replace("{ ", "BODY(", 1)[:-1] + ")" if text.count("{ ") and "BODY" not in text and "FORALL" not in text and "#" not in text and text.endswith("}") and self.simple_body(text) else text
        return text

    def simple_body(self, text):
        i = text.index("{ ")
        return pl_ok(text[:i]) if False else "{" not in text[:i] and "=" not in text[:0]

    # -- statements ------------------------------------------------------------
    def stmts(self, env, n, d, ctx, inl=False, ind="  "):
        out = []
        for _ in range(n):
            out.append(self.stmt(env, d, ctx))
        return (" " if inl else "\n" + ind).join(out)

    def place_lambda(self, env, ctx, d):
        """A statement with an annotated lambda in some place of it."""
        if self.depth_l >= 3: return f"(void)({self.use(env)});"
        fctx = ctx
        L = lambda **kw: self.lam(env, ctx, max(d - 1, 1), **kw)
        k = self.r.randrange(34)
        if ctx == "hd":
            if not self.bad(.15): return f"eat([=] {{ return {self.use(env)}; }});" if not any(v and v.bad for v in self.flat(env).values()) and self.p(.5) else f"(void)({self.use(env)});"
        if self.mixed(.25): return self.wide_place(env, ctx, d)
        x = self.name(env)
        if k < 9:
            env.scopes[-1][x] = None    # the name is declared before its initialiser
            l = L(); env.add(Var(x, [f"int(sizeof({x}))", f"eat({x})"], bad=ctx in ("dev", "hd")))
            dt = self.ch('auto', 'auto', 'auto', 'const auto', 'auto &&', 'const auto &', 'auto')
            return f"{dt} {x}{self.ch(' = {}', ' = {}', '{{{}}}', '({})' if '&' not in dt or self.has('refparen') else ' = {}', ' = ({})').format(l)};"
        if k < 13: return f"eat({L()});"
        if k == 13: return f"eat2({self.expr(env, 1, ctx)}, {L()}, {self.expr(env, 1, ctx)});"
        if k == 14: return f"if (eat({L()}) == {self.expr(env, 1, ctx)}) {{ (void)({self.use(env)}); }}"
        if k == 15: return f"for (int {x}_ = eat({L()}); {x}_ < eat({L()}); ++{x}_) {{ eat({L()}); }}"
        if k == 16: return f"while (eat({L()})) break;"
        if k == 17: return f"switch (eat({L()})) {{ case 1: eat({L()}); break; default: eat({L()}); }}"
        if k == 18: return f"(void)(eat({L()}) + eat({L()}));"
        if k == 19: return f"(void)({self.use(env)} ? eat({L()}) : eat({L()}));"
        if k == 20: return f"{{ auto {x} = {L()}; eat({x}); }}"
        if k == 21: return f"[&] {{ eat({self.lam(self.plain_env(env), 'plain' if ctx in ('host', 'plain') else ctx, 1)}); }}();"
        if k == 22: return f"FORALL({self.ch(*NAMES)}, 3, {self.macro_body(env)});"
        if k == 23: return f"PASS(eat({L()}));"
        if k == 24: return f"PASS(auto {x}_ = {L()}); (void)sizeof({x}_);"
        if k == 25: return f"if (auto {x}_ = {L()}; sizeof({x}_)) {{ }} else {{ eat({x}_); }}"
        if k == 26:
            y = self.ch(*NAMES); return f"eat(KERNEL({y}) {{ return {y}; }});"
        if k == 27: return f"try {{ eat({L()}); }} catch (int {x}) {{ eat({L()}); }}" if ctx in ("host", "plain") else f"eat({L()});"
        if k == 28:
            env.scopes[-1][x] = None
            t = f"int {x}[] = {{ eat({L()}), eat({L()}) }}; (void){x};"
            env.add(Var(x, [f"{x}[0]"], arr=True))
            return t
        if k == 29: return f"do {{ eat({L()}); }} while (eat({L()}) && false);"
        if k == 30: return f"for (auto {x} : {{eat({L()}), 2}}) {{ eat({self.lam_with(env, Var(x, [x]), ctx)}); }}"
        if k == 31: return f"static auto {x}_{self.fresh('s')} = {L()};" if ctx in ("host", "plain") else f"eat({L()});"
        if k == 32: return f"(void)new auto({L()});"
        return f"[=]() mutable {{ auto {x} = {self.lam(self.plain_env(env), 'plain' if ctx in ('host', 'plain') else ctx, 1)}; return eat({x}); }}();"

    def plain_env(self, env):
        e2 = Env([{}], env.this)
        for n, v in self.flat(env).items():
            e2.scopes[0][n] = None if v is not None and v.sb and self.std < 20 else v
        return e2.child()

    def lam_with(self, env, v, ctx):
        e = env.child(); e.add(v); return self.lam(e, ctx, 1)

    def macro_body(self, env):
        vs = [v for v in env.visible().values() if not v.bad and not v.pack and (not v.sb or self.std >= 20) and isinstance(v.uses[0], str)]
        if any(not v.member or True for v in vs) and vs:
            v, w = self.r.choice(vs), self.r.choice(vs)
            if (v.member or w.member) and not env.this: return "(void)1"
            return self.ch(f"(void)({v.uses[0]})", f"fn({v.uses[0]}, {w.uses[0]})", f"int q_ = {v.uses[0]}, r_ = {w.uses[0]}; fn(q_, r_)", f"auto z_ = [=](int b_, int c_) {{ return {v.uses[0]}; }}; z_(1, 2)")
        return "(void)0"

    def decl(self, env, d, ctx):
        """A declaration; adds what it declares. In env's innermost scope."""
        if self.mixed(.35): return self.wide_decl(env, d, ctx)
        x = self.name(env)
        e = lambda: self.expr(env, 1, ctx)
        k = self.r.randrange(52)
        A = lambda uses, **kw: env.add(Var(x, uses, **kw))
        host = ctx in ("host",)
        if k < 4: t = e(); A([x], typ="int"); return f"int {x} = {t};"
        if k == 4: t = e(); A([x]); return f"int {x}(int({t}));"
        if k == 5: t = e(); A([x]); return f"int {x}{{int({t})}};"
        if k == 6: t = e(); A([f"int({x})"]); return f"auto {x} = {t};"
        if k == 7: A([x], const=True); return f"const int {x} = {self.ch('3', '2', 'g::gc', 'sizeof(int)')};"
        if k == 8: A([x], const=True); return f"constexpr int {x} = {self.constant(env)};"
        if k == 9 and ctx in ("host", "plain"): t = "1"; A([x], auto=False); return f"static int {x} = {t};"
        if k == 10 and ctx in ("host", "plain"): A([x], auto=False); return f"{self.ch('thread_local', 'static thread_local')} int {x} = 2;"
        if k == 11: A([x], auto=False, const=True); return f"static constexpr int {x} = 2;" if ctx in ("host", "plain") else f"constexpr int {x} = 2;" 
        if k == 12: A([f"{x}[1]", f"*{x}"], arr=True); return f"int {x}[3] = {{1, 2, 3}};"
        if k == 13:
            rk = self.r.randrange(2, 8 if not self.bad(.4) else 10)
            A([x + "[0]" * rk], arr=True, bad=False); return f"int {x}{'[2]' * rk} = {{}};"
        if k == 14: A([f"*{x}", f"{x}[0]"]); return f"int *{x} = &g::gv;"
        if k == 15: A([x]); return self.ch(f"int &{x} = g::gv;", f"const int &{x} = g::gv;", f"auto &{x} = g::gv;", f"int &{x} = g::garr[1];", f"auto &&{x} = g::gv;", f"int &{x} = g::gp.a;", f"const int &{x} = 7;", f"const long &{x} = g::gv;", f"int &{x} = *&g::gv;", f"int &{x} = P::sa;", f"int &{x} = (g::gv);")
        if k == 16:
            v = self.var(env, lambda v: v.typ == "int")
            if v: A([x]); return self.ch("int &{} = {};", "const int &{} = {};", "auto &{} = {};", "decltype(auto) {} = ({});", "auto &&{} = {};", "int &({}) = {};").format(x, v.name)
        if k == 17: t = e(); A([f"{x}.a", f"{x}.m(2)", f"{x}[1]"]); return f"P {x}{{int({t}), 1}};"
        if k == 18:
            y = self.name(env, (x,)); t = e()
            A([f"int({x})"], sb=True); env.add(Var(y, [f"int({y})"], sb=True)); return f"{self.ch('auto', 'const auto', 'auto &&')} [{x}, {y}] = P{{int({t}), 2}};"
        if k == 19:
            y, z = self.name(env, (x,)), None
            t = e(); A([x]); env.add(Var(y, [f"*{y}"])); return f"int {x} = int({t}), *{y} = &{x};"
        if k == 20: A([f"{x}(1)", f"(*{x})(2)"]); return self.ch(f"int (*{x})(int) = fn;", f"int (*{x})(int) = &fn;", f"h::Fn *{x} = fn;", f"int (*({x}))(int) = fn;")
        if k == 21: A([f"{x}(1)"]); return self.ch(f"int (&{x})(int) = fn;", f"h::Fn &{x} = fn;")
        if k == 22: A([f"{x}.v", f"{x}.get()", f"{x}.as<int>()"]); t = e(); return f"Box<int> {x}{{int(1)}};"
        if k == 23: A([f"{x}[0]"]); return f"Arr<{self.constant(env)}> {x}{{}};"
        if k == 24: A([f"(P{{1, 2}}.*{x})"]); return f"int P::*{x} = &P::a;"
        if k == 25: A([f"(P{{1, 2}}.*{x})(1)"]); return f"int (P::*{x})(int) const = &P::m;"
        if k == 26: A([f"int({x})"]); return self.ch(f"g::E {x} = g::e1;", f"auto {x} = g::e0;", f"enum g::E {x} = g::e0;", f"g::S {x}{{}};")
        if k == 27: A([x], auto=False, const=True); return f"enum {{ {x} = 3 }};"
        if k == 28:  # a type of that name hides the variable
            env.scopes[-1][x] = None
            y = self.fresh("y"); env.add(Var(y, [y], typ="int")); return self.ch(f"using {x} = int; {x} {y} = {x}(3);", f"typedef int {x}; {x} {y}{{}};", f"typedef int {x}; {x} ({y}) = ({x})2;")
        if k == 29:
            y = self.fresh("l"); env.scopes[-1][x] = None
            f = self.r.choice(NAMES)
            while f == x: f = self.r.choice(NAMES)
            env.add(Var(y, [f"{y}.{f}"], bad=True)); return f"struct {x} {{ int {f}; int mf() {{ return {f}; }} }}; {x} {y}{{1}};"
        if k == 30 and host: A([x], auto=False); return f"extern int {x};" if x in ("a", "n") else f"static const int {x} = 4;"
        if k == 31 and ctx in ("host",): A([f"{x}(3)"], auto=False); return f"int {x}(int);"
        if k == 32: t = e(); A([x]); return f"[[maybe_unused]] int {x} = {t};"
        if k == 33: t = e(); A([f"int({x})"]); return f"volatile int {x} = {t};" if not self.p(.5) else f"const auto {x} = {t};"
        if k == 34: A([f"int(*{x})"]); return self.ch(f'const char *{x} = "s";', f'constexpr const char *{x} = "s";', f'const char *const {x} = "s";', f'char {x}[] = "ab";' if False else f'auto {x} = "q";')
        if k == 35: A([f"(*{x})[1]"]); return f"int (*{x})[3] = &g::garr;"
        if k == 36: A([f"{x}[1]"]); return f"int (&{x})[3] = g::garr;" 
        if k == 37: t = e(); A([x]); return f"int ({x}) = {t};"
        if k == 38: t = e(); A([x]); return f"int (({x}))(int({t}));"
        if k == 39: A([f"{x}.a"]); return self.ch(f"g::Ty {x}{{}};", f"struct g::Ty {x}{{}};", f"g::IV {x}{{}};", f"g::deep::D {x}{{}};", f"ga_ns::Al {x}{{}};", f"X {x}{{}};", f"struct X {x}{{}};", f"An {x}{{}};")
        if k == 40: A([x], const=True); return f"const int {x}{{{self.ch('3', 'g::gc')}}};"
        if k == 41: A([x], const=True); return f"constexpr auto {x} = {self.ch('2', '3', '4')};"
        if k == 42: t = e(); A([x]); return f"const int {x} = int({t});"
        if k == 43 and self.bad(.8): A([f"{x}[0].a"], arr=True); return f"{self.ch('NoDef {}[1] = {{NoDef(1)}}', 'NoAssign {}[2]', 'NoAssign {}[1][1]')};".format(x)
        if k == 44 and self.bad(.9) and ctx in ("host", "plain"): A([f"{x}()"]); return f"auto {x} = [] {{ return 1; }};"
        if k == 45 and self.bad(.9): A([f"{x}.q"]); return f"struct {{ int q; }} {x}{{1}};"
        if k == 46: t = e(); A([x]); return f"int {x}; {x} = {t};"
        if k == 47: A([f"int({x})"], const=False); return f"decltype({self.use(env)} + 1) {x} = 1;"
        if k == 48: A([f"{x}[0].a"], arr=True); return f"P {x}[2] = {{}};"
        if k == 49: t = e(); A([f"{x}"]); return f"Int {x} = Int({t});"
        if k == 50: A([f"int({x}.e[0])"]); return f"Arr<2, long> {x}{{}};"
        t = e(); A([x], typ="int"); return f"int {x} = {t};"

    def stmt(self, env, d, ctx):
        e = lambda dd=1: self.expr(env, dd, ctx)
        k = self.r.randrange(60)
        lamp = .55 if ctx in ("host", "plain") else .12
        if self.p(lamp) and d > 0: return self.place_lambda(env, ctx, d)
        if k < 14: return self.decl(env, d, ctx)
        if d <= 0: return f"(void)({self.use(env)});"
        if self.mixed(.3): return self.wide_stmt(env, d, ctx)
        if k < 18: return f"(void)({e(2)});"
        if k == 18: return f"{self.use(env)};" if self.has("vexing") else f"(void)({self.use(env)});"
        if k == 19: return f"({e()}, {e()});"
        if k == 20:
            c = env.child(); b = self.stmts(c, 2, d - 1, ctx, inl=True); return f"{{ {b} }}"
        if k == 21:
            c = env.child(); x = self.name(c); i = e(); c.add(Var(x, [x])); cond = self.expr(c, 1, ctx); c2 = c.child()
            return f"for (int {x} = int({i}); {x} < int({cond}); ++{x}) {{ {self.stmts(c2, self.r.randrange(1, 3), d - 1, ctx, inl=True)} }}"
        if k == 22:
            c = env.child(); x = self.name(c); i = e(); c.add(Var(x, [x])); cond = self.expr(c, 1, ctx)
            c2, c3 = c.child(), c.child()
            return f"if (int {x} = int({i}); {cond}) {{ {self.stmts(c2, 1, d - 1, ctx, inl=True)} }} else {{ {self.stmts(c3, 1, d - 1, ctx, inl=True)} }}"
        if k == 23:
            c = env.child(); x = self.name(c); i = e(); c.add(Var(x, [x])); c2 = c.child()
            return f"if (int {x} = int({i})) {{ {self.stmts(c2, 1, d - 1, ctx, inl=True)} }}" + self.ch("", f" else (void)({x});", f" else if ({self.use(c)}) (void)({self.use(c)});")
        if k == 24:
            c = env.child(); x = self.name(c); i = e(); c.add(Var(x, [x])); c2 = c.child()
            cs = self.constant(env)
            return f"switch (int {x} = int({i}); {x}) {{ case {cs}: {{ {self.stmts(c2, 1, d - 1, ctx, inl=True)} break; }} default: (void)({self.use(c)}); }}"
        if k == 25:
            c = env.child(); x = self.name(c); i = e(); c.add(Var(x, [x])); c2 = c.child()
            return f"while (int {x} = int({i})) {{ {self.stmts(c2, 1, d - 1, ctx, inl=True)} break; }}"
        if k == 26: 
            c = env.child(); return f"do {{ {self.stmts(c, 1, d - 1, ctx, inl=True)} }} while (false && {e()});"
        if k == 27:
            c = env.child(); x = self.name(c); arr = self.var(env, lambda v: v.uses[0] == f"{v.name}[1]" and not v.bad)
            src = "g::garr" if not arr or not arr.arr else arr.name
            c.add(Var(x, [x])); c2 = c.child()
            return f"for ({self.ch('auto', 'int', 'auto &', 'const auto &')} {x} : {src}) {{ {self.stmts(c2, 1, d - 1, ctx, inl=True)} }}"
        if k == 28 and self.std >= 20:
            c = env.child(); x = self.name(c); y = self.name(c, (x,)); i = e(); c.add(Var(x, [x])); c.add(Var(y, [y])); c2 = c.child()
            return f"for (int {x} = int({i}); auto {y} : g::garr) {{ {self.stmts(c2, 1, d - 1, ctx, inl=True)} }}"
        if k == 29 and ctx in ("host", "plain"):
            c, c2 = env.child(), env.child(); x = self.name(c2); c2.add(Var(x, [x])); c3 = c2.child()
            return f"try {{ {self.stmts(c, 1, d - 1, ctx, inl=True)} }} catch (int {x}) {{ {self.stmts(c3, 1, d - 1, ctx, inl=True)} }} catch (...) {{ }}"
        if k == 30: return f"static_assert({self.constant(env)} > 0, \"{self.ch(*NAMES)}\");"
        if k == 31: x = self.fresh("lb"); return f"{x}: ;"
        if k == 32 and ctx in ("host", "plain", "dev"):
            c = env.child(); return f"if constexpr (sizeof({self.use(env)}) > 2) {{ {self.stmts(c, 1, d - 1, ctx, inl=True)} }}" if ctx in ("host",) or self.bad(.9) else f"(void)({self.use(env)});"
        if k == 33: return f"(void)sizeof({e()});"
        if k == 34:
            v = self.var(env, lambda v: v.typ == "int" and v.auto)
            if v and ctx in ("host",): return self.ch(f"++{v.name};", f"{v.name} += {e()};", f"{v.name} = {e()}, {v.name}++;")
        if k == 35: return f"IF({self.use(env)}) {{ (void)({self.use(env)}); }}"
        if k == 36: return f"(void)({e()}) SEMI"
        if k == 37: return f"delete new int({e()});" if ctx != "none" else ";"
        if k == 38: return f"using {self.fresh('ty')} = decltype({self.use(env)});"
        if k == 39 and self.depth_l < 2:
            f, m = self.fresh("L"), self.ch(*NAMES)
            return f"struct {f} {{ int {m}; int mm(int b) {{ return {m} + b; }} enum {{ ee }}; }}; (void){f}{{1}}.mm(int({e()}));"
        if k == 40: return f"{{ using namespace g; (void)({self.use(env)}); }}"
        if k == 41 and ctx in ("host",):
            x = self.name(env)
            if x != "b": return f"(void)({self.use(env)});"
            env.add(Var("b", ["b"], auto=False)); return "using g::b;"
        if k == 42: return f"(void)({e()} < {self.use(env)}), (void)({self.use(env)} > {self.use(env)});"
        if k == 43: return f"for (;;) {{ {self.ch('break', 'break')}; }}"
        if k == 44: return f"asm(\"\");" if False else ";"
        if k == 45:
            x = self.name(env); y = e(); env.add(Var(x, [f"{x}.x", f"{x}.f()"])); return f"Acc<int> {x}{{int({y}), 2, 3}};"
        return f"(void)({e(2)});"

    # -- parameters ------------------------------------------------------------
    def params(self, env, n=None, tparams=(), cls=None):
        out = []
        for _ in range(self.r.choice([0, 1, 1, 2, 2, 3, 4]) if n is None else n):
            x = self.name(env)
            A = lambda uses, **kw: env.add(Var(x, uses, **kw))
            if self.mixed(.2):
                t, uses = self.wide_param(x, tparams)
                out.append(t)
                if uses: A(uses)
                continue
            k = self.r.randrange(62)
            if not self.has("oddparen") and k in (54, 55): k = 0
            if tparams and self.p(.4):
                T = self.r.choice(tparams)
                t, u = self.r.choice([("{T} {x}", ["int({x})"]), ("const {T} &{x}", ["int({x})"]), ("{T} *{x}", ["int(*{x})"]), ("{T} &&{x}", ["int({x})"]), ("Box<{T}> {x}", ["int({x}.v)", "{x}.template as<int>()", "{x}.get()"]), ("typename Box<{T}>::type {x}", ["int({x})"]), ("{T} ({x})[3]" if self.has("oddparen") else "{T} {x}[3]", ["int({x}[0])"]), ("{T} (&{x})[2]", ["int({x}[1])"]), ("{T} (*{x})({T})", ["int({x}({T}()))"]), ("Arr<2, {T}> const &{x}", ["int({x}[0])"]), ("h::Id<{T}> {x}", ["int({x}.v)"]), ("typename Box<{T}>::In {x}", ["int({x}.t)"]), ("List<{T}, int> {x}", ["int(sizeof({x}))"]), ("{T} const *const {x}", ["int(*{x})"]), ("typename Acc<Box<{T}>>::type::type {x}", ["int({x})"])])
                out.append(t.format(T=T, x=x)); A([q.format(T=T, x=x) for q in u]); continue
            if k < 12: t, u = "int {x}", ["{x}"]
            elif k == 12: t, u = "const int {x}", ["{x}"]
            elif k == 13: t, u = "int &{x}", ["{x}"]
            elif k == 14: t, u = "const int &{x}", ["{x}"]
            elif k == 15: t, u = "int *{x}", ["*{x}", "{x}[0]"]
            elif k == 16: t, u = "int &&{x}", ["{x}"]
            elif k == 17: t, u = "int (&{x})[3]", ["{x}[1]"]
            elif k == 18: t, u = "int {x}[]", ["{x}[1]"]
            elif k == 19: t, u = "int {x}[3]", ["{x}[1]"]
            elif k == 20: t, u = "int (*{x})(int)", ["{x}(1)"]
            elif k == 21: t, u = "int (&{x})(int)", ["{x}(1)"]
            elif k == 22: t, u = "int {x}(int)", ["{x}(1)"]
            elif k == 23: t, u = "P {x}", ["{x}.a", "{x}.m(1)"]
            elif k == 24: t, u = "const P *{x}", ["{x}->a", "{x}->m(1)"]
            elif k == 25: t, u = "Box<int> {x}", ["{x}.v", "{x}.get()"]
            elif k == 26: t, u = "int P::*{x}", ["(P{{1, 2}}.*{x})"]
            elif k == 27: t, u = "int (P::*{x})(int) const", ["(P{{1, 2}}.*{x})(1)"]
            elif k == 28: t, u = "g::E {x}", ["int({x})"]
            elif k == 29: t, u = "unsigned long int {x}", ["int({x})"]
            elif k == 30: t, u = "short unsigned {x}", ["{x}"]
            elif k == 31: t, u = "char const *{x}", ["int(*{x})"]
            elif k == 32: t, u = "Int {x}", ["{x}"]
            elif k == 33: t, u = "h::Int {x}", ["{x}"]
            elif k == 34: t, u = "size_type {x}", ["int({x})"]
            elif k == 35: t, u = "X {x}", ["{x}.a"]
            elif k == 36: t, u = "g::IV {x}", ["{x}.a"]
            elif k == 37: t, u = "g::v1::IV {x}", ["{x}.a"]
            elif k == 38: t, u = "ga_ns::Al {x}", ["{x}.a"]
            elif k == 39: t, u = "g::deep::Ptr {x}", ["{x}->a"]
            elif k == 40: t, u = "::g::deep::D::In {x}", ["{x}.b"]
            elif k == 41: t, u = "h::Ty {x}", ["{x}.a"]
            elif k == 42: t, u = "An {x}", ["{x}.a"]
            elif k == 43: t, u = "h::Fn *{x}", ["{x}(1)"]
            elif k == 44: t, u = "h::Arr3 {x}", ["{x}[1]"]
            elif k == 45: t, u = "h::Arr3 &{x}", ["{x}[1]"]
            elif k == 46: t, u = "Arr<3> {x}", ["{x}[0]"]
            elif k == 47: t, u = "Arr<g::gc, long> {x}", ["int({x}[0])"]
            elif k == 48: t, u = "Wrap<Box, int> {x}", ["{x}.c.v"]
            elif k == 49: t, u = "decltype(g::gv) {x}", ["{x}"]
            elif k == 50: t, u = "decltype(1 + 1) {x}", ["{x}"]
            elif k == 51: t, u = "struct P &{x}", ["{x}.b"]
            elif k == 52: t, u = "int *__restrict__ {x}", ["{x}[0]"]
            elif k == 53: t, u = "[[maybe_unused]] int {x}", ["{x}"]
            elif k == 54: t, u = "int (({x}))", ["{x}"]
            elif k == 55: t, u = "int (*({x}))[3]", ["(*{x})[1]"]
            elif k == 56: t, u = "volatile int {x}", ["{x}"]
            elif k == 57: t, u = "int *const {x}", ["*{x}"]
            elif k == 58: t, u = "void (*{x})(int, char)", ["int(sizeof({x}))"]
            elif k == 59: t, u = "int (*(*{x})(int))(long)", ["{x}(1)(2)"]
            elif k == 60: t, u = "Box<Box<int>> {x}", ["{x}.v.v"]
            else:
                out.append(self.ch("int", "P", "const char *", "int (*)(int)", "double", "Box<int>", "unsigned int", "int[2]")); continue
            out.append(t.format(x=x)); A([q.format(x=x) for q in u], typ="int" if t == "int {x}" else None)
        return out

    def strip_defaults(self, pars): return pars

    def body(self, env, n=None, ret=None, ind="  ", ctx="host"):
        c = env
        s = self.stmts(c, n or self.r.randrange(1, 5), 2, ctx, ind=ind)
        if ret: s += f"\n{ind}return {ret};"
        return "{\n" + ind + s + "\n" + ind[2:] + "}"

    def tail(self, env, ret):
        """Return expression, maybe with a lambda."""
        if ret != "int": return None
        return f"eat({self.lam(env, 'host', 1)})" if self.p(.4) else self.expr(env, 1)

    def globals_env(self):
        e = Env([{}])
        for x in ("a", "n", "ga"): e.scopes[0][x] = Var(x, [x], auto=False)
        e.scopes[0]["k"] = Var("k", ["k"], auto=False, const=True)
        return e

    # -- functions ---------------------------------------------------------------
    def thead(self):
        """template head, type parameter names, argument names, vars, args for an explicit specialisation."""
        ps, ts, vs, spec = [], [], [], []
        k = self.r.randrange(9)
        T = self.ch("T", "U", "Elem", "X", "a" if False else "V")
        unnamed = False
        if k < 3: ps.append(f"{self.ch('class', 'typename')} {T}"); ts.append(T); spec.append("int")
        elif k == 3: ps += [f"class {T}", "class W = int"]; ts += [T, "W"]; spec += ["int", "long"]
        elif k == 4: ps += [f"class {T}", "int N"]; ts.append(T); vs.append(Var("N", ["N"], auto=False, const=True)); spec += ["int", "3"]
        elif k == 5: ps += ["int N", f"class {T} = int"]; ts.append(T); vs.append(Var("N", ["N"], auto=False, const=True)); spec += ["4", "int"]
        elif k == 6: ps += ["template <class> class C", f"class {T}"]; ts += [T, f"C<{T}>" if self.p(.3) else T]; spec += ["Box", "int"]
        elif k == 7: ps += [f"class {T}", "class... Rest"]; ts.append(T); spec += ["int", "long", "char"]
        else: ps += ["auto N" if self.p(.5) else "unsigned N", f"class {T}"]; ts.append(T); vs.append(Var("N", ["int(N)"], auto=False, const=False)); spec += ["3u", "int"]
        return f"template <{', '.join(ps)}>", ts, vs, spec, "Rest" in "".join(ps)

    def function(self, prefix="f", indent=""):
        env = self.globals_env().child()
        self.intempl = False
        templ = self.p(.3)
        head, pk = "", False
        if templ:
            head, ts, vs, spec, pk = self.thead()
            self.intempl = True
            for v in vs: env.add(v)
            if self.std >= 20 and self.p(.15): head += f" requires (sizeof({ts[0]}) > 0)"
            e2 = env.child()
            pars = self.params(e2, tparams=ts)
            if pk and self.p(.8): pars.append("Rest... rest"); e2.add(Var("rest", ["int(sizeof...(rest))"] if not self.bad(.5) else ["sink(rest...)"], pack=not self.bad(.4)))
        else:
            e2 = env.child(); pars = self.params(e2)
            if self.p(.04): pars.append("...")
        name = self.fresh(prefix)
        ret = self.ch("void", "void", "int", "int", "int")
        spec_ = self.ch("", "", "", "", "static ", "inline ", "__host__ ", "__host__ __device__ " if not self.breaking else "", "[[nodiscard]] " if ret == "int" else "", "static inline ")
        quals = self.ch("", "", "", "", " noexcept", " noexcept(true)", " noexcept(false)")
        trail = ""
        if ret == "int" and self.p(.12): trail = " -> int"
        decl_ret = "auto" if trail else ret
        if ret == "int" and not trail and self.p(.08): decl_ret = self.ch("Int", "h::Int", "decltype(1)", "Box<int>::type")
        if self.bad(.06): decl_ret, trail = ("auto", "") if not self.p(.3) else ("decltype(auto)", "")
        if ret == "void" and decl_ret == "void" and self.p(.03): decl_ret = "auto"; trail = " -> void"
        if self.p(.1) and "..." not in pars: pars = list(pars); 
        fb = ""
        text = ""
        plist = ", ".join(pars)
        sig = f"{decl_ret} {name}({plist}){quals}{trail}"
        if templ is False and self.p(.05) and decl_ret == "int": sig = f"int ({name})({plist}){quals}"
        elif templ is False and self.p(.03) and decl_ret == "int" and not quals:
            sig = f"int (*{name}({plist}))(int)"; ret = "fnptr"
        if self.p(.12) and decl_ret not in ("auto",) and not spec_.startswith("[["):   # a declaration before, other names
            text += f"{head}{' ' if head else ''}{spec_}{sig};\n"
        rexp = self.tail_expr = None
        b = self.stmts(e2, self.r.randrange(2, 9), 2, "host")
        r = ""
        if ret == "int": r = f"\n  return {'int(' if decl_ret == 'auto' and not trail else '('}{self.tail(e2, 'int')});"
        elif ret == "fnptr": r = "\n  return nullptr;"
        if self.p(.06) and not quals:
            e3 = e2.child(); x = self.name(e3); e3.add(Var(x, [x]))
            h = self.stmts(e3.child(), 1, 1, "host")
            text += f"{head}{' ' if head else ''}{spec_}{sig}\ntry {{\n  {b}{r}\n}} catch (int {x}) {{\n  {h}\n{'  return 0;' if ret == 'int' else ''}{'  return nullptr;' if ret == 'fnptr' else ''}\n}}"
        else:
            text += f"{head}{' ' if head else ''}{spec_}{sig} {{\n  {b}{r}\n}}"
        # explicit specialisation or instantiation
        self.intempl = False
        return text

    def specialised(self):
        n = self.fresh("sp")
        env = self.globals_env().child(); x = self.name(env); env.add(Var(x, [f"int({x})"]))
        self.intempl = True
        b1 = self.stmts(env, 2, 2, "host")
        self.intempl = False
        env = self.globals_env().child(); y = self.name(env); env.add(Var(y, [y]))
        b2 = self.stmts(env, 2, 2, "host")
        env = self.globals_env().child(); z = self.name(env); env.add(Var(z, [f"int(*{z})"]))
        b3 = self.stmts(env, 1, 2, "host")
        k = self.r.randrange(3)
        t = f"template <class T> void {n}(T {x}) {{\n  {b1}\n}}\n"
        if k != 1: t += f"template <> void {n}{self.ch('<int>', '')}(int {y}) {{\n  {b2}\n}}\n"
        if k != 0: t += f"template <class T> void {n}(T *{z}) {{\n  {b3}\n}}\n"
        if k == 2 and self.p(.5): t += f"template void {n}<long>(long);\n"
        return t.rstrip()

    # Ways to write a function parameter of a template's parameter T, with arguments that fit it: (pattern, what is given).
    PATTERNS = (("T", "{}"), ("T *", "{} *"), ("const T &", "const {} &"), ("T &&", "{} &&"), ("Box<T>", "Box<{}>"),
                ("T (*)[3]", "{} (*)[3]"), ("T (&)[2]", "{} (&)[2]"), ("T (*)(int)", "{} (*)(int)"),
                ("typename Box<T>::type", "{}"), ("List<T, int>", "List<{}, int>"), ("const T *const *", "const {} *const *"))
    TYPES = ("int", "long", "unsigned char", "P", "g::Ty", "g::E", "g::S", "Box<int>", "Box<P>", "h::X", "g::deep::D::In", "Arr<3>", "double",
             "Box<Box<char>>", "X", "ga_ns::In", "Int")

    def declared(self, pattern, name):
        """A pattern with the name of what it declares."""
        for sign in ("(*)", "(&)"):
            if sign in pattern: return pattern.replace(sign, sign[:-1] + name + ")")
        return f"{pattern} {name}"

    def special_body(self, *names):
        env = self.globals_env().child()
        for x in names: env.add(Var(x, [f"int(sizeof({x}))"]))
        return self.stmts(env, self.r.randint(1, 2), 1, "host")

    def special_unit(self):
        """Explicit specialisations: of functions, members, member templates, classes, variables; deduced or named."""
        u = self.fresh("ex"); x, y = self.r.sample(("q_x", "a", "b", "val", "n"), 2)
        t1, t2, t3 = self.r.sample(self.TYPES, 3)
        k = self.r.randrange(9)
        if k <= 2:
            (p1, g1), (p2, g2) = self.r.sample(self.PATTERNS, 2)
            if k == 0: head, ps, given = "template <class T>", [p1], [(t1, g1.format(t1)), (t2, g1.format(t2))]
            else: head, ps, given = "template <class T, class U>", [p1, p2.replace("T", "U").replace("Uypename", "typename")], None
            if k == 0:
                out = [f"{head} void {u}({self.declared(p1, x)}) {{ {self.special_body(x)} }}"]
                hidden = "typename" in p1
                for ty, full in given:
                    out.append(f"template <> void {u}{f'<{ty}>' if hidden or self.p(.4) else self.ch('', '<>')}({self.declared(full, y)}) {{\n  {self.special_body(y)}\n}}")
                return "\n".join(out)
            args = [g1.format(t1), g2.format(t2)]
            hidden = "typename" in p1 or "typename" in p2
            named = f"<{t1}, {t2}>" if hidden or self.p(.4) else self.ch("", f"<{t1}>", "<>")
            return (f"{head} {self.ch('void', 'int', 'T *')} {u}({self.declared(ps[0], x)}, {self.declared(ps[1], y)});\n".replace("T *", "void")
                    .replace("int " + u, "void " + u) +
                    f"template <> void {u}{named}({self.declared(args[0], y)}, {self.declared(args[1], x)}) {{\n  {self.special_body(x, y)}\n}}")
        if k == 3:
            out = [f"template <class T> struct {u} {{ {u}(T {x}); void m(T {y}) const; static int s(T *{x}, {u} *{y}); template <class M> void mm(T {x}, M {y}); struct In {{ void deep(T {x}); }}; int operator()(T {x}); }};"]
            for ty in (t1, t2):
                out += self.r.sample([
                    f"template <> {u}<{ty}>::{u}({ty} {x}) {{ {self.special_body(x)} }}",
                    f"template <> void {u}<{ty}>::m({ty} {x}) const {{ {self.special_body(x)} }}",
                    f"template <> int {u}<{ty}>::s({ty} *{x}, {u} *{y}) {{ {self.special_body(x, y)} return 0; }}",
                    f"template <> template <> void {u}<{ty}>::mm{self.ch('', '<long>')}({ty} {x}, long {y}) {{ {self.special_body(x, y)} }}",
                    f"template <> void {u}<{ty}>::In::deep({ty} {y}) {{ {self.special_body(y)} }}",
                    f"template <> int {u}<{ty}>::operator()({ty} {y}) {{ {self.special_body(y)} return 1; }}"], self.r.randint(1, 4))
            return "\n".join(out)
        if k == 4:
            v = self.ch("3", "int(g::gc)", "'c'", "sizeof(int)", "-1")
            return (f"template <class T, int N> void {u}(T (&{x})[N], Arr<N, T> {y}) {{ {self.special_body(x, y)} }}\n"
                    f"template <> void {u}({t1} (&{y})[4], Arr<4, {t1}> {x}) {{ {self.special_body(x, y)} }}\n"
                    f"template <int N, class T = {t2}> void {u}_n(T {x}) {{ {self.special_body(x)} }}\n"
                    f"template <> void {u}_n<{v}>({t2} {y}) {{ {self.special_body(y)} }}")
        if k == 5:
            return (f"template <class... Ts> void {u}(Ts... {x});\ntemplate <> void {u}{self.ch('', f'<{t1}, {t2}>')}({t1} {x}, {t2} {y}) {{ {self.special_body()} }}\n"
                    f"template <class R, class... Ts> R {u}_r(Ts *... {x});\ntemplate <> int {u}_r<int>({t1} *{x}, {t2} *{y}) {{ {self.special_body()} return 0; }}")
        if k == 6:
            return (f"template <class T, class U = T> struct {u};\ntemplate <> struct {u}<{t1}> {{ void m({u} *{x}, {t1} {y}) {{ {self.special_body(x, y)} }} }};\n"
                    f"template <class T> struct {u}<T *, {t2}> {{ void m({u} &{x}, T {y}); static void s({u}<T *, {t2}> *{x}); }};\n"
                    f"template <class T> void {u}<T *, {t2}>::m({u} &{y}, T {x}) {{ {self.special_body(x, y)} }}\n"
                    f"template <> void {u}<{t3} *, {t2}>::m({u} &{y}, {t3} {x}) {{ {self.special_body(x, y)} }}")
        if k == 7:
            return (f"namespace {u}_s {{ template <class T> void go(T {x}); template <class T> struct St {{ template <class U> static void go(T {x}, U {y}); }}; }}\n"
                    f"template <> void {u}_s::go{self.ch('', f'<{t1}>')}({t1} {x}) {{ {self.special_body(x)} }}\n"
                    f"template <> template <> void {u}_s::St<{t2}>::go({t2} {y}, {t3} {x}) {{ {self.special_body(x, y)} }}")
        return (f"template <class T> int {u}_v = 0;\ntemplate <> int {u}_v<{t1}> = eat([] __device__ ({t1} *{x}) {{ return {x} != nullptr; }});\n"
                f"template <class T> void {u}(T {x}, int {y}) {{ {self.special_body(x)} }}\ntemplate <class T> void {u}(T {x}, T *{y}) {{ {self.special_body(x, y)} }}\n"
                f"template <> void {u}({t2} {x}, {t2} *{y}) {{ {self.special_body(x, y)} }}\ntemplate <> void {u}({t3} {x}, int {y}) {{ {self.special_body(x, y)} }}")

    # -- classes -----------------------------------------------------------------
    def members(self, cls, env, tparams, ret):
        """Some member functions; returns (inside text, outside text)."""
        return None

    def cls(self, depth=0, tp=None, indent="", encl=(), hide=()):
        name = self.fresh("C") if not (depth and self.p(.2)) else self.fresh("In")
        env = self.globals_env()
        for x in sorted(hide): env.scopes[0][x] = None    # a member of a class around hides the global of that name, and needs an object
        env = env.child()
        ts, head, spec, vs = [], "", [], []
        kind = self.r.choice(["plain", "plain", "templ", "templ", "crtp", "depbase", "base"])
        if depth: kind = self.r.choice(["plain", "base", "templ"])
        out = []
        base = ""
        envtp = list(tp or [])
        self.intempl = bool(envtp)
        if kind in ("templ", "depbase"):
            k = self.r.randrange(5)
            if k < 2: head, ts, spec = "template <class T>", ["T"], ["T"]
            elif k == 2: head, ts, spec = "template <class T, int N>", ["T"], ["T", "N"]; vs = [Var("N", ["N"], auto=False, const=True)]
            elif k == 3: head, ts, spec = "template <class T, class U = T>", ["T", "U"], ["T", "U"]
            else: head, ts, spec = "template <template <class> class C, class T>", ["T"], ["C", "T"]
            if depth:
                ren = {"T": f"T{depth}", "U": f"U{depth}", "N": f"N{depth}", "C": f"CC{depth}"}
                sub = lambda s: re.sub(r"\b(T|U|N|C)\b", lambda m: ren[m.group(1)], s)
                head, ts, spec = sub(head), [sub(t) for t in ts], [sub(t) for t in spec]
                vs = [Var(sub(v.name), [sub(v.name)], auto=False, const=True) for v in vs]
            self.intempl = True
        for v in vs: env.add(v)
        alltp = envtp + ts
        me = env.child()
        pre = []
        if kind == "base":
            b = self.fresh("B"); x = self.name(me); y = self.name(me, (x,))
            pre.append(f"struct {b} {{ int {x}; static int {y}; HD int bf(int q) const {{ return q; }} protected: int prot; }};")
            base = f" : {self.ch('', 'public ', 'private ', 'virtual ' if False else 'public ')}{b}"
            me.scopes[0 if False else -1][x] = Var(x, [x, f"this->{x}", f"{b}::{x}"], auto=False, member=True)
            me.add(Var(y, [y, f"{b}::{y}"], auto=False))
            me.add(Var("bf", ["bf(1)", "this->bf(2)", f"{b}::bf(2)"], auto=False, member=True))
            me.add(Var("prot", ["prot", "this->prot"], auto=False, member=True))
        if kind == "depbase":
            base = f" : Acc<{ts[0]}>"
            me.add(Var("depx", ["int(this->x)", "this->z", f"int(Acc<{ts[0]}>::x)", "this->f()"], auto=False, member=True))
            if self.p(.5): me.add(Var("z", ["z"], auto=False, member=True)); pre.append("!using z")
        if kind == "crtp":
            b = self.fresh("Crtp"); f1 = self.fresh("go")
            ce = self.globals_env().child(); ce.this = True
            ce.add(Var("self", ["self().val", "self().sf(1)"], auto=False, member=True)); ce.add(Var("own", ["own", "this->own"], auto=False, member=True))
            c2 = ce.child(); ps = self.params(c2, tparams=["D"])
            self.intempl = True
            pre.append(f"template <class D> struct {b} {{ int own; HD const D &self() const {{ return static_cast<const D &>(*this); }}\n  int {f1}({', '.join(ps)}) const {{\n    {self.stmts(c2, 2, 2, 'host', ind='    ')}\n    return 0;\n  }}\n}};")
            self.intempl = bool(envtp)
            base = f" : {b}<{name}>"
            me.add(Var("own", ["own", "this->own"], auto=False, member=True))
            me.add(Var("val", ["val"], auto=False, member=True))
        fields = []
        mems = []
        for _ in range(self.r.randrange(1, 4)):
            x = self.name(me)
            k = self.r.randrange(9)
            if k < 4: fields.append(f"int {x} = 1;"); me.add(Var(x, [x, x, f"this->{x}", f"(*this).{x}"], auto=False, member=True))
            elif k == 4: fields.append(f"int {x}[3];"); me.add(Var(x, [f"{x}[1]", f"this->{x}[0]"], auto=False, member=True))
            elif k == 5: fields.append(f"static int {x};"); me.add(Var(x, [x, f"{name}::{x}"], auto=False))
            elif k == 6: fields.append(f"P {x};"); me.add(Var(x, [f"{x}.a", f"this->{x}.m(1)"], auto=False, member=True))
            elif k == 7: fields.append(f"static constexpr int {x} = 3;"); me.add(Var(x, [x], auto=False, const=True))
            elif alltp: fields.append(f"{alltp[0]} {x};"); me.add(Var(x, [f"int({x})", f"int(this->{x})"], auto=False, member=True))
            else: fields.append(f"enum {{ {x} = 4 }};"); me.add(Var(x, [x], auto=False, const=True))
        if self.p(.3):
            x, y = self.name(me), None
            me.add(Var(x, [x], auto=False, member=True))
            y = self.name(me); me.add(Var(y, [f"int({y})"], auto=False, member=True)); fields.append(f"union {{ int {x}; float {y}; }};")
        if self.p(.3): fields.append(f"using Own = int;")
        own = any("using Own" in f for f in fields)
        if self.p(.4): fields.append("HD int val_() const { return 1; }"); me.add(Var("val_", ["val_()", "this->val_()"], auto=False, member=True))
        if kind == "crtp": fields.append("int val; HD int sf(int x) const { return x; }")
        if "!using z" in pre: pre.remove("!using z"); fields.append(f"using Acc<{ts[0]}>::z;")
        if self.p(.3): 
            fields.append(f"HD int later(); int {self.fresh('lt')} = 2;")
            me.add(Var("later", ["later()"], auto=False, member=False, bad=True))
        struct = self.p(.6)
        inside, outside = [], []
        full = f"{name}<{', '.join(spec)}>" if head else name
        access = "" if struct else "public:"
        nested = ""
        if depth < 2 and self.p(.25):
            saved = self.intempl
            nested_pre, nt, nout = self.cls(depth + 1, alltp, hide=set(hide) | {n for sc in me.scopes[1:] for n in sc})
            self.intempl = saved
            acc = "public:" if not self.bad(.3) else self.ch("private:", "protected:")
            inside.append((acc, nested_pre + nt))
        for _ in range(self.r.randrange(1, 4)):
            acc = "public:" if not self.bad(.15) else self.ch("private:", "protected:")
            self.intempl = bool(alltp)
            i, o = self.method(name, me, alltp, head if depth == 0 else None, full, depth, own)
            inside.append((acc, i)); 
            if o: outside.append(o)
        body, cur = [], "public:" if struct else "private:"
        fl = "  " + " ".join(fields) if self.p(.5) else "  " + "\n  ".join(fields)
        late = self.p(.3)
        if not late: body.append(("public:", fl))
        body += inside
        if late: body.append(("public:", fl))
        text = f"{head}{' ' if head else ''}{'struct' if struct else 'class'} {name}{self.ch('', '', ' final' if depth == 0 and kind != 'crtp' else '')}{base} {{\n"
        for acc, t in body:
            if acc != cur: text += f"{acc}\n"; cur = acc
            text += t + "\n"
        text += "};"
        if depth: 
            self.intempl = False
            return ("\n".join(pre) + "\n" if pre else ""), text, outside
        res = "\n".join(pre + [text] + outside)
        # a partial or explicit specialisation
        if head == "template <class T>" and self.p(.5):
            sp = self.ch("T *", "int", "Box<T>", "const T")
            h2 = "template <>" if sp == "int" else "template <class T>"
            e2 = self.globals_env().child(); x = self.name(e2)
            e2.add(Var(x, [x, f"this->{x}"], auto=False, member=True))
            self.intempl = sp != "int"
            m, _ = self.method(name, e2, ["T"] if sp != "int" else [], None, full, 0, False)
            m2, o2 = self.method(name, e2, ["T"] if sp != "int" else [], ("template <class T>" if sp != "int" else "") , f"{name}<{sp}>", 0, False)
            res += f"\n{h2} struct {name}<{sp}> {{\n  int {x};\n{m}\n{m2}\n}};" + ("\n" + o2 if o2 else "")
        elif head == "template <class T>" and self.p(.15): res += f"\ntemplate struct {name}<int>;" if kind == "templ" else ""
        self.intempl = False
        return res

    def method(self, cname, me, tparams, ohead, full, depth, own):
        """(in-class text, out-of-line text)."""
        env = me.child(); ts = list(tparams); mhead = ""
        k = self.r.randrange(20)
        static = k == 0
        env.this = not static
        if static:
            env = Env([{n: v for n, v in s.items() if v is None or not v.member} for s in me.scopes] + [{}])
            for s in me.scopes:
                for n, v in s.items():
                    if v is not None and v.member: env.scopes[0][n] = None; 
            for i, s in enumerate(me.scopes):
                for n, v in s.items():
                    if v is not None and v.member: env.scopes[i][n] = None
        quals = self.ch("", "", "", " const", " const", " noexcept", " const noexcept") if not static else self.ch("", " noexcept")
        ret = self.ch("void", "int")
        const = "const" in quals
        if k == 1 and not static and depth == 0:
            mhead = "template <class M>"; ts.append("M")
        elif k == 2: mhead = "template <class M, int K = 2>"; ts.append("M"); env.add(Var("K", ["K"], auto=False, const=True))
        saved = self.intempl
        if mhead: self.intempl = True
        e2 = env.child()
        name = self.fresh("m")
        if k == 3: name, ret = self.ch("operator+", "operator[]", "operator==", "operator-=" ), "int"; pars = self.params(e2, 1, ts)
        elif k == 4: name = "operator()"; pars = self.params(e2, None, ts)
        elif k == 5: name, ret, pars = self.ch("operator int", "operator bool", "operator const char *", "operator Box<int>", "operator Int"), "conv", []
        elif k == 6: name, pars, ret = self.ch("operator!", "operator~", "operator->", "operator++"), [], "int" ; name = "operator!" if name == "operator->" else name
        else: pars = self.params(e2, None, ts)
        virt = ""
        if k == 7 and not mhead and not static: virt = "virtual "
        if k == 8 and not static and name.startswith("m"): quals = self.ch(" &", " &&", " const &", " volatile") + self.ch("", " noexcept")
        if quals.startswith(" volatile"):
            for s in e2.scopes:
                for n, v in list(s.items()):
                    if v is not None and v.member and len(v.uses) and any("(" in u for u in v.uses if isinstance(u, str)): s[n] = None
        if self.bad(.05): name, ret, pars, virt, quals = cname, "ctor", pars, "", ""
        elif self.bad(.03): name, ret, pars, virt, quals, mhead = "~" + cname, "ctor", [], "", "", ""; e2 = env.child()
        trail, dret = "", ret
        if ret == "int" and self.p(.1): dret, trail = "auto", " -> int"
        if ret == "int" and own and self.p(.2) : dret = "Own"
        if self.bad(.05) and ret in ("int", "void") : dret, trail = "auto", ""
        if mhead: quals = quals.replace(" volatile", "")
        b = self.stmts(e2, self.r.randrange(1, 6), 2, "host", ind="    ")
        if ret == "int": b += f"\n    return ({self.tail(e2, 'int')});"
        elif ret == "conv": b += "\n    return " + {"operator int": "1", "operator bool": "true", "operator const char *": "nullptr", "operator Box<int>": "Box<int>{1}", "operator Int": "2"}[name] + ";"
        self.intempl = saved
        st = "static " if static else ""
        d = "" if ret in ("conv", "ctor") else dret + " "
        sig = lambda n: f"{d}{n}({', '.join(pars)}){quals}{trail}"
        mh = mhead + " " if mhead else ""
        mid = ""
        if ohead is not None and self.p(.3) and ret != "ctor" and dret != "Own" and name.startswith("m") and ret != "conv" and not (dret == "auto" and not trail):
            oh = (ohead + "\n" if ohead else "") + mh
            inside = f"  {mh}{st}{virt}{sig(name)};"
            oh2 = re.sub(r" = \w+", "", oh)
            return inside, f"{oh2}{sig(full + '::' + name)} {{\n    {b}\n}}"
        return f"  {mh}{st}{virt}{sig(name)}{mid} {{\n    {b}\n  }}", None

    # -- units ---------------------------------------------------------------------
    def macro_unit(self):
        u = self.fresh("mu")
        env = self.globals_env().child(); x = self.name(env); env.add(Var(x, [x], typ="int")); y = self.name(env); env.add(Var(y, [y], typ="int"))
        k = self.r.randrange(12)
        if not self.has("xmacro") and k in (0, 1, 8): k = 9
        X, Y = x, y
        if k == 0:
            return f"#define {u}_LIST(V) V({x}) V({y}) V(zz)\n#define {u}_ONE(nm) int {u}_use_##nm(int nm) {{ auto l = [=] __device__ () {{ return nm; }}; return eat(l); }}\n{u}_LIST({u}_ONE)\n#undef {u}_ONE"
        if k == 1:
            return f"#define {u}_LIST(V, A) V(A, int) \\\n  V(A, long)\n#define {u}_ONE(A, T) void {u}_##T(T {x}, int {y}) {{ eat([=] A (T q) {{ return {y} + q + {x}; }}); }}\n{u}_LIST({u}_ONE, {self.ch('__device__', 'HD')})"
        if k == 2:
            return f"#define {u}_BODY(i, ...) [=] __device__ (int i) {{ __VA_ARGS__ }}\nvoid {u}(int {x}, int {y}) {{\n  eat({u}_BODY({self.ch('q_', x, y)}, int z_ = {x}; fn(z_, {y});));\n}}"
        if k == 3:
            b = self.stmts(env.child(), 2, 1, "host")
            return f"#define {u}_FN(name, ...) void name(int {x}, int {y}) {{ __VA_ARGS__ }}\n{u}_FN({u}_f, eat([=] __device__ {{ return {x}, {y}; }}); eat([{y}] HD {{ return {y}; }});)"
        if k == 4:
            return f"#define {u}_BEGIN eat([=] __device__ () {{\n#define {u}_END }});\nvoid {u}(int {x}, int {y}) {{\n  {u}_BEGIN\n    int q_ = {y};\n    (void)({x} + q_);\n  {u}_END\n  eat([{x}] __device__ {{ return {x}; }});\n}}"
        if k == 5:
            c = self.ch("__CUDACC__", "__CUDA_ARCH__", "NEVER_DEFINED_X", "__NVCC__")
            return f"void {u}(int {x}, int {y}) {{\n#ifdef {c}\n  eat([=] __device__ {{ return {x}; }});\n#else\n  eat([=] __host__ __device__ {{ return {y}; }});\n#endif\n#if {self.ch('0', '1', 'defined(__CUDACC__) && !defined(NEVER_DEFINED_X)', 'NEVER_DEFINED_X', '2 > 1')}\n  eat([{y}] __device__ {{ return {y}; }});\n#endif\n  eat([=] __device__ {{\n#ifndef {c}\n    return {x} +\n#else\n    return {y} +\n#endif\n      {x}; }});\n}}"
        if k == 6:
            return f"#define {u}_D(x) x\n#define {u}_A {u}_D(__device__)\n#define {u}_C {self.ch(f'[={u}_E ] {u}_A', f'[{x} {u}_E, {y}] {u}_A')}\n#define {u}_E\nvoid {u}(int {x}, int {y}) {{ auto l_ = {u}_C (int q_) {{ return {x} + {y}; }}; eat(l_); }}"
        if k == 7:
            return f"#define {u}_T(x) x; x\n#define {u}_S(x) #x\n#define {u}_N(x)\nvoid {u}(int {x}, int {y}) {{\n  {u}_T(eat([=] __device__ {{ return {x} + {y}; }}));\n  const char *s_ = {u}_S([=] __device__ {{ return {x}; }});\n  {u}_N([=] __device__ {{ return {x}; }});\n  eat([=] HD {{ return *s_; }});\n}}"
        if k == 8:
            return f"#define {u}_CLS(N, M) struct N {{ int M; void go(int {x}) {{ eat([=] __device__ {{ return M + {x}; }}); }} }};\n{u}_CLS({u}_A, mm)\n{u}_CLS({u}_B, {y})"
        if k == 9:
            return f"#define {u}_X({x}) [=] __device__ (int q_) {{ return {x} + q_; }}\nvoid {u}(int {x}, int {y}) {{ eat({u}_X({y})); eat({u}_X({x} * {y})); eat({u}_X(sizeof({y}))); eat({u}_X(([{y}](int {x}) {{ return {x} + {y}; }}({x})))); }}"
        if k == 10:
            return f"#define {u}_F(f, ...) f(__VA_ARGS__)\n#define {u}_W(a_, b_) eat([=] __device__ {{ return a_; }}), eat([=] __device__ {{ return b_ - a_; }})\nvoid {u}(int {x}, int {y}) {{ {u}_F({u}_W, {x}, {y}); {u}_F({u}_W, {y} + 1, fn({x})); {u}_F(eat, [{y}, {x}] __device__ {{ return {x} + {y}; }}); }}"
        return f"#define {u}_CAT(a_, b_) a_##b_\n#define {u}_C2(a_, b_) {u}_CAT(a_, b_)\nvoid {u}(int {x}{'_1'}, int {y}_1) {{ eat([=] __device__ (int {u}_C2({x}, _2)) {{ return {u}_C2({x}, _1) + {u}_CAT({x}, _2) + {u}_CAT({y}, _1); }}); }}\n#undef {u}_CAT"

    def odd_unit(self):
        """Lambdas that are no sites, and odd surroundings."""
        u = self.fresh("od")
        g = self.globals_env()
        k = self.r.randrange(20)
        f1 = self.function("f")
        L = lambda e, **kw: self.lam(e, "none" if not kw.get("site") else "host", 1)
        x, y = self.r.sample(NAMES, 2)
        e = self.globals_env().child(); e.add(Var(x, [x], typ="int")); e.add(Var(y, [y], typ="int"))
        if k == 0: return f"auto {u} = [] __device__ (int {x}) {{ return {x}; }};\nvoid {u}_f(int {x}) {{ eat({u}); auto q_ = {self.lam(e, 'host', 1)}; }}" if False else f"auto {u} = [] __device__ (int {x}) {{ return {x}; }};\nvoid {u}_f(int {x}, int {y}) {{ eat({u}); auto q_ = {self.lam(e, 'host', 1)}; }}"
        if k == 1: return f"int {u}(int {x}, int {y} = eat([] __device__ {{ return 1; }})) {{\n  return eat({self.lam(e, 'host', 1)});\n}}"
        if k == 2: return f"struct {u} {{ int {x} = eat([] HD {{ return 2; }}); static int sq; void go(int {y}) {{ eat([=] __device__ {{ return {x} + {y}; }}); }} }};\nint {u}::sq = eat([] __device__ {{ return 3; }});"
        if k == 3: return f"__device__ int {u}(int {x}) {{ auto l = [=] __device__ {{ return {x}; }}; return l(); }}\n__global__ void {u}_k(int *{x}) {{ auto l = [=] __device__ {{ return *{x}; }}; *{x} = l(); }}\nvoid {u}_h(int *{x}) {{ eat([=] __device__ {{ {u}(*{x}); }}); }}"
        if k == 4: return f"extern \"C\" {{ void {u}_c(int {x}) {{ eat([=] __device__ {{ return {x}; }}); }} }}\nextern \"C\" int {u}_d(int {y}) {{ return eat([{y}] HD {{ return {y}; }}); }}"
        if k == 5:
            return f"namespace {u} {{ struct S_ {{ int {x}; friend int operator+(S_, int); friend int fr(S_ s_, int {y}); }};\nint operator+(S_ s_, int {y}) {{ return eat([=] __device__ {{ return s_.{x} + {y}; }}); }}\nint fr(S_ {x}, int {y}) {{ return eat([=] __device__ {{ return {x}.{x} + {y}; }}); }} }}"
        if k == 6: return f"int operator\"\"_{u}(unsigned long long {x}) {{ return eat([=] __device__ {{ return {x}; }}); }}"
        if k == 7: return f"template <class T> struct {u};\ntemplate <class R, class... A> struct {u}<R(A...)> {{ int {x}; int go(R {y}) const {{ return eat([=] __device__ {{ return {x} + int({y}); }}); }} }};\ntemplate <class T, int N> struct {u}<T[N]> {{ static void go(T (&{x})[N]) {{ eat([=] __device__ {{ return int({x}[0]) + N; }}); }} }};"
        if k == 8: return f"void {u}(int {x}, int {y}) {{\n  auto pl_ = [{x}](int {y}, int z_ = sizeof({y})) {{ return eat([=] __device__ {{ return {x} + {y} + z_; }}); }};\n  eat2(pl_(1), [{y}, {x}] HD {{ return {y} - {x}; }});\n}}"
        if k == 9: return f"template <class T> int {u}_v = eat([] __device__ (T t) {{ return t; }});\ntemplate <class T> using {u}_al = Box<T>;\nvoid {u}({u}_al<int> {x}, {u}_al<{u}_al<long>> *{y}) {{ eat([=] __device__ {{ return {x}.v + {y}->v.v; }}); }}"
        if k == 10: return f"void {u}(int {x}[2][3], int (*{y})[4], int (&r_)[2][2], int *(*pp_)[2], int *ap_[3]) {{ eat([=] __device__ {{ return {y}[0][1] + {x}[1][2] + r_[0][1] + *(*pp_)[0] + *ap_[1]; }}); }}"
        if k == 11: return f"int (&{u}(int (&{x})[4], int {y}))[4] {{ eat([=] __device__ {{ return {x}[0] + {y}; }}); return {x}; }}\nint (*{u}_p(int {y}))(int) {{ eat([=] HD {{ return {y}; }}); return nullptr; }}\nauto {u}_t(int {x}) -> int (*)[3] {{ eat([=] HD {{ return {x}; }}); return nullptr; }}"
        if k == 12: return f"struct {u} {{ struct {x}_ {{ int {y}; }}; {x}_ mk(int {y}); int {y}; template <class T> struct Q_ {{ T {x}; void go({x}_ w_) {{ eat([=] __device__ {{ return int({x}) + w_.{y}; }}); }} }}; }};\n{u}::{x}_ {u}::mk(int {x}) {{ eat([=] __device__ {{ return {x} + {y}; }}); return {{}}; }}"
        if k == 13: return f"int {u}(int {x}, int {y});\nint {u}(int {y}, int {x} /* other names */) {{ return eat([=] __device__ {{ return {x} - {y}; }}); }}\nint {u}(int {x}) {{ return eat([=] __device__ {{ return {x}; }}); }}\nint {u}(long {x}) {{ return eat([=] __device__ {{ return {x}; }}); }}"
        if k == 14:
            return f"struct {u}_b {{ virtual int go(int) = 0; int {x}; }};\nstruct {u}_d : {u}_b {{ int go(int {y}) override {{ return eat([=] __device__ {{ return {x} * {y}; }}); }} using {u}_b::{x}; }};"
        if k == 15 and self.std >= 20:
            return f"template <class T> concept {u}_c = sizeof(T) > 0;\ntemplate <{u}_c T> void {u}(T {x}) requires (sizeof(T) < 100) {{ eat([=] __device__ {{ return int({x}); }}); }}\ntemplate <class T> requires {u}_c<T> int {u}2(T {x}, int {y}) {{ return eat([{y}, q_ = {x}] __device__ <class W> (W w_) {{ return int(q_) + {y}; }}); }}"
        if k == 16 and self.std >= 20:
            return f"void {u}(int {x}) {{ using Q_ = decltype([] __device__ (int {y}) {{ return {y}; }}); Box<decltype([] HD {{ }})> *b_ = nullptr; eat([=] __device__ {{ return sizeof(b_) + {x}; }}); }}"
        if k == 17: return f"void {u}(int {x}, int {y}) {{\n  int {x}_a[] = {{ {x}, {y} }};\n  for (auto {x} : {x}_a) if ({x} < {y}) eat([=] __device__ {{ return {x} < {y}; }}); else eat([{x}_a] HD {{ return {x}_a[0]; }});\n  for (auto [{x}, {y}] : {{P{{1, 2}}}}) {{ int q_ = {x} + {y}; eat([=] __device__ {{ return q_; }}); }}\n}}"
        if k == 18: return f"void {u}(int {x}, int {y}) {{\n  P p_{{1, 2}}; P *q_ = &p_; int P::*m_ = &P::a;\n  eat([=] __device__ {{ return p_.{self.ch('a', 'b')} + q_->a + q_->*m_ + (p_.*m_) + P::ea; }});\n  eat([q_ = p_.a, r_ = q_->b, {y}] __device__ {{ return q_ + r_ + {y}; }});\n  goto {x}; {x}: eat([=] __device__ {{ goto {y}; {y}: return {x}; }});\n}}"
        return f"namespace {u} {{ int {x} = 1; namespace in {{ int {y} = 2; void go(int q_) {{ eat([=] __device__ {{ return {x} + {y} + q_ + in::{y} + {u}::{x}; }}); using {u}::{x}; eat([=] __device__ {{ int {y} = {x}; return {y} + q_; }}); }} }} }}"

    def breaking_unit(self):
        u = self.fresh("br")
        x, y = self.r.sample(NAMES, 2)
        L = "[=] __device__ {{ return 1; }}"
        A = self.ch("__device__", "HD", "__host__ __device__", "__device__")
        k = self.r.randrange(30)
        if k == 0: return f"struct {u} {{ int {x}; {u}(int {y}) : {x}({y}) {{ eat([=] {A} {{ return {y}; }}); }} ~{u}() {{ eat([] {A} {{ return 1; }}); }} }};"
        if k == 1: return f"class {u} {{ int {x}; void go(int {y}) {{ eat([=] {A} {{ return {y}; }}); }} protected: static void st(int {y}) {{ eat([{y}] {A} {{ return {y}; }}); }} public: void ok() {{ eat([=] {A} {{ return 2; }}); }} }};"
        if k == 2: return f"class {u} {{ struct In {{ void go(int {y}) {{ eat([=] {A} {{ return {y}; }}); }} struct Deep {{ static void go() {{ eat([] {A} {{ }}); }} }}; }}; public: struct Pub {{ void go() {{ eat([] {A} {{ }}); }} }}; }};"
        if k == 3: return f"auto {u}(int {x}) {{ return eat([=] {A} {{ return {x}; }}); }}\ndecltype(auto) {u}b(int {x}) {{ return eat([=] {A} {{ return {x}; }}); }}\nauto {u}c(int {x}) -> int {{ return eat([=] {A} {{ return {x}; }}); }}"
        if k == 4: return f"void {u}(int {x}, int {y}) {{ eat([&] {A} {{ return {x} + {y}; }}); eat([=, &{y}] {A} {{ return {x} + {y}; }}); eat([&, {x}] {A} {{ return {x} + {y}; }}); eat([&{x}] {A} {{ return {x}; }}); }}"
        if k == 5: return f"void {u}(int {x}) {{ struct L_ {{ int {y}; void go() {{ eat([=] {A} {{ return {y}; }}); }} }}; L_ l_{{1}}; eat([=] {A} {{ return l_.{y}; }}); eat([l_, {x}] {A} {{ return {x}; }}); }}"
        if k == 6: return f"class {u} {{ struct Pr {{ int {x}; }}; enum En {{ e_ }}; public: using Al = Pr; void go(Pr {x}, En {y}, Al *z_) {{ eat([=] {A} {{ return {x}.{x}; }}); eat([{y}, z_] {A} {{ }}); eat([] HD (Pr, En *) {{ }}); }} }};"
        if k == 7: return f"void {u}(int {x}) {{ auto pl_ = [](auto {y}) {{ eat([=] {A} {{ return {y}; }}); }}; eat([=] HD {{ eat([=] {A} {{ return {x}; }}); }}); eat([](int q_) {{ eat([=] {A} {{ return q_; }}); }}); }}"
        if k == 8: return f"auto {u} = [](int {x}) {{ return eat([=] {A} {{ return {x}; }}); }};\nint {u}_f(int {x}, int {y} = [](int q_) {{ return eat([q_] {A} {{ return q_; }}); }}(1));"
        if k == 9: return f"void {u}(int {x}) {{ eat([=] HD (auto {y}) {{ return {x}; }}); eat([q_ = {x}] HD {{ return q_; }}); eat([=] {A} (int {y}) constexpr {{ return {y}; }}); }}"
        if k == 10: return f"void {u}(int {x}, int {y}) {{ eat([=] {A} {{ if constexpr (sizeof(int) == 4) return {x}; else return {y}; }}); eat([=] {A} {{ (void){x}; if constexpr (true) {{ return {x}; }} return 1; }}); eat([=] {A} {{ if constexpr (true) {{ int {x} = 1; return {x}; }} else {{ return {y} + 1; }} }}); }}"
        if k == 11: return f"void {u}(int {x}) {{ int a8_[1][1][1][1][1][1][1][1] = {{}}; int a7_[1][1][1][1][1][1][1] = {{}}; eat([=] {A} {{ return a8_[0][0][0][0][0][0][0][0] + a7_[0][0][0][0][0][0][0]; }}); eat([a8_] {A} {{ }}); }}"
        if k == 12: return f"void {u}(int {x}) {{ NoDef {x}_[1] = {{1}}; NoAssign {y}_[2]; eat([=] {A} {{ return {x}_[0].a + {y}_[0].a; }}); eat([{y}_] {A} {{ }}); NoDef ok_(1); eat([ok_] {A} {{ }}); }}"
        if k == 13: return f"template <class... Ts> void {u}(int {x}, Ts... ts_) {{ eat([=] {A} {{ return sink(ts_...); }}); eat([ts_...] {A} {{ }}); eat([=] {A} {{ return sizeof...(ts_) + {x}; }}); eat([=] {A} {{ return (ts_ + ...); }}); }}"
        if k == 14: return f"void {u}(int {x}) {{ int ar_[2] = {{}}; eat([q_ = ar_] __device__ {{ }}); eat([q_ = {{1, 2}}] __device__ {{ }}); std::initializer_list<int> il_ = {{1}}; eat([q_ = il_] __device__ {{ }}); eat([il_] __device__ {{ }}); eat([q_ = \"s\", r_ = &ar_[0]] __device__ {{ }}); }}"
        if k == 15: return f"void {u}(int {x}) {{ eat([=] () {A} {{ return {x}; }}); eat([=] __device__ () __device__ {{ return {x}; }}); auto l_ = [] () __host__ {{ }}; }}"
        if k == 16: return f"struct {{ int {x}; void go(int {y}) {{ eat([=] {A} {{ return {y} + {x}; }}); }} struct N_ {{ void go() {{ eat([] {A} {{ }}); }} }}; }} {u};\ntypedef struct {{ void go() {{ eat([] {A} {{ }}); }} }} {u}_t;"
        if k == 17: return f"void {u}(int {x}) {{ auto pl_ = [{x}] {{ return {x}; }}; eat([=] {A} {{ return pl_(); }}); auto ex_ = [{x}] __device__ {{ return {x}; }}; eat([=] {A} {{ return sizeof(ex_); }}); eat([ex_] {A} {{ ex_(); }}); }}"
        if k == 18: return f"struct {u} {{ int {x}; void go(int {y}) {{ eat([=] {A} {{ if constexpr (true) return {x}; else return {y}; }}); eat([this, {y}] {A} {{ if constexpr (sizeof({y}) > 1) return {x}; return {y}; }}); }} }};"
        if k == 19: return f"#pragma nv_diagnostic push\n#pragma nv_diag_suppress {self.ch('20136', 'extended_lambda_reference_capture', '20136, 20163')}\nvoid {u}(int {x}) {{ eat([&] {A} {{ return {x}; }}); }}\n#pragma nv_diagnostic pop\nvoid {u}_2(int {x}) {{ eat([&{x}] {A} {{ return {x}; }}); }}\n#pragma nv_diag_warning 20163\nvoid {u}_3(int {x}) {{ eat([=] {A} () constexpr {{ return {x}; }}); }}\n#pragma nv_diag_default 20163"
        if k == 20: return f"class {u} {{ template <class T> static void go(T {x}) {{ eat([=] {A} {{ return {x}; }}); }} template <class T> friend struct Fr_{u}; void out(int {y}); protected: virtual void v() {{ eat([] {A} {{ }}); }} }};\nvoid {u}::out(int {x}) {{ eat([=] {A} {{ return {x}; }}); }}"
        if k == 21: return f"template <class T> class {u} {{ struct In {{ T {x}; }}; struct In2 {{ void go() {{ eat([=] {A} {{ }}); }} }}; public: In mem_; void go(In {y}) {{ eat([=] {A} {{ return {y}.{x}; }}); }} int {y}; }};\ntemplate class {u}<int>;"
        if k == 22: return f"void {u}(int {x}) {{ [=] {{ [&] {{ eat([&{x}] {A} {{ return {x}; }}); }}(); }}(); [] {{ struct L_ {{ int {y}; }}; L_ q_{{}}; eat([=] {A} {{ return q_.{y}; }}); }}(); }}"
        if k == 23: return f"struct {u} {{ int {x} = eat([](int {y}) {{ return eat([=] {A} {{ return {y}; }}); }}); operator auto() {{ return eat([] {A} {{ }}); }} auto go() const {{ eat([=] {A} {{ return 1; }}); }} }};"
        if k == 24: return f"void {u}(int {x}) {{ enum Le_ {{ v_ }}; Le_ {y} = v_; Box<Le_> bx_{{}}; Le_ *p_[2] = {{}}; eat([=] {A} {{ return int({y}) + int(bx_.v) + (p_[0] != nullptr) + v_; }}); eat([=] HD (Le_ q_) -> Le_ {{ return q_; }}); eat([=] __device__ (Le_ q_) {{ return q_; }}); }}"
        if k == 25: return f"#define {u}_L(...) [__VA_ARGS__] {A}\nvoid {u}(int {x}, int {y}) {{\n  eat({u}_L(&)\n    {{ return {x}; }});\n  eat({u}_L(&{y},\n      {x}) {{ return {x}; }});\n  PASS(eat([&] {A} {{\n    return {x}; }}));\n}}"
        if k == 26: return f"void {u}(int {x}, int {y}) {{\n  const int c_ = 3; static int s_ = 1; int &r_ = g::gv;\n  eat([&] {A}\n  {{\n    int {x}_ = c_ + s_ + r_\n      + {x};\n    return sizeof({y}) + [&] {{ return {y}; }}();\n  }});\n}}"
        if k == 27: return f"struct {u}_b {{ protected: struct Pt {{ int {x}; }}; Pt pt_; }};\nstruct {u} : {u}_b {{ void go(Pt {y}) {{ Pt q_ = {y}; auto r_ = pt_; eat([=] {A} {{ return q_.{x}; }}); eat([r_, s_ = 1] __device__ {{ }}); }} private: typedef int Pi; public: void ok(Pi {x}) {{ eat([=] {A} {{ return {x}; }}); }} }};"
        if k == 28: return f"namespace {{ class {u} {{ public: class Q_ {{ int {x}; public: void go() {{ eat([=, *this] {A} {{ return {x}; }}); }} }}; private: class R_ {{ public: static int go(int {y}) {{ return eat([{y}] {A} {{ return {y}; }}); }} int operator()(int) const {{ return eat([] {A} {{ }}); }} operator int() {{ return eat([] {A} {{ }}); }} }}; }}; }}"
        return f"template <class T> auto {u}(T {x}) {{ eat([&] {A} {{ return {x}; }}); return 1; }}\ntemplate <class T> struct {u}_s {{ {u}_s(T {x}) {{ eat([=] {A} {{ return {x}; }}); }} private: void go(T {y}) {{ eat([=] {A} {{ return {y}; }}); }} }};"

    def unit(self):
        k = self.r.random()
        self.depth_l = 0
        if self.has("units") and self.p(.4): t = self.wide_unit()
        elif self.breaking and k < .45: t = self.breaking_unit()
        elif k < .5 + (.1 if self.breaking else 0): t = self.function()
        elif k < .53: t = self.specialised()
        elif k < .56: t = self.special_unit()
        elif k < .78: t = self.cls()
        elif k < .88: t = self.macro_unit()
        else: t = self.odd_unit()
        if self.p(.22) and not t.startswith("extern") and "#pragma" not in t:
            ns = self.fresh("ns")
            w = self.ch(f"namespace {ns} {{", f"namespace {ns}::in {{", f"inline namespace {ns} {{", "namespace {", f"namespace {ns} {{ inline namespace v2 {{", f"namespace {ns} {{ namespace {{", f"namespace {ns} {{ using namespace g;")
            t = w + "\n" + t + "\n" + "}" * (w.count("{")) 
        if self.p(.25): t = self.noise(t)
        return t

    # -- layout noise ------------------------------------------------------------------
    TOK = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\'|\d[\w.\']*|[A-Za-z_]\w*|<:|:>|<%|%>|<<=|>>=|\.\.\.|->\*|->|::|\+\+|--|<<|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|\s+|/\*.*?\*/|//[^\n]*|.', re.S)

    def noise(self, t):
        out, cont = [], False
        rate = self.ch(.01, .03, .08)
        mode = self.ch("comments", "breaks", "digraphs", "words", "all", "splice")
        for line in t.split("\n"):
            if cont or line.lstrip().startswith("#"):
                cont = line.endswith("\\"); out.append(line); continue
            D = lambda *m: mode in m and m[0] not in self.off
            toks = self.TOK.findall(line)
            s = ""
            for i, w in enumerate(toks):
                if not w.strip():
                    if self.p(rate) and D("breaks", "all"): s += "\n"
                    elif self.p(rate) and D("comments", "all"): s += self.ch(" /* c */ ", " /* [=] __device__ { */ ", " // it's \" odd\n", " /* } ) ; \n */ ", " //\\\n continued \n")
                    elif self.p(rate) and D("splice", "all"): s += " \\\n "
                    else: s += w
                    continue
                if D("digraphs", "all") and self.p(rate * 5):
                    w = {"[": "<:", "]": ":>", "{": "<%", "}": "%>"}.get(w, w)
                    if w == "<:" and i + 1 < len(toks) and toks[i + 1].startswith(":"): w = "["
                if D("words", "all") and self.p(rate * 5) : w = {"&&": " and ", "||": " or ", "!": " not ", "!=": " not_eq ", "~": " compl ", "|": " bitor ", "^": " xor "}.get(w, w) if "operator" not in line else w
                if D("splice") and len(w) > 2 and self.p(rate) and w[0].isalpha(): w = w[:1] + "\\\n" + w[1:]
                s += w
            out.append(s)
        return "\n".join(out)

    def program(self):
        lines = list(PRELUDE)
        units = [(0, len(lines) - 1)]
        for i in range(self.nunits):
            t = self.unit()
            if self.p(.03): t = f"#line {len(lines) + 2 + 1000}" + "\n" + t + "\n#line %d" % 0
            u = t.split("\n")
            if u[-1] == "#line 0":
                u[-1] = f"#line {len(lines) + len(u) + 1}"
                u[0] = f"#line {len(lines) + 2 + 1000}"
            units.append((len(lines), len(lines) + len(u) - 1))
            lines += u
        return lines, units


def generate(seed, mode="valid", std=None, units=None, off=()):
    g = Gen(seed, mode, std, units, off)
    lines, un = g.program()
    return lines, un, g.std


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--seed", default="1"); ap.add_argument("--mode", default="valid", choices=["valid", "break"])
    ap.add_argument("--std", type=int); ap.add_argument("--units", type=int)
    ap.add_argument("--off", default="", help="features to leave out, see above")
    o = ap.parse_args()
    lines, _, std = generate(o.seed, o.mode, o.std, o.units, o.off.split(","))
    print(f"// std: {std}"); print("\n".join(lines))


if __name__ == "__main__":
    main()
