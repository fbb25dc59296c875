#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/core/text.hpp"

/// Parses the parts of commands and links.
namespace ctq::scenes {

/// Returns the text before and the text after the first separator. Without a separator: the whole
/// text and an empty string.
inline std::pair<std::string_view, std::string_view> cut(std::string_view text, char separator) {
    const std::size_t at = std::min(text.find(separator), text.size());
    return {text.substr(0, at), text.substr(std::min(at + 1, text.size()))};
}

/// Returns the whole number that `text` contains; nullopt if it is not a number from `least` to
/// `most`.
inline std::optional<std::int64_t> read_within(std::string_view text, std::int64_t least,
                                               std::int64_t most) {
    const auto number = core::read_number(text);
    return number && *number >= least && *number <= most ? number : std::nullopt;
}

}  // namespace ctq::scenes
