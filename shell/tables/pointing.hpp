#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/action.hpp"
#include "shell/ui/spots.hpp"

/// What pointing at a table means. `view` is the game's State as the viewer knows it, to be read by
/// `state_at`.
namespace ctq::tables {

class Pointing {
  public:
    /// The spots a legal action touches, in the order a person would point at them: card, token,
    /// target. Choosing a subset that only one legal action touches plays it.
    virtual std::vector<ui::Target> spots_of(const void* view, core::Action action) const = 0;
    /// The name of a spot, for links, tests and the text view: "card:hat". It is never read back.
    virtual std::string spot_name(const void* view, ui::Target spot) const = 0;
    /// The spot of actions that a press of `spot` on the board stands for now: a point of the board
    /// stands for the stone that is chosen. Asked when the press is done, so that a colour chosen
    /// just before it counts.
    virtual ui::Target stands_for(ui::Target spot) const { return spot; }
    /// The spot on the board where this spot of an action lies, whatever has to be pressed before.
    virtual ui::Target lies_at(ui::Target spot) const { return spot; }
    /// The name of what to press on the way to this spot of an action: where it lies, or a button of
    /// the view itself that has to be pressed before (the colour of a stone).
    virtual std::string to_press(const void* view, ui::Target spot) const {
        return spot_name(view, lies_at(spot));
    }
    /// A tap on this spot plays at once, among places so close that a finger may miss: what was
    /// chosen stands there as a draft and is asked about first.
    virtual bool drafts(ui::Target /*spot*/) const { return false; }
    /// The illegal action a person meant by pointing at these spots, so that the game can say why
    /// not; none where that can't be told.
    virtual std::optional<core::Action> meant(const void* /*view*/,
                                              std::span<const ui::Target> /*spots*/) const {
        return std::nullopt;
    }

    /// Why nothing can be done by pointing at these spots, as a sentence, where no single illegal
    /// action was meant; empty where there is nothing to say.
    virtual std::string no_way(const void* /*view*/, std::span<const ui::Target> /*spots*/) const {
        return {};
    }

    /// The path to a spot that no action touches at once (a place some moves away): the actions that
    /// lead there, one after the other; empty where none does.
    virtual std::vector<core::Action> way_to(const void* /*view*/, ui::Target /*spot*/) const {
        return {};
    }
    /// The name of the spot from which arrow keys begin; empty for where the first action leads.
    virtual std::string home(const void* /*view*/) const { return {}; }
    /// Whether something stands to be decided here that one on such a path should stop for.
    virtual bool asks(const void* /*view*/) const { return false; }

    /// What is played by itself here: because of an auto-answer, or since nothing but the end is left.
    virtual std::optional<core::Action> by_auto_answer(const void* /*view*/) const {
        return std::nullopt;
    }

  protected:
    ~Pointing() = default;
};

}  // namespace ctq::tables
