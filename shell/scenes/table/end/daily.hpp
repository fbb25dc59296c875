#pragma once

#include "shell/scenes/scene.hpp"
#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// The person's only attempt at a daily match. Saves its result, which the person can copy. Its
/// commands:
///
///     copy-result  forget-days
class DailyTry : public TablePart {
  public:
    using TablePart::TablePart;

    void commands(Commands& list) override;
    void changed() override;
};

/// Returns the result of a daily match in one line: game, day, version of the rules, result, a row
/// of squares that shows who was ahead over time, and a link to the daily match. The match must be
/// over.
[[gnu::noinline]] std::string daily_line(const match::Session& session);

/// Opens a daily match. `rest`: "<game>" for today's match, or the text of a link, in the form of
/// `daily_text`. A match of an earlier day, or one already played, is opened for practice, and a
/// message says so. Fails if the link is damaged or the day is in the future.
Opened open_daily(Services& services, std::string_view rest);

}  // namespace ctq::scenes
