#pragma once

#include <optional>
#include <string_view>

#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// Plays actions without asking the person: the only legal action, or the action given by an
/// auto-answer, a standing answer to a repeated question. Its commands:
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

    int sequence_ = -1;  ///< `Session::sequence` when `due_` was set
    double due_ = 0;     ///< when the action is played, in seconds
};

/// Returns the action to play without asking the person whose turn it is; nullopt if they must
/// choose.
std::optional<core::Action> automatic(const Table& table);

}  // namespace ctq::scenes
