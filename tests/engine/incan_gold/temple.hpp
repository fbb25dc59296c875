#pragma once

#include <string>

#include "engine/games/incan_gold/incan_gold.hpp"

namespace ctq::tests {

/// A game of Incan Gold of which a test turns the cards and makes the choices.
class Temple {
  public:
    explicit Temple(int seats, const std::string& options = "");

    /// Turns the card written so; it must lie in the deck.
    Temple& card(const std::string& word);
    /// Everyone exploring chooses; the seats in `leavers` ("13", "-" for nobody) leave.
    Temple& leave(const std::string& leavers);
    Temple& stay() { return leave("-"); }
    /// A card at which everybody stays.
    Temple& pass(const std::string& word) { return card(word).stay(); }

    const incan_gold::State& state() const { return state_; }
    int tent(int seat) const { return state_.tent[seat - 1]; }
    int backpack(int seat) const { return state_.backpack[seat - 1]; }
    /// Cards of that word in the deck.
    int in_deck(const std::string& word) const;

  private:
    void play(core::Action action);

    incan_gold::State state_{};
};

/// The kind of card that is written so.
int kind_written(const std::string& word);

}  // namespace ctq::tests
