#pragma once

#include <string>
#include <string_view>

namespace ctq::app {

/// A text as it may stand in a link, without blanks and bars; and back.
std::string linked(std::string text);
std::string plain(std::string_view text);

}  // namespace ctq::app
