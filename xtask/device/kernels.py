"""Kernels of a host view, made into what nvcc's front end makes of them.

`culambda rewrite --host-view` gives a kernel an empty body. nvcc writes a second file for each unit, the stub file, which
launches the kernels: it defines those that are no templates, and specialises `__wrapper__device_stub_NAME` for each
instance of the others. So a kernel that is no template becomes a declaration, and a kernel template calls that wrapper,
which nobody but the stub file defines: if the stub file names another instance than our text asks for, the program does
not link.
"""
import re

KERNEL = re.compile(r"__attribute__\(\(global\)\)|\b__global__\b")
# what is between an annotation and a name: attributes, the words of a type, line markers
PIECE = re.compile(r"(?:__attribute__\s*\(|__launch_bounds__\s*)\(|\w+|\s*\n#[^\n]*(?=\n)|\s+|::")
# the name of a parameter, with the dots before it and the bounds behind it
NAME = re.compile(r"(\.\.\.)?\s*\b(\w+)((?:\[[^]]*\])*)$")
NAME_OF_POINTER = re.compile(r"\(\s*\*\s*()(\w+)()(?=\s*\))")
# words that end a parameter without a name
WORDS = ["class", "typename", "bool", "char", "int", "long", "float", "double", "const"]


class Unreadable(Exception):
    """A kernel of a form that the programs do not use."""


def past(text, i):
    """Just past the bracket that closes the one at i. Angle brackets count only if that one is `<`."""
    pairs = {"(": ")", "[": "]", "{": "}"}
    stack = []
    while i < len(text):
        c = text[i]
        if c in pairs or (c == "<" and (not stack or stack[-1] == ">")):
            stack.append(pairs.get(c, ">"))
        elif stack and c == stack[-1]:
            stack.pop()
        if not stack:
            return i + 1
        i += 1
    raise Unreadable("a bracket stays open: " + text[max(0, i - 80):i])


def split(text):
    """The parts between commas outside of all brackets."""
    parts, start, i = [], 0, 0
    while i < len(text):
        if text[i] in "([{<":
            i = past(text, i)
            continue
        if text[i] == ",":
            parts.append(text[start:i])
            start = i + 1
        i += 1
    parts.append(text[start:])
    return [part.strip() for part in parts if part.strip()]


def without_default(part):
    i = 0
    while i < len(part) and part[i] != "=":
        i = past(part, i) if part[i] in "([{<" else i + 1
    return part[:i].strip()


def named(part, otherwise, types=()):
    """A parameter with a name, given one if it has none: the text, the text without a default, and the name in that.

    types: what else ends a parameter without a name."""
    plain = without_default(part)
    m = NAME.search(plain) or NAME_OF_POINTER.search(plain)
    if m and m.group(2) not in WORDS and m.group(2) not in types:
        return part, plain, m
    plain += " " + otherwise
    return plain + part[len(without_default(part)):], plain, NAME.search(plain)


def by_reference(plain, m):
    """A parameter as the wrapper takes it, and the argument that is handed to it."""
    dots, name, bounds = m.groups()
    at = m.start(1) if dots else m.start(2)
    # an array is a pointer already
    return plain if bounds else plain[:at] + "&" + plain[at:], name + (dots or "")


def template_arguments(head, count):
    """A template head whose parameters all have names, and these names as arguments."""
    parameters = [named(part, f"unnamed_{count}_{k}") for k, part in enumerate(split(head))]
    arguments = [m.group(2) + ("..." if "..." in plain else "") for _, plain, m in parameters]
    return ", ".join(text for text, _, _ in parameters), ", ".join(arguments)


def head_start(text, at):
    """Where the declaration begins in which a kernel's annotation is."""
    start = max(text.rfind(c, 0, at) for c in ";{}") + 1
    for m in re.compile(r"^#[ \t]*[a-z][^\n]*\n", re.M).finditer(text, start, at):
        start = m.end()
    return start


def signature(text, at):
    """The places of a kernel's name, and of the parentheses around its parameters."""
    i = at
    while True:
        m = PIECE.match(text, i)
        if not m:
            raise Unreadable("no kernel: " + text[at:at + 120])
        if m.group().endswith("("):
            i = past(text, text.index("(", i))
            continue
        following = re.compile(r"\s*\(").match(text, m.end())
        if re.match(r"\w", m.group()) and following:
            return m.span(), following.end() - 1
        i = m.end()


def lowered(text, at, after, count):
    """What one kernel becomes, whose annotation is from `at` to `after`, and the part of the text that this replaces."""
    start = head_start(text, at)
    (begin, end), paren = signature(text, after)
    close = past(text, paren)
    body = re.compile(r"\s*\{ ?\}").match(text, close)
    # macros leave line markers between a head and the rest
    name, head = text[begin:end], re.sub(r"^ *(#|//)[^\n]*\n", "", text[start:at], flags=re.M).strip() + " "
    if not head.startswith("template"):
        # the stub file defines it
        return (head + text[at:close] + ";", start, body.end()) if body else None
    opening = head.index("<")
    parameters, arguments = template_arguments(head[opening + 1:past(head, opening) - 1], count)
    if not parameters:
        raise Unreadable(f"a specialisation of {name}")
    types = arguments.replace("...", "").split(", ")
    taken = [named(part, f"unnamed_{k}", types) for k, part in enumerate(split(text[paren + 1:close - 1]))]
    references = [by_reference(plain, m) for _, plain, m in taken]
    wrapper, rest = f"__wrapper__device_stub_{name}", head[past(head, opening):]
    declared = f"template <{parameters}> static void {wrapper}({', '.join(r for r, _ in references)}); " \
        f"template <{parameters}> {'' if 'static' in rest else 'static '}{rest}" \
        f"{text[at:paren]}({', '.join(t for t, _, _ in taken)})"
    if not body:
        return declared, start, close
    call = f"{wrapper}<{arguments}>({', '.join(a for _, a in references)});"
    return f"{declared} {{ {call} }}", start, body.end()


def lower(text):
    """A host view with its kernels as the stub file wants them."""
    out, done = [], 0
    for count, m in enumerate(KERNEL.finditer(text)):
        change = lowered(text, *m.span(), count)
        if change:
            new, start, end = change
            out += [text[done:start], new]
            done = end
    return "".join(out) + text[done:]


def name_unnamed(text, name):
    """Gives unnamed namespaces the name by which the stub file calls them, as nvcc's front end does."""
    named = f"namespace {name} {{ }} using namespace {name}; namespace {name} {{"
    return re.sub(r"(?<!using )\bnamespace\s*\{", lambda m: named + "\n" * m.group().count("\n"), text)
