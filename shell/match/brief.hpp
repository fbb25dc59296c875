#pragma once

#include <optional>
#include <string>

#include "engine/core/game.hpp"

/// What the log needs to know of a game in order to tell a turn in one line.
namespace ctq::app {

/// An event in as few words as such a line has for it, without saying whose it is. Its words are
/// patterns of `core::say` in which `n` is how many alike there were; without that hole several are
/// told as "hat 3 → 9 (2 times)".
struct Brief {
    std::string words{};  ///< "{n:a misfit|{n} misfits}"; empty where it need not be told there
    int weight = 1;       ///< the heavier ones are told where there is no room for all
    /// Chance tells what became of the action before it, and stands in its line.
    bool follows = false;
    std::string outcome{};  ///< there: "{n:a hat|{n} hats}"; empty where it says nothing new
};

/// Who tells events in brief.
class Briefs {
  public:
    /// An action between what the viewer knew before it and knows after it; none where the game
    /// has no shorter words for it than its sentence.
    virtual std::optional<Brief> brief(const void* /*before*/, core::Action /*action*/,
                                       const void* /*after*/) const {
        return std::nullopt;
    }

  protected:
    ~Briefs() = default;
};

}  // namespace ctq::app
