"""Families of texts that grow with n: what is deep, long, repeated or tangled in them is in their names.

A program that gives up on a large input is fast, too: `lambdas` says how many annotated lambdas must be accounted for."""

import random
from dataclasses import dataclass
from typing import Callable, Optional, Sequence

HEAD = "template<class F> void f(F);\ntemplate<class F> int h(F);\n"


@dataclass
class Family:
    """Texts of one kind; `text` gives x.cu, or several files by name."""

    name: str
    n: int
    text: Callable
    lambdas: Optional[Callable[[int], int]] = lambda n: n
    std: str = "17"
    options: Sequence[str] = ()
    most: int = 1 << 30  # n is not doubled beyond this: of files, a thousand take long to write


def join(n, part, between=""):
    """n parts, each made from its number."""
    return between.join(part(i) for i in range(n))


def dev(body, captures="=", params=""):
    """A call with a lambda of the device."""
    return f"f([{captures}] __device__ ({params}) {{ {body} }});"


def function(i, body="return a;", params="int a"):
    """A function with such a call."""
    return f"void g{i}({params}) {{ {dev(body)} }}\n"


def diamond(n):
    return (
        HEAD + "struct A0 { int m; }; struct B0 { int q; };\n"
        + join(n, lambda i: f"struct A{i+1} : A{i}, B{i} {{}}; struct B{i+1} : A{i}, B{i} {{}};\n")
        + f"struct D : A{n}, B{n} {{ void g() {{ {dev('return zzz;')} }} }};\n"
    )


def virtual_diamond(n):
    levels = lambda i: f"template<class T> struct A{i+1} : virtual A{i}<T>, virtual B{i}<T> {{}}; template<class T> struct B{i+1} : A{i}<T>, B{i}<T> {{}};\n"
    head = HEAD + "template<class T> struct A0 { T m; }; template<class T> struct B0 { T q; };\n"
    return head + join(n, levels) + f"struct D : A{n}<int> {{ void g() {{ {dev('return zzz + m;')} }} }};\n"


def doubling_aliases(n):
    head = HEAD + "template<class A, class B> struct P {};\ntemplate<class T> using T0 = P<T, T>;\n"
    return head + join(n, lambda i: f"template<class T> using T{i+1} = T{i}<T{i}<T>>;\n") + f"void g(T{n}<int> a) {{ {dev('(void)a;')} }}\n"


def pairing_aliases(n):
    head = HEAD + "template<class A, class B> struct P { A a; B b; };\ntemplate<class T> using T0 = P<T, T>;\n"
    return head + join(n, lambda i: f"template<class T> using T{i+1} = P<T{i}<T>, T{i}<T>>;\n") + f"void g(T{n}<int> a) {{ {dev('(void)a;')} }}\n"


def member_aliases(n):
    head = HEAD + "struct M0 { using type = int; };\n"
    return head + join(n, lambda i: f"struct M{i+1} {{ using type = typename M{i}::type; type m; }};\n" + function(i, "return a;", f"M{i+1}::type a"))


def member_alias_templates(n):
    head = HEAD + "template<class T> struct M0 { using type = T; };\n"
    levels = lambda i: f"template<class T> struct M{i+1} {{ using type = typename M{i}<typename M{i}<T>::type>::type; }};\n"
    return head + join(n, levels) + f"void g(typename M{n}<int>::type a) {{ {dev('return a;')} }}\n"


def explicit_instantiations(n):
    one = lambda i: f"struct X{i} {{}}; template struct B<X{i}>;\nstruct D{i} : A<X{i}> {{ {function('', 'return m + zz;').rstrip()} }};\n"
    return HEAD + "template<class T> struct B { int m; };\ntemplate<class T> using A = B<T>;\n" + join(n, one)


def overloads(n):
    head = HEAD + join(n, lambda i: f"struct T{i} {{}}; template<class T> auto k(T{i}, T t) {{ {dev('return t;')} }}\n")
    return head + "void z() { " + join(n, lambda i: f"k(T{i}(), {i}); ") + "}\n"


