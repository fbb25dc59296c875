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
/// Emphasis: ASCII, common punctuation and the signs of numbers; text_regular has the rest.
extern const Font text_bold;
/// Titles, a serif: the same letters as text_bold.
extern const Font title;

}  // namespace ctq::assets
