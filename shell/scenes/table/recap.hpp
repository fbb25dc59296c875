#pragma once

#include <optional>

#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// A summary of what happened since the person last acted. It is shown if the person may have
/// missed it: after a long wait, on a return to a network table, or when the device is passed on.
/// Its commands:
///
///     recap-show  recap-ok
class Recap : public TablePart {
  public:
    using TablePart::TablePart;

    void commands(Commands& list) override;
    void tick(double now) override;
    void changed() override;
    std::optional<TableNote> note() const override;

  private:
    void consider(bool even_first);
    void show();

    std::optional<int> from_;  ///< actions after this position were missed; none if nothing was
    double acted_at_ = 0;      ///< when a person here last acted or opened the table, in seconds
    int acted_ = 0;            ///< number of actions up to that person's last one
    int curtain_ = 0;          ///< the seat that had to confirm before seeing its hand; 0 for none
    bool waited_ = false;      ///< the person was waiting for others
};

}  // namespace ctq::scenes
