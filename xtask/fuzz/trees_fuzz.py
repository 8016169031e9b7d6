#!/usr/bin/env python3
"""Random projects: what the reference says of their units, and `list .` and `check .` in the bare tree.

    trees_fuzz.py BINARY FOLDER --seeds A:B [--verbose]

Those of odd seeds are laid out in more ways (trees_layouts.py). The projects are kept in FOLDER, with records as in grammar-tests/trees. Lines with errors of the language are taken out.
Printed is what is wrong, lost, missed or false, with --verbose also what is not known; the exit code is 1 if more than
one in a hundred lambdas are wrong or lost.
"""
import argparse, collections, json, os, re, shutil, sys

HERE = os.path.dirname(os.path.abspath(__file__))
for folder in ("../oracle", "../../grammar-tests/trees"):
    sys.path.insert(0, os.path.join(HERE, folder))
import compare_trees, trees, trees_layouts, trees_projects  # noqa: E402

# The front end is asked so often at most until a unit has no errors.
ROUNDS = 60
# So many configurations besides that of the tree are asked about at most.
OTHERS = 8


def written(project, tree):
    shutil.rmtree(tree, ignore_errors=True)
    shutil.rmtree(tree + ".generated", ignore_errors=True)
    for path, lines in project.files.items():
        path = os.path.join(tree + ".generated" if path.startswith("../generated/") else tree, path.removeprefix("../generated/"))
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as f:
            f.write("\n".join(lines) + "\n")


def configurations(project, name):
    flags = ["-I" + (project.root or "."), f"-I../{name}.generated", *project.flags]
    more = {"plain": []}
    if project.open:
        more[project.open] = [f"-D{project.open}"]
    for k in range(min(OTHERS, 2 ** len(project.others) - 1)):
        some = project.others[k:k + 1] or project.r.sample(project.others, project.r.randrange(1, len(project.others) + 1))
        more[" ".join(some)] = some
    own = project.unit_flags
    return [{"name": key, "units": [{"file": unit, "std": "17", "flags": flags + own.get(unit, []) + extra} for unit in project.units]}
            for key, extra in more.items()]


def without(path, lines):
    """Takes lines out of a file; of what is between two marks, all."""
    with open(path) as f:
        text = f.read().split("\n")
    starts = [at for at, line in enumerate(text) if line == "// ["]
    ends = [at for at, line in enumerate(text) if line == "// ]"]
    parts = list(zip(starts, ends))
    for line in lines:
        start, end = next(((start, end) for start, end in parts if start < line <= end), (line - 1, line))
        text[start:end] = [""] * (end - start)
    with open(path, "w") as f:
        f.write("\n".join(text))


def recorded(project, folder, name):
    """The path of a project's record, None if its errors don't end."""
    tree, path = os.path.join(folder, name), os.path.join(folder, name + ".json")
    written(project, tree)
    with open(path, "w") as f:
        json.dump({"about": "random", "causes": [], "configurations": configurations(project, name),
                   "default": None if project.open else "plain", "macros": [project.open] if project.open else []}, f)
    for _ in range(ROUNDS):
        try:
            text = trees.tree_record(path)
        except trees.NotRecorded as error:
            places = collections.defaultdict(set)
            for file, line, _ in error.args[0]:
                if line is None or not os.path.isfile(file):
                    print(f"{name}: {error}"[:600])
                    return None
                places[file].add(line)
            for file, lines in places.items():
                without(file, lines)
            continue
        with open(path, "w") as f:
            f.write(text)
        return path
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("folder")
    parser.add_argument("--seeds", default="1000:1010")
    parser.add_argument("--verbose", action="store_true")
    o = parser.parse_args()
    binary, folder = os.path.abspath(o.binary), os.path.abspath(o.folder)
    os.makedirs(folder, exist_ok=True)
    first, last = (int(number) for number in o.seeds.split(":"))
    total, findings = collections.Counter(), collections.Counter()
    for seed in range(first, last):
        made = trees_layouts.Layout if seed % 2 else trees_projects.Project
        path = recorded(made(seed), folder, f"p{seed}")
        if not path:
            continue
        counts, found, notes = compare_trees.tree_compare(binary, path)
        # The reference has no findings of rules that are not its own, nor in files that no unit reads.
        with open(path) as f:
            read = json.load(f)["read"]
        is_read = lambda note: note.split(":")[0] in read  # noqa: E731
        own = [note for note in notes if re.search(r" false [a-z]+-[a-z-]+$" if is_read(note) else r" false ", note)]
        notes = [note for note in notes if note not in own]
        found["false"] -= len(own)
        total.update(counts)
        findings.update(found)
        for note in notes:
            if o.verbose or not re.search(r" (unknown|unread): |\(not counted\)", note):
                print(f"{path[:-len('.json')]}/{note}", flush=True)
    lost = total["ordinary"] + total["nowhere"]
    lambdas = sum(total.values()) - total["stray"]
    print(f"{lambdas} lambdas: {total['equal']} equal, {total['unknown']} unknown, {total['unread']} unread, {total['wrong']} wrong, {lost} lost; "
          f"findings right {findings['right']}, missed {findings['missed']}, false {findings['false']}")
    return (total["wrong"] + lost) * 100 > lambdas or not lambdas


if __name__ == "__main__":
    sys.exit(main())
