#pragma once

#include <string>

#include "engine/lab/experiment.hpp"
#include "shell/cli/arguments.hpp"
#include "shell/cli/programs.hpp"

namespace ctq::cli {

/// Returns the experiment for these words of the command line. Throws Refusal with the reason if
/// there is no such game, bot or program, or the game can't be played with these options and seats.
/// If `programs` is null, no program is started: for results of games that have been played
/// already.
lab::Spec match_up(const std::string& game, const std::string& options, const std::string& seats,
                   std::uint64_t seed, bool rotate, Programs* programs = nullptr);
/// Returns the experiment of a run, with the position that its games continue. Refuses a record of
/// another game, with other options than given, or with another number of seats.
lab::Spec match_up(const RunArguments& run, Programs* programs = nullptr);

}  // namespace ctq::cli
