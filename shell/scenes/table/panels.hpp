#pragma once

#include "shell/scenes/table/part.hpp"

namespace ctq::app {

/// What can be opened beside the board: the rules and keys, and on a small screen the seats and the log.
///
///     rules  players  log  text-view
class Panels : public TablePart {
  public:
    using TablePart::TablePart;

    void commands(Commands& list) override;

  private:
    void open(bool& panel) const;
};

}  // namespace ctq::app
