"""Single texts that must be read within limits of CPU time and memory."""

from dataclasses import dataclass
from typing import Callable, Optional, Sequence

from families import HEAD, dev, function
from measure import MB


@dataclass
class Bound:
    """A text; `write` puts x.cu into a folder and returns its size."""

    name: str
    write: Callable[[str], int]
    cpu: float
    parsed: bool = True  # whether its bytes are given to the parser
    lambdas: Optional[int] = 1
    mem: int = 0
    commands: Sequence[str] = ("check", "list", "rewrite", "host view", "diff")


def long(head, part, times, tail):
    """A long text, written piece by piece: what this process holds would count as the child's memory."""

    def write(folder):
        with open(f"{folder}/x.cu", "wb") as file:
            file.write(head.encode())
            block = part.encode() * 1000
            for _ in range(times // 1000):
                file.write(block)
            file.write(tail.encode())
            return file.tell()

    return write


LAMBDA = HEAD + function(0)
ALL = [
    Bound("100 MB of NUL before a lambda", long("", "\0" * 1000, 100_000, LAMBDA), 20, parsed=False),
    Bound("100 MB of blanks before a lambda", long("", " " * 1000, 100_000, LAMBDA), 20, parsed=False),
    Bound("100 MB of comments before a lambda", long("", "// a comment" + "." * 80 + "\n", 1_070_000, LAMBDA), 20, parsed=False),
    Bound("a comment of 100 MB", long("/*", "0123456789" * 100, 100_000, "*/" + LAMBDA), 20, parsed=False),
    Bound("a string of 100 MB", long('const char *s = "', "0123456789" * 100, 100_000, '";\n' + LAMBDA), 20, parsed=False),
    Bound("a line of 100 MB of declarations", long("", "int a = 1, b = 2; ", 5_500_000, "\n" + LAMBDA), 30, parsed=False),
    Bound("a line of 100 MB of statements in a function", long("void q(int a) { ", "a = a * 3 - 1; ", 6_600_000, "}\n" + LAMBDA), 30, parsed=False),
    Bound("100 MB of statements around a lambda", long(HEAD + "void g(int a) {\n", "a += 1; a = a * 3 - 1;\n", 4_500_000, dev("return a;") + "\n}\n"), 30, parsed=False),
    Bound("a function of 5 MB around a lambda", long(HEAD + "void g(int a) {\n", "a += 1; a = a * 3 - 1;\n", 220_000, dev("return a;") + "\n}\n"), 20),
    Bound("an array of 5 MB before a lambda", long("int q[] = {", "1234, 5678, ", 416_000, "};\n" + LAMBDA), 20),
    Bound("an initialiser of 5 MB in a function with a lambda", long(HEAD + "void g(int a) { int q[] = {", "1234, 5678, ", 416_000, "};\n" + dev("return a;") + "}\n"), 20),
    Bound("a class of 5 MB around a lambda", long(HEAD + "struct S {\n" + function(0), "int m(int a) { return a; }\n", 185_000, "};\n"), 20),
    Bound("5 MB of directives", long("", "#define A(x) x + x\n", 262_000, LAMBDA), 20),
    Bound("5 MB of conditions", long("", "#if U\n#else\n#endif\n", 250_000, LAMBDA), 20),
    Bound("5 MB of brackets without an end", long(HEAD, "{(<[", 1_250_000, LAMBDA), 20, lambdas=None),
    Bound("5 MB of introducers without an end", long(HEAD + "void g(int a) { ", "f([=] __device__ (", 290_000, ""), 20, lambdas=None),
]
