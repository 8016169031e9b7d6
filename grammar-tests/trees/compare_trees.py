#!/usr/bin/env python3
"""compare_trees.py BIN [DIR] [-v] [--only A,B] [--whole FILE]: `list .` and `check .` without a flag in each tree of DIR
(this folder), against NAME.json. With --whole: exit 0 if the trees that are whole are those that FILE lists.

A lambda is one (file, line, how many-th on the line) of the recorded union. It is
  equal     all fields as some unit of the tree's default configuration has them (of any configuration where all agree);
            a field that depends on the configuration has to be unknown, with a reason that names the macro, where the
            tree gives no default, and has the default's value where it gives one; a lambda of another configuration alone may be left out where there is a
            default, and counts as equal
  unknown   nothing wrong, but refused or a field null that the reference knows
  wrong     a stated field differs; or a site stated where the reference has none, in a file that it read
  unread      not analysed, with a reason; ordinary, nowhere: no site for it (the two together: lost). Where only some configurations have the
            lambda and there is no default, unread with a reason that names the macro is equal.
A lambda that the reference rejects and the tool refuses needs no field, but none may differ.
A finding is one (file, line, tag): right, missed, false. What only some configurations have is right if reported, and
missed only if the default configuration has it and no `not analysed` entry of `check` names the macro there.
20178 (off by default at nvcc) is recorded with --diag_warn: reported or not, it is not counted where it is recorded.
The last line is the sum; exit 0 only if wrong = lost = missed = false = 0 and at least 97 % are equal."""
import collections, glob, json, os, re, shutil, subprocess, sys, tempfile

from spelling import fn_type, loose_expr, norm, relax

HERE = os.path.dirname(os.path.abspath(__file__))

FIELDS = ("wrapper", "mutable", "func_ptr_conv", "trailing_return", "fn_type", "fn", "return", "id", "captures")


def anon(s):
    return re.sub(r"_GLOBAL__N__\w*", "_GLOBAL__N__", s)


def cap(c):
    if "__nv_lambda_trait_remove_cv" in c["type"]:
        return ("init", loose_expr(c["value"]))
    return (norm(c["type"]), norm(c["value"]))


def value(site, f):
    """A field in the form in which it is compared; None: not known."""
    v = site.get(f)
    if f in ("mutable", "func_ptr_conv") and site.get("wrapper") == "dl":
        return "-"
    if f == "return":
        if site.get("trailing_return") is False: return "-"
        return None if v is None else relax(anon(v))
    if f == "captures":
        if v is None or f in (site.get("unknown") or []) or any(not c.get("type") or c.get("value") is None for c in v): return None
        return [cap(c) for c in v]
    if v is None: return None
    if f == "id": return str(v)
    if f == "fn": return relax(anon(v))
    if f == "fn_type": return relax(fn_type(anon(v)))
    return v


def run(binary, command, tree):
    # Recorded of messages is what is said of the lambdas themselves, not of the calls in their bodies.
    off = ["--spaces", "off"] if command == "check" else []
    p = subprocess.run([binary, command, "--format", "json", *off, "."], cwd=tree, capture_output=True, text=True, errors="replace", timeout=300)
    return json.loads(p.stdout)


def judge(t, rows, got, dep):
    """Class and reasons of one lambda for one site of the tool."""
    default, macros = t.get("default"), t.get("macros") or []
    names = [c["name"] for c in t["configurations"]]
    have = {n for r in rows for n in r["configurations"]}
    base = default if default in have else None
    cand = [r for r in rows if base is None or base in r["configurations"]]
    named = any(re.search(rf"\b{re.escape(m)}\b", got.get("refused") or "") for m in macros)
    best = None
    for r in cand:
        wrong, unk = [], []
        for f in FIELDS:
            if f == "fn_type" and r[f] is None: continue
            g, w = value(got, f), value(r, f)
            free = f in dep and default is None and (named or not macros)
            if g is None:
                if not (free or (r.get("rejected") and got.get("refused"))): unk.append((f, w))
            elif g != w:
                wrong.append((f, w, g))
            elif f in dep and default is None and len(have) > 1:
                wrong.append((f, "depends on " + ", ".join(macros), g))
        if not wrong and not unk and got.get("refused") and not r.get("rejected") and not (dep and named):
            unk.append(("refused", got["refused"][:160]))
        rank = (len(wrong), len(unk))
        if best is None or rank < best[0]: best = (rank, wrong or unk)
    why = best[1]
    cls = "wrong" if best[0][0] else "unknown" if best[0][1] else "equal"
    if cls == "unknown" and got.get("refused"): why = [got["refused"][:220]] + list(why)
    return cls, why


