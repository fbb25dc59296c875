#!/usr/bin/env python3
"""Parts a linked program in two: what its first screens need, and the rest, which is fetched after them.

usage: split.py WASM_SPLIT PROGRAM.wasm FIRST.wasm REST.wasm OBJECTS.txt PATTERN...

Into the rest goes what is compiled from the sources that fit one of the PATTERNs and from no other, and
what nothing but the rest calls. PROGRAM.js.symbols, which Emscripten writes beside the program, names its
functions; OBJECTS.txt lists the object files it was linked of, one a line. `first` calls what is in
`rest` through imports from "placeholder", which web/loader.js answers; `rest` imports all it needs
from "first".
"""
import pathlib
import re
import shutil
import subprocess
import sys

import function_order as wasm

NM = ("llvm-nm", "llvm-nm-14")
# The optimiser makes one of functions that do the same, under either's name. Where tables name one as short
# as this, in bytes, another's may, too.
SHORT = 40


def defined(objects):
    """(object file, demangled name, whether other files may call it by that name) of each function."""
    found = set()
    nm = next(filter(shutil.which, NM))
    run = subprocess.run([nm, "--defined-only", "--demangle", "--print-file-name", *objects],
                         capture_output=True, text=True, check=True)
    for line in run.stdout.splitlines():
        path, symbol = re.fullmatch(r"(.*\.o): *-*(.*)", line).groups()
        kind, name = symbol.strip().split(" ", 1)
        if kind in "TtWw":
            found.add((path, name, kind == "T"))
    return found


def only_in(objects, patterns):
    """The names that only sources that fit one of the patterns define; those of them for all."""
    mine, others, for_all = set(), set(), set()
    for path, name, known in defined(objects):
        fits = any(re.search(pattern, path) for pattern in patterns)
        (mine if fits else others).add(name)
        if known:
            for_all.add(name)
    return mine - others, for_all - others


def called_by(module):
    """For each function who calls it, by number, where -1 stands for what is no function's body; how many
    are imported; the sizes of the others.
    """
    parts = {kind: data for kind, data in wasm.sections(module) if kind != wasm.CUSTOM}
    first = wasm.imported(parts.get(wasm.IMPORT, b"\0"))
    callers, bodies = {}, wasm.items(parts[wasm.CODE])
    for index, body in enumerate(bodies):
        for place in wasm.body_references(body):
            callers.setdefault(wasm.read(body, place)[0], set()).add(first + index)
    places = {wasm.GLOBAL: wasm.global_references, wasm.EXPORT: wasm.export_references,
              wasm.ELEMENT: wasm.element_references, wasm.START: lambda data: [0]}
    for kind, find in places.items():
        for place in find(parts[kind]) if kind in parts else []:
            callers.setdefault(wasm.read(parts[kind], place)[0], set()).add(-1)
    return callers, first, [len(body) for body in bodies]


def rest_of(module, names, seeds, for_all):
    """The numbers of the functions that go into the rest, and how many the module imports.

    Where the optimiser gave another caller a function that only its own file or its header knows, as
    the same as one of that caller's, it stays with that caller. Short ones that tables name stay, too, but
    what they alone call does not: they are the ways from a `std::function` to what it does.
    """
    callers, first, sizes = called_by(module)
    # What the optimiser makes of several functions bears the name of one behind this.
    plain = {index: re.sub(r"\.\d+$", "", name) for index, name in names.items() if index >= first}
    rest = {index for index, name in plain.items() if name.removeprefix("byn$mgfn-shared$") in seeds}
    short = {index for index in rest if -1 in callers.get(index, ()) and sizes[index - first] < SHORT}
    rest -= short
    elsewhere = True
    while elsewhere:
        elsewhere = {index for index in rest if plain[index] not in for_all and
                     callers.get(index, set()) - rest - short - {-1}}
        rest -= elsewhere
    grown = True
    while grown:
        more = {index for index, who in callers.items()
                if index >= first and index not in rest and who <= rest | {index}}
        grown = bool(more)
        rest |= more
    return sorted(rest), first


def read_symbols(text):
    """The names as Emscripten writes them, by number, and the same as they are: what is no letter is "\\2c"."""
    written = dict(line.split(":", 1) for line in text.splitlines())
    return ({int(number): name for number, name in written.items()},
            {int(number): re.sub(r"\\([0-9a-f]{2})", lambda match: chr(int(match.group(1), 16)), name)
             for number, name in written.items()})


def main(wasm_split, program, out_first, out_rest, objects, *patterns):
    module = pathlib.Path(program).read_bytes()
    written, names = read_symbols(
        pathlib.Path(program).with_suffix(".js.symbols").read_text("utf-8"))
    seeds = only_in(pathlib.Path(objects).read_text("utf-8").split(), patterns)
    rest, first = rest_of(module, names, *seeds)
    if not rest:
        sys.exit(f"No function of {program} fits the patterns: are they right?")
    # Without a section of names its functions are called by their numbers, those it imports left out.
    named = any(kind == wasm.CUSTOM and data[1:5] == b"name" for kind, data in wasm.sections(module))
    listed = pathlib.Path(out_rest).with_suffix(".txt")
    listed.write_text("".join(f"{written[index] if named else index - first}\n" for index in rest), "utf-8")
    run = subprocess.run([wasm_split, program, "--enable-mutable-globals", f"--split-funcs=@{listed}",
                          "--import-namespace=first", "--export-prefix=$", *(["-g"] if named else []),
                          "-o1", out_first, "-o2", out_rest], check=False)
    if run.returncode != 0:
        sys.exit(f"{program} could not be parted.")


if __name__ == "__main__":
    main(*sys.argv[1:])