def overloads_on_device(n, one):
    head = HEAD + join(n, lambda i: f"struct T{i} {{}}; void k(T{i});\n")
    calls = [f"k(T{i}());" for i in range(n)]
    bodies = [" ".join(calls)] if one else calls
    return head + join(len(bodies), lambda i: f"void z{i}() {{ {dev(bodies[i])} }}\n")


def deduced(n):
    calls = join(n, lambda i: f"auto k{i+1}(int a) {{ auto r = k{i}(a) + k{i}(a); {dev('return r;')} return r; }}\n")
    return HEAD + "auto k0(int a) { return a; }\n" + calls


def access(n):
    return HEAD + "struct S {\n" + join(n, lambda i: f"#if U{i}\nprivate:\n#else\npublic:\n#endif\n int m{i}; " + function(i)) + "};\n"


def bases(n):
    head = HEAD + join(n, lambda i: f"struct C{i} {{ int m{i}; }};\n")
    return head + "struct D : " + join(n, lambda i: f"C{i}", ", ") + f" {{ void g() {{ {dev('return zz;')} }} }};\n"


def bases_and_lambdas(n):
    head = HEAD + join(n, lambda i: f"struct C{i} {{ int m{i}; }};\n") + "struct D : " + join(n, lambda i: f"C{i}", ", ")
    return head + " {\n" + join(n, lambda i: function(i, f"return m{i} + zz;")) + "};\n"


def undecided(n):
    head = HEAD + join(n, lambda i: f"#if U{i}\n#define M{i} __device__\n#else\n#define M{i} __host__ __device__\n#endif\n")
    return head + "void g(int a) { " + join(n, lambda i: f"f([=] M{i} () {{ return a; }});\n") + "}\n"


def mutual_bases(n):
    return HEAD + join(n, lambda i: f"struct B{i} : B{(i+1) % n}, B{(i*7+3) % n} {{ " + function("", "return zz;") + "};\n")


def partial_bases(n):
    one = lambda i: f"struct X{i} {{}}; template<class T> struct P<T, X{i}> : P<T>, P<void, X{i}> {{ " + function("", "return a + zz;", "T a") + "};\n"
    return HEAD + "template<class... T> struct P;\n" + join(n, one)


def growing_bases(n):
    one = lambda i: f"template<class T> struct Q{i} : Q{max(i-1, 0)}<T *>, Q{max(i-2, 0)}<T &> {{ void m(T a) const {{ {dev('return a + zz;')} }} }};\n"
    return HEAD + join(n, one)


def crossed_specialisations(n):
    one = lambda i: f"template<class T> struct P<{i}, T *> : P<{(i+1) % n}, T>, P<{(i+5) % n}, T **> {{ void m(T a) {{ {dev('return a + zz;')} }} }};\n"
    return HEAD + "template<int N, class T> struct P;\n" + join(n, one)


def conditional_bases(n):
    head = HEAD + join(n, lambda i: f"#ifdef U{i}\nstruct B{i} {{ int m{i}; }};\n#else\nstruct B{i} {{ long m{i}; }};\n#endif\n")
    return head + "struct D : " + join(n, lambda i: f"B{i}", ", ") + " { " + join(n, lambda i: function(i, f"return a + m{i};")) + "};\n"


def bases_on_both_sides(n):
    one = lambda i: f"struct B{i+1}\n#if U{i}\n : B{i}\n#else\n : B{max(i-1, 0)}\n#endif\n{{ int m{i}; }};\n"
    return HEAD + "struct B0 { int q; };\n" + join(n, one) + f"struct D : B{n} {{ void g() {{ {dev('return q + zz;')} }} }};\n"


def templates_that_call_templates(n):
    one = lambda i: f"template<class T> void k{i+1}(T a) {{ k{i}(a); k{i}(&a); {dev('return a;')} }}\n"
    return HEAD + f"template<class T> void k0(T a) {{ {dev('return a;')} }}\n" + join(n, one) + f"void z() {{ k{n}(1); }}\n"


