#!/usr/bin/env python3
"""Prints what a linked program weighs: its code by module and by function, and its data.

usage: weight.py FOLDER PROGRAM [WORDS]
       weight.py build/web/web page            the largest modules, functions and texts of the page's program
       weight.py build/web/web page SDL_       only functions whose names contain these words

FOLDER has what the build leaves: PROGRAM.wasm, PROGRAM.js.symbols and split/PROGRAM_rest.txt. A module is a
namespace, or a library. The gzipped size of a part is an estimate: its own compressed size, scaled so that all parts
together have that of the whole.
"""
import collections
import pathlib
import re
import sys
import zlib

import function_order as wasm
import split

DATA = 11
MOST = 40
# Names of libraries' functions, by their beginnings; others without a namespace are the standard library's.
LIBRARIES = (("SDL", r"SDL_|_?Emscripten_|GLES2_|WIN_|HIDAPI"), ("Dear ImGui", r"Im[A-Z]|stbtt_|stbrp_|stb_"),
             ("QR codes", r"qrcodegen"), ("standard library", r"std::|__|operator "))


def module_of(name):
    """Returns the module of a function: "ctq::scenes", "ctq::cartolan::view", "SDL"."""
    name = re.sub(r"^(non-virtual thunk to |vtable for |byn\$mgfn-shared\$)+", "", name)
    found = re.search(r"\bctq::[a-z_]+(?:::view)?(?=::)", name)
    if found:
        return found.group(0)
    return next((title for title, begins in LIBRARIES if re.match(begins, name)),
                "C library" if re.fullmatch(r"[a-z0-9_.$]+", name) else "others")


def packed(bodies):
    return len(zlib.compress(b"".join(bodies), 9))


def rows(groups, whole):
    """Returns (name, raw bytes, estimated gzipped bytes) of each group, the largest first."""
    sizes = {name: packed(bodies) for name, bodies in groups.items()}
    scale = whole / max(1, sum(sizes.values()))
    found = [(name, sum(map(len, bodies)), round(sizes[name] * scale)) for name, bodies in groups.items()]
    return sorted(found, key=lambda row: -row[2])


def show(title, found, most=MOST):
    print(f"\n{title}\n{'raw':>10} {'gzipped':>8}")
    for name, raw, zipped in found[:most]:
        print(f"{raw:10,} {zipped:8,}  {name[:110]}")
    if len(found) > most:
        left = found[most:]
        print(f"{sum(row[1] for row in left):10,} {sum(row[2] for row in left):8,}  {len(left)} others")


def texts(data):
    """Returns the runs of printable letters in the program's data."""
    return re.findall(rb"[\x20-\x7e\n]{6,}", data)


def main(folder, program, words=""):
    folder = pathlib.Path(folder)
    parts = dict(wasm.sections((folder / f"{program}.wasm").read_bytes()))
    names = split.read_symbols((folder / f"{program}.js.symbols").read_text("utf-8"))[1]
    first = wasm.imported(parts[wasm.IMPORT])
    listed = (folder / "split" / f"{program}_rest.txt").read_text("utf-8").split("\n")
    rest = {int(line) for line in listed if line}
    for title, in_rest in ("first part", False), ("rest", True):
        modules, functions, all_bodies = collections.defaultdict(list), collections.defaultdict(list), []
        for index, body in enumerate(wasm.items(parts[wasm.CODE])):
            name = names.get(first + index, "?")
            if (index in rest) == in_rest and words in name:
                modules[module_of(name)].append(body)
                functions[name].append(body)
                all_bodies.append(body)
        whole = packed(all_bodies)
        print(f"\n{program}, {title}: {sum(map(len, all_bodies)):,} bytes of code, {whole:,} gzipped, "
              f"{len(all_bodies):,} functions")
        show("modules", rows(modules, whole))
        show("functions", rows(functions, whole))
    if not words:
        data = parts[DATA]
        runs = texts(data)
        print(f"\ndata: {len(data):,} bytes, {packed([data]):,} gzipped; of it texts "
              f"{sum(map(len, runs)):,}, {packed(runs):,} gzipped")


if __name__ == "__main__":
    main(*sys.argv[1:])
