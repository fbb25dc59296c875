#pragma once

#include <optional>
#include <string>
#include <utility>

#include "shell/scenes/puzzles/texts.hpp"
#include "shell/scenes/table/advice/hint.hpp"
#include "shell/scenes/table/parts.hpp"

namespace ctq::scenes {

/// Runs a puzzle at its table: asks for the best action, takes the player's first action as the
/// answer, then shows the best action and why it is best. In a puzzle from the player's own match
/// another action may be as good, so the answer is evaluated first.
///
///     next-puzzle  again-puzzle  review-puzzle  copy-puzzle  puzzles
class PuzzleAnswer : public TablePart {
  public:
    PuzzleAnswer(Table& table, const PuzzleSet& set, NamedPuzzle puzzle)
        : TablePart(table),
          set_(set),
          puzzle_(std::move(puzzle)),
          position_(puzzle_.puzzle.match.size()) {}

    void commands(Commands& list) override;
    bool quiet() const override { return !hint_.waits(); }
    void changed() override;
    std::optional<TableNote> note() const override;
    NoteTopic note_topic() const override { return NoteTopic::puzzle; }
    void tell(std::vector<std::string>& lines) const override;
    void pointed(const ui::Spots& spots) override;

  private:
    /// The state of the answer: none yet, being evaluated (`judged`), right, or wrong (`missed`).
    enum class Answer { none, judged, right, missed };

    std::string words() const;
    std::string head() const;
    std::string reason() const;
    std::string action_text(core::Action action) const;
    void settle(Answer answer);
    void ask();
    void ask_on();
    void on_reply(const platform::Reply& reply);
    void judge();

    const PuzzleSet& set_;  ///< lives as long as the program
    NamedPuzzle puzzle_;
    int position_;  ///< the number of actions before the answer
    core::Action chosen_ = 0;
    Answer answer_ = Answer::none;
    Hint hint_;  ///< what is known of the value of each action
};

/// Returns the parts of a puzzle's table. Other seats don't act there, and only the answer is
/// saved.
TableParts puzzle_parts(Table& table, const PuzzleSet& set, const NamedPuzzle& puzzle);

}  // namespace ctq::scenes
