#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/bots/weigh_parts.hpp"
#include "shell/match/session.hpp"
#include "shell/scenes/jobs.hpp"

/// Advice that a person asks for at the table: first where the best action begins, then how the best
/// few compare, and why.
namespace ctq::app {

/// Playouts of a hint: as many as take one worker about half a second, and enough for each half of them
/// to be cut into parts that all workers share.
inline constexpr std::int64_t kHintPlayouts = 2 * bots::search::kLeastToCut;
/// Actions that are compared at most.
inline constexpr std::size_t kMostHinted = 3;

struct Hint {
    int sequence = 0;        ///< of the session when it was asked for
    bool asks = false;       ///< several people play, who have yet to agree
    bool told = false;       ///< the best are listed; else one is only pointed at
    std::size_t chosen = 0;  ///< the one that is pointed at, from 0
    std::optional<bots::Weighing> weighing{};
    bots::WeighAsked weighs{};    ///< while that is waited for: what was heard of it
    std::vector<Ticket> asked{};  ///< and its questions

    /// Somebody weighs the actions for it.
    bool waits() const;
};

/// What a reply to one of the questions of a weighing adds to it: nothing while others are to come, else what
/// came of it, or why nothing did.
std::optional<core::Result<bots::Weighing>> heard(bots::WeighAsked& weighs,
                                                  const platform::Reply& reply);

/// One of the best actions as it is listed.
struct HintRow {
    std::string action;  ///< "Play a hat: 3 → 9"
    std::string worth;   ///< "63 %", "41.3 gems", or "wins by 6½" where best play is known
    float share;         ///< how long its bar is, 0 to 1: of wins, or of the best action's points
};

/// At most kMostHinted, the best first; none before there is an answer.
std::vector<HintRow> hint_rows(const Hint& hint, const Session& session);

/// What is said of the hint: that it is thought about, what the ring means, or what the figures of the
/// list are and why the first one is better than the second.
std::string hint_words(const Hint& hint, const Session& session);

/// How sure the figures are, in a sentence.
std::string hint_tip(const Hint& hint);

/// How many hints have been given in a match, by its tag.
int hints_given(const core::Match& match);

}  // namespace ctq::app
