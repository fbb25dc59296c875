#pragma once

#include <map>
#include <span>
#include <string>

#include "engine/core/owners.hpp"
#include "shell/scenes/board/board.hpp"
#include "shell/scenes/review/review.hpp"
#include "shell/scenes/table/advice/asking.hpp"

namespace ctq::scenes {

/// Shows who will probably own each place of the board at the end of the game, while the person has
/// this switched on. A worker plays the position shown to its end many times.
class OwnersAsking {
  public:
    OwnersAsking(Board& board, const Review& review) : board_(board), review_(review) {}

    /// Adds the command that switches this on or off, if the game supports it and the match may be
    /// analysed.
    void add(Commands& list);
    /// Asks a worker about the position shown, unless it is switched off or the answer is known.
    void ask();
    /// Returns whether an answer is awaited.
    bool waits() const { return ticket_.waits(); }
    /// Returns the owners to draw on the board; empty for none.
    std::span<const core::LikelyOwner> shown() const;
    /// Returns the owners in words: "Likely at the end: 24 points for You, 19 for Greedy." Empty if
    /// they are not known.
    std::string words() const;

  private:
    void turn(bool on);
    void on_reply(int ply, const platform::Reply& reply);

    Board& board_;
    const Review& review_;
    bool on_ = false;
    int asked_ply_ = -1;                       ///< position of the pending question; -1 for none
    std::map<int, core::LikelyOwners> known_;  ///< answers by position
    Ticket ticket_;
};

}  // namespace ctq::scenes
