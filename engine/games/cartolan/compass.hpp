#pragma once

#include "engine/core/bot.hpp"
#include "engine/games/cartolan/rules.hpp"

/// Steering of the bots: away from home, or toward a goal.
namespace ctq::cartolan {

inline constexpr int kNowhere = -1;

/// The content of a bot's notes: where it was this turn, and how far each Adventurer is on its
/// route.
struct Log {
    std::uint32_t turn;       ///< the turn that the per-turn entries belong to, by State::turns; 0
                              ///< none
    std::uint32_t called[6];  ///< bit t: it was on tile t
    std::uint32_t route[kMostAdventurers];  ///< how many Agents of its route it has called at
    std::uint32_t away[kMostAdventurers];   ///< turns begun since its last city
};
/// After this many turns without a city every choice is random, stopping included, so that an
/// Adventurer stuck behind cells that no tile fits any more gets away at last.
inline constexpr std::uint32_t kStallLimit = 40;
/// Decodes a bot's notes.
Log read_log(const core::Notes& notes);
/// Encodes the log into the notes.
void write_log(core::Notes& notes, const Log& log);

/// The exits of the tile of the Adventurer on turn, as a bot sees them. Sets of directions: bit d
/// for direction d.
struct Exits {
    unsigned legal = 0;
    unsigned open = 0;        ///< legal, and not into a known disaster, which only pirates seek
    unsigned unknown = 0;     ///< open, into an empty cell
    unsigned fresh = 0;       ///< open, and to a tile where it was not yet this turn
    bool first_move = false;  ///< it is where the turn began
};
/// Returns the directions that the Adventurer's remaining moves allow, without gusts; none if the
/// moves are used up. `log` contains where it was this turn.
Exits find_exits(const State& state, const Log& log);

/// Returns the preferred direction away from a tile, unknown cells first; kNowhere if there is no
/// exit.
int steer_away(const State& state, const Exits& exits, int from);
/// Returns the direction toward a tile. If it is blocked: downwind to the right on the turn's first
/// move, later kNowhere.
int steer_toward(const State& state, const Exits& exits, int to);

}  // namespace ctq::cartolan
