#!/usr/bin/env python3
"""Asks which members and operators of classes of the standard library are functions of the host, with GCC's library.

    library.py [--write] [--nvcc PATH]

Each line of ROWS is a class, how an object of it is declared, and expressions or statements (after a colon) with the name
of what they use; if that ends with `?`, constant objects are asked as well. Each is put into the body of a lambda for both sides. A line of the table is the class, the name, and what
the reference says in C++14, 17 and 20: `p` for a function of the host, `c` for one that is `constexpr`, `-` for neither.
With --write the table that culambda reads is written, else only differences are listed.
"""
import argparse, os, sys, tempfile

import spaces

TABLE = os.path.join(spaces.ROOT, "crates", "culambda-model", "src", "spaces", "members.txt")
HEADERS = """algorithm any array atomic bitset chrono complex deque functional list map memory mutex numeric optional queue random
set stack string string_view thread tuple unordered_map unordered_set utility valarray variant vector""".split()
LATER = {"any", "optional", "string_view", "variant"}  # since C++17
# Members of sequences and of containers that are asked for by their names.
COMPARED = ["operator==: o == o", "operator!=: o != o"]
CLASSES = {
    "any": ("std::any", ["has_value: o.has_value()", "reset: o.reset()", "type: o.type()"]),
    "array": ("std::array<int, 4>", [
        "at?: o.at(i)", "back?: o.back()", "begin: o.begin()", "cbegin: o.cbegin()", "cend: o.cend()", "crbegin: o.crbegin()",
        "data: o.data()", "empty: o.empty()", "end: o.end()", "fill: o.fill(i)", "front?: o.front()", "max_size: o.max_size()",
        "operator!=: o != o", "operator<: o < o", "operator==: o == o", "operator[]?: o[i]", "rbegin: o.rbegin()",
        "rend: o.rend()", "size: o.size()", "swap: o.swap(o)", "range: for (int k : o) i = k;"]),
    "atomic": ("std::atomic<int>", [
        "*: o.load()", "operator+=: o += 1", "operator-=: o -= 1", "operator&=: o &= 1", "operator|=: o |= 1",
        "operator=: o = 1", "operator value: (int)o",
        "constructor(): std::atomic<int> q;", "constructor: std::atomic<int> q(1);"]),
    "bitset": ("std::bitset<8>", [
        "*: o.test(1)", "size: o.size()", "operator[]?: o[i]", "operator&: o & o", "operator|: o | o", "operator~: ~o",
        "operator^: o ^ o", "operator<<: o << 1", "operator>>: o >> 1", "operator==: o == o", "operator&=: o &= o",
        "operator|=: o |= o", "operator^=: o ^= o", "operator<<=: o <<= 1", "operator>>=: o >>= 1", "operator!=: o != o",
        "constructor(): std::bitset<8> q;", "constructor: std::bitset<8> q(3);"]),
    "complex": ("std::complex<double>", [
        "imag: o.imag()", "real: o.real()", "operator+: o + o", "operator-: o - o", "operator*: o * o", "operator/: o / o",
        "operator+=: o += o", "operator-=: o -= o", "operator*=: o *= o", "operator/=: o /= o", "operator==: o == o",
        "operator!=: o != o", "operator=: o = x", "(abs): std::abs(o)", "(acos): std::acos(o)", "(acosh): std::acosh(o)",
        "(arg): std::arg(o)", "(asin): std::asin(o)", "(asinh): std::asinh(o)", "(atan): std::atan(o)", "(atanh): std::atanh(o)",
        "(conj): std::conj(o)", "(cos): std::cos(o)", "(cosh): std::cosh(o)", "(exp): std::exp(o)", "(imag): std::imag(o)",
        "(log): std::log(o)", "(log10): std::log10(o)", "(norm): std::norm(o)", "(pow): std::pow(o, o)", "(proj): std::proj(o)",
        "(real): std::real(o)", "(sin): std::sin(o)", "(sinh): std::sinh(o)", "(sqrt): std::sqrt(o)", "(tan): std::tan(o)",
        "(tanh): std::tanh(o)",
        "constructor(): std::complex<double> q;", "constructor: std::complex<double> q(x, x);"]),
    "deque": ("std::deque<int>", ["*: o.size()", "range: for (int k : o) i = k;", *COMPARED, "destructor: o.~deque()"]),
    "function": ("std::function<int(int)>", [
        "*: o(i)", "operator bool: (bool)o", "operator==: o == nullptr", "operator!=: o != nullptr", "operator=: o = nullptr",
        "operator=same: o = o", "constructor(): std::function<int(int)> q;", "destructor: o.~function()"]),
    "list": ("std::list<int>", ["*: o.size()", "range: for (int k : o) i = k;", *COMPARED, "operator=same: o = o"]),
    "map": ("std::map<int, int>", ["*: o.size()", "range: for (auto &k : o) i = k.first;", *COMPARED]),
    "mt19937": ("std::mt19937", ["*: o()", "max: o.max()", "min: o.min()", "constructor(): std::mt19937 q;", "constructor: std::mt19937 q(1);"]),
    "mutex": ("std::mutex", ["*: o.lock()"]),
    "optional": ("std::optional<int>", [
        "has_value: o.has_value()", "operator*: *o", "value: o.value()", "value_or: o.value_or(1)", "operator bool: (bool)o",
        "reset: o.reset()", "emplace: o.emplace(1)", "operator->: (void)o.operator->()",
        "swap: o.swap(o)", "operator==: o == o", "operator!=: o != o",
        "constructor(): std::optional<int> q;", "constructor: std::optional<int> q(1);"]),
    "pair": ("std::pair<int, float>", [
        "operator==: o == o", "operator!=: o != o", "operator<: o < o", "swap: o.swap(o)", "operator=same: o = o",
        "constructor(): std::pair<int, float> q;", "constructor: std::pair<int, float> q(1, 2.f);"]),
    "queue": ("std::queue<int>", ["*: o.size()"]),
    "set": ("std::set<int>", ["*: o.size()", "range: for (int k : o) i = k;", *COMPARED]),
    "shared_ptr": ("std::shared_ptr<int>", [
        "*: o.get()", "operator bool: (bool)o", "operator*: *o", "operator==: o == o", "operator!=: o != o",
        "destructor: o.~shared_ptr()"]),
    "stack": ("std::stack<int>", ["*: o.size()"]),
    "string": ("std::string", [
        "*: o.size()", "operator+: o + o", "operator+=: o += o", "operator==: o == o", "operator!=: o != o", "operator<: o < o",
        'operator=: o = "a"', "operator=same: o = o", "range: for (char k : o) i = k;",
        "constructor(): std::string q;", "constructor: std::string q(3, 'a');", "destructor: o.~basic_string()"]),
    "string_view": ("std::string_view", [
        "back: o.back()", "begin: o.begin()", "compare: o.compare(o)", "data: o.data()", "empty: o.empty()", "end: o.end()",
        "find: o.find('a')", "front: o.front()", "length: o.length()", "operator[]: o[i]", "remove_prefix: o.remove_prefix(1)",
        "remove_suffix: o.remove_suffix(1)", "size: o.size()", "substr: o.substr(1)", "operator==: o == o", "operator!=: o != o",
        "range: for (char k : o) i = k;"]),
    "thread": ("std::thread", ["*: o.join()"]),
    "tuple": ("std::tuple<int, float>", [
        "operator==: o == o", "operator!=: o != o", "operator<: o < o", "swap: o.swap(o)", "operator=same: o = o",
        "constructor(): std::tuple<int, float> q;", "constructor: std::tuple<int, float> q(1, 2.f);"]),
    "unique_ptr": ("std::unique_ptr<int>", [
        "*: o.get()", "operator bool: (bool)o", "operator*: *o", "operator==: o == o", "operator!=: o != o",
        "operator=: o = nullptr", "destructor: o.~unique_ptr()"]),
    "unordered_map": ("std::unordered_map<int, int>", ["*: o.size()", "range: for (auto &k : o) i = k.first;", *COMPARED]),
    "unordered_set": ("std::unordered_set<int>", ["*: o.size()", "range: for (int k : o) i = k;", *COMPARED]),
    "valarray": ("std::valarray<int>", ["*: o.size()", "operator=: o = 1"]),
    "variant": ("std::variant<int, float>", [
        "index: o.index()", "valueless_by_exception: o.valueless_by_exception()", "emplace: o.emplace<int>(1)", "operator==: o == o",
        "operator!=: o != o", "swap: o.swap(o)"]),
    "vector": ("std::vector<int>", [
        "*: o.size()", "operator==: o == o", "operator!=: o != o", "operator<: o < o", "operator=same: o = o",
        "operator=list: o = {1, 2}", "range: for (int k : o) i = k;",
        "constructor: std::vector<int> q(3);",
        "destructor: o.~vector()"]),
    "vector<bool>": ("std::vector<bool>", ["*: o.size()", "operator==: o == o", "operator!=: o != o", "range: for (bool k : o) i = k;"]),
    "weak_ptr": ("std::weak_ptr<int>", ["expired: o.expired()", "lock: o.lock()", "reset: o.reset()", "use_count: o.use_count()"]),
}
OBJECTS = ["bit_and", "bit_or", "bit_xor", "divides", "equal_to", "greater", "greater_equal", "less", "less_equal", "logical_and",
           "logical_or", "minus", "modulus", "multiplies", "not_equal_to", "plus"]
