#pragma once

#include <optional>
#include <string_view>

#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// Plays actions automatically: the only legal action, or an action that a standing answer to a
/// repeated question determines. Its commands:
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

    int sequence_ = -1;  ///< the session's sequence that `due_` was set for
    double due_ = 0;     ///< when the action is played, in seconds
};

/// Returns the action that is played automatically for the person to act; none if they must choose.
std::optional<core::Action> automatic(const Table& table);

}  // namespace ctq::scenes
