"""Random projects: headers, fragments, sources and a CMake file, with lambdas in all of them."""
import random

GENERATED = "generated"


class Project:
    """The files of one project, by path, and the definitions of its build.

    Each declaration has a line of its own, or is between two marks, so that those with errors can be taken out.
    """

    def __init__(self, seed):
        self.r = random.Random(seed)
        self.files, self.flags, self.cmake, self.macros = {}, [], [], []
        self.open = None
        self.root = self.r.choice(["include", "include", "src", "lib/include", ""])
        self.folder = f"{self.root}/pj".lstrip("/")
        # What a header offers: (header, name with all namespaces, kind).
        self.types, self.members, self.headers = [], [], []
        self.count = 0
        self.settings()
        self.annotations()
        for k in range(self.r.randrange(2, 4)):
            self.type_header(k)
        for k in range(self.r.randrange(1, 4)):
            self.function_header(k)
        all = self.umbrella() if self.chance(.3) else None
        for k in range(self.r.randrange(2, 4)):
            self.source(k, all if self.chance(.6) else None)
        self.build()

    def chance(self, share):
        return self.r.random() < share

    def next(self):
        self.count += 1
        return self.count

    # What the build says.

    def settings(self):
        """Macros of all sorts, each with a value that the tree itself gives, or one that nothing decides."""
        lines, made, config = [], [], []
        self.others = []
        if self.chance(.25):
            self.open = "PJ_EXTRA"
        for name in self.r.sample(["PJ_DIM", "PJ_MPI", "PJ_DEBUG", "PJ_SINGLE", "PJ_WIDE", "PJ_ORDER"], self.r.randrange(2, 6)):
            number = self.r.randrange(0, 4)
            valued = name in ("PJ_DIM", "PJ_ORDER")
            value = number if name != "PJ_DIM" else max(number, 1)
            kinds = ["definition", "configured", "plain"] + (["configured01"] if not valued else [])
            if not self.open:
                kinds += ["default"] if valued else ["option"]
            kind = self.r.choice(kinds)
            self.macros.append((name, valued))
            on = self.chance(.5)
            if kind == "definition":
                text = f"{name}={value}" if valued else name
                self.cmake += self.defined(text)
                self.flags.append(f"-D{text}")
            elif kind == "option":
                self.cmake += [f'option({name} "use it" {"ON" if on else "OFF"})', f"if({name})",
                               f"  target_compile_definitions(app PRIVATE {name})", "endif()"]
                self.flags += [f"-D{name}"] if on else []
                self.others.append(f"-U{name}" if on else f"-D{name}")
            elif kind == "configured":
                self.cmake.append(f"set({name} {value if valued else 'ON' if on else 'OFF'})")
                config.append(f"#cmakedefine {name} @{name}@" if valued else f"#cmakedefine {name}")
                falsy = valued and value == 0 or not valued and not on
                made.append(f"/* #undef {name} */" if falsy else f"#define {name} {value}" if valued else f"#define {name}")
                if falsy and valued:
                    lines += [f"#ifndef {name}", f"#define {name} 1", "#endif"]
            elif kind == "configured01":
                self.cmake.append(f"set({name} {'ON' if on else 'OFF'})")
                config.append(f"#cmakedefine01 {name}_ON")
                self.cmake.append(f"set({name}_ON {'ON' if on else 'OFF'})")
                made.append(f"#define {name}_ON {int(on)}")
                lines += [f"#if {name}_ON", f"#define {name}", "#endif"]
            elif kind == "default":
                lines += [f"#ifndef {name}", f"#define {name} {value}", "#endif"]
                self.others += [f"-D{name}={n}" for n in range(4) if n != value and (n or name != "PJ_DIM")]
            elif kind == "plain":
                lines.append(f"#define {name} {value}" if valued else f"#define {name}")
        if not any(name == "PJ_DIM" for name, _ in self.macros):
            lines.append("#define PJ_DIM 2")
        if config:
            self.cmake.append(f"configure_file({self.folder or '.'}/pj_config.h.in {GENERATED}/pj_config.h)")
            self.files[f"{self.folder}/pj_config.h.in"] = config
            self.files["../generated/pj_config.h"] = made
            lines.insert(0, "#include <pj_config.h>" if self.chance(.5) else '#include "pj_config.h"')
        lines += self.arms(["typedef double pj_real;"], ["typedef float pj_real;"])
        lines.append("#define PJ_REAL " + self.r.choice(["double", "float", "pj_real"]))
        self.add("config.hpp", lines)

    def makefile(self):
        """The same without CMake, where nothing needs it."""
        flags = [f"-I{self.root or '.'}", *self.flags]
        lines = ["NVCC ?= nvcc", f"NVCCFLAGS = -std=c++17 --extended-lambda {flags[0]}"]
        for flag in flags[1:]:
            name = flag.removeprefix("-D").split("=")[0]
            lines += self.r.choice([[f"NVCCFLAGS += {flag}"], [f"DEFS += {flag}"], [f"FLAG_{name} := {flag}", f"NVCCFLAGS += $(FLAG_{name})"]])
        objects = [unit.removesuffix(".cu") + ".o" for unit in self.units]
        lines += [f"app: {' '.join(objects)}", "\t$(NVCC) -o $@ $^"]
        if self.chance(.5):
            lines += ["%.o: %.cu", "\t$(NVCC) $(NVCCFLAGS) $(DEFS) -c $< -o $@"]
        else:
            for unit, result in zip(self.units, objects):
                lines += [f"{result}: {unit}", f"\t$(NVCC) $(NVCCFLAGS) $(DEFS) -c {unit} -o {result}"]
        self.files[self.r.choice(["Makefile", "GNUmakefile", "makefile"])] = lines

    def build(self):
        needed = ("option(", "configure_file(")
        if sum(line.startswith(needed) for line in self.cmake) == 1 and self.chance(.5):
            return self.makefile()
        sources = " ".join(self.units)
        root = "/" + self.root if self.root else ""
        folder = f"${{CMAKE_CURRENT_SOURCE_DIR}}{root}"
        targets = self.r.choice([
            [f"add_executable(app {sources})"], [f"add_library(app STATIC {sources})"],
            [f"set(sources {sources})", "add_executable(app ${sources})"],
            ["add_library(app)", *[f"target_sources(app PRIVATE {unit})" for unit in self.units]],
            [f"list(APPEND sources {sources})", "set_source_files_properties(${sources} PROPERTIES LANGUAGE CUDA)", "add_executable(app ${sources})"]])
        includes = self.r.choice([
            [f"target_include_directories(app PRIVATE {folder} ${{CMAKE_CURRENT_BINARY_DIR}}/{GENERATED})"],
            [f"include_directories({folder} ${{PROJECT_BINARY_DIR}}/{GENERATED})"],
            [f"target_include_directories(app PUBLIC $<BUILD_INTERFACE:{folder}> $<INSTALL_INTERFACE:include>)",
             f"target_include_directories(app PRIVATE ${{CMAKE_BINARY_DIR}}/{GENERATED})"]])
        before = [line for line in includes if line.startswith("include_directories")]
        known = ["cmake_minimum_required(VERSION 3.20)", "project(pj LANGUAGES CXX CUDA)", "set(CMAKE_CUDA_STANDARD 17)", *before,
                 *targets, *[line for line in includes if line not in before]]
        self.files["CMakeLists.txt"] = known + self.cmake

    def defined(self, text):
        """A definition of the target, in one of the ways that build files have."""
        n = self.next()
        return self.r.choice([
            [f"target_compile_definitions(app PRIVATE {text})"], [f"target_compile_definitions(app PUBLIC -D{text})"],
            [f"add_compile_definitions({text})"], [f"add_definitions(-D{text})"],
            [f"target_compile_options(app PRIVATE -D{text})"],
            [f"target_compile_definitions(app PRIVATE $<$<COMPILE_LANGUAGE:CUDA>:{text}>)"],
            [f"set(defs{n} {text})", f"list(APPEND defs{n} PJ_NOTHING{n})", f"target_compile_definitions(app PRIVATE ${{defs{n}}})"],
            [f"add_library(flags{n} INTERFACE)", f"target_compile_definitions(flags{n} INTERFACE {text})",
             f"target_link_libraries(app PRIVATE flags{n})"],
            [f"set(on{n} ON)", f"if(on{n} AND NOT off{n})", f"  target_compile_definitions(app PRIVATE {text})", "else()",
             f"  target_compile_definitions(app PRIVATE PJ_OTHER{n})", "endif()"],
            ["if(NOT TARGET app)", f"  add_compile_definitions(PJ_OTHER{n})", "else()", f"  target_compile_definitions(app PRIVATE {text})", "endif()"],
            [f"foreach(one{n} {text})", f"  target_compile_definitions(app PRIVATE ${{one{n}}})", "endforeach()"],
            [f"function(define{n} target)", f"  target_compile_definitions(${{target}} PRIVATE {text})", "endfunction()", f"define{n}(app)"],
            [f"string(APPEND CMAKE_CUDA_FLAGS \" -D{text}\")"], [f"set_target_properties(app PROPERTIES COMPILE_DEFINITIONS \"{text}\")"],
            ["target_compile_definitions(app PRIVATE", "  # what it is", f"  {text} PJ_NOTHING{n}", ")"]])

    def condition(self):
        """A condition on one of the macros, or on two."""
        pool = self.macros + ([(self.open, False)] * 2 if self.open else [])
        name, valued = self.r.choice(pool)
        if valued:
            # Arrays have so many elements.
            truth = [f"#if {name}"] if name != "PJ_DIM" else []
            return self.r.choice([f"#if {name} == 2", f"#if {name} > 1", f"#if ({name} & 1) == 1", f"#if !({name} < 2)", *truth])
        other, of_value = self.r.choice(pool)
        both = [f"#if defined({name}) && !defined({other})", f"#if defined({name}) || defined({other})"]
        if of_value:
            both = [f"#if defined({name}) && {other} == 2", f"#if !defined({name}) || {other} > 1"]
        return self.r.choice([f"#ifdef {name}", f"#ifndef {name}", f"#if defined({name})", f"#if !defined {name}", *both])

    def arms(self, first, second=None):
        """Lines under a condition, with others for when it does not hold."""
        middle = []
        if second and self.chance(.25):
            middle = ["#elif" + self.condition_text(), *self.r.choice([first, second])]
        return [self.condition(), *first, *middle, *(["#else", *second] if second is not None else []), "#endif"]

    def condition_text(self):
        line = self.condition()
        while not line.startswith("#if "):
            line = self.condition()
        return line[3:]

    # Headers.

    def add(self, name, lines, guard=True, folder=None):
        path = f"{self.folder if folder is None else folder}/{name}".lstrip("/")
        if guard:
            word = "PJ_" + name.upper().replace(".", "_").replace("/", "_")
            lines = ["#pragma once", *lines] if self.chance(.4) else [f"#ifndef {word}", f"#define {word}", *lines, "#endif"]
        self.files[path] = lines
        return path

    def include(self, name):
        """How a header of the project's folder is included from it."""
        return self.r.choice([f'#include "{name}"', f'#include "{name}"', f"#include <pj/{name}>", f'#include "pj/{name}"'])

    def annotations(self):
        guarded = lambda name, text: [self.r.choice(["#ifdef __CUDACC__", "#if defined(__CUDACC__)", "#ifdef PJ_USE_CUDA", "#if defined(PJ_USE_CUDA) && defined(__CUDACC__)"]),  # noqa: E731
                                      f"#define {name} {text}", "#else", f"#define {name}", "#endif"]
        lines = [self.include("config.hpp")]
        self.flags.append("-DPJ_USE_CUDA")
        self.cmake += ['option(PJ_USE_CUDA "CUDA" OFF)', "if(PJ_USE_CUDA)", "  target_compile_definitions(app PRIVATE PJ_USE_CUDA)", "endif()"]
        both = "__host__ __device__"
        lines += guarded("PJ_FN", self.r.choice([both, "__device__"]))
        lines += [f"#define PJ_HD {both}"]
        lines += [self.r.choice(["#define PJ_LAMBDA [=] PJ_FN", f"#define PJ_LAMBDA [=] {both}", "#define PJ_LAMBDA [=] __device__"])]
        lines += ["#define PJ_INLINE inline", "#define PJ_API __attribute__((visibility(\"default\")))"]
        inner = self.r.choice(["", "inline namespace v2 { ", "namespace impl { "])
        close = " }" if inner else ""
        self.inner = "impl::" if "impl" in inner else ""
        lines += [f"#define PJ_BEGIN namespace pj {{ {inner}", f"#define PJ_END }}{close}"]
        lines += self.arms(["#define PJ_HIDDEN private"], ["#define PJ_HIDDEN public"])
        lines += ["#define PJ_CAT_(a, b) a##b", "#define PJ_CAT(a, b) PJ_CAT_(a, b)", "#define PJ_STR(a) #a",
                  "#define PJ_TEST(suite, name) void PJ_CAT(suite, _##name)()", "#define PJ_UNIQUE(a) PJ_CAT(a, __LINE__)",
                  "#define PJ_FOR(i, n, ...) pj_run(n, [=] __device__ (int i) __VA_ARGS__)",
                  "#define PJ_EACH(n, body) pj_run(n, PJ_LAMBDA (int i) { body; })",
                  "#define PJ_TYPES(X) X(int) X(float) " + self.r.choice(["X(char)", ""]),
                  "#define PJ_IF(c, a) PJ_CAT(PJ_IF_, c)(a)", "#define PJ_IF_1(a) a", "#define PJ_IF_0(a)"]
        lines += self.arms(["#define PJ_MAYBE(x) x"], ["#define PJ_MAYBE(x)"])
        lines += self.arms(["#define PJ_TWICE(x) x; x"], ["#define PJ_TWICE(x) x"])
        lines += ["template <class F> inline int pj_run(int n, F f) { return n; }"]
        self.add("macros.hpp", lines)

    def opened(self, spaces):
        """The lines that open and close namespaces, and the text by which their names are qualified."""
        if spaces == ["pj"] and self.chance(.4):
            return ["PJ_BEGIN"], ["PJ_END"], f"pj::{self.inner}"
        if self.chance(.3) and len(spaces) > 1:
            return [f"namespace {'::'.join(spaces)} {{"], ["}"], "::".join(spaces) + "::"
        return [f"namespace {s} {{" for s in spaces], ["}" for _ in spaces], "".join(s + "::" for s in spaces)

    def type_header(self, k):
        name = f"types{k}.hpp"
        spaces = self.r.choice([["pj"], ["pj"], ["pj", "math"], ["pj", "detail"], []])
        begin, end, prefix = self.opened(spaces)
        lines = [self.include("macros.hpp")] + [self.include(h) for h in self.headers if self.chance(.6)]
        lines += begin
        for _ in range(self.r.randrange(3, 8)):
            n = self.next()
            made = self.r.choice(["class", "template", "alias", "alias of template", "pointer", "enum", "derived", "traits"])
            some = self.r.choice(self.types)[1] if self.types and self.chance(.5) else self.r.choice(["int", "double", "PJ_REAL", "pj_real"])
            if made == "class":
                body = ["int m;", "PJ_REAL arr[PJ_DIM];", f"using value_type = {some};", "enum Kind { a, b = PJ_DIM };", "struct In { int q; };",
                        "static constexpr int dim = PJ_DIM;", "void go(int n);", "void gone(value_type v, In i);", "PJ_INLINE void here(int n) { %s }"]
                text = self.r.sample(body, self.r.randrange(3, len(body)))
                text = [x % self.lambda_of(["n"]) if "%s" in x else x for x in text]
                access = self.r.choice(["public"] * 5 + ["protected", "PJ_HIDDEN", "private"])
                head = f"{self.r.choice(['struct', 'class'])} {self.r.choice(['', '', 'PJ_API '])}C{n} {{ {access}:"
                if self.chance(.3):
                    lines += [head, *self.arms(text[:1], self.r.choice([None, ["int other;"]])), *text[1:], "};"]
                else:
                    lines.append(f"{head} {' '.join(text)} }};")
                self.types.append((name, f"{prefix}C{n}"))
                self.members += [(name, prefix, f"C{n}", x, "") for x in text if "(" in x and "{" not in x and "go" in x]
            elif made == "template":
                parameters = self.r.choice(["class T, int N = PJ_DIM", "class T", "class T, class U = int", "typename T, int N"])
                given = {"class T, int N = PJ_DIM": ["<int>", "<float, 4>", "<double, PJ_DIM + 1>"], "class T": ["<int>", "<PJ_REAL>"],
                         "class T, class U = int": ["<int>", "<char, float>"], "typename T, int N": ["<int, 3>", "<pj_real, PJ_DIM>"]}[parameters]
                lines.append(f"template <{parameters}> struct T{n} {{ using value_type = T; T m; T arr[3]; void go(int n); T at(int i) const; "
                             f"void here(T t) {{ {self.lambda_of(['t', 'm'])} }} }};")
                self.types += [(name, f"{prefix}T{n}{g}") for g in given]
                self.members.append((name, prefix, f"T{n}", "void go(int n);", parameters))
            elif made == "alias":
                text = f"using A{n} = {some};" if self.chance(.5) else f"typedef {some} A{n};"
                lines += self.arms([text], [f"using A{n} = long;"]) if self.chance(.4) else [text]
                self.types.append((name, f"{prefix}A{n}"))
            elif made == "alias of template":
                lines.append(f"template <class X> struct W{n} {{ X x; }};")
                lines.append(f"template <class X> using L{n} = W{n}<{self.r.choice(['X', 'X *', 'const X'])}>;")
                self.types += [(name, f"{prefix}L{n}<{self.r.choice(['int', 'PJ_REAL', some])}>"), (name, f"{prefix}W{n}<{some}>")]
            elif made == "pointer":
                lines.append(f"using P{n} = {some} {self.r.choice(['*', '**', 'const *'])};")
                self.types.append((name, f"{prefix}P{n}"))
            elif made == "enum":
                lines.append(f"enum {self.r.choice(['', 'class '])}E{n} {{ x{n}, y{n} = PJ_DIM }};")
                self.types.append((name, f"{prefix}E{n}"))
            elif made == "traits":
                lines.append(f"template <class T> struct R{n} {{ using type = T; static const int n = PJ_DIM; }};")
                lines.append(f"template <> struct R{n}<int> {{ using type = {some}; static const int n = 7; }};")
                self.types += [(name, f"{prefix}R{n}<{self.r.choice(['int', 'double'])}>::type"), (name, f"{prefix}R{n}<int>")]
            else:
                base = [t for t in self.types if "C" in t[1].rsplit("::", 1)[-1][:1]]
                if base:
                    lines.append(f"struct D{n} : public {self.r.choice(base)[1]} {{ int own; void go(int n); }};")
                    self.types.append((name, f"{prefix}D{n}"))
                    self.members.append((name, prefix, f"D{n}", "void go(int n);", ""))
        lines += end
        self.headers.append(name)
        self.add(name, lines)

    # Functions.

    def lambda_of(self, names):
        """A statement with a lambda that uses some names."""
        used = " ".join(f"(void){x};" for x in self.r.sample(names, min(len(names), self.r.randrange(0, 3)))) if names else ""
        space = self.r.choice(["__device__", "PJ_FN", "PJ_HD", "__host__ __device__"])
        if self.chance(.06):
            return self.r.choice([
                f"pj_run(1, [&] {space} {{ {used} }});", f"pj_run(1, [=] {space} (auto i) {{ {used} }});", f"pj_run(1, [q = 1] {space} {{ {used} }});",
                f"pj_run(1, [=] __device__ {{ auto in = [=] {space} {{ {used} }}; in(); }});", f"{{ struct L {{ int l; }} l; pj_run(1, [=] {space} {{ (void)l; }}); }}",
                f"pj_run(1, [=] (int i) {{ pj_run(2, [=] {space} {{ {used} }}); }});", f"{{ enum L {{ l1 }}; L *l = nullptr; PJ_FOR(i, 2, {{ (void)l; }}); }}",
                f"PJ_FOR(i, 2, {{ auto in = [=] (int k) {{ {used} }}; in(1); }});", f"{{ int many[2][2] = {{}}; pj_run(1, [=] {space} {{ (void)many; }}); }}"])
        return self.r.choice([
            f"pj_run(1, [=] {space} (int i) {{ {used} }});", f"pj_run(PJ_DIM, PJ_LAMBDA (int i) {{ {used} }});",
            f"PJ_FOR(i, 3, {{ {used} }});", f"PJ_EACH(2, {used or ';'});", f"pj_run(1, [=] {space} {{ {used} }});",
            f"auto PJ_UNIQUE(f) = [=] {space} () {{ {used} }};", f"PJ_MAYBE(pj_run(1, [=] {space} {{ {used} }});)",
            f"PJ_TWICE(pj_run(1, [=] {space} {{ {used} }}));", f"PJ_IF({self.r.randrange(2)}, pj_run(1, [=] {space} {{ {used} }});)",
            f"{{ pj_run(1, PJ_LAMBDA () {{ {used} }}); }}"])

    def body(self, names, depth=2):
        """The lines of a function's body."""
        lines = []
        for _ in range(self.r.randrange(1, 4)):
            kind = self.r.random()
            if kind < .2 and depth:
                # Values of one macro in each other might contradict.
                macros, self.macros = self.macros, [m for m in self.macros if not m[1]] or self.macros
                inner, other = self.body(names, depth - 1), self.body(names, depth - 1)
                self.macros = macros
                lines += self.arms(inner, self.r.choice([None, other]))
            elif kind < .35:
                n = self.next()
                of = self.r.choice(self.seen)[1] if self.seen else "int"
                declared = self.r.choice([f"{of} *v{n} = nullptr;", f"const int v{n} = PJ_DIM;", f"int v{n}[PJ_DIM] = {{}};", f"auto v{n} = 1;"])
                lines += self.arms([declared], [f"long v{n} = 2;"]) if self.chance(.3) else [declared]
                names = names + [f"v{n}"]
            else:
                lines.append(self.lambda_of(names))
        return lines

    def parameters(self, qualify):
        given, names = [], []
        for k in range(self.r.randrange(0, 4)):
            of = qualify(self.r.choice(self.seen)[1]) if self.seen and self.chance(.8) else self.r.choice(["int", "PJ_REAL", "float"])
            given.append(self.r.choice([f"{of} *p{k}", f"const {of} &p{k}", f"{of} p{k}", f"{of} (&p{k})[PJ_DIM]", f"{of} *const p{k}"]))
            names.append(f"p{k}")
        return given, names

    def functions(self, prefix, inline, number):
        """The lines of some functions in a scope, each between two marks: it is taken out as a whole."""
        lines = []
        for _ in range(number):
            lines += ["// [", *self.some_function(prefix, inline), "// ]"]
        return lines

    def some_function(self, prefix, inline):
        n, lines = self.next(), []
        # A name without the namespaces in which it is looked for.
        spaces = [s + "::" for s in prefix.split("::") if s]
        qualify = lambda name: self.shorter(name, spaces)  # noqa: E731
        given, names = self.parameters(qualify)
        kind = self.r.random()
        if kind < .12:
            text = self.lambda_of(["t"])
            lines += [f"#define PJ_MAKE(T) {'inline ' if inline else ''}void make{n}_##T(T t) {{ {text} }}", "PJ_TYPES(PJ_MAKE)", "#undef PJ_MAKE"]
            return lines
        if kind < .24 and not inline:
            lines += [f"PJ_TEST(suite{n}, case{n}) {{", *self.body([]), "}"]
            return lines
        head = self.r.choice(["", "", "template <class T> ", "template <int N> ", "template <class T, int N = PJ_DIM> "])
        if head and self.chance(.4) and "class T" in head:
            given.append("T t"), names.append("t")
        how = "PJ_INLINE " if inline and not head else self.r.choice(["", "", "PJ_API "])
        result = self.r.choice(["void", "void", "int"])
        signature = f"{head}{how}{result} f{n}({', '.join(given)})"
        if not self.chance(.2):
            lines += [signature + " {", *self.body(names), *(["return 0;"] if result == "int" else []), "}"]
        elif self.chance(.5):
            lines.append(f"{signature} {{ {' '.join(self.lambda_of(names) for _ in range(2))} {'return 0;' if result == 'int' else ''} }}")
        else:
            one, other = self.lambda_of(names), self.lambda_of(names)
            lines += self.arms([f"{signature} {{", one], [f"{head}{how}{result} f{n}(int p0, int p1, int p2, int t) {{", other])
            lines += ["return 0;" if result == "int" else ";", "}"]
        return lines

    def shorter(self, name, spaces):
        for space in spaces:
            if name.startswith(space) and self.chance(.6):
                name = name[len(space):]
            else:
                break
        return name

    def definitions(self, header, prefix, inline):
        """Members of classes of a header that are defined outside of them."""
        lines = []
        for member in [m for m in self.members if m[0] == header and m[1] == prefix and self.chance(.7)]:
            self.members.remove(member)
            _, _, name, text, parameters = member
            used = ["n"] if "(int n)" in text else ["v", "i"]
            text = text.rstrip(";").split("void ")[1]
            head, of = "", name
            if parameters:
                named = [p.split("=")[0].strip() for p in parameters.split(",")]
                head, of = f"template <{', '.join(named)}> ", f"{name}<{', '.join(p.split()[-1] for p in named)}>"
            how = "inline " if inline and not parameters else ""
            lines += ["// [", f"{head}{how}void {of}::{text} {{", *self.body(used), "}", "// ]"]
        return lines

    def umbrella(self):
        """A header that includes others, in the place of them or not."""
        lines = [self.include(header) for header in self.r.sample(self.headers, self.r.randrange(1, len(self.headers) + 1))]
        self.add("all.hpp", lines)
        return lines

    def table(self, k):
        """A list of uses of a macro, for those who define it."""
        path = f"{self.folder}/table{k}.def"
        self.files[path] = self.r.choice([[f"PJ_ENTRY(one{k}, int)", f"PJ_ENTRY(two{k}, pj_real)"],
                                          ["#ifndef PJ_ENTRY", "#define PJ_ENTRY(n, t)", "#endif", f"PJ_ENTRY(one{k}, float)", "#undef PJ_ENTRY"]])
        text = self.lambda_of(["v"])
        return ["// [", f"#define PJ_ENTRY(n, t) inline void n(t v) {{ {text} }}", f'#include "table{k}.def"', "#undef PJ_ENTRY", "// ]"]

    def function_header(self, k):
        name = f"functions{k}.hpp"
        uses = self.r.sample(self.headers, self.r.randrange(1, len(self.headers) + 1))
        types = [h for h in uses if h.startswith("types")]
        self.seen = [t for t in self.types if t[0] in types]
        spaces = self.r.choice([["pj"], ["pj"], ["pj", "algo"], []])
        begin, end, prefix = self.opened(spaces)
        lines = [self.include("macros.hpp"), *[self.include(h) for h in uses], *begin]
        if self.chance(.3):
            fragment = f"part{k}.inl"
            self.files[f"{self.folder}/{fragment}"] = self.functions(prefix, True, 2)
            lines.append(f'#include "{fragment}"')
        lines += self.functions(prefix, True, self.r.randrange(1, 4))
        if self.chance(.25):
            lines += self.table(k)
        if self.chance(.2):
            lines += ["// [", "#undef PJ_MAYBE", self.r.choice(["#define PJ_MAYBE(x) x", "#define PJ_MAYBE(x) { x }"]), "// ]"]
        for header in types:
            lines += self.definitions(header, prefix, True)
        lines += end
        self.headers.append(name)
        self.add(name, lines)

    units = ()
    # What the build says of one source alone.
    unit_flags = {}

    def source(self, k, umbrella):
        folder = self.r.choice(["app", "app", "src/app", "app/deep"])
        path = f"{folder}/unit{k}.cu"
        uses = self.r.sample(self.headers, self.r.randrange(1, len(self.headers) + 1))
        types = [h for h in uses if h.startswith("types")]
        self.seen = [t for t in self.types if t[0] in types]
        lines = ["#include <pj/macros.hpp>", *[self.r.choice([f'#include "pj/{h}"', f"#include <pj/{h}>"]) for h in uses]]
        if umbrella:
            lines = ["#include <pj/macros.hpp>", "#include <pj/all.hpp>"]
            self.seen = [t for t in self.types if any(t[0] in line for line in umbrella)]
            types = [h for h in self.headers if h.startswith("types") and any(h in line for line in umbrella)]
        if self.chance(.25):
            self.files[f"{folder}/local{k}.h"] = ["#pragma once", *self.functions("", True, 1)]
            lines.append(f'#include "local{k}.h"')
        spaces = self.r.choice([[], ["pj"], ["pj", "algo"], [f"u{k}"]])
        begin, end, prefix = self.opened(spaces)
        if not prefix.startswith("pj") and self.chance(.4):
            lines.append("namespace pj {}")
            lines.append("using namespace pj;")
        lines += begin
        if self.chance(.2):
            fragment = f"cases{k}.inc"
            self.files[f"{folder}/{fragment}"] = self.functions(prefix, False, 2)
            lines.append(f'#include "{fragment}"')
        for header in types:
            lines += self.definitions(header, prefix, False)
        lines += self.functions(prefix, False, self.r.randrange(2, 6))
        lines += end
        self.files[path] = lines
        self.units = (*self.units, path)
