#!/usr/bin/env python3
"""A preprocessor of mdBook: links that leave docs/ lead to the repository.

Pages are written so that their links work in a checkout. In the book everything outside of docs/ is missing, so a
link to it becomes one to the repository, whose address is in Cargo.toml. A page that is nothing but an include of a
file outside (`{{#include ../CONTRIBUTING.md}}`) has the links of that file, which count from its folder.
"""

import json
import os
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LINK = re.compile(r"(?<=\]\()([^()\s#]+)(#[^()\s]*)?(?=\))")
INCLUDE = re.compile(r"\{\{#include (\S+)\}\}")


def repository():
    found = re.search(r'^repository = "(.*)"$', (ROOT / "Cargo.toml").read_text(), re.M)
    return found[1]


def target(link, anchor, page, folder, pages):
    """What a link of a page becomes: its own text, a path between pages, or an address."""
    if re.match(r"[a-z]+:", link):
        return link + anchor
    path = Path(os.path.normpath(folder / link))
    if not path.exists() or not path.is_relative_to(ROOT):
        return link + anchor
    known = pages.get(path) or pages.get(path / "README.md")
    if known:
        return os.path.relpath(known, page.parent) + anchor
    if path.is_relative_to(ROOT / "docs") and path.is_file():
        return os.path.relpath(path, (ROOT / "docs" / page).parent) + anchor
    kind = "tree" if path.is_dir() else "blob"
    return f"{repository()}/{kind}/main/{path.relative_to(ROOT).as_posix()}{anchor}"


def rewritten(text, page, folder, pages):
    out, fenced = [], False
    for line in text.split("\n"):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        if not fenced:
            line = LINK.sub(lambda m: target(m[1], m[2] or "", page, folder, pages), line)
        out.append(line)
    return "\n".join(out)


def chapters(items):
    for item in items:
        if isinstance(item, dict) and (chapter := item.get("Chapter")):
            yield chapter
            yield from chapters(chapter["sub_items"])


def main():
    if sys.argv[1:2] == ["supports"]:
        return
    context, book = json.load(sys.stdin)
    sources = ROOT / context["config"]["book"]["src"]
    all_chapters = [chapter for chapter in chapters(book["items"]) if chapter["source_path"]]
    pages, folders = {}, {}
    for chapter in all_chapters:
        source = sources / chapter["source_path"]
        place = Path(chapter["path"])
        pages[source] = place
        folders[chapter["source_path"]] = source.parent
        only = INCLUDE.fullmatch(source.read_text().strip())
        if only:
            included = Path(os.path.normpath(source.parent / only[1]))
            pages[included] = place
            folders[chapter["source_path"]] = included.parent
    for chapter in all_chapters:
        folder = folders[chapter["source_path"]]
        chapter["content"] = rewritten(chapter["content"], Path(chapter["path"]), folder, pages)
    json.dump(book, sys.stdout)


main()
