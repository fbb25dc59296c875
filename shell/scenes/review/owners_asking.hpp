#pragma once

#include <map>
#include <span>
#include <string>

#include "engine/core/owners.hpp"
#include "shell/scenes/board/board.hpp"
#include "shell/scenes/review/review.hpp"

namespace ctq::app {

/// Who will likely own each place of the board at the end, for as long as the person wants to see it:
/// a worker plays the position shown to its end many times.
///
///     who-owns  who-owns-off
class OwnersAsking {
  public:
    OwnersAsking(Board& board, const Review& review) : board_(board), review_(review) {}

    /// Lists the switch, where the game can tell and the match may be analysed.
    void add(Commands& list);
    /// Asks for the position shown, unless it is known or not wanted.
    void ask();
    /// An answer is waited for.
    bool waits() const { return ticket_.waits(); }
    /// What is to be drawn on the board; empty for nothing.
    std::span<const core::LikelyOwner> shown() const;
    /// What that comes to: "Likely at the end: 24 points for You, 19 for Greedy." Empty for nothing.
    std::string words() const;

  private:
    void turn(bool on);
    void hear(int ply, const platform::Reply& reply);

    Board& board_;
    const Review& review_;
    bool on_ = false;
    int asked_ = -1;                           ///< the position that is asked about; -1 for none
    std::map<int, core::LikelyOwners> known_;  ///< by position
    Ticket ticket_;
};

}  // namespace ctq::app
