"""What "equal" means between a recorded site and one of ours: docs/sites.md, section 14, as code.

Folded: blanks, parameter names, `__decltype`/`decltype`, redundant parentheses inside decltype, dropped
`__restrict__`, `volatile`, attributes and elaborated keywords, order of `const`, spelling of built-in types,
literal suffixes, made-up names (`__T<k>`, `_GLOBAL__N__...`); of an init-capture expression also
parentheses and braces. Not folded: everything else, qualification of names included."""
import re

KW = set("void bool char short int long float double signed unsigned const volatile auto wchar_t char8_t char16_t "
         "char32_t struct class union enum typename noexcept __int128 __restrict__ __restrict restrict".split())
TOK = re.compile(r"[A-Za-z_]\w*|\d[\w.]*|::|->|\.\.\.|&&|\S")


def toks(s):
    return TOK.findall(s or "")


def split(ts):
    out, cur, d, a = [], [], 0, 0
    for t in ts:
        if t in "([{": d += 1
        elif t in ")]}": d -= 1
        elif t == "<" and d == 0: a += 1
        elif t == ">" and d == 0: a -= 1
        if t == "," and d == 0 and a == 0:
            out.append(cur); cur = []
        else:
            cur.append(t)
    out.append(cur)
    return out


def strip_param(ts):
    """Drops the name of one parameter."""
    ts = list(ts)
    # declarator in parentheses: ( * name ) or ( & name )
    for i in range(len(ts) - 3):
        if ts[i] == "(" and ts[i + 1] in ("*", "&", "&&", "...") :
            j = i + 1
            while j < len(ts) and ts[j] in ("*", "&", "&&", "const", "..."): j += 1
            if j < len(ts) and re.match(r"[A-Za-z_]\w*$", ts[j]) and j + 1 < len(ts) and ts[j + 1] in (")", "["):
                if ts[j] not in KW: del ts[j]
                return ts
    end = len(ts)
    while end > 0 and ts[end - 1] == "]":
        k = end - 1
        while k >= 0 and ts[k] != "[": k -= 1
        end = k
    if end >= 2 and re.match(r"[A-Za-z_]\w*$", ts[end - 1]) and ts[end - 1] not in KW:
        p = ts[end - 2]
        if p in (">", "*", "&", "&&", "...", "]", ")") or (re.match(r"[A-Za-z_]\w*$", p) and
                                                          p not in ("const", "volatile", "struct", "class", "union",
                                                                    "enum", "typename", "template")):
            del ts[end - 1]
    return ts


def fn_type(s):
    """Canonical token string of a function-pointer type without parameter names."""
    ts = toks(s)
    # parameter list: the last top-level (...) group that is not followed by '*)'
    d, start, groups = 0, None, []
    for i, t in enumerate(ts):
        if t == "(":
            if d == 0: start = i
            d += 1
        elif t == ")":
            d -= 1
            if d == 0: groups.append((start, i))
    if not groups: return " ".join(ts)
    # the group after the (*) declarator
    decl = next((k for k, g in enumerate(groups) if "*" in ts[g[0]:g[1]]), 0)
    if decl + 1 >= len(groups): return " ".join(ts)
    a, b = groups[decl + 1]
    inner = ts[a + 1:b]
    params = [strip_param(p) for p in split(inner)] if inner else []
    params = [p for p in params if p != ["void"]]
    flat = []
    for i, p in enumerate(params):
        if i: flat.append(",")
        flat += p
    return " ".join(ts[:a + 1] + flat + ts[b:])


def norm(s):
    return " ".join(toks(s))


BUILTIN = [("unsigned int", "unsigned"), ("long int", "long"), ("short int", "short"), ("signed int", "int"),
           ("long unsigned", "unsigned long"), ("short unsigned", "unsigned short"), ("signed", "int")]


def relax(s):
    """Folds spellings that name the same type."""
    s = re.sub(r"\[\[.*?\]\]", " ", s or "")
    s = re.sub(r"_GLOBAL__N__\w*", "_GLOBAL__N__", s)
    s = re.sub(r"\b__T\d+\b", "__T", s)
    s = re.sub(r"(?<=\d)[uUlL]+\b", "", s)
    t = [x for x in toks(s) if x not in ("__restrict__", "__restrict", "restrict", "volatile", "struct", "class", "enum")]
    t = ["decltype" if x in ("__decltype", "__decltype__", "__typeof__") else x for x in t]
    r = " " + " ".join(t) + " "
    while True:
        n = re.sub(r" decltype \( \( ([^()]*(?:\([^()]*\)[^()]*)*) \) \) ", r" decltype ( \1 ) ", r)
        if n == r: break
        r = n
    for a, b in BUILTIN[:6]: r = r.replace(f" {a} ", f" {b} ")
    r = re.sub(r"\b(\w+) const (?=[*&])", r"const \1 ", r)
    return r.strip()


def loose_expr(s):
    """An init-capture expression without parentheses, blanks, literal suffixes."""
    return re.sub(r"(?<=\d)[uUlLfF]+\b", "", re.sub(r"[\s(){}]", "", s or ""))
