#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "engine/core/bot.hpp"
#include "engine/core/match.hpp"
#include "engine/lab/tally.hpp"

/// Experiments: who plays what against whom, how often. The same experiment gives the same numbers
/// on every machine and in any number of parts; time, threads and files stay outside.
namespace ctq::lab {

/// Player actions after which a game counts as unfinished.
inline constexpr int kActionCap = 5000;

/// The place in the roster of an entry that is no bot of it: whoever runs the experiment decides for
/// it (lab/outsiders.hpp), and tells several apart by their parameter.
inline constexpr int kOutsider = -1;

/// A match-up of bots. Its game number g (from 0) is the match with the seed
/// `core::nth_seed(seed, g)`.
struct Spec {
    const core::GameHandle* game = nullptr;
    core::Options options;
    /// One entry a seat, by its place in the game's roster; entry b sits at seat b + 1.
    std::vector<core::BotChoice> entries;
    std::uint64_t seed = 0;
    /// Moves the entries on by a seat from game to game, by `shift_of`.
    bool rotate = false;
    int action_cap = kActionCap;
    /// Every game goes on from the end of this log, which has the game, the options and the number of
    /// seats of the spec; null: from the start.
    std::shared_ptr<const core::Match> from{};
};

/// By how many seats every entry is moved on in a game of the series, from number 0: entry b sits at
/// seat (b + shift) mod n + 1.
inline int shift_of(const Spec& spec, std::int64_t number) {
    const auto seats = static_cast<std::uint64_t>(spec.entries.size());
    return spec.rotate ? static_cast<int>(static_cast<std::uint64_t>(number) % seats) : 0;
}

/// Reads the bots of "greedy,random:0.2" into entries of `spec`, whose game and options are set.
/// Problem: an unknown bot, a number of seats or options the game doesn't allow.
core::Failure seat_bots(Spec& spec, std::string_view names);

/// Reads such a match from a share code and makes the spec's game and options its own. Problem: a code
/// that is none, a match that is over.
core::Failure begin_from(Spec& spec, std::string_view code);

/// Shows an action, about to be taken in this state, to every bot of the entries that keeps notes; those are by seat - 1.
/// `shift` is how far the entries are moved on.
void note_action(const Spec& spec, int shift, const void* state, core::Action action,
                 std::span<core::Notes> notes);
/// Shows them what happened before the position that games go on from.
void note_before(const Spec& spec, int shift, std::span<core::Notes> notes);

/// Plays games `first` … `first + count - 1` of the series.
/// `spec` must have passed `seat_bots`, be of a game of the cabinet and have no outsider; first,
/// count >= 0.
Tally play(const Spec& spec, std::int64_t first, std::int64_t count);

/// `play`, or what does the same for games in which outsiders sit.
using PlayGames = std::function<Tally(const Spec&, std::int64_t first, std::int64_t count)>;

}  // namespace ctq::lab
