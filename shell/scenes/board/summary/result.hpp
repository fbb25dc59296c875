#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "shell/match/curve.hpp"
#include "shell/tables/view.hpp"

/// The result of a finished match: who won, the score, the curve of the progress. In the web build,
/// the [[gnu::noinline]] functions are in the part of the program that is loaded later, so they
/// must not be inlined into the first part.
namespace ctq::scenes {

struct Figure;

/// Returns the score part that is the total score; null if there is none.
const tables::ScorePart* total_of(std::span<const tables::ScorePart> parts);

struct MatchResult {
    std::vector<std::string> highlights;  ///< `tables::Words::highlights`
    std::shared_ptr<Figure> board;        ///< the final board beside them; null without highlights
    /// The parts of the score, and the lead of the winner.
    std::vector<tables::ScorePart> parts;
    match::Curve curve;
    /// The turn that changed the lead most.
    std::optional<match::Swing> swing;
    std::string
        help_note;  ///< "With help: undo went back past chance 2 times."; empty without help
    std::string swing_words;  ///< "The lead changed most in turn 23: Greedy +12"; empty for none

    /// Returns the part that is the total score; null if the game has none.
    const tables::ScorePart* total() const { return total_of(parts); }
};

/// Computes the result of a match that is over at its cursor. It replays the match, so call it only
/// once, not in every frame.
[[gnu::noinline]] MatchResult make_result(const match::Session& session,
                                          const tables::TableView& view);

/// Returns who won: "You win!", "A draw", "Ended early". `names`: names of the seats. The match
/// must be over.
std::string result_title(const match::Session& session, std::span<const std::string> names);

/// Returns the final ranking of the seats. If a win was claimed, the person is first; if a seat
/// resigned, it is last.
core::Standing final_standing(const match::Session& session);

/// Returns the seats sorted by rank; seats of equal rank are in seat order.
std::vector<int> by_place(const core::Standing& standing);

/// Returns how each seat did, best first, a line each: "You: Points 75½. Claimed stones 70, Komi 5,
/// The button ½. Lead 64½." Empty if the score has no parts.
[[gnu::noinline]] std::vector<std::string> result_lines(const MatchResult& result,
                                                        const match::Session& session);

}  // namespace ctq::scenes
