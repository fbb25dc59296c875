#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bots/analysis/verdict.hpp"

/// A review's findings about the decisions of a match, and their text form.
namespace ctq::match {

/// The finding about one position.
struct Finding {
    /// How closely the position was analysed: the closeness of the analysis pass, from 0. -1 if
    /// only the best play was asked for.
    int closeness = -1;
    bots::Weighing weighing;
};

struct Findings {
    int closeness = -1;  ///< closeness of the last analysis pass that ended; -1 if none
    std::map<int, Finding> by_ply{};  ///< by the number of actions before the position
};

/// Returns the verdict on the action at `ply` of the log; none if there is no finding.
std::optional<bots::Verdict> verdict_at(const core::Match& match, const Findings& findings,
                                        int ply);
/// Returns all known verdicts in the order of the match.
std::vector<bots::Verdict> verdicts_of(const core::Match& match, const Findings& findings);

/// Writes findings as one line of text without blanks. The line is only valid for the actions of
/// this match.
std::string findings_text(const core::Match& match, const Findings& findings);
/// Reads the text of `findings_text`. Returns none if it is damaged, has another version or belongs
/// to other actions.
std::optional<Findings> read_findings(const core::Match& match, std::string_view text);

}  // namespace ctq::match
