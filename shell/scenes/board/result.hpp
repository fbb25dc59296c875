#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "shell/match/curve.hpp"
#include "shell/tables/view.hpp"

/// What is told of a match that is over besides who won: in the rest of the page, so not compiled into
/// what is there first.
namespace ctq::app {

/// The line that has the score; null where there is none.
const tables::ScorePart* total_of(std::span<const tables::ScorePart> parts);

struct MatchResult {
    /// What the score is made up of, and the lead at the end.
    std::vector<tables::ScorePart> parts;
    Curve curve;
    /// The turn that changed the lead most.
    std::optional<Swing> swing;
    std::string noted;        ///< a sentence on what helped; empty where nothing did
    std::string swing_words;  ///< "The lead changed most in turn 23: Greedy +12"; empty without it

    /// The line that has the score; null where the game tells of none.
    const tables::ScorePart* total() const { return total_of(parts); }
};

/// Of the match up to its cursor, where it is over: played through, so this is worked out once and
/// not in every frame.
[[gnu::noinline]] MatchResult make_result(const Session& session, const tables::TableView& view);

/// Who won, with these names of the seats: "You win!", "A draw", "Ended early". It is over.
std::string result_title(const Session& session, std::span<const std::string> names);

/// The places at the end; where a win was claimed its person is the first.
core::Standing final_standing(const Session& session);

/// The seats by place, equal places in seat order.
std::vector<int> by_place(const core::Standing& standing);

/// A line for each seat, the best first: "You: Points 75½. Claimed stones 70, Komi 5, The button ½.
/// Lead 64½." Nothing where there are no parts.
[[gnu::noinline]] std::vector<std::string> result_lines(const MatchResult& result,
                                                        const Session& session);

}  // namespace ctq::app
