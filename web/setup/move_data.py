#!/usr/bin/env python3
"""Moves data that only the second part of a split program reads from the first part into the second, and sorts the
functions of both (function_order.py).

usage: move_data.py FIRST.wasm REST.wasm FILE...

The bytes of each FILE occur once in the data of FIRST. The rest writes them to the same place in memory when it
is loaded; until then there are zeros.
"""
import pathlib
import sys

import function_order as wasm

DATA = 11
MAGIC = b"\0asm\1\0\0\0"
CONSTANT, END = 0x41, 0x0B


def read_signed(data, at):
    """Returns the signed number at an offset, and the offset after it."""
    value, behind = wasm.read(data, at)
    bits = 7 * (behind - at)
    return (value - (1 << bits) if data[behind - 1] & 64 else value), behind


def signed(value):
    """Returns the bytes of a signed number."""
    out = bytearray()
    while not -64 <= value < 64:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value & 127)
    return bytes(out)


def read_segments(section):
    """Returns (address, bytes) of each segment of a data section. Supports only segments at a fixed address."""
    count, at = wasm.read(section, 0)
    segments = []
    for _ in range(count):
        if section[at] != 0 or section[at + 1] != CONSTANT:
            raise wasm.Unknown("data without a fixed address")
        address, at = read_signed(section, at + 2)
        size, at = wasm.read(section, at + 1)
        segments.append((address, section[at:at + size]))
        at += size
    return segments


def section_of(segments):
    return wasm.number(len(segments)) + b"".join(
        bytes([0, CONSTANT]) + signed(address) + bytes([END]) + wasm.number(len(data)) + data
        for address, data in segments)


def module_of(sections):
    return MAGIC + b"".join(bytes([kind]) + wasm.number(len(data)) + data for kind, data in sections)


def cut(segments, wanted):
    """Returns the segments without the wanted bytes, and (address, bytes) of the wanted bytes."""
    for i, (address, data) in enumerate(segments):
        at = data.find(wanted)
        if at >= 0:
            behind = at + len(wanted)
            parts = [(address, data[:at]), (address + behind, data[behind:])]
            return segments[:i] + [part for part in parts if part[1]] + segments[i + 1:], (address + at, wanted)
    sys.exit("The data to move is not in the program.")


def main(first, rest, *files):
    first, rest = pathlib.Path(first), pathlib.Path(rest)
    sections = wasm.sections(first.read_bytes())
    segments = read_segments(dict(sections)[DATA])
    moved = []
    for file in files:
        segments, one = cut(segments, pathlib.Path(file).read_bytes())
        moved.append(one)
    first.write_bytes(wasm.ordered(module_of([(kind, section_of(segments) if kind == DATA else data)
                                              for kind, data in sections])))
    rest.write_bytes(wasm.ordered(module_of(wasm.sections(rest.read_bytes()) + [(DATA, section_of(moved))])))


if __name__ == "__main__":
    main(*sys.argv[1:])
