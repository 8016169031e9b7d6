"""Random projects as they are laid out in the world: build files in several folders, libraries that are linked, headers of
others, headers that open and close what is around others, fragments that are read more than once, copies that nothing
includes."""
import json, re

from trees_projects import GENERATED, Project

SOURCE = "${CMAKE_CURRENT_SOURCE_DIR}"


class Layout(Project):
    def __init__(self, seed):
        self.vended, self.computed = False, 0
        super().__init__(seed)
        self.decoys()
        self.twins()

    # Conditions and includes.

    def settings(self):
        super().settings()
        path = next(path for path in self.files if path.endswith("config.hpp"))
        version = [f"#define PJ_MAJOR {self.r.randrange(1, 5)}", "#define PJ_MAKE_VERSION(a, b, c) ((a) * 10000 + (b) * 100 + (c))",
                   f"#define PJ_VERSION PJ_MAKE_VERSION(PJ_MAJOR, {self.r.randrange(9)}, 1)"]
        lines = self.files[path]
        lines[2 if lines[0].startswith("#ifndef PJ_CONFIG") else 1:0] = version

    def condition(self):
        if self.r.random() > .2 or not self.headers:
            return super().condition()
        header = self.r.choice(self.headers)
        return self.r.choice([f"#if PJ_VERSION >= PJ_MAKE_VERSION({self.r.randrange(1, 5)}, 2, 0)", f"#if PJ_MAJOR > {self.r.randrange(4)}",
                              f"#if __has_include(<pj/{header}>)", f'#if defined(__has_include) && __has_include("pj/{header}")',
                              f"#if PJ_VERSION / 10000 == {self.r.randrange(1, 4)}"])

    def include(self, name):
        kind = self.r.random()
        if kind < .1:
            self.computed += 1
            n = self.computed
            return f'#define PJ_HEADER_{n} {self.r.choice([f"<pj/{name}>", chr(34) + name + chr(34)])}\n#include PJ_HEADER_{n}'
        if kind < .2:
            return f'#include "../pj/{name}"'
        return super().include(name)

    def opened(self, spaces):
        if spaces != ["pj"] or not self.chance(.25):
            return super().opened(spaces)
        self.add("open.hpp", ["// No guard: it is read again and again.", "#define PJ_LOCAL inline", "namespace pj {"], guard=False)
        self.add("close.hpp", ["}", "#undef PJ_LOCAL"], guard=False)
        return ["#include <pj/open.hpp>"], ["#include <pj/close.hpp>"], "pj::"

    # Headers.

    def type_header(self, k):
        if k == 1 and self.chance(.5):
            self.vendor()
        super().type_header(k)
        name = f"types{k}.hpp"
        if self.chance(.4):
            self.implementation(k, name)

    def vendor(self):
        """The headers of somebody else."""
        self.vended = True
        root = "third_party/vend/include/vend"
        self.files[f"{root}/macros.h"] = ["#pragma once", "#if defined(__CUDACC__)", "#define VEND_HD __host__ __device__", "#else", "#define VEND_HD", "#endif",
                                          "#ifndef VEND_WIDTH", "#define VEND_WIDTH 4", "#endif", "#define VEND_LAMBDA [=] VEND_HD"]
        self.files[f"{root}/vend.hpp"] = ["#pragma once", '#include "macros.h"', "namespace vend {", "template <class T, int N = VEND_WIDTH> struct box { T t[N]; using value = T; };",
                                          "inline namespace v1 { struct tag { int i; }; using wide = box<double, VEND_WIDTH * 2>; }", "enum class mode { off, on };", "}"]
        self.files[f"{self.folder}/vended.hpp"] = ["#pragma once", "#include <vend/vend.hpp>", "namespace pj {", "using vend::box;", "namespace v = vend;", "using tags = v::tag;", "}"]
        self.headers.append("vended.hpp")
        self.types += [("vended.hpp", name) for name in ("vend::box<int>", "vend::wide", "vend::tag", "vend::mode", "pj::box<float, 2>", "pj::tags", "pj::v::box<int>::value")]
        self.flags.append("-Ithird_party/vend/include")
        self.cmake.append(self.r.choice([f"target_include_directories(app SYSTEM PRIVATE {SOURCE}/third_party/vend/include)",
                                         f"include_directories(SYSTEM {SOURCE}/third_party/vend/include)"]))
        if self.chance(.3):
            self.flags.append("-DVEND_WIDTH=3")
            self.cmake += self.defined("VEND_WIDTH=3")

    def implementation(self, k, name):
        """A file with the members of a header's templates, which that includes at its end."""
        prefixes = {m[1] for m in self.members if m[0] == name and m[4]}
        if not prefixes:
            return
        prefix = sorted(prefixes)[0]
        self.seen = [t for t in self.types if t[0] == name]
        parts = [s for s in prefix.split("::") if s]
        plain = [m for m in self.members if not (m[0] == name and m[1] == prefix and m[4])]
        self.members = [m for m in self.members if m not in plain]
        lines = [f"namespace {s} {{" for s in parts] + self.definitions(name, prefix, True) + ["}" for _ in parts]
        self.members += plain
        own = f"types{k}_impl.{self.r.choice(['hpp', 'ipp', 'tpp'])}"
        guard = [f"#ifndef PJ_IMPL_{k}", f"#define PJ_IMPL_{k}"] if self.chance(.5) else []
        again = [f'#include "{name}"'] if guard and self.chance(.5) else []
        self.files[f"{self.folder}/{own}"] = guard + again + lines + ["#endif"] * bool(guard)
        header = self.files[f"{self.folder}/{name}"]
        header.insert(len(header) - (header[-1] == "#endif"), f'#include "{own}"')

    def function_header(self, k):
        super().function_header(k)
        if self.chance(.35):
            self.twice(f"{self.folder}/functions{k}.hpp", k)

    def twice(self, path, k):
        """A fragment that is read for one type, then for another one."""
        fragment = f"kernel{k}.inl"
        self.files[f"{self.folder}/{fragment}"] = [
            "// [", f"inline void PJ_NAME(run{k})(PJ_T *p0, int p1) {{ {self.lambda_of(['p0', 'p1'])} }}", "// ]",
            "#undef PJ_NAME", "#undef PJ_T"]
        lines = ["// ["]
        for of in self.r.sample(["float", "double", "pj_real", "int"], self.r.randrange(1, 3)):
            lines += [f"#define PJ_T {of}", f"#define PJ_NAME(n) PJ_CAT(n, _{of})", f'#include "{fragment}"']
        lines.append("// ]")
        header = self.files[path]
        at = len(header) - (header[-1] == "#endif")
        header[at:at] = lines

    # Build files.

    def build(self):
        super().build()
        lines = self.files.get("CMakeLists.txt")
        if not lines:
            if self.vended:
                name = next(n for n in self.files if n.lower().endswith("makefile"))
                self.files[name].insert(1, "CPPFLAGS = -Ithird_party/vend/include")
                self.files[name] = [line.replace("$(NVCC) $(NVCCFLAGS)", "$(NVCC) $(CPPFLAGS) $(NVCCFLAGS)") for line in self.files[name]]
            return
        lines = self.chosen(lines)
        if self.chance(.3) and len(self.units) > 1:
            lines = self.divided(lines)
        else:
            lines = self.gathered(lines)
        kind = self.r.random()
        if kind < .3:
            lines = self.moved(lines)
        elif kind < .5:
            lines = self.included(lines)
        elif kind < .7:
            lines = self.linked(lines)
        self.files["CMakeLists.txt"] = lines

    def chosen(self, lines):
        """Options whose default something else overrides."""
        out, cached = [], {}
        for line in lines:
            found = re.fullmatch(r'option\((PJ_\w+) "use it" (ON|OFF)\)', line)
            if found and self.chance(.5):
                name, now = found[1], "OFF" if found[2] == "ON" else "ON"
                if self.chance(.5):
                    cached[name] = self.r.choice([now, {"type": "BOOL", "value": now}])
                else:
                    out.append(f'set({name} {now} CACHE BOOL "as here")')
                if now == "ON":
                    self.flags.append(f"-D{name}")
                    self.others = [f"-U{name}" if other == f"-D{name}" else other for other in self.others]
                else:
                    self.flags.remove(f"-D{name}")
                    self.others = [f"-D{name}" if other == f"-U{name}" else other for other in self.others]
            out.append(line)
        if cached:
            self.files["CMakePresets.json"] = json.dumps({"version": 3, "configurePresets": [
                {"name": "default", "binaryDir": "${sourceDir}/build", "cacheVariables": cached}]}, indent=1).split("\n")
        return out

    def gathered(self, lines):
        """Sources that are found by patterns, or handed to a function."""
        sources = " ".join(self.units)
        at = next((at for at, line in enumerate(lines) if line.startswith("add_") and line.endswith(f" {sources})")), None)
        if at is None or self.chance(.4):
            return lines
        command, kind = re.fullmatch(r"(add_\w+)\(app ?(\w*) .*\)", lines[at])[1], " STATIC" if " STATIC " in lines[at] else ""
        folders = sorted({unit.rsplit("/", 1)[0] for unit in self.units})
        new = self.r.choice([
            [f"file(GLOB found {' '.join(folder + '/*.cu' for folder in folders)})", f"{command}(app{kind} ${{found}})"],
            [f"file(GLOB_RECURSE found CONFIGURE_DEPENDS {' '.join(sorted({f.split('/')[0] for f in folders}))}/*.cu)" if len({f.split('/')[0] for f in folders}) == 1
             else f"set(found {sources})", f"{command}(app{kind} ${{found}})"],
            ["function(pj_target name)", f"  {command}(${{name}}{kind} ${{ARGN}})", "  target_compile_definitions(${name} PRIVATE PJ_BY_FUNCTION=1)", "endfunction()",
             f"pj_target(app {sources})"],
            [f"{command}(app{kind})", f"target_sources(app PRIVATE {sources})"]])
        return lines[:at] + new + lines[at + 1:]

    def divided(self, lines):
        """A second target with the last source, which has a definition of its own."""
        last = self.units[-1]
        if not any(re.match(r"add_(executable|library)\(app", line) and last in line for line in lines):
            return lines
        head = [line.replace(f" {last}", "") for line in lines]
        second = [line.replace("(app ", "(second ").replace("(app)", "(second)") for line in lines[3:]
                  if re.match(r"target_|if\(PJ_USE_CUDA|endif|set_target|  target_", line) and "NOT TARGET" not in line]
        # Blocks that are more than that stay as they are: then nothing is divided.
        blocks = ("if(on", "foreach", "function", "target_compile_definitions(app PRIVATE", "if(NOT", "set_target")
        if any(line.startswith(blocks) and not line.endswith(")") or line.startswith(("if(on", "foreach", "function", "if(NOT", "if(PJ_") ) and "USE_CUDA" not in line for line in lines):
            return lines
        self.unit_flags = {unit: [f"-DPJ_TARGET={1 + (unit == last)}"] for unit in self.units}
        for unit in self.units:
            self.files[unit] += ["// [", "#if PJ_TARGET == 2", "void of_target(int n) { pj_run(n, [=] PJ_HD { (void)n; }); }", "#else",
                                 "void of_target(long m, int n) { pj_run(n, [=] __device__ (int i) { (void)m; }); }", "#endif", "// ]"]
        return head + [f"add_library(second STATIC {last})", *second, "target_compile_definitions(app PRIVATE PJ_TARGET=1)",
                       "target_compile_definitions(second PRIVATE PJ_TARGET=2)"]

    def moved(self, lines):
        """The targets in the build file of another folder."""
        folder = self.r.choice(["app", "cmake/targets", "src"])
        up = "../" * (folder.count("/") + 1)
        top, rest = lines[:3], lines[3:]
        root = self.r.choice(["${PROJECT_SOURCE_DIR}", "${CMAKE_SOURCE_DIR}", f"{SOURCE}/{up.rstrip('/')}"])
        rest = [line.replace(SOURCE, root) for line in rest]
        rest = [re.sub(r"(?<![\w/}])((?:src/)?app/[\w/]+\.cu)", lambda m: self.r.choice([f"{up}{m[1]}", f"${{PROJECT_SOURCE_DIR}}/{m[1]}"]), line) for line in rest]
        rest = [re.sub(rf"configure_file\((\S+) {GENERATED}", rf"configure_file(${{PROJECT_SOURCE_DIR}}/\1 ${{PROJECT_BINARY_DIR}}/{GENERATED}", line) for line in rest]
        rest = [line.replace("${CMAKE_CURRENT_BINARY_DIR}", "${PROJECT_BINARY_DIR}") for line in rest]
        self.files[f"{folder}/CMakeLists.txt"] = rest
        return top + [f"add_subdirectory({folder})"]

    def included(self, lines):
        """What is not the target in files that are included."""
        at = next((at for at, line in enumerate(lines) if line in self.cmake), len(lines))
        self.files["cmake/settings.cmake"] = lines[at:]
        how = self.r.choice([["include(cmake/settings.cmake)"], [f"include({SOURCE}/cmake/settings.cmake)"],
                             ['list(APPEND CMAKE_MODULE_PATH "${PROJECT_SOURCE_DIR}/cmake")', "include(settings)"]])
        return lines[:at] + how

    def linked(self, lines):
        """What all users of the headers need in a library of its own."""
        moved = re.compile(r"(target_(?:compile_definitions|include_directories)\()app (?:SYSTEM )?(?:PRIVATE|PUBLIC)(.*)")
        simple = lambda line: moved.fullmatch(line) and line.endswith(")") and line.count("(") == line.count(")") and not re.search("INSTALL|defs|one", line)  # noqa: E731
        own = [moved.sub(r"\1core INTERFACE\2", line) for line in lines if simple(line)]
        rest = [line for line in lines if not simple(line)]
        name = self.r.choice(["core", "pj::core"])
        alias = ["add_library(pj::core ALIAS core)"] if "::" in name else []
        return rest[:3] + ["add_library(core INTERFACE)", *alias, *own] + rest[3:] + [f"target_link_libraries(app {self.r.choice(['PRIVATE ', 'PUBLIC ', ''])}{name})"]

    # What nothing builds.

    def decoys(self):
        """Files of the same names in other folders, which nothing includes."""
        for header in self.r.sample(self.headers, min(len(self.headers), self.r.randrange(3))):
            lines = self.files.get(f"{self.folder}/{header}")
            if lines:
                old = [re.sub(r"\b(struct|class) (C|T|D)(\d+)", r"namespace old { struct X\3 {}; } \1 \2\3", line) for line in lines]
                self.files[f"{self.r.choice(['legacy', 'old/include'])}/{self.r.choice(['pj', 'old'])}/{header}"] = old

    def twins(self):
        """The same for HIP."""
        if self.chance(.3) and "CMakeLists.txt" in self.files:
            unit = self.units[0]
            twin = self.r.choice([f"hip/{unit.split('/')[-1].replace('.cu', '.hip.cpp')}", unit.replace(".cu", ".hip")])
            self.files[twin] = ["#include <hip/hip_runtime.h>", *self.files[unit]]
            self.files["CMakeLists.txt"] += ["if(PJ_USE_HIP)", "  enable_language(HIP)", f"  add_library(hips {twin})", "endif()"]
