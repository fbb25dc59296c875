#pragma once

#include <string>
#include <string_view>

namespace ctq::match {

/// Encodes a text for a link, without blanks and bars.
std::string encode_link_text(std::string text);
/// Reads the text of `encode_link_text`.
std::string decode_link_text(std::string_view text);

}  // namespace ctq::match
