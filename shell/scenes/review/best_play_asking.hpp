#pragma once

#include "shell/scenes/board/board.hpp"
#include "shell/scenes/review/review.hpp"

namespace ctq::app {

/// Has a worker find out what is best where the review is now, where that can be known exactly.
class BestPlayAsking {
  public:
    BestPlayAsking(Board& board, Review& review) : board_(board), review_(review) {}

    /// Asks it of the position shown, and no longer of another.
    void ask();
    /// An answer is waited for.
    bool waits() const { return ticket_.waits(); }

  private:
    void hear(const platform::Reply& reply);

    Board& board_;
    Review& review_;
    int asked_ = -1;  ///< the position that is asked about; -1 for none
    Ticket ticket_;
    bool gave_up_ = false;  ///< it could not be had
};

/// The weighing that a worker answered with. Problem: why there is none.
core::Result<bots::Weighing> read_reply(const platform::Reply& reply);

/// What was found by an analysis is shown.
void show_found(const Board& board, Review& review);

}  // namespace ctq::app
