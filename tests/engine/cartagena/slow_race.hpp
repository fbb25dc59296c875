#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/core/options.hpp"

/// Cartagena once more, written from the rules page alone: lists of words and numbers, searched
/// one by one, actions as the tokens of a record. Slow, and sharing nothing with the engine but
/// the options; the two must agree.
namespace ctq::tests {

class SlowRace {
  public:
    SlowRace(const core::Options& options, int seats);

    /// What may be written next: a seat's actions.
    std::vector<std::string> legal() const;
    /// The outcomes of chance with their weights; empty when a seat acts or all is over.
    std::map<std::string, int> chances() const;
    /// Takes a token of a record, chance's or a seat's.
    void take(const std::string& token);

    bool over() const { return winner_ >= 0 || stalemate_ || stalled(); }
    /// The seat that won, from 1; 0 nobody.
    int winner() const { return winner_ + 1; }
    /// The seat to act, from 1.
    int turn() const { return turn_ + 1; }
    int tokens_home(int seat) const;
    std::vector<int> tokens(int seat) const;
    int cards(int seat, const std::string& symbol) const;
    int pile() const;

  private:
    using Cards = std::map<std::string, int>;

    bool stalled() const { return stall_ > 0 && rounds_without_ == stall_; }
    int boat() const { return spaces_ + 1; }
    int standing_on(int position) const;
    int forward(int from, const std::string& symbol) const;
    int backward(int from) const;
    bool setting_up() const;
    void move(int from, int to);
    void reshuffle_if_needed();
    void end_action();
    void next_turn();
    void take_forward(const std::string& symbol, int from);
    void take_back(int from);
    void take_setup(const std::string& what, const std::string& which);

    std::vector<std::string> symbols_;
    std::vector<std::string> track_;
    std::vector<std::vector<int>> tokens_;
    std::vector<Cards> hands_;
    Cards pile_;
    Cards discards_;
    bool board_ = false;
    int spaces_ = 0;
    int hand_ = 0;
    int actions_ = 0;
    bool skip_ = false;
    bool boat_return_ = false;
    int first_ = -1;
    int dealt_ = 0;
    int turn_ = 0;
    int taken_ = 0;  ///< actions of this turn
    int due_ = 0;
    int passes_ = 0;
    int winner_ = -1;
    bool stalemate_ = false;
    int stall_ = 0;
    std::vector<int> highest_;  ///< total of each seat's positions, ever
    int rounds_without_ = 0;    ///< anybody having got further than ever
    bool anybody_further_ = false;
};

/// Action sequences of 1…depth player actions from here, chance expanded.
std::vector<std::uint64_t> slow_perft(const SlowRace& race, int depth);

}  // namespace ctq::tests
