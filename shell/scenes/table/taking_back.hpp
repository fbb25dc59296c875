#pragma once

#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// Undo and redo in local matches. They skip actions that were played automatically. Undo stops at
/// a chance event until the person allows taking it back in this match. Its commands:
///
///     undo  redo  undo-chance
class TakingBack : public TablePart {
  public:
    using TablePart::TablePart;

    void commands(Commands& list) override;
    bool rewound() const override { return rewound_at_ == table_.session.match().cursor(); }

  private:
    bool may_undo() const;
    [[gnu::noinline]] std::string undo_refusal() const;  // advice/undo_limit.cpp
    void undo();
    void take_back();
    void redo();

    int rewound_at_ = -1;  ///< the position at which nothing is played automatically after an undo
};

/// Add the undo and redo commands. They look the same at all tables. `label`: the command's label
/// in the text view.
Command& add_undo(Commands& list, std::string_view label, Callback run);
Command& add_redo(Commands& list, Callback run);

}  // namespace ctq::scenes
