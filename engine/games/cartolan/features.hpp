#pragma once

#include <cstdint>
#include <span>

#include "engine/core/bot.hpp"
#include "engine/core/feature.hpp"
#include "engine/games/cartolan/survey.hpp"

namespace ctq::cartolan {

/// What a learned player reads of Cartolan; engine/core/feature.hpp.
struct Features {
    using Survey = cartolan::Survey;

    /// Rises with every change of what a number says; a net learned by other numbers is refused.
    static constexpr int kVersion = 1;
    /// How many numbers there are.
    static constexpr int kCount = 158;
    /// What they say, in their order.
    static std::span<const core::Feature> table();

    /// What holds for all positions that differ by actions, not by chance.
    static Survey survey(const State& observation, int seat) {
        return survey_of(observation, seat);
    }
    /// Writes kCount numbers: how the observation looks to the survey's seat, which need not be on turn.
    static void fill(const State& observation, const Survey& survey, std::int8_t* out);

    /// Leaves of the legal list what is worth a thought: the whole Chest is banked, nothing is sent, no
    /// Agent is taken up, and those from a city go to wonders.
    static void candidates(const State& observation, Game::Legal& list);

    /// Whether the Adventurer on turn has been away from cities for so long that it had better do anything.
    static bool is_lost(const State& observation, const core::Notes& notes);

    /// The matches that it practises.
    static std::span<const core::Practice> practice();
};

}  // namespace ctq::cartolan
