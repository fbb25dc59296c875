#pragma once

#include "engine/games/incan_gold/mixed/learner.hpp"

/// The recipe of the built-in tables: `ctq learn --game incan_gold --out FILE` without other
/// options.
namespace ctq::incan_gold::mixed {

inline constexpr std::uint64_t kStandardSeed = 1;

/// Number of batches by table. Tables for more seats have more cells and longer matches.
inline constexpr std::int64_t kStandardBatches[kTables] = {1500, 2200, 2200, 1500};

/// Returns the recipe of a built-in table.
constexpr Recipe standard_recipe(int table) {
    return {table, kStandardBatches[table], kStandardSeed, nullptr, 0};
}

}  // namespace ctq::incan_gold::mixed
