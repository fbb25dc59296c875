#pragma once

#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// Lets a person claim a win against a single bot when the match is as good as won. Workers
/// evaluate the position by playouts, once in each of the person's turns. Its commands:
///
///     claim  claim-not
class Claim : public TablePart {
  public:
    /// The number of turns in a row that must be as good as won.
    static constexpr int kSureTurns = 10;

    using TablePart::TablePart;

    void commands(Commands& list) override;
    /// Evaluates a new turn. Starts counting again after an undo.
    void changed() override;
    std::optional<TableNote> note() const override;

  private:
    /// Returns whether the win may be claimed now and the person has not declined to.
    bool offered() const;
    // claim_watching.cpp
    [[gnu::noinline]] void watch();
    [[gnu::noinline]] void on_reply(const platform::Reply& reply);

    int came_at_ = -1;        ///< the position at which the person opened the table
    int sure_ = 0;            ///< number of turns in a row that were as good as won
    int evaluated_ply_ = -1;  ///< the position evaluated last
    int jumps_ = -1;          ///< `Session::jumps` at that time
    bool declined_ = false;   ///< the person chose to play on
    Ticket job_;
};

}  // namespace ctq::scenes
