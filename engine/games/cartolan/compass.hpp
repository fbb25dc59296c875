#pragma once

#include "engine/core/bot.hpp"
#include "engine/games/cartolan/rules.hpp"

/// Steering of the bots: away from home, or toward a goal.
namespace ctq::cartolan {

inline constexpr int kNowhere = -1;

/// The content of a bot's notes: which tiles the Adventurer on turn has been to this turn, and how
/// far each Adventurer is on its route.
struct Log {
    std::uint32_t turn;       ///< the turn that the per-turn entries belong to, by State::turns; 0
                              ///< none
    std::uint32_t called[6];  ///< bit t is set if the Adventurer was on tile t this turn
    std::uint32_t route[kMostAdventurers];  ///< by Adventurer: how many Agents of its route it has
                                            ///< visited
    std::uint32_t away[kMostAdventurers];   ///< by Adventurer: turns begun since it last visited a
                                            ///< city
};
/// After this many turns without a visit to a city, a bot chooses every action at random, even
/// where to stop. So an Adventurer gets away at last if no tile fits the cells around it.
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
    unsigned fresh = 0;       ///< open, and to a tile where the Adventurer has not been this turn
    bool first_move = false;  ///< the Adventurer is still where its turn began
};
/// Returns the directions that the Adventurer's remaining moves allow without gusts; no directions
/// if its moves are used up. `log` has the tiles that the Adventurer was on this turn.
Exits find_exits(const State& state, const Log& log);

/// Returns the preferred direction away from a tile, unknown cells first; kNowhere if there is no
/// exit.
int steer_away(const State& state, const Exits& exits, int from);
/// Returns the direction toward a tile. If that direction is blocked, returns downwind to the right
/// on the first move of the turn, and kNowhere on later moves.
int steer_toward(const State& state, const Exits& exits, int to);

}  // namespace ctq::cartolan
