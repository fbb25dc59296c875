#pragma once

#include <string>
#include <vector>

#include "engine/bots/verdict.hpp"
#include "shell/match/session.hpp"

/// A match that is over, told by luck and choices.
namespace ctq::app {

/// "Luck +11, your choices −7, Greedy's −9 of 100 wins, luck give or take 8", of the one person at this device; a line for each
/// seat where there is none, or there are several. `verdicts`: those on all decisions of the match in
/// order. Empty where luck can't be told apart (`bots::win_accounts`), such as while one is missing.
std::vector<std::string> luck_lines(const std::vector<bots::Verdict>& verdicts,
                                    const Session& session);

/// The line of the one person as a sentence; of who played alone "Luck +14.2, judgement −6.0: 108 gems in the
/// end, …". Empty where there is none.
std::string luck_line(const std::vector<bots::Verdict>& verdicts, const Session& session);

}  // namespace ctq::app
