#pragma once

#include <optional>
#include <vector>

#include "engine/games/incan_gold/incan_gold.hpp"
#include "shell/match/session.hpp"
#include "shell/ui/motion.hpp"

/// Animations of Incan Gold: revealed choices, a turned card, and the gains after a round. They are
/// shown one after the other; the shown position lags behind the newest one until they end.
namespace ctq::incan_gold::view {

/// One animation: revealed choices, a turned card, or the account of a round (what each seat
/// brought home).
struct Act {
    State before;          ///< for an account: the state after its round
    int ply = 0;           ///< `Step::ply` of the step; 0 for an account, which tells nothing new
    int kind = -1;         ///< of the turned card; -1 for choices
    int account = 0;       ///< the round that the account is of; 0: no account
    unsigned leavers = 0;  ///< revealed choices to leave: bit seat - 1
    bool bust = false;     ///< the card drives everyone out
    double start = 0;      ///< when the animation starts, in seconds
    double turned = 0;     ///< when the card is face up, or the choices have been read, in seconds
    double flown = 0;      ///< when all gems have arrived and motion ends
    double end = 0;        ///< when the result has been shown long enough

    /// Returns whether the act reveals choices, so that it is neither a card nor an account.
    bool opens() const { return kind < 0 && account == 0; }
    /// Returns whether the act stays on screen for reading after its motion ends.
    bool waits_for_reader() const { return end > flown; }
    /// Returns how far the card has been turned, or the choices read: 0 to 1.
    float opened(double now) const { return share(start, turned, now); }
    /// Returns how far the gems have flown: 0 to 1.
    float arrived(double now) const { return share(turned, flown, now); }

  private:
    static float share(double from, double to, double now) {
        return now >= to     ? 1.0F
               : now <= from ? 0.0F
                             : static_cast<float>((now - from) / (to - from));
    }
};

/// Returns the animation of a step, with times that start at 0, in units of one movement. None for
/// a choice that is still secret, and for a lone explorer that goes on.
std::optional<Act> act_of(const match::Step& step);

/// The acts that are shown, one after the other.
class Motion {
  public:
    /// Appends the animation of a step. A movement takes `seconds`. With reduced motion only acts
    /// that wait for the reader are shown.
    void moved(const match::Step& step, const ui::Motion& motion, float seconds);
    /// Ends all animations at once.
    void finish() { acts_.clear(); }
    /// Skips ahead: ends an act that waits for the reader, else jumps to the next such act.
    void hurry(double now);
    /// Removes the acts that are over. Returns the current act; null if there is none.
    const Act* settle(const ui::Motion& motion);
    /// Returns the current act, as found by `settle`.
    const Act* shown() const { return acts_.empty() ? nullptr : &acts_.front(); }
    /// Returns the time at which the last card that is being turned begins to show its face, in
    /// seconds; 0 if there is none.
    double seen_at() const;
    /// See `TableView::first_untold`.
    int first_untold(const ui::Motion& motion) const;
    /// Returns when the last act ends, in seconds; 0 if there is none.
    double busy_until() const { return acts_.empty() ? 0 : acts_.back().end; }

  private:
    void append(Act act, const ui::Motion& motion, float seconds);

    std::vector<Act> acts_;
};

}  // namespace ctq::incan_gold::view
