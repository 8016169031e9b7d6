"""The server in Neovim, with the configuration that docs/editors.md has."""

import re
import shutil
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# What `neovim.lua` has to print.
WANTED = [
    "encoding utf-8",
    "found 8 48 extended_lambda_inaccessible_parent",
    "then 0",
    "`scale` (line 7)",
    "| `data` | by value, implicitly | `float *` |",
    "hint 8 , data, factor",
    "symbol __device__ lambda 1 in scale [data, factor]",
    "symbol __host__ __device__ lambda 1 in shifted [offset]",
    "windows 2",
]


def blocks():
    """The Lua of the section about Neovim: the configuration, that for older releases, the command."""
    page = (ROOT / "docs" / "editors.md").read_text()
    section = page.split("\n## Neovim\n")[1].split("\n## ")[0]
    return re.findall(r"```lua\n(.*?)```", section, re.DOTALL)


def neovim(program, environment, run, expect):
    """Drives Neovim without a screen; `program` is one of release 0.11 or later."""
    configuration, _, command = blocks()
    hints = configuration.replace("  cmd = ", "  init_options = { inlayHints = true },\n  cmd = ", 1)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / ".git").mkdir()
        for sample in (ROOT / "samples" / "tour").glob("*.cu"):
            shutil.copy(sample, folder)
        (folder / "init.lua").write_text(hints + command)
        script = ROOT / "xtask" / "deliver" / "neovim.lua"
        said = run(
            [program, "--headless", "-u", folder / "init.lua", "-l", script],
            cwd=folder,
            env={**environment, "XDG_STATE_HOME": str(folder), "XDG_CACHE_HOME": str(folder)},
            timeout=120,
        )
    for line in WANTED:
        expect(f"Neovim: {line}", said, line)
