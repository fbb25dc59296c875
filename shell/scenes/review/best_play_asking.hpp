#pragma once

#include "shell/scenes/board/board.hpp"
#include "shell/scenes/review/review.hpp"

namespace ctq::scenes {

/// Lets a worker compute the best action at the position shown in the review, if the position can
/// be solved exactly.
class BestPlayAsking {
  public:
    BestPlayAsking(Board& board, Review& review) : board_(board), review_(review) {}

    /// Asks about the position shown. Cancels the question about any other position.
    void ask();
    /// Returns whether an answer is awaited.
    bool waits() const { return ticket_.waits(); }

  private:
    void on_reply(const platform::Reply& reply);

    Board& board_;
    Review& review_;
    int asked_ply_ = -1;  ///< position that the pending question is about; -1 for none
    Ticket ticket_;
    bool gave_up_ = false;  ///< true after a failed answer
};

/// Decodes the worker's answer. Fails if the worker reported an error or the bytes are malformed.
core::Result<bots::Weighing> read_reply(const platform::Reply& reply);

/// Updates what the review shows after its analysis has changed.
void show_found(const Board& board, Review& review);

}  // namespace ctq::scenes
