#!/usr/bin/env python3
"""Reduces the fonts to the characters that the programs show, and writes them as C++ arrays.

usage: subset.py OUTPUT.cpp BUDGET_BYTES NAME=FAMILY=SET=UNITS=FILE.ttf...

Each NAME becomes a `const Font` of assets/fonts/fonts.hpp. FAMILY is the subset's new family name:
a changed font may not keep a reserved name. SET is one of CHARACTERS. UNITS is the number of units per em:
a coarser grid takes fewer bytes and is still finer than a tenth of a pixel in running text. Hinting, kerning
and layout tables are removed, because the rasteriser reads none of them. Before that, figures are replaced by
the lining, tabular ones.
"""
import io
import logging
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

ASCII = set(range(0x20, 0x7F))
LATIN_1_AND_EXTENDED_A = set(range(0xA0, 0x180))
ROMANIAN = {ord(letter) for letter in "ȘșȚț"}
PUNCTUATION = {ord(symbol) for symbol in "‘’“”–—…·×"}
SYMBOLS = {ord(symbol) for symbol in "‚„•‹›−←↑→↓≤≥€"}
CHARACTERS = {
    # Everything that a person can type or the programs can print.
    "text": ASCII | LATIN_1_AND_EXTENDED_A | ROMANIAN | PUNCTUATION | SYMBOLS,
    # The characters of headings and emphasis. Words with other letters are drawn in the text font.
    "headings": ASCII | PUNCTUATION | {ord(sign) for sign in "½±−"},
}


def single_substitutions(font, feature_tag):
    """Returns the one-to-one glyph replacements of a layout feature, as a dictionary."""
    if "GSUB" not in font:
        return {}
    table = font["GSUB"].table
    found = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != feature_tag:
            continue
        for index in record.Feature.LookupListIndex:
            for lookup in table.LookupList.Lookup[index].SubTable:
                lookup = getattr(lookup, "ExtSubTable", lookup)
                if lookup.LookupType == 1:
                    found.update(lookup.mapping)
    return found


def use_lining_tabular_figures(font):
    """Maps the digits to figures of one height and one width, so that numbers align."""
    lining = single_substitutions(font, "lnum")
    tabular = single_substitutions(font, "tnum")
    for table in font["cmap"].tables:
        for digit in range(ord("0"), ord("9") + 1):
            if digit in table.cmap:
                glyph = lining.get(table.cmap[digit], table.cmap[digit])
                table.cmap[digit] = tabular.get(glyph, glyph)


def rename(font, family):
    """Replaces every name except copyright and licence."""
    style = font["name"].getDebugName(2) or "Regular"
    copyright_text = font["name"].getDebugName(13) or ""
    copyright_text = copyright_text.split("\n")[0] if "Copyright" in copyright_text else ""
    copyright_text = copyright_text or font["name"].getDebugName(0)
    font["name"].names = []
    postscript = (family + "-" + style).replace(" ", "")
    for name_id, text in [
        (0, copyright_text),
        (1, family),
        (2, style),
        (3, postscript),
        (4, family + " " + style),
        (6, postscript),
        (13, "SIL Open Font License, Version 1.1"),
    ]:
        font["name"].setName(text, name_id, 3, 1, 0x409)


def shrink(path, family, characters, units):
    """Returns the bytes of the subset of the font at path."""
    font = TTFont(path)
    if units < font["head"].unitsPerEm:
        scale_upem(font, units)
    use_lining_tabular_figures(font)
    options = subset.Options()
    options.hinting = False
    options.layout_features = []
    options.glyph_names = False
    options.legacy_kern = False
    options.notdef_outline = True
    options.name_IDs = ["*"]
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "kern", "gasp", "FFTM", "DSIG"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters)
    cutter.subset(font)
    rename(font, family)
    buffer = io.BytesIO()
    font.save(buffer)
    return buffer.getvalue()


def as_array(name, data):
    """Returns a C++ array and the Font that refers to it, as text."""
    rows = []
    for start in range(0, len(data), 24):
        rows.append(",".join(str(byte) for byte in data[start : start + 24]))
    body = ",\n".join(rows)
    return (
        f"static const unsigned char {name}_data[] = {{\n{body}}};\n"
        f"const Font {name} = {{{name}_data, {len(data)}}};\n"
    )


def main(arguments):
    output, budget, fonts = arguments[0], int(arguments[1]), arguments[2:]
    logging.disable(logging.WARNING)
    parts, total = [], 0
    for font in fonts:
        name, family, characters, units, path = font.split("=", 4)
        data = shrink(path, family, CHARACTERS[characters], int(units))
        total += len(data)
        parts.append(as_array(name, data))
        print(f"font {family} ({name}): {len(data)} bytes")
    print(f"fonts together: {total} of {budget} bytes")
    if total > budget:
        sys.exit("The fonts are over their budget: take characters out of assets/fonts/subset.py.")
    with open(output, "w", encoding="ascii") as file:
        file.write('#include "assets/fonts/fonts.hpp"\n\nnamespace ctq::assets {\n\n')
        file.write("\n".join(parts))
        file.write("\n}  // namespace ctq::assets\n")


if __name__ == "__main__":
    main(sys.argv[1:])
