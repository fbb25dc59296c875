#pragma once

#include "engine/games/incan_gold/incan_gold.hpp"

/// What the next card may bring, from what lies open: the deck is all cards not seen, so every
/// number here is known to every player. All functions work on observations.
namespace ctq::incan_gold {

/// Different hazards on the table.
int hazards_on_table(const State& state);
/// Cards in the deck that would end the round: those alike a hazard on the table.
int bust_cards(const State& state);

/// The next card from the view of one explorer, in whole numbers: each sum is over the cards of the
/// deck, so divided by `deck` it is a mean.
struct Odds {
    int deck = 0;       ///< cards; 0 when there is no next card for that seat
    int bust = 0;       ///< cards that end the round
    int gem_cards = 0;  ///< cards with gems
    int share = 0;  ///< sum of what this explorer would get of each gem card, remainders left out
    // What `myopic` weighs, in gems times explorers so that it stays whole: all gems of the deck
    // (and for a lone explorer what one artifact more is worth, for each in the deck) to gain, and
    // the backpack (and for a lone one the artifacts on the table) to lose with every bust card.
    int explorers = 0;
    int to_gain = 0;
    int at_stake = 0;

    /// The chance that the next card ends the round, 0 to 1.
    double bust_chance() const { return mean(bust); }
    /// What the next card brings this explorer on average, in gems.
    double expected_gems() const { return mean(share); }
    /// What going on for one card and leaving then gains on leaving now, in gems, as `myopic`
    /// counts it.
    double expected_gain() const {
        return explorers == 0 ? 0 : mean(to_gain - bust * at_stake) / explorers;
    }
    /// Whether `myopic` leaves: what a bust may cost is at least what there is to gain.
    bool myopic_leaves() const { return bust * at_stake >= to_gain; }

  private:
    double mean(int sum) const { return deck == 0 ? 0 : static_cast<double>(sum) / deck; }
};

/// The odds for `seat` if all who explore now go on; all zero when that seat does not explore.
Odds odds(const State& state, int seat);

/// What leaving now brings a seat that explores, in gems.
struct Leaving {
    int gems = 0;      ///< for sure: what it carries; alone in the temple all that lies there, too
    int if_alone = 0;  ///< more when nobody else leaves: what lies there
};
Leaving leaving(const State& state, int seat);

/// Whether `myopic` leaves here: what odds() says of the same name, and nothing more.
bool myopic_leaves(const State& observation, int seat);

}  // namespace ctq::incan_gold
