#pragma once

#include "shell/scenes/table/part.hpp"

namespace ctq::app {

/// Where the match stands and how it will end: in the header, in the text view, and by a message when
/// what was just played makes something come true.
class OutlookWatch : public TablePart {
  public:
    using TablePart::TablePart;

    void changed() override;
    void describe(TextView& page, std::vector<std::string>& lines) const override;

  private:
    int jumps_ = -1;    ///< of the session that the outlook was made for
    std::string told_;  ///< the message that came last
};

}  // namespace ctq::app
