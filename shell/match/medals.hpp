#pragma once

#include "engine/core/game.hpp"

/// The medals of solo matches (`core::GameInfo::medals`).
namespace ctq::match {

/// The names of the medals, the lowest first.
inline constexpr const char* kMedals[] = {"bronze", "silver", "gold"};
inline constexpr int kMedalCount = 3;

/// Returns how many medals of the game a score in half points earns, from 0 to 3.
inline int medals_earned(const core::GameInfo& info, int halves) {
    int count = 0;
    for (const int points : info.medals) {
        count += points > 0 && halves >= 2 * points ? 1 : 0;
    }
    return count;
}

}  // namespace ctq::match
