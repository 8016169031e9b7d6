#!/usr/bin/env python3
"""Random functions with one lambda each: what the reference and `list` say of them.

    lambdas.py heads|captures|expressions BINARY FOLDER --seeds A:B [--std N] [--verbose]

Lines of which the reference says that they are wrong are taken out. Printed are all facts that differ, with --verbose
also those that are not known, and how many; the exit code is 1 if more than 2 in 100 are wrong or a lambda is missing.
"""
import argparse, json, os, re, subprocess, sys, tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "oracle"))
import captures, expressions, heads, oracle  # noqa: E402

KINDS = {"heads": [heads.Declaring, heads.Hiding], "captures": [captures.Values, captures.Uses, captures.Calls],
         "expressions": [expressions.Expressions]}
FIELDS = ("wrapper", "fn_type", "fn", "id", "trailing_return", "return")
# Of a `__device__` lambda the wrapper says nothing about these.
FIELDS_OF_BOTH = ("mutable", "func_ptr_conv")
# The front end is asked so often at most until a program has no errors.
ROUNDS = 60


def ask(path, lines, std):
    """The sites of a program, of which the lines with errors are taken out."""
    for _ in range(ROUNDS):
        with open(path, "w") as f:
            f.write("\n".join(lines) + "\n")
        with tempfile.TemporaryDirectory() as tmp:
            record, _, _ = oracle.frontend(path, std=std, keep=tmp)
        if "diagnostics" not in record:
            return None
        wrong = {d["line"] for d in record["diagnostics"] if "error" in d["severity"] and d.get("line")}
        if not wrong:
            return record["sites"]
        for line in wrong:
            lines[line - 1] = ""
    return None


def plain(value):
    """A text without blanks and keywords that say nothing, and with one spelling of `decltype`."""
    text = re.sub(r"\b(struct|class|enum|volatile)\s", "", str(value))
    return re.sub(r"\s|(?<=\d)[uUlL]+\b", "", text.replace("__decltype", "decltype"))


def captured(site):
    """The captures of a site; of values their text without parentheses and suffixes, as in the records."""
    for capture in site.get("captures") or []:
        kind, value = capture["type"] or "", capture["value"] or ""
        if "__nv_lambda_trait_remove_cv" in kind:
            yield re.sub(r"(?<=\d)[uUlLfF]+\b", "", re.sub(r"[\s(){}]", "", value))
        else:
            yield plain(kind), plain(value)


def differences(want, got):
    """The facts of two lists of sites that differ: (line, fact, wanted, got, why it is not known)."""
    for one, other in zip(want, got):
        why = other.get("refused") or ", ".join(other.get("unknown") or [])
        both = FIELDS_OF_BOTH if one["wrapper"] != "dl" else ()
        for field in FIELDS + both:
            if plain(one.get(field)) != plain(other.get(field)):
                yield other["line"], field, one.get(field), other.get(field), why
        wanted, found = list(captured(one)), list(captured(other))
        if wanted != found:
            yield other["line"], "captures", wanted, None if why else found, why


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("binary")
    parser.add_argument("folder")
    parser.add_argument("--seeds", default="1000:1020")
    parser.add_argument("--std", default="17")
    parser.add_argument("--verbose", action="store_true")
    o = parser.parse_args()
    os.makedirs(o.folder, exist_ok=True)
    first, last = (int(number) for number in o.seeds.split(":"))
    sites = wrong = unknown = missing = 0
    for seed in range(first, last):
        made = KINDS[o.kind]
        lines, path = made[seed % len(made)](seed).program(), os.path.join(o.folder, f"{seed}.cu")
        want = ask(path, lines, o.std)
        if want is None:
            continue
        listed = subprocess.run([o.binary, "list", path, "--isolated", "--std", f"c++{o.std}", "--format", "json"],
                                capture_output=True, text=True)
        listed = json.loads(listed.stdout)
        got, unread = listed["sites"], {site["line"] for site in listed["not_analysed"]}
        sites, unknown = sites + len(want), unknown + len(unread)
        want = [site for site in want if site["line"] not in unread]
        if len(want) != len(got):
            missing += abs(len(want) - len(got))
            print(f"{path}: {len(want)} lambdas, {len(got)} listed")
            continue
        for line, fact, wanted, found, why in differences(want, got):
            wrong, unknown = wrong + (found is not None), unknown + (found is None)
            if found is not None:
                print(f"{path}:{line}: {fact}\n  want {wanted}\n  got  {found}")
            elif o.verbose:
                print(f"{path}:{line}: {why}")
    print(f"{sites} lambdas: {missing} missing, {wrong} wrong, {unknown} unknown")
    return missing > 0 or wrong * 50 > sites or not sites


sys.exit(main())
