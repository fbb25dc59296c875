#pragma once

#include <optional>

#include "shell/scenes/table/part.hpp"

namespace ctq::app {

/// What has happened since one acted last, where one may have missed it: after a long wait, when one
/// comes back to the table, when the device is passed on.
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

    std::optional<int> from_;  ///< everything after so many actions was missed; none for nothing
    double acted_at_ = 0;      ///< when a person here acted last, or sat down
    int acted_ = 0;            ///< that person's last action
    int curtain_ = 0;          ///< the seat that had to confirm before it sees its hand
    bool waited_ = false;      ///< the others act
};

}  // namespace ctq::app
