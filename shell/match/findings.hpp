#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bots/verdict.hpp"

/// What a review has found out about the decisions of a match, and the same as text.
namespace ctq::app {

/// What is known of one position.
struct Finding {
    int closeness =
        -1;  ///< of the look that found it, from 0 on; -1 where best play was asked by itself
    bots::Weighing weighing;
};

struct Findings {
    int closeness = -1;  ///< of the last look that was finished or stopped; -1 for none
    std::map<int, Finding> by_ply{};  ///< by the number of actions before the position
};

/// The verdict on the action in the log at `ply`; none where nothing is known of it.
std::optional<bots::Verdict> verdict_at(const core::Match& match, const Findings& findings,
                                        int ply);
/// All that are known, in the order of the match.
std::vector<bots::Verdict> verdicts_of(const core::Match& match, const Findings& findings);

/// As one line of text without blanks. It belongs to the actions of this match.
std::string findings_text(const core::Match& match, const Findings& findings);
/// What `findings_text` made. None where it is damaged, of another version, or the match has other
/// actions.
std::optional<Findings> read_findings(const core::Match& match, std::string_view text);

}  // namespace ctq::app
