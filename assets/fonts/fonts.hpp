#pragma once

#include <cstddef>

/// The fonts inside the programs: subsets made at build time by assets/fonts/subset.py.
namespace ctq::assets {

/// A TrueType file in memory, alive as long as the program.
struct Font {
    const unsigned char* data;
    std::size_t size;  ///< in bytes
};

/// Running text: ASCII, Latin-1, Latin Extended-A, punctuation, arrows, ≤ ≥ −; tabular figures.
extern const Font text_regular;
/// Emphasis: ASCII and common punctuation; merge text_regular below it for the rest.
extern const Font text_bold;
/// Titles, a serif: ASCII and common punctuation; merge text_regular below it for the rest.
extern const Font title;

}  // namespace ctq::assets