def instances(n):
    head = HEAD + f"template<class T> void k(T a) {{ {dev('return a;')} }}\n"
    return head + join(n, lambda i: f"struct T{i} {{}}; void z{i}() {{ k(T{i}()); }}\n")


def instances_of_members(n):
    head = HEAD + f"template<class T> struct S {{ T m; void k(T a) {{ {dev('return a;')} }} }};\n"
    return head + join(n, lambda i: f"struct T{i} {{}}; void z{i}(S<T{i}> s) {{ s.k(T{i}()); }}\n")


def expression_types(n):
    head = HEAD + "struct S { S operator+(S) const; S m(S) const; int v; };\n"
    return head + "void g(S a) { auto b = a" + join(n, lambda i: " + a.m(a)") + f"; {dev('return b.v;')} }}\n"


def conditions_between(n):
    return HEAD + "void g(int a) {\n" + join(n, lambda i: f"#if U{i}\n a += {i};\n#else\n a -= {i};\n#endif\n {dev('return a;')}\n") + "}\n"


def conditions_around(n):
    return HEAD + "void g(int a) {\n" + join(n, lambda i: f"#if U{i}\n {dev('return a;')}\n#else\n {dev('return -a;')}\n#endif\n") + "}\n"


def conditional_types(n):
    one = lambda i: f"#if U{i}\nusing T{i} = int;\n#else\nusing T{i} = long;\n#endif\n" + function(i, "return a;", f"T{i} a")
    return HEAD + join(n, one)


def macro_layers(n):
    one = lambda i: f"#define L{i+1}(x) L{i}(x)\nvoid g{i}(int a) {{ f(L{min(i, 40)}(a)); }}\n"
    return HEAD + "#define L0(x) [=] __device__ () { return x; }\n" + join(n, one)


def doubling_arguments(n):
    layers = join(n, lambda i: f"#define D{i+1}(x) D{i}(x) D{i}(x)\n")
    return HEAD + "#define D0(x) x\n" + layers + f"void g(int a) {{ {dev('return a;')} int b = 0 D{n}(+ 1); }}\n"


def parameters_and_lambdas(n):
    params = join(n, lambda i: f"int a{i}", ", ")
    return HEAD + f"void g({params}) {{\n" + join(n, lambda i: dev(f"return a{i};") + "\n") + "}\n"


def templates_and_lambdas(n):
    params = join(n, lambda i: f"class T{i}", ", ")
    return HEAD + f"template<{params}> void g(T0 a) {{\n" + dev("return a;") * 20 + "}\n"


def captures_and_lambdas(n):
    variables = join(n, lambda i: f"int v{i} = {i};\n")
    return HEAD + f"void g() {{\n{variables}" + join(n, lambda i: dev(f"return v{i} + v{n-1-i};") + "\n") + "}\n"


def include_chain(n):
    """Headers without guards, each includes the next, with a pragma in each."""
    files = {"x.cu": '#include "h0.cuh"\n' + HEAD + function(0)}
    for i in range(n):
        files[f"h{i}.cuh"] = f'#include "h{i+1}.cuh"\n#pragma nv_diag_default {3000 + i}\nstruct T{i} {{ int m; }};\n'
    return {**files, f"h{n}.cuh": "\n"}


def include_twice(n):
    """Headers that include the next one twice, with a pragma in the last."""
    files = {"x.cu": '#include "h0.cuh"\n' + HEAD + function(0)}
    for i in range(n):
        files[f"h{i}.cuh"] = f'#include "h{i+1}.cuh"\n' * 2
    return {**files, f"h{n}.cuh": "#pragma nv_diag_warning extended_lambda_hd_init_capture\n#define Q\n"}


def include_ring(n):
    """Headers without guards that all include each other, with a pragma in each."""
    files = {"x.cu": '#include "h0.cuh"\n' + HEAD + function(0)}
    for i in range(n):
        includes = "".join(f'#include "h{(i * 5 + k) % n}.cuh"\n' for k in (1, 2, 3))
        files[f"h{i}.cuh"] = includes + f"#pragma nv_diag_warning {3050 + i % 20}\n#define M{i} {i}\nstruct T{i} {{ int m; }};\n"
    return files


