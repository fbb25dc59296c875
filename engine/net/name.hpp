#pragma once

#include <string>
#include <string_view>

namespace ctq::net {

/// The maximum length of a name, in characters (code points).
inline constexpr int kMostNameLetters = 24;

/// Makes a stranger's name safe to display. Removes control characters, invisible characters,
/// characters that change the text direction, and broken UTF-8. Merges blanks and cuts the name to
/// `kMostNameLetters`. The result may be empty.
std::string clean_name(std::string_view name);

}  // namespace ctq::net
