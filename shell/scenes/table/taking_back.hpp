#pragma once

#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// Undo and redo for matches of this device. They skip automatic actions. Undo stops at chance
/// events unless the settings allow taking them back. The commands:
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

/// Add the undo and redo commands, with the look that all tables share. `label`: the label in the
/// text view.
Command& add_undo(Commands& list, std::string_view label, Callback run);
Command& add_redo(Commands& list, Callback run);

}  // namespace ctq::scenes
