#pragma once

#include <span>

namespace ctq::assets {

/// What `tests/bench/ladder.sh` measured of a bot at tables of two, a row of `tests/bench/ladder.csv`.
struct LadderRow {
    const char* game;
    const char* options;  ///< as text
    const char* bot;
    const char* against;  ///< another bot, or "all": then `elo` says how strong it is
    int elo;              ///< with the bot "greedy" at 1000
    double wins;          ///< share of its games won
};
std::span<const LadderRow> ladder();

}  // namespace ctq::assets
