#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Bytes as text that needs no escaping in a URL: base64url without padding (RFC 4648, section 5),
/// and with one `A` after it where it would end in `-` or `_`, so that it ends in a letter or number.
namespace ctq::core {

/// Encodes bytes as text.
std::string to_base64(std::span<const std::uint8_t> bytes);
/// Decodes text. Returns nullopt for text that `to_base64` never returns, except that the last `A`
/// may be missing.
std::optional<std::vector<std::uint8_t>> from_base64(std::string_view text);

}  // namespace ctq::core
