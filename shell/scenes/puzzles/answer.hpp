#pragma once

#include <optional>
#include <string>
#include <utility>

#include "shell/match/findings/best_line.hpp"
#include "shell/scenes/puzzles/texts.hpp"
#include "shell/scenes/table/advice/hint.hpp"
#include "shell/scenes/table/parts.hpp"
#include "shell/store/records/puzzle_rating.hpp"

namespace ctq::scenes {

/// Runs a puzzle at its table: asks for the best action and takes the player's first action as the
/// answer. A wrong answer is played on, to show what it leads to, and can be taken back. The first
/// answer to a puzzle counts. In a puzzle from the player's own match another action may be as good,
/// so the answer is evaluated first.
///
///     next-puzzle  again-puzzle  show-answer  review-puzzle  copy-puzzle  puzzles
class PuzzleAnswer : public TablePart {
  public:
    PuzzleAnswer(Table& table, const PuzzleSet& set, NamedPuzzle puzzle)
        : TablePart(table),
          set_(set),
          puzzle_(std::move(puzzle)),
          position_(puzzle_.puzzle.match.size()) {}

    void commands(Commands& list) override;
    void tick(double now) override;
    double wake() const override;
    bool quiet() const override { return !judging_.waits() && !next_.waits() && wake() == 0; }
    void changed() override;
    void told() override;
    std::string refusal(core::Action action) override;
    std::optional<TableNote> note() const override;
    NoteTopic note_topic() const override { return NoteTopic::puzzle; }
    void tell(std::vector<std::string>& lines) const override;
    void pointed(const ui::Spots& spots) override;

  private:
    enum class Stage {
        asks,     ///< there is no answer yet
        judged,   ///< the answer is being evaluated
        refuted,  ///< it was wrong: what it leads to is shown
        right,
        shown  ///< the player let the best action be shown
    };

    // answer.cpp
    void settle(bool right);
    void take_back();
    void show_answer();
    void ask();
    void ask_about(const core::Match& match, bots::WeighQuestion question, WeighAsking& asking,
                   void (PuzzleAnswer::*on_answer)(core::Result<bots::Weighing>&&));
    void on_judged(core::Result<bots::Weighing>&& weighing);
    void judge();
    // refutation.cpp
    void refute();
    bool refuted_enough() const;
    void ask_line();
    void on_next(core::Result<bots::Weighing>&& weighing);
    bool line_goes_on() const;
    std::string reply_words() const;
    // words.cpp
    std::string words() const;
    std::string head() const;
    std::string side() const;
    std::string reason() const;
    std::string action_text(core::Action action) const;
    std::string worth_text(core::Action action) const;

    const PuzzleSet& set_;  ///< lives as long as the program
    NamedPuzzle puzzle_;
    int position_;  ///< the number of actions before the answer
    core::Action chosen_ = 0;
    Stage stage_ = Stage::asks;
    std::optional<bots::Weighing> weighing_;  ///< what is known of the value of each action
    WeighAsking judging_;                     ///< the question about it
    std::optional<match::BestLine> line_;     ///< how the match goes on after a wrong answer
    WeighAsking next_;                        ///< the question about the line's next decision
    double next_at_ = 0;                      ///< when the line's next action is due, in seconds
    std::string rating_;  ///< how the answer moved the rating, in words; empty if it did not count
};

/// Returns the parts of a puzzle's table. Other seats don't act there, and only the answer is
/// saved.
TableParts puzzle_parts(Table& table, const PuzzleSet& set, const NamedPuzzle& puzzle);

}  // namespace ctq::scenes
