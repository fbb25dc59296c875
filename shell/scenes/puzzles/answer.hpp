#pragma once

#include <optional>
#include <string>

#include "shell/scenes/puzzles/texts.hpp"
#include "shell/scenes/table/hint.hpp"
#include "shell/scenes/table/parts.hpp"

namespace ctq::app {

/// A puzzle at its table: asks for the best action, takes the first one as the answer, and tells what is best
/// and why.
///
///     next-puzzle  again-puzzle  copy-puzzle  puzzles
class PuzzleAnswer : public TablePart {
  public:
    PuzzleAnswer(Table& table, const GamePuzzles& game, const NamedPuzzle& puzzle)
        : TablePart(table), game_(game), puzzle_(puzzle), position_(puzzle.puzzle.match.size()) {}

    void commands(Commands& list) override;
    bool quiet() const override { return !hint_.waits(); }
    void changed() override;
    std::optional<TableNote> note() const override;
    void describe(TextView& page, std::vector<std::string>& lines) const override;

  private:
    std::string words() const;
    std::string told(core::Action action) const;
    void ask();
    void ask_on();
    void hear(const platform::Reply& reply);

    const GamePuzzles& game_;  ///< both are kept as long as the program runs
    const NamedPuzzle& puzzle_;
    int position_;                        ///< actions before the answer
    std::optional<core::Action> chosen_;  ///< the answer
    Hint hint_;                           ///< what the actions are worth
};

/// The parts of a puzzle's table: nobody else acts there, and nothing is kept but the answer.
TableParts puzzle_parts(Table& table, const GamePuzzles& game, const NamedPuzzle& puzzle);

}  // namespace ctq::app
