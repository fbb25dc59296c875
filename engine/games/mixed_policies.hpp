#pragma once

#include "engine/games/catalogue.hpp"
#include "engine/games/incan_gold/mixed/policy.hpp"

namespace ctq {

/// The mixed policies: bots that decide at random by learned probabilities, which `ctq learn` makes
/// and `ctq exploit` tests. A game with one adds it here. Ask with `ask_entry`. A policy has:
///
/// Game               the rules.
/// TablesLearner      learns the tables of the policy for some or all numbers of seats.
/// Contest            one seat, by its own plan or by a search, against all others by a plan.
/// kParts, kBatch     the parts of a batch of learning, and its samples.
/// kBot               the bot that plays by the tables.
/// kUnfit             a sentence for a match that the tables are not made for.
/// play_by(file)      makes the bot play by the tables of a file. Fails if it has none of this game.
/// fits(start)        whether the tables in use are made for a match with this start.
/// plan(seats)        returns the plan of the tables in use for this number of seats.
/// reply_learner(against, seats, batches, seed)   learns the best reply of one seat to a plan.
/// source_text(file)  returns C++ source text that builds the bytes of a file into the program.
/// opponents()        returns the bots that may exploit the policy, in groups: each group is one bot
///                    with every parameter that changes how it plays.
using MixedPolicies = EntryList<incan_gold::mixed::Policy>;

}  // namespace ctq