def tree_compare(binary, path):
    t = json.load(open(path)); tree = path[:-5]
    with tempfile.TemporaryDirectory(prefix="trees") as tmp:  # alone: no other project, .gitignore or settings around it
        copy = os.path.join(tmp, os.path.basename(tree))
        shutil.copytree(tree, copy)
        got, chk = run(binary, "list", copy), run(binary, "check", copy)
    norm_path = lambda s: os.path.normpath(s["file"])  # noqa: E731
    macros, default = t.get("macros") or [], t.get("default")
    several = len(t["configurations"]) > 1
    want = collections.defaultdict(list)
    for r in t["sites"]: want[(r["file"], r["line"], r["nth"])].append(r)
    dep = collections.defaultdict(set)
    for d in t["configuration_dependent"]: dep[(d["file"], d["line"], d["nth"])].add(d["field"])
    ours = collections.defaultdict(list)
    for s in got["sites"]: ours[(norm_path(s), s["line"])].append(s)
    for v in ours.values(): v.sort(key=lambda s: s["column"])
    unread = collections.defaultdict(list)
    for s in got["not_analysed"]:
        for l in range(s["line"], (s.get("end_line") or s["line"]) + 1): unread[(norm_path(s), l)].append(s["reason"])
    ordinary = collections.defaultdict(list)
    for s in got.get("ordinary", []): ordinary[(norm_path(s), s["line"])].append(str(s.get("reason")))
    names_macro = lambda reasons: any(re.search(rf"\b{re.escape(m)}\b", x) for m in macros for x in reasons)  # noqa: E731
    c, notes, used = collections.Counter(), [], set()
    per_line = collections.Counter((k[0], k[1]) for k in want)
    by_default = collections.Counter(k[:2] for k, rows in want.items() if any(default in r["configurations"] for r in rows))
    for k, rows in sorted(want.items()):
        place = k[:2]; cand = ours.get(place, [])
        optional = "site" in dep[k]
        in_default = default is None or any(default in r["configurations"] for r in rows)
        if not cand:
            if optional and default is not None and not in_default: cls, why = "equal", ""
            elif optional and names_macro(unread.get(place, [])): cls, why = "equal", ""
            elif place in unread: cls, why = "unread", unread[place][0]
            elif place in ordinary: cls, why = "ordinary", ordinary[place][0]
            else: cls, why = "nowhere", ""
        elif optional and default is not None and not in_default and len(cand) == by_default[place]:
            used.add(place); cls, why = "equal", ""
        else:
            used.add(place)
            if len(cand) == per_line[place]: cand = [cand[k[2] - 1]]
            rank = {"equal": 0, "unknown": 1, "wrong": 2}
            cls, why = min((judge(t, rows, s, dep[k] - {"site"}) for s in cand), key=lambda x: rank[x[0]])
            if cls == "wrong" and len(cand) < per_line[place]:  # one of several on the line: that site may be another one
                others = [v for o, v in want.items() if o[:2] == place and o != k]
                if all(any(judge(t, v, s, set())[0] != "wrong" for v in others) for s in cand): cls, why = "nowhere", "fewer sites than the reference has here"
        c[cls] += 1
        if cls != "equal": notes.append(f"{k[0]}:{k[1]} {cls}: {str(why)[:420]}")
    for place in used:
        more = len(ours[place]) - per_line[place]
        if more > 0: c["wrong"] += more; notes += [f"{place[0]}:{place[1]} wrong: more sites than the reference has here"] * more
    read = set(t["read"])
    rejected = {(d["file"], d["line"]) for d in t["diagnostics"] if d["severity"] == "error"}
    for place, ss in sorted(ours.items()):
        if place in used: continue
        if place in rejected and all(s.get("refused") for s in ss): continue  # with the rule off the reference makes no site of it
        if place[0] in read:
            c["wrong"] += len(ss); notes += [f"{place[0]}:{place[1]} wrong: a site where the reference has none"] * len(ss)
        else:
            c["stray"] += len(ss); notes += [f"{place[0]}:{place[1]} (not counted) a site in a file that no unit reads"] * len(ss)
    f = collections.Counter()
    conf = collections.defaultdict(set)
    optional = {(d["file"], d["line"], d["tag"]) for d in t["diagnostics"] if d["severity"] == "warning"}
    for d in t["diagnostics"]: conf[(d["file"], d["line"], d["tag"])] |= set(d["configurations"])
    found = {(norm_path(x), x["line"], x["rule"]) for x in chk["findings"] if x["severity"] in ("error", "warning")}
    partly = collections.defaultdict(list)
    for s in chk["not_analysed"]:
        for l in range(s["line"], (s.get("end_line") or s["line"]) + 1): partly[(norm_path(s), l)].append(s["reason"])
    for k, names in sorted(conf.items(), key=str):
        some = several and len(names) < len(t["configurations"])
        if k in optional: continue
        if k in found: f["right"] += 1
        elif some and (default is None or default not in names): pass
        elif some and names_macro(partly.get(k[:2], [])): pass
        else: f["missed"] += 1; notes.append(f"{k[0]}:{k[1]} missed {k[2]}")
    for k in sorted(found - set(conf), key=str): f["false"] += 1; notes.append(f"{k[0]}:{k[1]} false {k[2]}")
    return c, f, notes


