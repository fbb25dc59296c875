#!/usr/bin/env python3
"""Moves constants that only the second part of a split program reads from the first part into the second, and sorts
the functions of both (function_order.py).

usage: move_data.py FIRST.wasm REST.wasm PROGRAM.map FILE...

PROGRAM.map is the linker's map of the program, which names every constant. A constant is moved if the code of REST
names it and neither the code of FIRST nor a constant that stays does. The bytes of each FILE are moved, too: FIRST
may name them, but does not read them. The rest writes all that is moved to the same place in memory when it is
loaded; until then there are zeros.
"""
import bisect
import pathlib
import re
import sys

import function_order as wasm

DATA = 11
MAGIC = b"\0asm\1\0\0\0"
CONSTANT, END = 0x41, 0x0B
MEMORY = range(0x28, 0x3F)  # loads and stores: an alignment and an offset
LEAST = 12  # shorter constants are not worth a segment of their own
GAP = 64  # zeros that take more bytes than the head of a segment, even compressed
# The compiler may count from a place before an array, and name only that place.
BEFORE = 64


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


def image_of(segments):
    """Returns the first address of the data, and all of it with the zeros between the segments."""
    begin = min(address for address, _ in segments)
    image = bytearray(max(address + len(data) for address, data in segments) - begin)
    for address, data in segments:
        image[address - begin:address - begin + len(data)] = data
    return begin, bytes(image)


def constants(linker_map, begin, image):
    """Returns (address, address behind it) of each constant, sorted. Texts that the linker has merged are one each."""
    found = []
    for line in linker_map.splitlines():
        match = re.match(r"\s*([0-9a-f]+)\s+[0-9a-f]+\s+([0-9a-f]+)\s+(\S*):\(\.rodata", line)
        if not match:
            continue
        address, size = int(match[1], 16), int(match[2], 16)
        if match[3] != "<internal>":
            found.append((address, address + size))
            continue
        at = address
        while at < address + size:
            end = image.find(b"\0", at - begin)
            behind = min(address + size, end + 1 + begin if end >= 0 else address + size)
            found.append((at, behind))
            at = behind
    return sorted(found)


def numbers_in(module):
    """Returns all numbers in the code of a module that may be addresses: constants, and offsets of memory accesses."""
    found = set()
    for body in wasm.items(dict(wasm.sections(module))[wasm.CODE]):
        groups, at = wasm.read(body, 0)
        at = wasm.skip(body, at, 2 * groups)
        for code, begin, _ in wasm.instructions(body, at, len(body)):
            if code == CONSTANT:
                found.add(read_signed(body, begin)[0] & 0xFFFFFFFF)
            elif code in MEMORY:
                found.add(wasm.read(body, wasm.skip(body, begin, 1))[0])
    return found


def stays(places, numbers, begin, image, movable):
    """Returns the indices of the constants that `numbers` name, directly or through other data that stays."""
    starts = [start for start, _ in places]

    def named(number):
        at = bisect.bisect_right(starts, number) - 1
        if at >= 0 and number < places[at][1]:
            yield at
        for later in range(max(at + 1, 0), len(places)):
            if places[later][0] > number + BEFORE:
                break
            yield later

    def words(start, end):
        for at in range((start + 3) // 4 * 4, end - 3, 4):
            yield int.from_bytes(image[at - begin:at - begin + 4], "little")

    kept, waiting = set(), list(numbers)
    # Whatever is no constant, such as variables, stays, and what it names.
    behind = begin
    for start, end in places + [(begin + len(image), 0)]:
        waiting += words(behind, start)
        behind = max(behind, end)
    while waiting:
        for index in named(waiting.pop()):
            if index not in kept and (movable is None or index in movable):
                kept.add(index)
                waiting += words(*places[index])
    return kept


def moved_ranges(places, moved):
    """Returns (address, address behind it) of neighbouring constants that move together."""
    ranges = []
    for index in sorted(moved):
        start, end = places[index]
        if ranges and start - ranges[-1][1] < 4:
            ranges[-1][1] = end
        else:
            ranges.append([start, end])
    return [(start, end) for start, end in ranges if end - start >= LEAST]


def without(segments, ranges):
    """Returns the segments without these ranges: short ones become zeros, long ones leave a gap."""
    parts = []
    for address, data in segments:
        left, begin = bytearray(data), 0
        for start, end in ranges:
            low, high = max(start - address, 0), min(end - address, len(data))
            if low >= high:
                continue
            left[low:high] = bytes(high - low)
            if high - low > GAP:
                parts.append((address + begin, bytes(left[begin:low])))
                begin = high
        parts.append((address + begin, bytes(left[begin:])))
    return [part for part in parts if part[1]]


def place_of(data, begin, image, places):
    """Returns the index of the constant that has these bytes."""
    at = image.find(data)
    index = bisect.bisect_right(places, (begin + at, sys.maxsize)) - 1
    if at < 0 or places[index][0] != begin + at:
        sys.exit("The data to move is not in the program.")
    return index


def main(first, rest, linker_map, *files):
    first, rest = pathlib.Path(first), pathlib.Path(rest)
    sections = wasm.sections(first.read_bytes())
    segments = read_segments(dict(sections)[DATA])
    begin, image = image_of(segments)
    places = constants(pathlib.Path(linker_map).read_text("utf-8"), begin, image)
    kept = stays(places, numbers_in(first.read_bytes()), begin, image, None)
    asked = stays(places, numbers_in(rest.read_bytes()), begin, image, set(range(len(places))) - kept)
    forced = {place_of(pathlib.Path(file).read_bytes(), begin, image, places) for file in files}
    ranges = moved_ranges(places, (asked - kept) | forced)
    remaining = without(segments, ranges)
    moved = [(start, image[start - begin:end - begin]) for start, end in ranges]
    first.write_bytes(wasm.ordered(module_of([(kind, section_of(remaining) if kind == DATA else data)
                                              for kind, data in sections])))
    rest.write_bytes(wasm.ordered(module_of(wasm.sections(rest.read_bytes()) + [(DATA, section_of(moved))])))


if __name__ == "__main__":
    main(*sys.argv[1:])
