#pragma once

#include <optional>
#include <vector>

#include "engine/games/incan_gold/incan_gold.hpp"
#include "shell/match/session.hpp"
#include "shell/ui/motion.hpp"

/// What is being shown in Incan Gold: choices opened together, a card turned. The shown position
/// lags behind the newest one until they have been seen, one after the other.
namespace ctq::incan_gold::view {

struct Act {
    State before;
    int kind = -1;         ///< of the card turned; -1 for choices
    unsigned leavers = 0;  ///< of opened choices: bit seat - 1
    bool bust = false;     ///< the card drives everyone out
    double start = 0;      ///< seconds
    double turned = 0;     ///< the card is face up, or the choices were read
    double end = 0;        ///< all gems have arrived

    bool opens() const { return kind < 0; }
    /// How much of the card has been turned, or of the choices read: 0 to 1.
    float opened(double now) const { return share(start, turned, now); }
    /// How far the gems are: 0 to 1.
    float flown(double now) const { return share(turned, end, now); }

  private:
    static float share(double from, double to, double now) {
        return now >= to     ? 1.0F
               : now <= from ? 0.0F
                             : static_cast<float>((now - from) / (to - from));
    }
};

/// What a step shows, its times counted from 0 in units of a movement; none for a choice that is
/// still secret and for one player's going on.
std::optional<Act> act_of(const app::Step& step);

class Motion {
  public:
    void moved(const app::Step& step, double now, float seconds);
    /// Everything arrives.
    void finish() { acts_.clear(); }
    /// Forgets what was shown; the act on show, null when there is none.
    const Act* settle(const ui::Motion& motion);
    double busy_until() const { return acts_.empty() ? 0 : acts_.back().end; }

  private:
    std::vector<Act> acts_;
};

}  // namespace ctq::incan_gold::view
