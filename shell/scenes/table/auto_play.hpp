#pragma once

#include <optional>
#include <string_view>

#include "shell/scenes/table/part.hpp"

namespace ctq::app {

/// What is played without being asked for: it has no alternative, or the person said once how a question
/// that comes again and again is answered.
///
///     habit:<key>
class AutoPlay : public TablePart {
  public:
    using TablePart::TablePart;

    void commands(Commands& list) override;
    void tick(double now) override;
    double wake() const override;
    void changed() override;

  private:
    bool turn_answer(std::string_view key);
    bool plays() const;
    double due() const;

    int sequence_ = -1;  ///< the position `due_` was set for
    double due_ = 0;     ///< when its one action is played, in seconds
};

/// The action of the person to act that is played by itself; none where they have to choose.
std::optional<core::Action> automatic(const Table& table);

}  // namespace ctq::app
