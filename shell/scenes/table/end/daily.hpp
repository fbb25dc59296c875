#pragma once

#include "shell/scenes/scene.hpp"
#include "shell/scenes/table/end/bot_attempts.hpp"
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
    void end_page(Page& page) const override { attempts_.describe(page); }
    std::string_view next_match() const override { return ahead_; }

  private:
    BotAttempts attempts_{table_};
    std::string ahead_;  ///< `daily_end_words`; empty until the end
};

/// Opens the daily match of this table again, for practice.
[[gnu::noinline]] void practise_daily(const Table& table);

/// Return the result of a daily match in one line: game, day, result, and a link to the daily match;
/// and in sentences for the sheet at its end: the result, what the link is for, the days in a row,
/// and when the next match begins. The match must be over.
/// `compared`: that of `BotAttempts`; can be empty.
[[gnu::noinline]] std::string daily_line(const Table& table, std::string_view compared);
[[gnu::noinline]] std::string daily_end_words(const Table& table, std::string_view compared);

/// Opens a daily match. `rest`: "<game>" for today's match, or the text of a link, in the form of
/// `daily_text`. A match of an earlier day, or one already played, is opened for practice, and a
/// message says so. Fails if the link is damaged or the day is in the future.
Opened open_daily(Services& services, std::string_view rest);

}  // namespace ctq::scenes
