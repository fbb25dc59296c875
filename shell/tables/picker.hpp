#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/core/action.hpp"
#include "shell/ui/spots.hpp"

/// Turns a sequence of chosen spots into one legal action. Each legal action touches some spots.
/// Each choice keeps only the actions that touch all chosen spots. When one action is left, it is
/// played.
namespace ctq::tables {

/// A legal action with the spots it touches.
struct Candidate {
    core::Action action;
    std::vector<ui::Target> spots;  ///< the spots that the action touches
};

/// The legal actions of a position and the spots chosen so far.
class Picker {
  public:
    /// Sets the legal actions of a new position, asks for all of them and clears the choice.
    void offer(std::vector<Candidate> candidates);
    /// Asks only for these of the legal actions, as a lesson does; for all if `actions` is empty.
    /// The others can be chosen, but views don't mark them.
    void ask_for(std::vector<core::Action> actions) { asked_ = std::move(actions); }

    /// The result of pointing at a spot.
    struct Outcome {
        enum class Kind {
            play,      ///< one action is left, in `action`
            narrowed,  ///< more than one action is left
            cleared,   ///< the spot was already chosen: the choice is cleared
            wrong,     ///< no legal action fits; `choose` leaves the choice unchanged
        };
        Kind kind = Kind::wrong;
        core::Action action = 0;
    };

    /// Adds a spot to the choice. A spot that does not fit the spots chosen so far starts a new
    /// choice.
    Outcome choose(ui::Target spot);
    /// Chooses `from` and then `onto`, after a drag; earlier choices are discarded. If no action
    /// touches both, the outcome is `wrong` and `from` stays chosen, where any action touches it.
    Outcome drag(ui::Target from, ui::Target onto);
    /// Begins a drag: chooses only this spot. Returns false when no legal action touches it.
    bool lift(ui::Target spot);
    /// Clears the choice.
    void clear() { chosen_.clear(); }

    bool empty() const { return candidates_.empty(); }  ///< whether no legal actions are set
    /// Returns the legal actions, with the spots they touch.
    std::span<const Candidate> candidates() const { return candidates_; }
    /// Returns the chosen spots, in the order of choosing.
    std::span<const ui::Target> chosen() const { return chosen_; }
    bool chosen(ui::Target spot) const;  ///< whether this spot is chosen
    /// Returns whether an action that touches all chosen spots touches this spot.
    bool legal(ui::Target spot) const;
    /// Returns whether any legal action touches this spot, regardless of the chosen spots.
    bool known(ui::Target spot) const;
    /// Returns whether this action is asked for: views mark where it leads.
    bool asks(core::Action action) const;
    /// Returns whether an action that is asked for touches this spot.
    bool asks(ui::Target spot) const;
    /// Returns the actions that touch all chosen spots.
    std::vector<core::Action> left() const;

  private:
    Outcome outcome() const;

    std::vector<Candidate> candidates_;
    std::vector<ui::Target> chosen_;
    std::vector<core::Action> asked_;  ///< empty: all
};

}  // namespace ctq::tables
