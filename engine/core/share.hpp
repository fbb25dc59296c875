#pragma once

#include <string>
#include <string_view>

#include "engine/core/catalogue.hpp"
#include "engine/core/match.hpp"

/// A whole match as one word for a link. Bytes, encoded as base64url without padding:
///
///     format (1)  game code  rules version  options that differ from their preset
///     seats  position  number of actions  actions  checksum (4 bytes)
///
/// The format says whether the players counted the match in the end (`GameHandle::count`).
/// Numbers are varints. An action is its index in the sorted legal list (an outcome of chance: in
/// the outcome list), in as many bits as that list needs. The seed is not included, so a link
/// doesn't reveal the future.
namespace ctq::core {

inline constexpr std::size_t kMostCodeBytes = 256U << 10U;

/// Returns the code of the whole log, including actions after the cursor.
std::string write_code(const Match& match);

/// Reads a code and puts the cursor at the end. Fails if the code is damaged, not a share code, or
/// of other rules.
Result<Match> read_code(Catalogue catalogue, std::string_view code);

}  // namespace ctq::core
