#pragma once

#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// Keeps the outlook up to date: the state of the match and how it will end. It is shown in the
/// header and the text view; a message appears when an action changes the outlook's notice.
class OutlookWatch : public TablePart {
  public:
    using TablePart::TablePart;

    void changed() override;
    void describe(TextView& page, std::vector<std::string>& lines) const override;

  private:
    int jumps_ = -1;       ///< `Session::jumps` at the last update
    std::string message_;  ///< the last message
};

}  // namespace ctq::scenes
