#pragma once

#include <string>
#include <vector>

#include "engine/bots/analysis/verdict.hpp"
#include "shell/match/session.hpp"

/// Explains the result of a finished match by luck and choices.
namespace ctq::match {

/// Returns "The draws were worth 11 wins of 100 to you, give or take 8" for the only person at this
/// device, or one line per seat if there is not exactly one person. `verdicts`: those on all
/// decisions of the match, in order. Empty if luck can't be separated (`bots::win_accounts`), for
/// instance while a verdict is missing.
std::vector<std::string> luck_lines(const std::vector<bots::Verdict>& verdicts,
                                    const Session& session);

/// Returns the only person's line as a sentence; in a solo match "Luck +14.2, judgement −6.0: 108
/// gems in the end, …". Empty if there is no such line.
std::string luck_line(const std::vector<bots::Verdict>& verdicts, const Session& session);

}  // namespace ctq::match
