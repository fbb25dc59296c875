// Reads the parts of a TrueType file that the rasteriser does not read.
#pragma once

#include <cstddef>
#include <span>

namespace ctq::ui {

using FontFile = std::span<const unsigned char>;

/// Read a big-endian number: 16 bits unsigned, 16 bits signed, 32 bits unsigned. They return 0
/// beyond the end of the file.
unsigned read_u16(FontFile file, std::size_t at);
int read_i16(FontFile file, std::size_t at);
std::size_t read_u32(FontFile file, std::size_t at);
/// Returns the offset of a table; the size of the file when there is no such table.
std::size_t find_table(FontFile file, const char* tag);

}  // namespace ctq::ui
