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

/// The ways to the sandbox and the review of a match that is played, and to the lobby, as every table shows
/// them; the label is the text view's.
Command& add_sandbox(Commands& list, std::string_view label, Doing run);
Command& add_review(Commands& list, Doing run);
void add_lobby(Commands& list, Doing run);

}  // namespace ctq::app
