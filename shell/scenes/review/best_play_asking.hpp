#pragma once

#include "shell/scenes/board/board.hpp"
#include "shell/scenes/review/review.hpp"
#include "shell/scenes/table/advice/asking.hpp"

namespace ctq::scenes {

/// Lets a worker compute the best action at the position shown in the review, if the position can
/// be solved exactly.
class BestPlayAsking {
  public:
    BestPlayAsking(Board& board, Review& review) : board_(board), review_(review) {}

    /// Asks about the position shown. Cancels the question about any other position.
    void ask();
    /// Returns whether an answer is awaited.
    bool waits() const { return asking_.waits(); }

  private:
    void on_answer(core::Result<bots::Weighing>&& weighing);

    Board& board_;
    Review& review_;
    int asked_ply_ = -1;  ///< position that the pending question is about; -1 for none
    WeighAsking asking_;
    bool gave_up_ = false;  ///< true after a failed answer
};

/// Updates what the review shows after its analysis has changed.
void show_found(const Board& board, Review& review);

}  // namespace ctq::scenes
