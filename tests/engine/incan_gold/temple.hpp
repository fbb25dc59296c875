#pragma once

#include <string>

#include "engine/games/incan_gold/incan_gold.hpp"

namespace ctq::tests {

/// A game of Incan Gold in which the test picks every card and every action.
class Temple {
  public:
    explicit Temple(int seats, const std::string& options = "");

    /// Turns the card with this notation. The deck must hold it.
    Temple& card(const std::string& word);
    /// Every explorer chooses. The seats in `leavers` ("13", or "-" for none) leave, the others
    /// stay.
    Temple& leave(const std::string& leavers);
    Temple& stay() { return leave("-"); }
    /// Turns a card, then every explorer stays.
    Temple& pass(const std::string& word) { return card(word).stay(); }

    const incan_gold::State& state() const { return state_; }
    int tent(int seat) const { return state_.tent[seat - 1]; }
    int backpack(int seat) const { return state_.backpack[seat - 1]; }
    /// The number of cards with this notation in the deck.
    int in_deck(const std::string& word) const;

  private:
    void play(core::Action action);

    incan_gold::State state_{};
};

/// The kind of card with this notation.
int kind_written(const std::string& word);

}  // namespace ctq::tests
