#!/usr/bin/env python3
"""Records what the reference says of every unit of the projects in grammar-tests/trees.

    trees.py [FOLDER ...] [--only NAME] [--check]

Beside each project NAME/ lies NAME.json. Written by hand in it are `about`, `causes`, `configurations` (a name and its
units: file, std, flags of the real build), `default` (the configuration that the project itself gives by default, null if
it gives none), `default_by` and `macros` (names of which one has to be in a reason for what is not known). The rest is
recorded. A lambda that the reference rejects has `rejected` (tags); its fields come from a second run with these rules off.
"""
import argparse, concurrent.futures, glob, json, os, re, subprocess, sys

import oracle
from diagnostics import RULES, clean, rule

FOLDER = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", "grammar-tests", "trees"))
FIELDS = ("wrapper", "mutable", "func_ptr_conv", "trailing_return", "fn_type", "fn", "return", "id", "captures")
WRITTEN = ("about", "causes", "configurations", "default", "default_by", "macros")
# Off unless it is asked for: recorded, but nobody has to report it.
OFF = ["this_addr_capture_ext_lambda"]
TAGS = [tag for number, tag, _ in RULES if number and tag]
# With these off the front end prints a type that means nothing.
WITHOUT_TYPE = {"extended_lambda_enclosing_function_deducible", "extended_lambda_cant_take_function_address"}


class NotRecorded(Exception):
    """A unit of which the reference says more than what is recorded: (file, line, message) of each."""


def anon(text):
    return re.sub(r"_GLOBAL__N__\w+?(?=::|\s|$)", "_GLOBAL__N__", text) if isinstance(text, str) else text


def ask(unit, option, tags):
    """What the front end says of a unit of the project in the current folder."""
    extra = [word for tag in tags for word in (option, tag)]
    record, _, _ = oracle.frontend(unit["file"], std=str(unit["std"]), cppflags=unit["flags"], extra=extra)
    if record.get("stage") == "preprocess":
        raise NotRecorded([(unit["file"], None, record["stderr"])])
    return record


def files_of(unit):
    """The files of the project that a unit reads, itself among them."""
    command = oracle.preprocess_command(unit["file"], "-", std=str(unit["std"]), cppflags=unit["flags"])
    command[command.index("-E")] = "-M"
    found = subprocess.run(command, capture_output=True, text=True, check=True).stdout.replace("\\\n", " ").split()[1:]
    return sorted({file for file in map(inside, found) if file})


def inside(file):
    """The path of a file within the project in the current folder, None if it is not of it."""
    path = os.path.relpath(file) if file else ".."
    return path if not path.startswith("..") and os.path.isfile(path) else None


def unit_record(unit):
    """The sites and the messages of a unit."""
    record = ask(unit, "--diag_warn", OFF)
    messages, others = [], []
    for d in record["diagnostics"]:
        known, tag = rule(d["message"])
        file = inside(d["file"])
        if known and file and d["line"] is not None:
            messages.append({"file": file, "line": d["line"], "severity": d["severity"], "tag": tag, "message": clean(d["message"])})
        elif d["severity"] not in ("warning", "remark"):
            others.append((file or d["file"], d["line"], d["message"]))
    if others:
        raise NotRecorded(others)
    if record["rc"]:
        record = ask(unit, "--diag_suppress", TAGS)
        if record["rc"]:
            raise NotRecorded([(unit["file"], None, "no output with the rules off")])
    sites, nth = [], {}
    for site in record["sites"]:
        place = (inside(site["file"]), site["line"])
        if not place[0]:
            continue
        nth[place] = nth.get(place, 0) + 1
        row = {"file": place[0], "line": place[1], "nth": nth[place], **{field: anon(site[field]) for field in FIELDS}}
        rejected = {d["tag"] for d in messages if (d["file"], d["line"]) == place and d["severity"] == "error"}
        if rejected:
            row["rejected"] = sorted(rejected)
            if rejected & WITHOUT_TYPE:
                row["fn_type"] = None
        sites.append(row)
    return sites, messages


def merged(rows, into, configuration, unit):
    for row in rows:
        kept = into.setdefault(json.dumps(row, sort_keys=True), {**row, "configurations": [], "units": []})
        kept["configurations"] += [configuration] if configuration not in kept["configurations"] else []
        kept["units"] += [unit] if unit not in kept["units"] else []


def depending(answers):
    """The fields of lambdas that are not the same in all configurations."""
    fields = []
    for file, line, nth in sorted({place for sites in answers.values() for place in sites}):
        here = {name: sites.get((file, line, nth)) for name, sites in answers.items()}
        place = {"file": file, "line": line, "nth": nth}
        if any(rows is None for rows in here.values()):
            fields.append({**place, "field": "site", "values": {name: rows is not None for name, rows in here.items()}})
        here = {name: rows for name, rows in here.items() if rows}
        for field in FIELDS:
            if len({tuple(sorted({json.dumps(row[field]) for row in rows})) for rows in here.values()}) > 1:
                fields.append({**place, "field": field, "values": {name: rows[0][field] for name, rows in here.items()}})
    return fields


def tree_record(path):
    """The record of one project, whose file is given; the current folder is the project's after it."""
    with open(path) as f:
        written = json.load(f)
    os.chdir(path[:-len(".json")])
    sites, messages, answers, read = {}, {}, {}, set()
    for configuration in written["configurations"]:
        name, answer = configuration["name"], {}
        for unit in configuration["units"]:
            found, said = unit_record(unit)
            read |= set(files_of(unit))
            merged(found, sites, name, unit["file"])
            merged(said, messages, name, unit["file"])
            for row in found:
                answer.setdefault((row["file"], row["line"], row["nth"]), []).append(row)
        answers[name] = answer
    order = lambda row: (row["file"], row["line"], row.get("nth", 0), row.get("tag", ""), row["configurations"])  # noqa: E731
    record = {key: written[key] for key in WRITTEN if key in written}
    record.update(version=oracle.DEFAULT, sites=sorted(sites.values(), key=order), diagnostics=sorted(messages.values(), key=order),
                  configuration_dependent=depending(answers), read=sorted(read))
    return json.dumps(record, indent=1, ensure_ascii=False) + "\n"


def recorded(path):
    try:
        return path, tree_record(path), None
    except NotRecorded as error:
        return path, None, str(error)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", default=[FOLDER])
    parser.add_argument("--only", default="")
    parser.add_argument("--check", action="store_true")
    o = parser.parse_args()
    paths = [os.path.abspath(path) for folder in o.folders for path in sorted(glob.glob(os.path.join(folder, "*.json")))
             if o.only in os.path.basename(path)]
    bad = 0
    with concurrent.futures.ProcessPoolExecutor(2) as pool:
        for path, text, error in pool.map(recorded, paths):
            if error is None and o.check:
                with open(path) as f:
                    error = None if f.read() == text else "differs"
            elif error is None:
                with open(path, "w") as f:
                    f.write(text)
            if error:
                bad += 1
                print(f"{os.path.basename(path)}: {error}")
    print(f"{len(paths)} projects, {bad} not as recorded" if o.check else f"{len(paths)} projects, {bad} not recorded")
    return bad > 0


if __name__ == "__main__":
    sys.exit(main())
