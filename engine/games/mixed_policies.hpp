#pragma once

#include "engine/games/catalogue.hpp"
#include "engine/games/incan_gold/mixed/policy.hpp"

namespace ctq {

/// The mixed policies: bots that decide at random by learned probabilities, which `ctq learn` makes
/// and `ctq exploit` tests. A game with one adds it here. Ask with `ask_entry`. A policy has:
///
/// Game               the rules.
/// TablesLearner      learns the tables of the policy for some or all numbers of seats.
/// ReplyLearner       learns the best reply of one seat to the tables in use.
/// kBatch             the samples of a batch.
/// kBot               the bot that plays by the tables.
/// kUnfit             a sentence for a match that the tables are not made for.
/// play_by(file)      makes the bot play by the tables of a file. Fails if it has none of this game.
/// fits(start)        whether the tables in use are made for a match with this start.
/// source_text(file)  returns C++ source text that builds the bytes of a file into the program.
/// opponents()        returns the bots that may exploit the policy, in groups: each group is one bot
///                    with every parameter that changes how it plays.
using MixedPolicies = EntryList<incan_gold::mixed::Policy>;

}  // namespace ctq
