#pragma once

#include <string>
#include <vector>

#include "engine/games/incan_gold/incan_gold.hpp"

/// What the next card may bring in Incan Gold, in words: from open knowledge only.
namespace ctq::incan_gold::view {

/// One figure and what it means.
struct OddsFigure {
    std::string title;
    std::string value;
};

/// Empty while no choice is due.
struct OddsText {
    std::vector<OddsFigure> figures;  ///< bust, gems, gain, advice
    std::string brief;                ///< the figures in a short line
    std::string brief_advice;         ///< the advice in another
    std::string advice;               ///< what to do and why, in a sentence or two

    /// There are odds to tell.
    bool any() const { return !figures.empty(); }
};

/// The odds for `seat` in an observation; for who is not inside only what concerns everybody. A
/// lone player is told the best play, where it is known.
OddsText odds_text(const State& view, int seat);

}  // namespace ctq::incan_gold::view
