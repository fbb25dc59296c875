#pragma once

#include "engine/core/bot.hpp"
#include "engine/games/cartolan/rules.hpp"

/// How the bots steer: away from home, or toward something.
namespace ctq::cartolan {

inline constexpr int kNowhere = -1;

/// What a bot remembers: where it was this turn, and how far each Adventurer is on its route.
struct Log {
    std::uint32_t turn;       ///< what belongs to a turn belongs to this, by State::turns; 0 none
    std::uint32_t called[6];  ///< bit t: it was on tile t
    std::uint32_t route[kMostAdventurers];  ///< how many of its Agents were called at
    std::uint32_t away[kMostAdventurers];   ///< turns it began since its last city
};
/// After so many turns without a city every choice is a whim, stopping included: whoever is stuck
/// behind places that no tile fits any more gets away at last.
inline constexpr std::uint32_t kStallLimit = 40;
/// What a bot's notes say.
Log read_log(const core::Notes& notes);
/// Writes it into the notes.
void write_log(core::Notes& notes, const Log& log);

/// The ways out of the tile of the Adventurer on turn, as a bot sees them. Sets of directions:
/// bit d for direction d.
struct Ways {
    unsigned legal = 0;
    unsigned open = 0;        ///< of these, not into a known disaster, which only pirates seek
    unsigned unknown = 0;     ///< of these, into an empty place
    unsigned fresh = 0;       ///< of these, to where it was not yet this turn
    bool first_move = false;  ///< it stands where the turn began
};
/// The directions that the Adventurer's remaining moves allow, gusts aside; none when the moves are
/// used up. `log` tells where it was this turn.
Ways ways_out(const State& state, const Log& log);

/// Directions by preference: away from a tile, into the unknown first; kNowhere when all is shut.
int steer_away(const State& state, const Ways& ways, int from);
/// Toward a tile; blocked on the turn's first move downwind to the right, later kNowhere.
int steer_toward(const State& state, const Ways& ways, int to);

}  // namespace ctq::cartolan
