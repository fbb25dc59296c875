#pragma once

namespace ctq::bots::search {

/// The search's tuning parameters. README.md has the experiments that chose these values.
struct Knobs {
    /// Visits of an information set, per possible action, before it gets a node. Small trees with
    /// many visits per node beat large trees with few: the playouts are good estimates, and a new
    /// node has to try every action first.
    int grow = 2;
    /// Weight of exploration in UCB1; 1 is a whole first place.
    double explore = 0.4;
    /// Extra visits for the action that the guide prefers. So a search with few playouts plays like
    /// the guide's simple strategy.
    int preferred = 8;
    /// The most actions in a playout, including those of chance. A longer playout is abandoned and
    /// gives no seat a reward.
    int longest_playout = 2000;
};

}  // namespace ctq::bots::search
