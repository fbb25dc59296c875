#pragma once

#include <string>
#include <vector>

#include "engine/games/incan_gold/incan_gold.hpp"

/// Texts about what the next card of Incan Gold may bring, from open knowledge only.
namespace ctq::incan_gold::view {

/// One figure and its label.
struct OddsFigure {
    std::string title;
    std::string value;
};

/// Odds and advice as texts. Empty if no choice is due.
struct OddsText {
    std::vector<OddsFigure> figures;  ///< bust, gems, gain, advice
    std::string brief;                ///< all figures in one short line
    std::string brief_advice;         ///< the advice in one short line
    std::string advice;               ///< the advice and its reason, in a sentence or two

    /// Returns whether there are odds to show.
    bool any() const { return !figures.empty(); }
};

/// Returns the odds for `seat` in an observation. A seat that is not inside the temple gets only
/// the odds that are the same for all seats. In a solo match, the advice is the best play if it is
/// known.
OddsText odds_text(const State& view, int seat);

}  // namespace ctq::incan_gold::view
