#pragma once

#include "shell/scenes/table/part.hpp"

namespace ctq::app {

/// Watches whether a match of two, a person against a bot, is as good as won: once in each of the
/// person's turns workers play on from there. Then the win may be claimed.
///
///     claim  claim-not
class Claim : public TablePart {
  public:
    /// So many turns running have to be as good as won.
    static constexpr int kSureTurns = 10;

    using TablePart::TablePart;

    void commands(Commands& list) override;
    /// What is taken back is forgotten.
    void changed() override;
    std::optional<TableNote> note() const override;

  private:
    /// The win may be claimed, and the person has not said that they play on.
    bool offered() const;
    // claim_watching.cpp
    [[gnu::noinline]] void watch();
    [[gnu::noinline]] void hear(const platform::Reply& reply);

    int came_at_ = -1;    ///< the position at which the person sat down
    int sure_ = 0;        ///< turns running that were as good as won
    int asked_ply_ = -1;  ///< the position asked about last
    int jumps_ = -1;      ///< of the session then
    bool declined_ = false;
    Ticket asked_;
};

}  // namespace ctq::app