CLASSES.update({name: (f"std::{name}<int>", ["operator(): o(i, i)"]) for name in OBJECTS})
CLASSES.update({name: (f"std::{name}<int>", ["operator(): o(i)"]) for name in ["hash", "logical_not", "negate"]})


def asked(std, nvcc):
    """The letters of what a standard says, by class and name."""
    class Options:
        version, build = spaces.oracle.DEFAULT, False
    Options.nvcc = nvcc
    names, text = {}, [f"// std: {std}", "// the standard library"]
    text += [f"#include <{header}>" for header in HEADERS if std >= 17 or header not in LATER]
    text += ["template <class F> __global__ void run(F f) { f(); }"]
    for name, (spelled, rows) in sorted(CLASSES.items()):
        if std < 17 and name in LATER:
            continue
        for row in rows:
            key, _, body = row.partition(": ")
            if not body.endswith(";"):
                body = f"(void)({body});"
            for const in ("", "const ") if key.endswith("?") else ("",):
                text.append(f"void f{len(text)}({spelled} *p, double x) {{ run<<<1, 1>>>([=] __host__ __device__ {{ "
                            f"{const}auto &o = *p; int i = 0; (void)i; {body} }}); }}")
                names[len(text)] = const + name, key.rstrip("?")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "library.cu")
        with open(path, "w") as f:
            f.write("\n".join(text) + "\n")
        _, rec = spaces.case(path, Options)
    letters = {key: "-" for key in names.values()}
    for d in rec["diagnostics"] + rec["device_diagnostics"]:
        tag = d["tag"] or ""
        if d["severity"] == "error":
            raise SystemExit(f"{text[d['line'] - 1]}: {d['message']}")
        if tag.startswith("h_general_hd") and d["line"] in names:
            letter = "c" if tag.endswith("constexpr") else "p"
            old = letters[names[d["line"]]]
            # Where both are called, the one that is always reported counts.
            letters[names[d["line"]]] = "p" if "p" in (old, letter) else letter
    # What hangs on whether the object is constant.
    for name, key in [k for k in letters if k[0].startswith("const ")]:
        plain = name.removeprefix("const "), key
        if letters.pop((name, key)) != letters[plain]:
            letters[plain] = "-"
    return letters


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--write", action="store_true"); ap.add_argument("--nvcc")
    a = ap.parse_args()
    nvcc = a.nvcc or spaces.device(spaces.oracle.DEFAULT)
    by_standard = [asked(std, nvcc) for std in (14, 17, 20)]
    keys = sorted(by_standard[1])
    lines = [" ".join([key[0], *(s.get(key, "-") for s in by_standard), key[1]]) for key in keys]
    text = "".join(line + "\n" for line in lines if line.split(" ")[1:4] != ["-"] * 3)
    known = open(TABLE).read() if os.path.exists(TABLE) else ""
    for line in sorted(set(text.splitlines()) ^ set(known.splitlines())):
        print("new" if line in text else "gone", line)
    if a.write:
        with open(TABLE, "w") as f:
            f.write(text)
    return 0 if text == known else 1


if __name__ == "__main__":
    sys.exit(main())