def tangle(n, seed=1):
    """Folders of headers without guards that include each other at random, with classes, bases, macros, conditions and lambdas."""
    dice = random.Random(seed)
    files = {}
    for i in range(n):
        lines = []
        for k in range(6):
            other = dice.randrange(n)
            lines.append(
                dice.choice([
                    f'#include "h{other}.cuh"',
                    f'#if U{k}\n#include "h{other}.cuh"\n#else\n#include "h{(other + 1) % n}.cuh"\n#endif',
                    f"template<class T> struct C{i}_{k} : C{other}_{k}<T>, C{i}_{max(k - 1, 0)}<T *> {{ T m{k}; }};",
                    f"struct D{i}_{k} : D{other}_{k} {{ void q{k}(int a) {{ {dev('return a + zz;')} }} }};",
                    f"#define M{other} C{i}_{k}<M{(other + 3) % n}>\n#undef M{k}",
                    f"#pragma nv_diag_warning {3050 + k}",
                    f"#ifndef M{other}\n#define M{other} __device__\n#endif\nvoid r{i}_{k}(int a) {{ f([=] M{other} () {{ return a; }}); }}",
                    f"namespace n{k} {{ using T{other} = typename C{other}_{k}<int>::T; using namespace n{(k + 1) % 6}; }}",
                ])
            )
        files[f"h{i}.cuh"] = "\n".join(lines) + "\n"
    return {**files, "x.cu": '#include "h0.cuh"\n' + HEAD + "struct E : D0_1, C0_2<int> { " + function(0, "return a + zz;") + "};\n"}


def nested(head, opening, closing):
    """n times an opening, n times its closing."""
    return lambda n: HEAD + head + join(n, opening) + closing * n + "}\n"


def chain(head, part, end):
    """A chain of n parts in one function."""
    return lambda n: HEAD + head + join(n, part) + end


def listed(part, head=""):
    """n declarations after each other."""
    return lambda n: HEAD + head + join(n, part)


def single(_): return 1


CLASSES = [
    Family("a diamond of bases, an unknown name", 12, diamond, single),
    Family("a diamond of virtual bases of templates", 10, virtual_diamond, single),
    Family("a class with many bases", 500, bases, single),
    Family("as many lambdas as bases", 100, bases_and_lambdas),
    Family("bases that name each other", 6, mutual_bases),
    Family("partial specialisations that are bases of each other", 6, partial_bases),
    Family("specialisations across each other", 6, crossed_specialisations),
    Family("bases with longer and longer arguments", 6, growing_bases),
    Family("bases that a condition defines in two ways", 25, conditional_bases),
    Family("bases on both sides of a condition", 8, bases_on_both_sides, single),
    Family("conditions around access in a class", 100, access),
    Family("nested class templates with members", 25, nested("namespace q {\n", lambda i: f"template<class T{i}> struct N{i} {{ " + function(i, params=f"T{i} a"), "};")),
    Family("nested local classes", 15, nested("void g(int a) {\n", lambda i: f"struct L{i} {{ int m{i}; void h{i}(int a) {{ {dev('return a;')}\n", "} };")),
    Family("overriding members down a chain of bases", 75, listed(lambda i: f"struct B{i+1} : B{i} {{ int m{i+1}; void run(int a) override {{ {dev('return a + zz;')} }} }};\n", "struct B0 { virtual void run(int); int m0; };\n")),
    Family("members of a class on one line", 250, lambda n: HEAD + "class Q { " + join(n, lambda i: function(i).rstrip() + " ") + "};\n"),
    Family("friends defined in a class", 250, lambda n: HEAD + "struct S { int m;\n" + join(n, lambda i: f"friend void h{i}(S a) {{ {dev('return a.m;')} }}\n") + "};\n"),
    Family("explicit instantiations of one template", 250, explicit_instantiations),
    Family("specialisations that are defined and called", 125, listed(lambda i: f"struct X{i} {{}}; template<> struct B<X{i}> {{ int m(); }};\nvoid g{i}(B<X{i}> b, int a) {{ {dev('return b.m() + a;')} }}\n", "template<class T> struct B;\n")),
    Family("declarations of one class", 250, lambda n: HEAD + "struct S;\n" * n + "struct S { int m; };\n" + join(n, lambda i: function(i, "return a.m;", "S a"))),
    Family("members of partial specialisations, defined outside", 125, lambda n: HEAD + "template<class T, class U> struct P;\n" + join(n, lambda i: f"struct X{i} {{}}; template<class T> struct P<T, X{i}> {{ void g(T a); }};\n") + join(n, lambda i: f"template<class T> void P<T, X{i}>::g(T a) {{ {dev('return a;')} }}\n")),
]

