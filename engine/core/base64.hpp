#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Bytes as letters that stand in a link unchanged: base64url without padding (RFC 4648, section
/// 5).
namespace ctq::core {

/// The bytes as letters.
std::string to_base64(std::span<const std::uint8_t> bytes);
/// None for text that is not what `to_base64` gives for some bytes.
std::optional<std::vector<std::uint8_t>> from_base64(std::string_view text);

}  // namespace ctq::core
