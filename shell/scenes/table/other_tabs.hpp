#pragma once

#include <string_view>

#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// Tells the other tabs of the browser that this match is open here, and handles what they tell:
///
///     elsewhere:match:<id>  freed:match:<id>  held:match:<id>  saves-changed
class OtherTabs : public TablePart {
  public:
    explicit OtherTabs(Table& table);
    ~OtherTabs() override;

    void commands(Commands& list) override;

  private:
    bool opened_elsewhere(std::string_view id);
    bool freed(std::string_view id);
    void saves_changed();

    std::string elsewhere_;  ///< id of the match that another tab has open; empty for none
};

}  // namespace ctq::scenes
