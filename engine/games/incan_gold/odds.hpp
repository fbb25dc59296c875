#pragma once

#include "engine/games/incan_gold/incan_gold.hpp"

/// The odds of the next card, from public information: the deck is all cards not seen, so every
/// player knows every number here. All functions work on observations.
namespace ctq::incan_gold {

/// Returns the number of different hazards on the table.
int hazards_on_table(const State& state);
/// Returns the number of cards in the deck that would end the round: those of the kind of a hazard
/// on the table.
int bust_cards(const State& state);

/// The odds of the next card for one explorer, in whole numbers. Each sum is over the cards of the
/// deck; divided by `deck` it is a mean.
struct Odds {
    int deck = 0;       ///< number of cards; 0 if there is no next card for that seat
    int bust = 0;       ///< cards that end the round
    int gem_cards = 0;  ///< cards with gems
    int share = 0;      ///< sum of this explorer's share of each gem card, without remainders
    // The terms of `myopic`, in gems times explorers, so that they are whole numbers. `to_gain` is
    // all gems of the deck and, for a lone explorer, the value of one more artifact for each
    // artifact in the deck. `at_stake` is what each bust card costs: the backpack and, for a lone
    // explorer, the artifacts on the table.
    int explorers = 0;
    int to_gain = 0;
    int at_stake = 0;

    /// Returns the chance that the next card ends the round, 0 to 1.
    double bust_chance() const { return mean(bust); }
    /// Returns this explorer's mean gain from the next card, in gems.
    double expected_gems() const { return mean(share); }
    /// Returns the expected gain, in gems, of drawing one more card before leaving, as `myopic`
    /// computes it.
    double expected_gain() const {
        return explorers == 0 ? 0 : mean(to_gain - bust * at_stake) / explorers;
    }
    /// Returns whether `myopic` leaves: a bust may cost at least as much as there is to gain.
    bool myopic_leaves() const { return bust * at_stake >= to_gain; }

  private:
    double mean(int sum) const { return deck == 0 ? 0 : static_cast<double>(sum) / deck; }
};

/// Returns the odds for `seat` if all current explorers go on. All zero if that seat does not
/// explore.
Odds odds(const State& state, int seat);

/// The gain of leaving now for a seat that explores, in gems.
struct Leaving {
    int gems = 0;      ///< certain: the backpack; alone in the temple also what is on the table
    int if_alone = 0;  ///< extra if no other seat leaves: what is on the table
};
Leaving leaving(const State& state, int seat);

/// Returns whether `myopic` leaves here, the same as `Odds::myopic_leaves` but without the other
/// odds.
bool myopic_leaves(const State& observation, int seat);

}  // namespace ctq::incan_gold