TYPES = [
    Family("alias templates that double", 4, doubling_aliases, single),
    Family("alias templates that pair", 8, pairing_aliases, single),
    Family("aliases of members, each of the last", 100, member_aliases),
    Family("member aliases of templates that double", 8, member_alias_templates, single),
    Family("aliases across namespaces", 250, listed(lambda i: f"namespace n{i+1} {{ using T{i+1} = n{i}::T{i}; }}\n" + function(i, params=f"n{i+1}::T{i+1} a"), "namespace n0 { using T0 = int; }\n")),
    Family("types that conditions define in two ways", 50, conditional_types),
    Family("auto variables, each from the last", 125, chain("struct S { S *p; int v; };\nvoid g(S *s) { auto a0 = s;\n", lambda i: f"auto a{i+1} = a{i}->p; {dev(f'return a{i+1}->v;')}\n", "}\n")),
    Family("deduced functions, each from the last", 50, deduced),
    Family("a long expression that gives a type", 100, expression_types, single),
    Family("enumerators of one enumeration", 250, lambda n: HEAD + "enum E { " + join(n, lambda i: f"e{i}", ", ") + " };\n" + join(n, lambda i: function(i, f"return a + e{i};"))),
    Family("variables of one declaration", 250, lambda n: HEAD + "static int " + join(n, lambda i: f"v{i}", ", ") + ";\n" + join(n, lambda i: function(i, f"return a + v{i};"))),
    Family("unnamed namespaces in each other", 60, lambda n: HEAD + join(n, lambda i: "namespace { " + function(i)) + "}" * n + "\n"),
    Family("using-directives", 100, lambda n: HEAD + join(n, lambda i: f"namespace n{i} {{ int v{i}; struct T{i} {{}}; }}\nusing namespace n{i};\n") + join(n, lambda i: function(i, "return a, zz;", f"T{i} a"))),
    Family("namespaces in each other, with using-directives", 50, lambda n: HEAD + join(n, lambda i: f"namespace n{i} {{ using namespace n{(i+1) % n}; using namespace n{(i*3+1) % n};\n" + function(i, "return a, zz;", f"T{i} a") + "}\n")),
]

TEMPLATES = [
    Family("overloads with as many calls", 125, overloads),
    Family("overloads that one lambda calls", 250, lambda n: overloads_on_device(n, True), single),
    Family("overloads that as many lambdas call", 250, lambda n: overloads_on_device(n, False)),
    Family("templates that call two instances of the next", 6, templates_that_call_templates, lambda n: n + 1),
    Family("instances of one template", 250, instances, single),
    Family("instances of a member of a template", 250, instances_of_members, single),
    Family("template template parameters and calls", 125, listed(lambda i: f"template<template<class> class T{i}> " + function(i, "(void)a;", f"T{i}<int> a") + f"template<class> struct Q{i} {{}}; void z{i}() {{ g{i}(Q{i}<int>()); }}\n")),
    Family("parameters of a template", 100, templates_and_lambdas, lambda n: 20),
    Family("default arguments with lambdas", 250, listed(lambda i: f"void g{i}(int a, int b = h([] __device__ () {{ return {i}; }})) {{ {dev('return a + b;')} }}\n"), lambda n: 2 * n),
]

