#!/usr/bin/env python3
"""Measures the page and fails if it exceeds its budget.

usage: budget.py SITE_FOLDER FIGURES.txt [LLVM_VERSION]

The limits are those of LLVM 14, on which Emscripten 3.1.6 of Debian 12 is based. If another version has built the
page, the program only says that a limit is exceeded.

The first load is index.html, the files it links to (styles, scripts, icon, manifest), and the first part of
the program, which the loader fetches. The rest of the program and the worker are counted separately: they are
fetched after the first frame. So are the files for tables over the network: a larger program, which replaces
the first one, and the connections. There is also a limit on what a guest loads to open an invitation: the
first load with the first part of that larger program. Each net of a learned player is fetched by itself, when
a bot first uses it.
"""
import gzip
import pathlib
import re
import sys

FIRST_LOAD = {"raw": 956_000, "gzipped": 419_500}
LINKED = re.compile(r'<(?:script|link)\b[^>]*\b(?:src|href)="([^":#]+)"[^>]*>')
# The compressed size of the same sources differs by up to 1.1 KB between clones; each limit leaves room for that.
REST_GZIPPED = 217_000
WORKER_GZIPPED = 176_600
LATER_GZIPPED = 697_000
GUEST_GZIPPED = 435_000
NET_GZIPPED = 16 * 1000
LLVM = "14."


def measure(files):
    """Returns the raw and gzipped bytes of all files, and a line of text for each file."""
    raw = zipped = 0
    lines = []
    for path in files:
        data = path.read_bytes()
        packed = len(gzip.compress(data, 9))
        raw += len(data)
        zipped += packed
        lines.append(f"  {path.name:24} {len(data):9,} raw {packed:9,} gzipped")
    return raw, zipped, lines


def linked(index):
    """Returns the files that a browser fetches for the page, without the icon for home screens."""
    return [index.parent / found.group(1) for found in LINKED.finditer(index.read_text("utf-8"))
            if "apple-touch-icon" not in found.group(0)]


def main(site, figures, llvm=LLVM):
    files = [path for path in sorted(pathlib.Path(site).iterdir())
             if path.suffix in {".js", ".wasm"}]
    later_files = [path for path in files
                   if path.name.startswith(("network.", "online.", "online_rest."))]
    rest_files = [path for path in files if path.name.startswith("page_rest.")]
    worker_files = [path for path in files if path.name.startswith("worker.")]
    index = pathlib.Path(site) / "index.html"
    first_files = [index, *linked(index), *(path for path in files if path.name.startswith("page."))]
    raw, zipped, lines = measure(first_files)
    _, rest, rest_lines = measure(rest_files)
    _, worker, worker_lines = measure(worker_files)
    lines.append(f"first load: {raw:,} of {FIRST_LOAD['raw']:,} bytes raw, "
                 f"{zipped:,} of {FIRST_LOAD['gzipped']:,} gzipped")
    lines += rest_lines
    lines.append(f"the rest of the program: {rest:,} of {REST_GZIPPED:,} bytes gzipped")
    lines += worker_lines
    _, later, later_lines = measure(later_files)
    lines += later_lines
    lines.append(f"over the network: {later:,} of {LATER_GZIPPED:,} bytes gzipped")
    _, guest, _ = measure([path for path in first_files if not path.name.startswith("page.")] +
                          [path for path in later_files if path.name.startswith("online.")])
    lines.append(f"first load of a guest: {guest:,} of {GUEST_GZIPPED:,} bytes gzipped")
    lines.append(f"worker: {worker:,} of {WORKER_GZIPPED:,} bytes gzipped")
    nets = [measure([path]) for path in sorted(pathlib.Path(site).glob("*.net"))]
    lines += [line for _, _, own in nets for line in own]
    largest = max((packed for _, packed, _ in nets), default=0)
    lines.append(f"largest net: {largest:,} of {NET_GZIPPED:,} bytes gzipped")
    over = raw > FIRST_LOAD["raw"] or zipped > FIRST_LOAD["gzipped"] or worker > WORKER_GZIPPED or \
        largest > NET_GZIPPED or rest > REST_GZIPPED or later > LATER_GZIPPED or guest > GUEST_GZIPPED
    known = llvm.startswith(LLVM)
    if over and not known:
        lines.append(f"The page is over its size budget, which holds only for LLVM {LLVM[:-1]}, not {llvm}.")
    text = "\n".join(lines)
    print(text)
    if over and known:
        sys.exit("The page is over its size budget.")
    pathlib.Path(figures).write_text(text + "\n", encoding="ascii")


if __name__ == "__main__":
    main(*sys.argv[1:])
