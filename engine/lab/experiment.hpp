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

/// Experiments: which bots play which match, and how often. An experiment gives the same numbers on
/// every machine and for any division into parts. This code does not use clocks, threads or files.
///
/// Terms: an entry is one of the bots that play; a part is a run of games that one thread or worker
/// plays; a tally is the sums of its results; a unit (sprt.hpp) is the games of one seed, one with
/// each seating.
namespace ctq::lab {

/// Number of player actions after which a game counts as unfinished.
inline constexpr int kActionCap = 5000;

/// The roster index of an outsider: a player that is not in the roster. The code that runs the
/// experiment decides for it (lab/outsiders.hpp) and distinguishes outsiders by their parameter.
inline constexpr int kOutsider = -1;

/// A match-up of bots. Game g (from 0) is the match with the seed `core::nth_seed(seed, g)`.
struct Spec {
    const core::GameHandle* game = nullptr;
    core::Options options;
    /// One entry per seat, as an index in the game's roster. Entry b sits at seat b + 1.
    std::vector<core::BotChoice> entries;
    std::uint64_t seed = 0;
    /// Whether all entries move by one seat from game to game; see `shift_of`.
    bool rotate = false;
    int action_cap = kActionCap;
    /// Every game continues from the end of this match, which has the same game, options and number
    /// of seats. Null: games begin at the start.
    std::shared_ptr<const core::Match> from{};
};

/// Returns by how many seats the entries are moved in a game, numbered from 0. Entry b sits at seat
/// (b + shift) mod n + 1.
inline int shift_of(const Spec& spec, std::int64_t number) {
    const auto seats = static_cast<std::uint64_t>(spec.entries.size());
    return spec.rotate ? static_cast<int>(static_cast<std::uint64_t>(number) % seats) : 0;
}

/// Reads bots such as "greedy,random:0.2" into the entries of `spec`, whose game and options are
/// set. Fails on an unknown bot, or if the game doesn't allow the number of seats or the options.
core::Failure seat_bots(Spec& spec, std::string_view names);

/// Reads the match `Spec::from` from a share code, and sets the spec's game and options to those of
/// the match. Fails if the code is invalid or the match is over.
core::Failure begin_from(Spec& spec, std::string_view code);

/// Shows an action that is about to be applied to this state to all bots that keep notes. `notes`
/// are by seat - 1. `shift` is the result of `shift_of`.
void note_action(const Spec& spec, int shift, const void* state, core::Action action,
                 std::span<core::Notes> notes);
/// Shows all bots that keep notes the actions of `Spec::from`, from whose end the games continue.
void note_before(const Spec& spec, int shift, std::span<core::Notes> notes);

/// Called with the end of each game of a series, in their order. May be empty.
using OnGame = std::function<void(const Ending&)>;

/// Plays games `first` … `first + count - 1` of the series; first, count >= 0. `spec` must have
/// passed `seat_bots`, be of a game in the cabinet and have no outsider.
Tally play(const Spec& spec, std::int64_t first, std::int64_t count, const OnGame& on_game = {});

/// The type of `play`, and of functions that do the same for games with outsiders.
using PlayGames =
    std::function<Tally(const Spec&, std::int64_t first, std::int64_t count, const OnGame&)>;

}  // namespace ctq::lab
