#pragma once

#include <string>
#include <string_view>

namespace ctq::match {

/// Encode a text for a link, without blanks and bars, and decode it.
std::string linked(std::string text);
std::string plain(std::string_view text);

}  // namespace ctq::match
