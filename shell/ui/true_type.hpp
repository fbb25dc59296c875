// What is read of a TrueType file besides what the rasteriser reads.
#pragma once

#include <cstddef>
#include <span>

namespace ctq::ui {

using FontFile = std::span<const unsigned char>;

/// A number of two bytes, the same with a sign, and one of four; 0 beyond the end of the file.
unsigned read_u16(FontFile file, std::size_t at);
int read_i16(FontFile file, std::size_t at);
std::size_t read_u32(FontFile file, std::size_t at);
/// Where a table begins; the file's size when it has none.
std::size_t find_table(FontFile file, const char* tag);

}  // namespace ctq::ui
