#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/action.hpp"
#include "shell/ui/spots.hpp"

/// Translates between spots on a table and actions. A spot is given by its target (ui/spots.hpp). An
/// action spot is one of those that an action touches, such as a point of the board together with
/// the chosen stone; it may lie on another spot of the board or on none. `view` is the game's State
/// as the viewer knows it, for `state_at`.
namespace ctq::tables {

/// What spots mean in one game.
class Pointing {
  public:
    /// Returns the spots that a legal action touches, in the order in which a person would point at
    /// them: card, token, target. Choosing a subset that only one legal action touches plays that
    /// action.
    virtual std::vector<ui::Target> spots_of(const void* view, core::Action action) const = 0;
    /// Returns the name of a spot, for links, tests and the text view: "card:hat". Names are never
    /// parsed.
    virtual std::string spot_name(const void* view, ui::Target spot) const = 0;
    /// Returns the letter of the key that plays a legal action and that its button shows; 0 if there
    /// is none. Typed alone, the letter means the action.
    virtual char key_of(core::Action /*action*/) const { return 0; }
    /// Returns the action spot that a press of `spot` on the board currently means. Example: a
    /// point of the board means the chosen stone on that point. Called after the press, so that a
    /// colour chosen just before counts.
    virtual ui::Target stands_for(ui::Target spot) const { return spot; }
    /// Returns the spot on the board where an action spot lies, even if another spot must be
    /// pressed first.
    virtual ui::Target lies_at(ui::Target spot) const { return spot; }
    /// Returns the name of the spot to press next to reach an action spot: the spot on the board,
    /// or a button of the view that must be pressed first (the colour of a stone).
    virtual std::string to_press(const void* view, ui::Target spot) const {
        return spot_name(view, lies_at(spot));
    }
    /// Returns whether a tap on this spot would play at once although a finger may easily miss,
    /// because other places are close. Such a choice is drawn as a draft and must be confirmed.
    virtual bool drafts(ui::Target /*spot*/) const { return false; }
    /// Returns the illegal action that a person meant by pointing at these spots, so that the game
    /// can explain why it is illegal; none where this is unclear.
    virtual std::optional<core::Action> meant(const void* /*view*/,
                                              std::span<const ui::Target> /*spots*/) const {
        return std::nullopt;
    }

    /// Returns a sentence that explains why these spots allow no action, where `meant` finds no
    /// single illegal action; empty where there is nothing to say.
    virtual std::string why_not(const void* /*view*/, std::span<const ui::Target> /*spots*/) const {
        return {};
    }

    /// Returns the actions that lead to a spot that no single action reaches (a place several moves
    /// away), in order; empty where there is no path.
    virtual std::vector<core::Action> path_to(const void* /*view*/, ui::Target /*spot*/) const {
        return {};
    }
    /// Returns the name of the spot where arrow keys start; empty for the target of the first
    /// action.
    virtual std::string home(const void* /*view*/) const { return {}; }
    /// Returns whether this position needs a decision that must interrupt a path of several moves
    /// (see `path_to`).
    virtual bool asks(const void* /*view*/) const { return false; }

    /// Returns the action to play automatically: from an auto-answer, or because ending the turn is
    /// the only action left. Returns none otherwise.
    virtual std::optional<core::Action> by_auto_answer(const void* /*view*/) const {
        return std::nullopt;
    }

  protected:
    ~Pointing() = default;
};

}  // namespace ctq::tables
