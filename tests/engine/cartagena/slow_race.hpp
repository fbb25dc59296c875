#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/core/options.hpp"

/// A second implementation of Cartagena, written from the rules page alone. It holds lists of words
/// and numbers, searches them one by one, and takes actions as the tokens of a record. It is slow
/// and shares only the options with the engine. Tests require that the two agree.
namespace ctq::tests {

class SlowRace {
  public:
    SlowRace(const core::Options& options, int seats);

    /// The legal actions of the seat to act, as the tokens (words) of a record.
    std::vector<std::string> legal() const;
    /// The possible outcomes of chance with their weights. Empty if a seat acts or the game is
    /// over.
    std::map<std::string, int> chances() const;
    /// Applies one token of a record: an outcome of chance or an action of a seat.
    void take(const std::string& token);

    bool over() const { return winner_ >= 0 || stalemate_ || stalled(); }
    /// The seat that won, numbered from 1, or 0 if no seat has won.
    int winner() const { return winner_ + 1; }
    /// The seat to act, numbered from 1.
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
    int taken_ = 0;  ///< actions taken in this turn
    int due_ = 0;
    int passes_ = 0;
    int winner_ = -1;
    bool stalemate_ = false;
    int stall_ = 0;
    std::vector<int> highest_;  ///< the highest total of each seat's positions so far
    int rounds_without_ = 0;    ///< rounds in which no seat reached a new highest total
    bool anybody_further_ = false;
};

/// Returns the numbers of sequences of 1, 2, … `depth` player actions from this state. Sequences
/// with different outcomes of chance in between count separately.
std::vector<std::uint64_t> slow_perft(const SlowRace& race, int depth);

}  // namespace ctq::tests
