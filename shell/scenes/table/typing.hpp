#pragma once

#include <string>
#include <string_view>

#include "shell/scenes/table/part.hpp"

namespace ctq::app {

/// Actions that are typed instead of pressed.
///
///     type:<words>  ask:type
class Typing : public TablePart {
  public:
    using TablePart::TablePart;

    void commands(Commands& list) override;
    void describe(TextView& page, std::vector<std::string>& lines) const override;

  private:
    void type(std::string_view words);
    bool ask() const;

    std::string left_;  ///< what was typed last and could not be played
    int times_ = 0;     ///< something was typed
};

}  // namespace ctq::app
