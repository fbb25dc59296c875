#pragma once

#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// Updates the outlook: how the match stands and how it will end. The outlook is shown in the
/// header and in the text view. If an action changes the outlook's notice, a message appears.
class OutlookWatch : public TablePart {
  public:
    using TablePart::TablePart;

    void told_more() override;
    void tell(std::vector<std::string>& lines) const override;
    const tables::Outlook* outlook() const override { return &outlook_; }

  private:
    tables::Outlook outlook_;
    int jumps_ = -1;       ///< `Session::jumps` at the last update
    std::string message_;  ///< the last message
};

}  // namespace ctq::scenes
