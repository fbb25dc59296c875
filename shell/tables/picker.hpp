#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/core/action.hpp"
#include "shell/ui/spots.hpp"

/// Turns pointing at things into one legal action. Each legal action touches some spots; every
/// choice leaves those actions that touch all chosen spots; when one is left it is played.
namespace ctq::tables {

/// A legal action with the spots it touches.
struct Candidate {
    core::Action action;
    std::vector<ui::Target> spots;  ///< what it touches
};

class Picker {
  public:
    /// A new position: its legal actions; nothing is chosen.
    void offer(std::vector<Candidate> candidates);

    /// What pointing at a spot did.
    struct Outcome {
        enum class Kind {
            play,      ///< one action is left: `action`
            narrowed,  ///< more than one is left
            cleared,   ///< a chosen spot was pointed at again: nothing is chosen any more
            wrong,     ///< no legal action touches the spot: nothing changed
        };
        Kind kind = Kind::wrong;
        core::Action action = 0;
    };

    /// Points at a spot. One that does not go with what is chosen begins a new choice.
    Outcome choose(ui::Target spot);
    /// A spot was dragged onto another: both are chosen, whatever was before.
    Outcome drag(ui::Target from, ui::Target onto);
    /// Begins a drag: the spot alone is chosen. False when no legal action touches it.
    bool lift(ui::Target spot);
    /// Chooses nothing.
    void clear() { chosen_.clear(); }

    bool empty() const { return candidates_.empty(); }  ///< no legal action was offered
    /// The legal actions, with what they touch.
    std::span<const Candidate> candidates() const { return candidates_; }
    /// The spots that are chosen, in the order they were pointed at.
    std::span<const ui::Target> chosen() const { return chosen_; }
    bool chosen(ui::Target spot) const;  ///< whether this one is among them
    /// Some action that is left touches this spot.
    bool legal(ui::Target spot) const;
    /// Some legal action touches it, whatever is chosen.
    bool known(ui::Target spot) const;
    /// The actions that are left.
    std::vector<core::Action> left() const;

  private:
    Outcome outcome() const;

    std::vector<Candidate> candidates_;
    std::vector<ui::Target> chosen_;
};

}  // namespace ctq::tables
