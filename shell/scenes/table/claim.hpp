#pragma once

#include "shell/scenes/table/advice/asking.hpp"
#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// Lets a person claim a win against a single bot when the match is as good as won. Workers
/// evaluate the position by playouts at the start of each of the person's turns. Its commands:
///
///     claim  claim-not
class Claim : public TablePart {
  public:
    /// The number of consecutive turns in which the match must be as good as won.
    static constexpr int kSureTurns = 10;

    using TablePart::TablePart;

    void commands(Commands& list) override;
    /// Evaluates the position of a new turn. Starts counting turns again after an undo.
    void told() override;
    std::optional<TableNote> note() const override;
    NoteTopic note_topic() const override { return NoteTopic::claim; }

  private:
    /// Returns whether the person may claim the win now and has not declined to.
    bool offered() const;
    // claim_watching.cpp
    [[gnu::noinline]] void watch(int seat);
    [[gnu::noinline]] void on_answer(const core::Result<bots::Weighing>& weighing);

    int begun_at_ = -1;       ///< the position in which the person's turn began
    int turns_ = 0;           ///< number of turns the person has had since opening the table
    int sure_ = 0;            ///< number of consecutive turns in which the match was as good as won
    int evaluated_ply_ = -1;  ///< the position that was evaluated last
    int jumps_ = -1;          ///< `Session::jumps` at that time
    bool declined_ = false;   ///< the person chose to play on
    WeighAsking asking_;
};

}  // namespace ctq::scenes
