#pragma once

namespace ctq::bots::search {

/// What the search can be tuned by. The experiments that chose these values stand in README.md.
struct Knobs {
    /// Visits of an information set, for each action possible there, before it gets a node. Small
    /// trees of values that are well known beat large ones of guesses, since playouts by a plain
    /// player are good and a new node has to try every action first.
    int grow = 2;
    /// How much an action that was seldom tried is tried again, in first places (UCB1).
    double explore = 0.4;
    /// Visits the action of the game's plain player has ahead of the others: a search too small to
    /// know better does as that player does.
    int preferred = 8;
    /// Actions of all seats and of chance after which a playout is given up; nobody gets anything.
    int longest_playout = 2000;
};

}  // namespace ctq::bots::search
