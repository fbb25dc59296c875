#pragma once

#include "shell/scenes/scene.hpp"
#include "shell/scenes/table/part.hpp"

namespace ctq::app {

/// The one try at the match of a day: what comes of it is noted, and can be copied.
///
///     copy-result
class DailyTry : public TablePart {
  public:
    using TablePart::TablePart;

    void commands(Commands& list) override;
    void changed() override;
};

/// The result in one line: the game, the day and the version of the rules, how it ended, a picture of who
/// was ahead, from left to right, and a link to the match. It is over.
[[gnu::noinline]] std::string daily_line(const Session& session);

/// Opens the daily match of "<game>" for today, or of a link, `daily_text`. Another day's, and what was
/// played already, is opened for practice, and told so. Problem: a damaged link, a day to come.
Opened open_daily(Services& services, std::string_view rest);

}  // namespace ctq::app
