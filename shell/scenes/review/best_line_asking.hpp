#pragma once

#include <optional>
#include <string>

#include "shell/scenes/board/board.hpp"
#include "shell/scenes/board/position_scene.hpp"
#include "shell/scenes/review/best_line.hpp"
#include "shell/scenes/review/review.hpp"

namespace ctq::app {

/// Has workers find the best line from the position that the review shows, and opens it in the sandbox.
///
///     best-line  best-line-stop
class BestLineAsking {
  public:
    BestLineAsking(Board& board, Review& review) : board_(board), review_(review) {}

    /// Lists how to begin, or how to stop.
    void add(Commands& list);
    /// The same as a button beside what is told of the position.
    RemarkWay button() const;
    /// The review shows another position: the line from the one before is not wanted any more.
    void moved();
    /// A line is being worked out.
    bool works() const { return line_.has_value(); }
    /// How far that is, in a sentence.
    std::string progress() const;

  private:
    void begin();
    void ask_on();
    void hear(const platform::Reply& reply);
    void stop();
    void open();
    void fail(std::string_view why);

    Board& board_;
    Review& review_;
    std::optional<BestLine> line_;
    Ticket ticket_;
};

}  // namespace ctq::app
