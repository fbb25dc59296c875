#pragma once

#include <optional>
#include <string>

#include "shell/match/findings/best_line.hpp"
#include "shell/scenes/board/board.hpp"
#include "shell/scenes/board/position_scene.hpp"
#include "shell/scenes/review/review.hpp"
#include "shell/scenes/table/advice/asking.hpp"

namespace ctq::scenes {

/// Lets workers compute the best line from the position shown in the review, and opens the line in
/// the sandbox.
class BestLineAsking {
  public:
    BestLineAsking(Board& board, Review& review) : board_(board), review_(review) {}

    /// Appends the command that starts or stops the search.
    void add(Commands& list);
    /// Cancels the computation if the review no longer shows the position where the line starts.
    void moved();
    /// Returns whether a line is being computed.
    bool works() const { return line_.has_value(); }
    /// Returns a sentence that says how far the computation is.
    std::string progress() const;

  private:
    void begin();
    void ask_on();
    void on_answer(const core::Result<bots::Weighing>& weighing);
    void stop();
    void open();

    Board& board_;
    Review& review_;
    std::optional<match::BestLine> line_;
    WeighAsking asking_;
};

}  // namespace ctq::scenes
