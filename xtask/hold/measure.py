"""Runs of the program under limits: CPU seconds, memory, and a deadline.

CPU time and memory are what the kernel counted for the child. Nothing is judged by the clock on the wall; the deadline
only ends a child that sleeps for ever."""

import json
import os
import resource
import subprocess
import tempfile
import time
from dataclasses import dataclass

GB, MB = 1 << 30, 1 << 20
# Threads cost address space, which is limited: as many as small machines have.
ENV = {**os.environ, "RAYON_NUM_THREADS": "2", "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}


@dataclass
class Result:
    """How a run ended, and what it took."""

    rc: int  # negative: the signal that ended it
    cpu: float  # seconds, user and system
    rss: int  # bytes, the most that was resident
    out: bytes
    err: bytes
    slept: bool  # it had to be ended at the deadline

    def ended(self):
        """Whether the program itself came to an end: no signal, no panic, no abort."""
        return 0 <= self.rc < 100 and not self.slept

    def json(self):
        """Its standard output as JSON, or nothing."""
        try:
            return json.loads(self.out)
        except ValueError:
            return None


def run(args, cwd=None, cpu=20, mem=4 * GB, deadline=300, keep=1 << 28, largest=None, stdout=None):
    """Runs `args`; `largest` limits the size of the files that it writes."""

    def limits():
        resource.setrlimit(resource.RLIMIT_CPU, (int(cpu), int(cpu) + 1))
        resource.setrlimit(resource.RLIMIT_AS, (mem, mem))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if largest is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (largest, largest))

    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        child = subprocess.Popen(
            args, cwd=cwd, stdin=subprocess.DEVNULL, stdout=stdout or out, stderr=err, preexec_fn=limits, env=ENV
        )
        end, slept, pause = time.monotonic() + deadline, False, 0.001
        while True:
            pid, status, used = os.wait4(child.pid, os.WNOHANG)
            if pid:
                break
            if not slept and time.monotonic() > end:
                slept = True
                child.kill()
            time.sleep(pause)
            pause = min(pause * 1.3, 0.02)
        child.returncode = os.waitstatus_to_exitcode(status)
        out.seek(0)
        err.seek(0)
        seconds = used.ru_utime + used.ru_stime
        # A process begins as a copy of this one: what is not above this one's own peak says nothing about it.
        own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        rss = used.ru_maxrss * 1024 if used.ru_maxrss > own else 0
        return Result(child.returncode, seconds, rss, out.read(keep), err.read(1 << 20), slept)
