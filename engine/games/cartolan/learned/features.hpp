#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/core/bot.hpp"
#include "engine/core/feature.hpp"
#include "engine/games/cartolan/learned/survey.hpp"

namespace ctq::cartolan {

/// The features of Cartolan for a learned player; engine/core/feature.hpp.
struct Features {
    using Survey = cartolan::Survey;

    /// Must be increased when the meaning of a feature changes. A net that was trained with another
    /// version is refused.
    static constexpr int kVersion = 2;
    /// The number of features.
    static constexpr int kCount = 168;
    /// The number of ranges of a lead. Each is a feature.
    static constexpr int kRamps = 8;
    /// Returns their descriptions, in order.
    static std::span<const core::Feature> table();

    /// Computes the distances on the map. They are the same after every action, until chance acts.
    static Survey survey(const State& observation, int seat) {
        return survey_of(observation, seat);
    }
    /// Writes kCount features of the observation from the view of the survey's seat, which need not
    /// be on turn.
    static void fill(const State& observation, const Survey& survey, std::int8_t* out);

    /// Keeps only actions worth considering in the legal list: what is sensible (Game::sensible), the
    /// whole Chest is banked, nothing is sent, no Agent is lifted, Agents from a city go to wonders,
    /// and nobody waits where there is nothing but sea.
    static void candidates(const State& observation, Game::Legal& list);

    /// Lists the positions to which chance may lead next. An exploration is one event: it lays one of
    /// the tiles that fit or, after all tries, none. With lookouts it is sampled, always alike.
    static void branches(const State& observation, std::vector<core::Branch<State>>& list);

    /// Tells people what the actions `line`, which begin at this observation, are for.
    static core::Purpose purpose(const State& observation, std::span<const core::Action> line);
    /// Tells people what the first line gains in wealth and in turns, compared with the other, as a
    /// predicate: "ends the turn with 5 more aboard". Empty if it gains neither.
    static std::string gain(const State& observation, std::span<const core::Action> line,
                            std::span<const core::Action> other);

    /// After this many rounds every second one is random. So a match ends even if all seats trade in
    /// circles and none gets ahead.
    static constexpr std::uint32_t kLongMatch = 80;
    /// Returns whether a random action is best: the Adventurer on turn has been away from cities for
    /// long, or the match is very long.
    static bool is_lost(const State& observation, const core::Notes& notes);

    /// Returns the kinds of matches in which the player is trained.
    static std::span<const core::Practice> practice();
};

}  // namespace ctq::cartolan
