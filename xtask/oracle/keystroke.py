#!/usr/bin/env python3
"""What a keystroke costs the language server: CPU time of the process, user and system, of all its threads.

keystroke.py PROGRAM [--include DIR]... [--runs N]

The text is made up: 3,000 lines with 400 lambdas that are handed to Thrust, whose headers the folders have. The server
is driven as an editor drives it: the file is opened, and then one byte of a lambda's body changes again and again,
with the diagnostics awaited each time. Linux only: the times are those of /proc.
"""

import argparse
import json
import os
import pathlib
import queue
import statistics
import subprocess
import tempfile
import threading
import time

LAMBDAS = 400
HEADERS = ["device_vector.h", "for_each.h", "transform.h", "iterator/counting_iterator.h"]
# A thread that answered may still be winding up.
REST = 0.02


def text() -> str:
    lines = [f"#include <thrust/{name}>" for name in HEADERS]
    for number in range(LAMBDAS):
        lines += [
            "",
            f"void step{number}(float *data, int count, float factor) {{",
            f"  float local = factor * {number}.0f;",
            "  thrust::for_each_n(thrust::device, thrust::counting_iterator<int>(0), count, [=] __device__ (int k) {",
            "    data[k] = data[k] * factor + local;",
            "  });",
            "}",
        ]
    lines += ["// the end"] * (3000 - len(lines))
    return "\n".join(lines) + "\n"


class Server:
    """A server, and what it says."""

    def __init__(self, command: list[str], folder: pathlib.Path):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder)
        self.told: queue.Queue = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        out = self.process.stdout
        while line := out.readline():
            length = 0
            while line.strip():
                name, value = line.split(b":", 1)
                if name.lower() == b"content-length":
                    length = int(value)
                line = out.readline()
            self.told.put(json.loads(out.read(length)))

    def send(self, **message) -> None:
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)
        self.process.stdin.flush()

    def wait(self, wanted):
        while True:
            message = self.told.get(timeout=300)
            if wanted(message):
                return message

    def request(self, method: str, params):
        self.send(id=method, method=method, params=params)
        return self.wait(lambda message: message.get("id") == method)

    def cpu(self) -> float:
        """Milliseconds of CPU so far."""
        total = 0
        for thread in os.listdir(f"/proc/{self.process.pid}/task"):
            try:
                total += int(pathlib.Path(f"/proc/{self.process.pid}/task/{thread}/schedstat").read_text().split()[0])
            except FileNotFoundError:
                pass
        return total / 1e6

    def cost(self, version: int, **message) -> float:
        before = self.cpu()
        self.send(**message)
        self.wait(lambda told: told.get("params", {}).get("version") == version)
        time.sleep(REST)
        return self.cpu() - before


def measure(program: str, include: list[str], runs: int) -> tuple[float, float]:
    """The cost of opening the file, and the median of keystrokes."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / ".git").mkdir()
        path = folder / "steps.cu"
        path.write_text(text())
        options = [word for one in include for word in ("-I", one)]
        server = Server([program, "server", *options], folder)
        capabilities = {"general": {"positionEncodings": ["utf-8"]}}
        folders = [{"uri": folder.as_uri(), "name": "folder"}]
        server.request("initialize", {"processId": None, "capabilities": capabilities, "workspaceFolders": folders})
        server.send(method="initialized", params={})
        uri = path.as_uri()
        document = {"uri": uri, "languageId": "cuda-cpp", "version": 1, "text": text()}
        opened = server.cost(1, method="textDocument/didOpen", params={"textDocument": document})
        line = next(at for at, line in enumerate(text().split("\n")) if "data[k]" in line) + 7 * LAMBDAS // 2
        place = {"line": line, "character": 4}
        times = []
        for version in range(2, runs + 2):
            change = {"range": {"start": place, "end": place}, "text": " "}
            params = {"textDocument": {"uri": uri, "version": version}, "contentChanges": [change]}
            times.append(server.cost(version, method="textDocument/didChange", params=params))
        server.request("shutdown", None)
        server.send(method="exit")
        server.process.wait()
        return opened, statistics.median(times)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--include", action="append", default=[], help="a folder of headers; may be given several times")
    parser.add_argument("--runs", type=int, default=31)
    args = parser.parse_args()
    print("| headers of Thrust | opened | a keystroke |\n|---|---|---|")
    for name, include in [("not there", []), ("read", args.include)]:
        if include or name == "not there":
            opened, key = measure(args.program, include, args.runs)
            print(f"| {name} | {opened:.0f} ms | {key:.1f} ms |")


if __name__ == "__main__":
    main()
