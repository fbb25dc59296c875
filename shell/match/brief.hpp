#pragma once

#include <optional>
#include <string>

#include "engine/core/game.hpp"

/// A game's short descriptions of events. The log uses them to describe a turn in one line.
namespace ctq::match {

/// A short description of an event, without the acting seat. Texts are patterns of `core::say`; `n`
/// is the number of equal events. A pattern without `{n}` gets a suffix instead: "hat 3 → 9 (2
/// times)".
struct Brief {
    std::string words{};  ///< "{n:a misfit|{n} misfits}"; empty if the line omits the event
    int weight = 1;       ///< if space is short, heavier events are kept
    /// The event is a chance outcome of the action before it and belongs to that action's line.
    bool follows = false;
    std::string outcome{};  ///< if `follows`: "{n:a hat|{n} hats}"; empty if it adds nothing
};

/// A game's source of short event descriptions.
class Briefs {
  public:
    /// Returns the short description of an action, given the viewer's state before and after it.
    /// Returns none if the game has nothing shorter than its sentence.
    virtual std::optional<Brief> brief(const void* /*before*/, core::Action /*action*/,
                                       const void* /*after*/) const {
        return std::nullopt;
    }

  protected:
    ~Briefs() = default;
};

}  // namespace ctq::match
