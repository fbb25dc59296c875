#pragma once

#include <string>

#include "engine/lab/experiment.hpp"
#include "shell/cli/arguments.hpp"
#include "shell/cli/programs.hpp"

namespace ctq::cli {

/// The experiment that the words of the command line ask for. Throws Refusal with the reason when
/// there is no such game, bot or program, or the game can't be played so. Without `programs` none is
/// started: for games that have been played already.
lab::Spec match_up(const std::string& game, const std::string& options, const std::string& seats,
                   std::uint64_t seed, bool rotate, Programs* programs = nullptr);
/// The same of a run or a record of one, with the position that its games go on from. Refuses a record of another
/// game, of other options than those named, and of another number of seats.
lab::Spec match_up(const RunArguments& run, Programs* programs = nullptr);

}  // namespace ctq::cli
