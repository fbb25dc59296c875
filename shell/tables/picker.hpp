#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/action.hpp"

/// Turns pointing at things into one legal action. Each legal action touches some spots; every
/// choice leaves those actions that touch all chosen spots; when one is left it is played.
namespace ctq::tables {

/// A legal action with the spots it touches.
struct Candidate {
    core::Action action;
    std::vector<std::string> spots;  ///< names of the spots it touches
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
    Outcome choose(std::string_view spot);
    /// A spot was dragged onto another: both are chosen, whatever was before.
    Outcome drag(std::string_view from, std::string_view onto);
    /// Begins a drag: the spot alone is chosen. False when no legal action touches it.
    bool lift(std::string_view spot);
    /// Chooses nothing.
    void clear() { chosen_.clear(); }

    bool empty() const { return candidates_.empty(); }  ///< no legal action was offered
    /// The spots that are chosen, in the order they were pointed at.
    std::span<const std::string> chosen() const { return chosen_; }
    bool chosen(std::string_view spot) const;  ///< whether this one is among them
    /// Some action that is left touches this spot.
    bool legal(std::string_view spot) const;
    /// Some legal action touches it, whatever is chosen.
    bool known(std::string_view spot) const;
    /// The actions that are left.
    std::vector<core::Action> left() const;

  private:
    Outcome outcome() const;

    std::vector<Candidate> candidates_;
    std::vector<std::string> chosen_;
};

}  // namespace ctq::tables
