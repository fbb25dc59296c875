#pragma once

#include <string>
#include <string_view>

namespace ctq::core {

/// Returns the text of a file as UTF-8 without a byte-order mark. UTF-16 is recognised by its mark
/// or, in a file without one, by a zero byte beside the first letter. Broken pairs of UTF-16 become
/// U+FFFD. All other bytes are returned unchanged.
std::string utf8_of(std::string_view bytes);

}  // namespace ctq::core
