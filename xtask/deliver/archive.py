#!/usr/bin/env python3
"""What a release is made of.

  archive.py version [--is VERSION]                the version, or whether it is that one
  archive.py pack --target TARGET --out DIR        the archive of a release build: the program, completions, manual
                  [--binary PATH] [--runs PATH]    pages, licences; --runs is a build that runs on this machine, if
                                                   --binary does not
  archive.py notes                                 what CHANGELOG.md says about the version

The name of the archive, and that of the folder in it, are what cargo-binstall asks for (crates/culambda/Cargo.toml).
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TARGET = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
SHELLS = {"bash": "culambda.bash", "zsh": "_culambda", "fish": "culambda.fish", "powershell": "_culambda.ps1", "elvish": "culambda.elv"}


def version():
    """The one version: that of the workspace in Cargo.toml."""
    text = (ROOT / "Cargo.toml").read_text(encoding="utf-8")
    return re.search(r'^version = "(.*)"$', text, re.M)[1]


def name(target):
    return f"culambda-{version()}-{target}"


def printed(program, *arguments):
    return subprocess.run([program, *arguments], check=True, capture_output=True).stdout


def fill(folder, binary, runs):
    """Everything that is in the archive."""
    folder.mkdir()
    shutil.copy2(binary, folder / binary.name)
    for file in ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"]:
        shutil.copy2(ROOT / file, folder / file)
    (folder / "completions").mkdir()
    for shell, file in SHELLS.items():
        (folder / "completions" / file).write_bytes(printed(runs, "completions", shell))
    printed(runs, "man", "--out-dir", folder / "man")


def pack(target, out, binary, runs):
    """Writes the archive and gives its path."""
    binary = binary or TARGET / target / "release" / ("culambda.exe" if "windows" in target else "culambda")
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch, name(target))
        fill(folder, binary, runs or binary)
        if "windows" in target:
            path = out / f"{name(target)}.zip"
            with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
                for file in sorted(folder.rglob("*")):
                    archive.write(file, file.relative_to(scratch))
        else:
            path = out / f"{name(target)}.tar.gz"
            with tarfile.open(path, "w:gz") as archive:
                archive.add(folder, folder.name, filter=anonymous)
    return path


def anonymous(entry):
    """Files of nobody in particular."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry


def notes():
    """The section of the version in the changelog, or of what is not released yet."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    sections = re.split(r"^## ", text, flags=re.M)[1:]
    wanted = [one for one in sections if one.startswith((version(), f"[{version()}]"))]
    return (wanted or sections)[0].partition("\n")[2].strip()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parts = parser.add_subparsers(dest="part", required=True)
    parts.add_parser("version").add_argument("--is", dest="wanted")
    parts.add_parser("notes")
    packing = parts.add_parser("pack")
    packing.add_argument("--target", required=True)
    packing.add_argument("--out", required=True, type=Path)
    packing.add_argument("--binary", type=Path)
    packing.add_argument("--runs", type=Path)
    args = parser.parse_args()
    if args.part == "pack":
        print(pack(args.target, args.out, args.binary, args.runs))
    elif args.part == "notes":
        print(notes())
    elif args.wanted and args.wanted != version():
        sys.exit(f"Cargo.toml has version {version()}, not {args.wanted}")
    else:
        print(version())


if __name__ == "__main__":
    main()