STATEMENTS = [
    Family("nested blocks, each with a variable and a lambda", 100, lambda n: HEAD + "void g(int v) {" + ("{ int v = 1; " + dev("return v;")) * n + "}" * n + "}\n"),
    Family("a chain of else if constexpr", 50, chain("template<int N> void g(int a) { ", lambda i: f"if constexpr (N == {i}) {{ {dev('return a;')} }} else\n", "{}\n}\n")),
    Family("a chain of else if with init statements", 50, chain("void g(int a) { ", lambda i: f"if (int b{i} = a; b{i}) {{ {dev(f'return b{i};')} }} else\n", "{}\n}\n")),
    Family("nested for statements", 30, nested("void g(int a) {\n", lambda i: f"for (int i{i} = 0; i{i} < a; ++i{i}) {{ {dev(f'return i{i};')}\n", "}")),
    Family("nested for statements without braces", 100, chain("void g(int a) {\n", lambda i: f"for (int i{i} = 0; i{i} < a; ++i{i})\n", dev("return a;") + "}\n"), single),
    Family("nested catch blocks", 30, nested("void g(int a) {\n", lambda i: f"try {{ {dev('return a;')} }} catch (int e{i}) {{\n", "}")),
    Family("switch cases", 250, chain("void g(int a) { switch (a) {\n", lambda i: f"case {i}: {{ int b = a; {dev('return b;')} }} break;\n", "} }\n")),
    Family("nested lambdas of the host, each with one of the device", 25, nested("void g(int a) {\n", lambda i: f"auto l{i} = [=] (int p{i}) {{ {dev(f'return p{i} + a;')}\n", "};")),
    Family("nested lambdas of the device", 8, lambda n: HEAD + "void g(int a) { f(" + "[=] __device__ () { return h(" * n + "a" + "); }" * n + "); }\n"),
    Family("a chain of << with lambdas", 125, chain("void g(int t, int a) { t", lambda i: "\n << h([=] __device__ () { return a; })", "; }\n")),
    Family("a chain of member calls with lambdas", 50, chain("struct T { T &w(int); };\nvoid g(T t, int a) { t", lambda i: "\n .w(h([=] __device__ () { return a; }))", "; }\n")),
    Family("arguments that are lambdas", 100, chain("void g(int a) { f(0", lambda i: ",\n [=] __device__ () { return a; }", "); }\n")),
    Family("lambdas in an initialiser list", 100, chain("void g(int a) { int q[] = {", lambda i: "\n h([=] __device__ () { return a; }),", "}; }\n")),
    Family("as many lambdas as parameters", 100, parameters_and_lambdas),
    Family("as many lambdas as variables", 100, captures_and_lambdas),
    Family("names that a lambda uses", 500, lambda n: HEAD + "void g() {\n" + join(n, lambda i: f"int v{i} = {i};\n") + dev(join(n, lambda i: f"use(v{i});\n")) + "}\n", single),
    Family("init-captures", 250, lambda n: HEAD + "void g(int a) { f([" + join(n, lambda i: f"v{i} = a + {i}", ",\n") + "] __device__ () { return v0; }); }\n", single),
    Family("statements before a lambda", 2000, lambda n: HEAD + "void g(int a) {\n" + "a += 1; a = a * 3 - 1;\n" * n + dev("return a;") + "}\n", single),
    Family("labels and jumps", 250, chain("void g(int a) {\n", lambda i: f"l{i}: {dev('return a;')} goto l{i};\n", "}\n")),
    Family("local types and aliases", 125, chain("void g(int a) {\n", lambda i: f"struct L{i} {{ int m; }}; using A{i} = L{i}; A{i} v{i}; {dev(f'return v{i}.m;')}\n", "}\n")),
    Family("structured bindings", 125, chain("struct S { int x, y; };\nvoid g(S s) {\n", lambda i: f"auto [x{i}, y{i}] = s; {dev(f'return x{i} + y{i};')}\n", "}\n"), std="20"),
    Family("brackets in brackets", 1000, lambda n: HEAD + "void g(int a) { int b = " + "(" * n + "a" + ")" * n + "; " + dev("return b;") + " }\n", single),
]

