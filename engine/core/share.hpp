#pragma once

#include <string>
#include <string_view>

#include "engine/core/catalogue.hpp"
#include "engine/core/match.hpp"

/// A whole match in one word that fits a link. Bytes, then base64url without padding:
///
///     format (1)  game code  rules version  options that differ from their preset
///     seats  position  number of actions  actions  checksum (4 bytes)
///
/// Numbers are varints. An action is its index in the sorted legal list (of chance: in the outcome
/// list), in as many bits as that list needs. The seed stays behind: a link tells no future.
namespace ctq::core {

inline constexpr std::size_t kMostCodeBytes = 256U << 10U;

/// The whole log as a code, whatever the cursor.
std::string write_code(const Match& match);

/// The match in a code, its cursor at the end. Problem: damaged, foreign, of other rules.
Result<Match> read_code(Catalogue catalogue, std::string_view code);

}  // namespace ctq::core