def main():
    argv = sys.argv[1:]
    only = None
    if "--only" in argv:
        i = argv.index("--only"); only = set(argv[i + 1].split(",")); del argv[i:i + 2]
    listed = None
    if "--whole" in argv:
        i = argv.index("--whole"); listed = set(open(argv[i + 1]).read().split()); del argv[i:i + 2]
    verbose = "-v" in argv
    binary, folder = ([os.path.abspath(a) for a in argv if not a.startswith("-")] + [HERE])[:2]
    wholes = set()
    total, ftotal, trees, whole = collections.Counter(), collections.Counter(), 0, 0
    for path in sorted(glob.glob(os.path.join(folder, "*.json"))):
        name = os.path.basename(path)[:-5]
        if only and name not in only: continue
        trees += 1
        try: c, f, notes = tree_compare(binary, path)
        except Exception as e:  # a crash, no JSON, no end
            t = json.load(open(path))
            c = collections.Counter(nowhere=len({(r["file"], r["line"], r["nth"]) for r in t["sites"]}))
            f = collections.Counter(missed=len({(d["file"], d["line"], d["tag"]) for d in t["diagnostics"]})); notes = [f"no result: {type(e).__name__} {e}"]
        n = sum(v for k, v in c.items() if k != "stray")
        ok = c["equal"] == n and not f["missed"] and not f["false"]
        if ok: wholes.add(name)
        whole += ok; total.update(c); ftotal.update(f)
        print(f"{name}: {n} lambdas, " + ", ".join(f"{x} {c[x]}" for x in ("equal", "unknown", "wrong", "ordinary", "unread", "nowhere"))
              + f"; findings right {f['right']}, missed {f['missed']}, false {f['false']}" + ("" if ok else "  <-"), flush=True)
        if verbose:
            for x in notes: print("   ", x)
    lost = total["ordinary"] + total["nowhere"]
    n = total["equal"] + total["unknown"] + total["wrong"] + total["unread"] + lost
    print(f"trees {trees} whole {whole}; lambdas {n} equal {total['equal']} unknown {total['unknown']} unread {total['unread']} wrong {total['wrong']} lost {lost}; "
          f"findings right {ftotal['right']} missed {ftotal['missed']} false {ftotal['false']}")
    if listed is not None:
        for name in sorted(listed - wholes): print(f"no longer whole: {name}")
        for name in sorted(wholes - listed): print(f"whole now, and not in the list: {name}")
        return int(listed != wholes)
    return 0 if not (total["wrong"] or lost or ftotal["false"] or ftotal["missed"]) and total["equal"] >= 0.97 * n else 1


if __name__ == "__main__":
    sys.exit(main())
