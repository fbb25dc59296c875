#pragma once

namespace ctq::bots::search {

/// The search's tuning parameters. README.md has the experiments that chose these values.
struct Knobs {
    /// Visits of an information set, per possible action, before it gets a node. Small trees of
    /// well-known values beat large trees of guesses: playouts by a plain player are good, and a
    /// new node has to try every action first.
    int grow = 2;
    /// Weight of exploration, in first places (UCB1).
    double explore = 0.4;
    /// Extra visits for the action of the game's plain player. A search too small to know better
    /// plays like that player.
    int preferred = 8;
    /// Most actions of all seats and chance in a playout. A longer playout is abandoned and gives
    /// no seat a reward.
    int longest_playout = 2000;
};

}  // namespace ctq::bots::search
