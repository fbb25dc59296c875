#pragma once

#include <optional>
#include <vector>

#include "engine/games/incan_gold/incan_gold.hpp"
#include "shell/match/session.hpp"
#include "shell/ui/motion.hpp"

/// What is being shown in Incan Gold: choices opened together, a card turned, and after a round what
/// it brought. The shown position lags behind the newest one until they have been seen, one after
/// the other.
namespace ctq::incan_gold::view {

struct Act {
    State before;          ///< of an account: the state after its round
    int kind = -1;         ///< of the card turned; -1 for choices
    int account = 0;       ///< the round that is accounted for; 0: none
    unsigned leavers = 0;  ///< of opened choices: bit seat - 1
    bool bust = false;     ///< the card drives everyone out
    double start = 0;      ///< seconds
    double turned = 0;     ///< the card is face up, or the choices were read
    double flown = 0;      ///< all gems have arrived: nothing moves any more
    double end = 0;        ///< and it was looked at

    /// Choices are opened: it shows neither a card nor an account.
    bool opens() const { return kind < 0 && account == 0; }
    /// It stays to be read when nothing moves any more.
    bool held() const { return end > flown; }
    /// How much of the card has been turned, or of the choices read: 0 to 1.
    float opened(double now) const { return share(start, turned, now); }
    /// How far the gems are: 0 to 1.
    float arrived(double now) const { return share(turned, flown, now); }

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
    /// A movement takes so many seconds; with less motion only what is held is shown.
    void moved(const app::Step& step, const ui::Motion& motion, float seconds);
    /// Everything arrives.
    void finish() { acts_.clear(); }
    /// Ends what is held; else everything arrives up to what is to be held next.
    void hurry(double now);
    /// Forgets what was shown; the act on show, null when there is none.
    const Act* settle(const ui::Motion& motion);
    /// The act on show, as `settle` found it.
    const Act* shown() const { return acts_.empty() ? nullptr : &acts_.front(); }
    /// When the last card is face up; 0 where none is turned.
    double seen_at() const;
    /// When the last act will have been looked at, in seconds; 0 when none is on show.
    double busy_until() const { return acts_.empty() ? 0 : acts_.back().end; }

  private:
    void append(Act act, const ui::Motion& motion, float seconds);

    std::vector<Act> acts_;
};

}  // namespace ctq::incan_gold::view
