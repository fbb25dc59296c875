#pragma once

#include "shell/scenes/table/part.hpp"

namespace ctq::app {

/// Undo and redo at this device: past what is played by itself, and not past what chance has shown,
/// unless the settings let it be.
///
///     undo  redo
class TakingBack : public TablePart {
  public:
    using TablePart::TablePart;

    void commands(Commands& list) override;

  private:
    bool may_undo() const;
    std::string refusal() const;
    void undo();
    void redo();
};

/// Undo and redo as every table shows them; the label is the text view's.
Command& add_undo(Commands& list, std::string_view label, Doing run);
Command& add_redo(Commands& list, Doing run);

}  // namespace ctq::app
