#pragma once

#include <memory>
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
/// Reads the record of --from, from whose end games continue. Null for an empty path. Throws Refusal
/// if there is no such record, or its match is over.
std::shared_ptr<const core::Match> read_position(const std::string& path);

/// Makes the games of an experiment continue from this position; null for whole games. The options
/// become those of the position. Refuses one of another game, with other options than given, or
/// with another number of seats.
void begin_from(lab::Spec& spec, const std::shared_ptr<const core::Match>& position,
                const std::string& options);

/// Returns the experiment of a run, with the position that its games continue.
lab::Spec match_up(const RunArguments& run, Programs* programs = nullptr);

/// Returns the share code of the position from which the games continue; empty for whole games.
std::string position_code(const lab::Spec& spec);

}  // namespace ctq::cli
