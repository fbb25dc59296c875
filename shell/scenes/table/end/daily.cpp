#include "shell/scenes/table/end/daily.hpp"

#include <string>
#include <vector>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/match/daily.hpp"
#include "shell/match/ending.hpp"
#include "shell/match/open_session.hpp"
#include "shell/match/tags.hpp"
#include "shell/match/turns.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/page/page.hpp"
#include "shell/scenes/table/parts.hpp"
#include "shell/store/daily_results.hpp"
#include "shell/store/saved_text.hpp"

namespace ctq::scenes {
namespace {

store::DailyResult result_of(const match::Session& session) {
    const int person = session.players().person();
    const core::Standing standing = session.match().standing();
    if (session.situation().ended || person == 0) {
        return store::DailyResult::lost;
    }
    return standing.rank[static_cast<std::size_t>(person - 1)] != 1 ? store::DailyResult::lost
           : standing.drawn()                                       ? store::DailyResult::drawn
                                                                    : store::DailyResult::won;
}

/// Returns why a daily match does not count; empty if it counts.
std::string why_practice(const match::Daily& daily, const std::vector<store::Tally>& results) {
    const std::string now = store::today();
    if (daily.rules != daily.game->info->rules_version) {
        return "That match was played by other rules of the game: here it is for practice.";
    }
    if (daily.date < now) {
        return "That day is over: you play its match for practice.";
    }
    return store::daily_result(results, daily.date) == store::DailyResult::none
               ? ""
               : "You have had your try at this match: this is for practice.";
}

/// Returns for how many days in a row, up to this date, the match of the day was played to its end.
int days_in_row(std::string_view game, const std::string& date) {
    const std::vector<store::Tally> results = store::daily_results(game);
    int days = 0;
    while (store::daily_result(results, match::days_before(date, days)) >
           store::DailyResult::begun) {
        ++days;
    }
    return days;
}

/// Returns the daily match that is played at this table.
match::Daily daily_at(const Table& table) {
    return match::daily_of(table.session.game(),
                           std::string(table.session.match().tag(match::kDailyTag)));
}

/// Begins a daily match. `tag`: the value of `kDailyTag`.
core::Result<match::Session> session_of(const match::Daily& daily, const char* tag, double now) {
    auto session = match::start_session(match::daily_match(daily), now);
    if (session) {
        session->set_tag(match::kDailyTag, tag);
        session->set_tag(match::kNameTag, core::say("Daily {game}, {date}",
                                                    {{"game", daily.game->info->title},
                                                     {"date", store::day_words(daily.date)}}));
    }
    return session;
}

/// Opens a new table of a daily match.
Opened begin(Services& services, const match::Daily& daily, const std::string& id,
             const char* tag) {
    auto session = session_of(daily, tag, services.now);
    if (!session) {
        return session.problem();
    }
    services.router.rename("table=" + id);
    return Opened(new_table(services, std::move(*session), id));
}

}  // namespace

void DailyTry::commands(Commands& list) {
    ahead_ = table_.ended() ? daily_end_words(table_, attempts_.compared()) : std::string();
    list.add_key("forget-days", {}, [this] {
        store::forget_later_days(table_.session.game().info->id);
        table_.services.notices.tell("They are forgotten: you can play those days.");
    });
    if (table_.over()) {
        Page(list).heading("Your actions");
        list.add("copy-result", "Copy the result",
                 [this] {
                     platform::copy_text(daily_line(table_, attempts_.compared()));
                     table_.services.notices.tell("The result is copied: paste it to a friend.");
                 })
            .look = {.word = "Copy result", .brief = "Copy", .places = kAtEnd, .rank = 0};
    }
}

void DailyTry::changed() {
    if (!table_.ended()) {
        return;
    }
    const match::Daily daily = daily_at(table_);
    if (table_.id == match::daily_id(daily)) {
        store::note_daily(daily.game->info->id, daily.date, result_of(table_.session));
    }
    if (!table_.session.situation().ended) {
        attempts_.begin();
    }
}

void practise_daily(const Table& table) {
    if (const auto session = session_of(daily_at(table), match::kPractice, table.services.now)) {
        table.services.router.go("table=" + import_match(table.services, session->match()));
    }
}

Opened open_daily(Services& services, std::string_view rest) {
    auto daily = match::read_daily(rest);
    if (!daily) {
        return daily.problem();
    }
    const std::string now = store::today();
    if (daily->date.empty()) {
        daily->date = now;
    }
    if (daily->date > now) {
        return core::Problem{"", core::say("The match of {date} begins on that day, at 0:00 UTC.",
                                           {{"date", store::day_words(daily->date)}})};
    }
    const std::string game = daily->game->info->id;
    const std::string id = match::daily_id(*daily);
    services.saves.refresh();
    if (services.saves.find(id) != nullptr) {
        services.router.rename("table=" + id);
        return open_table(services, id);
    }
    std::string practice = why_practice(*daily, store::daily_results(game));
    if (practice.empty() && !store::note_daily(game, daily->date, store::DailyResult::begun)) {
        practice = "This device can’t save anything, so this match is for practice.";
    }
    if (!practice.empty()) {
        Opened opened =
            begin(services, *daily, store::new_id(platform::random_seed()), match::kPractice);
        services.notices.tell(practice);
        return opened;
    }
    Opened opened = begin(services, *daily, id, daily->date.c_str());
    if (opened && !(*opened)->session()->match().setup().position.empty()) {
        services.notices.tell("This match begins from a position that was drawn for the day.");
    }
    if (store::has_later_days(game)) {
        services.notices.offer("This device’s date was ahead: results of later days don’t count.",
                               "forget-days", "Forget them");
    }
    return opened;
}

namespace {

/// Returns how the match ended for its person: "won 6–4 in 31 turns", "gave up after 12 turns".
std::string end_words(const Table& table) {
    const match::Session& session = table.session;
    const core::Match& match = session.match();
    if (session.situation().ended) {
        return core::say("gave up after {turns}",
                         {{"turns", match::turns_words(match::turn_at(match, match.cursor()))}});
    }
    const int person = session.players().person();
    const core::Standing standing = match.standing();
    return core::say("{first:{drawn:drew|won}|lost} {result}",
                     {{"first", standing.rank[static_cast<std::size_t>(person - 1)] == 1},
                      {"drawn", standing.drawn()},
                      {"result", table.board.view->result_words(match, person)}});
}

/// Returns the names of all seats but the person's: "Level 3", "Ada and Ben".
std::string rivals_of(const match::Session& session) {
    std::vector<std::string> names;
    for (int seat = 1; seat <= session.players().count(); ++seat) {
        if (seat != session.players().person()) {
            names.push_back(session.players().name(seat));
        }
    }
    return core::listed(names);
}

}  // namespace

std::string daily_line(const Table& table, std::string_view compared) {
    const match::Session& session = table.session;
    const match::Daily daily = daily_at(table);
    return core::say(
        "Daily {game} of Cartotheque, {date}: {end}, against {rivals}{known:, {compared}|}. Play "
        "the "
        "same match: {link}",
        {{"game", session.game().info->title},
         {"date", store::day_words(daily.date)},
         {"end", end_words(table)},
         {"rivals", rivals_of(session)},
         {"known", !compared.empty()},
         {"compared", compared},
         {"link", platform::address("daily=" + match::daily_text(daily))}});
}

std::string daily_end_words(const Table& table, std::string_view compared) {
    const std::string date = daily_at(table).date;
    const int days = days_in_row(table.session.game().info->id, date);
    const int hours =
        24 - static_cast<int>(core::read_number(platform::utc().substr(11, 2)).value_or(0));
    return core::say(
        "{played:You {end}{known:, {compared}|}. |}Whoever opens the link of your result plays the "
        "same match."
        "{row: {days} days in a row.|}{now: The next one begins in {hours} h.|}",
        {{"played", !table.session.situation().ended},
         {"end", end_words(table)},
         {"known", !compared.empty()},
         {"compared", compared},
         {"row", days > 1},
         {"days", days},
         {"now", date == store::today()},
         {"hours", hours}});
}

}  // namespace ctq::scenes
