#pragma once

#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// Opens sheets and panels: rules and keys, the text view and, on a small screen, the players and
/// the log. Its commands:
///
///     rules  players  log  text-view
class Panels : public TablePart {
  public:
    using TablePart::TablePart;

    void commands(Commands& list) override;

  private:
    void open(bool& panel) const;
};

}  // namespace ctq::scenes
