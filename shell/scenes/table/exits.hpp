#pragma once

#include "shell/scenes/table/part.hpp"

namespace ctq::app {

/// The end of a match of this device before its rules end it, and the ways to other places.
///
///     end  review  sandbox  share  back  lobby
class Exits : public TablePart {
  public:
    using TablePart::TablePart;

    void commands(Commands& list) override;
    std::optional<TableNote> note() const override;

  private:
    void end();
    void share();
};

}  // namespace ctq::app
