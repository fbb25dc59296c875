#pragma once

#include <optional>

#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// A summary of what happened since the person last acted. It is shown if the person may have
/// missed something: after a long wait, when coming back to a network table, or when the device is
/// handed to this person. Its commands:
///
///     recap-show  recap-ok
class Recap : public TablePart {
  public:
    using TablePart::TablePart;

    void commands(Commands& list) override;
    void tick(double now) override;
    void told() override;
    std::optional<TableNote> note() const override;
    NoteTopic note_topic() const override { return NoteTopic::recap; }

  private:
    void consider(bool even_first);
    void show();

    std::optional<int> from_;  ///< the actions after this position were missed
    double acted_at_ = 0;      ///< when a person here last acted or opened the table, in seconds
    int acted_ = 0;            ///< position after that person's last action
    int curtain_ = 0;          ///< seat that had to confirm before seeing its hand; 0: none
    bool waited_ = false;      ///< the person was waiting for others
};

}  // namespace ctq::scenes
