#pragma once

#include <string>

#include "engine/lab/experiment.hpp"

namespace ctq::cli {

/// The experiment that the words of the command line ask for. Throws Refusal with the reason when
/// there is no such game or bot, or the game can't be played so.
lab::Spec match_up(const std::string& game, const std::string& options, const std::string& seats,
                   std::uint64_t seed, bool rotate);

}  // namespace ctq::cli
