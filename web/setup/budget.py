#!/usr/bin/env python3
"""Measures the page and fails when it is over its budget.

usage: budget.py SITE_FOLDER FIGURES.txt

The first load is index.html, what it links to (styles, scripts, its sign, the manifest), and the
first part of the program that its loader fetches. The rest of the program and the worker are counted
apart: they are fetched after the first frame. So is what tables over the network need: a program of
their own takes the place of the first, and the connections. What a guest loads who opens an
invitation is bounded, too: the first part of that program in the place of the other's. Each net of a learned
player is fetched alone, when it is played by.
"""
import gzip
import pathlib
import re
import sys

FIRST_LOAD = {"raw": 1_048_500, "gzipped": 464_200}
LINKED = re.compile(r'<(?:script|link)\b[^>]*\b(?:src|href)="([^":#]+)"[^>]*>')
# The same sources pack up to 1.1 KB differently from one clone to another: each limit leaves room for it.
REST_GZIPPED = 197_400
WORKER_GZIPPED = 185_000
LATER_GZIPPED = 716_500
GUEST_GZIPPED = 524_900
NET_GZIPPED = 16 * 1000


def measure(files):
    """Raw and gzipped bytes of the files together, and a line for each."""
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
    """The files that a browser fetches because of the page; a home screen's picture is later."""
    return [index.parent / found.group(1) for found in LINKED.finditer(index.read_text("utf-8"))
            if "apple-touch-icon" not in found.group(0)]


def main(site, figures):
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
    text = "\n".join(lines)
    print(text)
    if raw > FIRST_LOAD["raw"] or zipped > FIRST_LOAD["gzipped"] or worker > WORKER_GZIPPED or \
            largest > NET_GZIPPED or rest > REST_GZIPPED or later > LATER_GZIPPED or guest > GUEST_GZIPPED:
        sys.exit("The page is over its size budget.")
    pathlib.Path(figures).write_text(text + "\n", encoding="ascii")


if __name__ == "__main__":
    main(*sys.argv[1:])
