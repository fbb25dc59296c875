#pragma once

#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// Lets a person end or resign a local match, share it, and go to other scenes. Its commands:
///
///     end  end-yes  end-no  review  sandbox  share  back  lobby
class Exits : public TablePart {
  public:
    using TablePart::TablePart;

    void commands(Commands& list) override;
    void changed() override { asks_ = false; }
    std::optional<TableNote> note() const override;
    NoteTopic note_topic() const override { return NoteTopic::letter; }

  private:
    void end();
    void share();

    bool asks_ = false;  ///< asks whether to resign a daily match
};

/// Add the commands that open the sandbox, the review and the lobby. They look the same at all
/// tables. `label`: the command's label in the text view.
Command& add_sandbox(Commands& list, std::string_view label, Callback run);
Command& add_review(Commands& list, Callback run);
void add_lobby(Commands& list, Callback run);

}  // namespace ctq::scenes
