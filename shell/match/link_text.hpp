#pragma once

#include <string>
#include <string_view>

namespace ctq::match {

/// Encodes a text for a link: replaces blanks and the character '|'.
std::string encode_link_text(std::string text);
/// Reads the text of `encode_link_text`.
std::string decode_link_text(std::string_view text);

}  // namespace ctq::match