CONDITIONS = [
    Family("undecided macros that annotate", 60, undecided),
    Family("undecided conditions between lambdas", 60, conditions_between),
    Family("undecided conditions around lambdas", 30, conditions_around, lambda n: 2 * n),
    Family("undecided conditions at namespace scope", 125, listed(lambda i: f"#if U{i}\nint v{i};\n#endif\n" + function(i))),
    Family("undecided conditions in each other", 30, lambda n: HEAD + join(n, lambda i: f"#if U{i}\n") + function(0) + join(n, lambda i: "#else\n" + function(i + 1) + "#endif\n"), lambda n: n + 1),
    Family("a chain of #elif", 60, lambda n: HEAD + "#if U\n#define M __device__\n" + join(n, lambda i: f"#elif U{i}\n#define M {'__host__ ' * (i % 2)}__device__\n") + "#endif\nvoid g(int a) { f([=] M () { return a; }); }\n", single),
    Family("kernels with launches and lambdas", 250, listed(lambda i: f"template<class F> __global__ void k{i}(F g) {{ g(); }}\nvoid z{i}(int a) {{ k{i}<<<1, 2>>>([=] __device__ () {{ return a; }}); }}\n")),
    Family("launches with undecided conditions", 60, listed(lambda i: f"__global__ void k{i}(int);\nvoid z{i}(int a) {{\n#if U{i}\n k{i}<<<1, 2>>>(a);\n#else\n k{i}<<<a, 2>>>(1);\n#endif\n {dev('return a;')} }}\n")),
    Family("device functions with __CUDA_ARCH__", 250, listed(lambda i: f"__host__ __device__ int d{i}(int a) {{\n#ifdef __CUDA_ARCH__\n return a;\n#else\n return -a;\n#endif\n}}\n" + function(i, f"return d{i}(a);"))),
]

MACROS = [
    Family("layers of macros around lambdas", 125, macro_layers),
    Family("macros whose argument doubles", 8, doubling_arguments, single),
    Family("a macro that is defined again and again", 250, listed(lambda i: f"#undef M\n#define M(x) [=] __device__ () {{ return x + {i}; }}\nvoid g{i}(int a) {{ f(M(a)); }}\n")),
    Family("lambdas in arguments of macros", 250, listed(lambda i: f"void g{i}(int a) {{ CALL(f, [=] __device__ () {{ return a; }}); }}\n", "#define CALL(g, ...) g(__VA_ARGS__)\n")),
    Family("lambdas in one argument of a macro", 125, lambda n: HEAD + "#define ALL(...) __VA_ARGS__\nvoid g(int a) { ALL(" + join(n, lambda i: dev("return a;") + "\n") + ") }\n"),
]

FILES = [
    Family("headers without guards, each includes the next", 30, include_chain, single, most=256),
    Family("headers that include the next one twice, with a pragma", 8, include_twice, single, most=256),
    Family("headers that include each other, with a pragma", 4, include_ring, single, most=256),
    *[Family(f"a tangle of headers, number {seed}", 8, lambda n, seed=seed: tangle(n, seed), None, most=256) for seed in (1, 2, 3)],
    Family("pragmas", 500, listed(lambda i: f"#pragma nv_diag_suppress {3000 + i % 90}\n" + function(i))),
    Family("comments that allow", 250, listed(lambda i: "// culambda: allow(extended_lambda_hd_init_capture): measured\n" + function(i))),
    Family("functions with a lambda", 500, listed(function)),
    Family("functions with a lambda on one line", 500, lambda n: HEAD + join(n, lambda i: function(i).rstrip() + " ") + "\n"),
    Family("findings on one line", 250, lambda n: HEAD + "class Q { " + join(n, lambda i: function(i).rstrip() + " ") + "};\n"),
    Family("line markers", 500, listed(lambda i: f'# {i + 1} "h{i}.h"\n' + function(i))),
    Family("lines that continue", 2000, lambda n: HEAD + "void g(int a) { int b = 0" + " \\\n + 1" * n + "; " + dev("return b;") + " }\n", single),
]

ALL = CLASSES + TYPES + TEMPLATES + STATEMENTS + CONDITIONS + MACROS + FILES
