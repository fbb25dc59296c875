#include "shell/scenes/table/daily.hpp"

#include "engine/core/say.hpp"
#include "shell/match/daily.hpp"
#include "shell/match/ending.hpp"
#include "shell/match/open_session.hpp"
#include "shell/match/tags.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/table/parts.hpp"
#include "shell/store/daily_results.hpp"
#include "shell/store/saved_text.hpp"

namespace ctq::app {
namespace {

DailyResult result_of(const Session& session) {
    const int person = session.players().person();
    const core::Standing standing = session.match().standing();
    if (session.situation().ended || person == 0) {
        return DailyResult::lost;
    }
    return standing.rank[static_cast<std::size_t>(person - 1)] != 1 ? DailyResult::lost
           : standing.drawn()                                       ? DailyResult::drawn
                                                                    : DailyResult::won;
}

/// Returns why a daily match does not count; empty if it counts.
std::string why_practice(const Daily& daily, const std::vector<Tally>& results) {
    const std::string now = today();
    if (daily.rules != daily.game->info->rules_version) {
        return "That match was played by other rules of the game: here it is for practice.";
    }
    if (daily.date < now) {
        return "That day is over: you play its match for practice.";
    }
    if (latest_daily(results) > now) {
        return "This device’s date has gone back: until it is right, daily matches are for "
               "practice.";
    }
    return daily_result(results, daily.date) == DailyResult::none
               ? ""
               : "You have had your try at this match: this is for practice.";
}

/// Opens a new table of a daily match. `tag`: the value of `kDailyTag`.
Opened begin(Services& services, const Daily& daily, const std::string& id, const char* tag) {
    TableSetup setup = daily_setup(daily);
    auto session = start_session(make_setup(setup, setup.seed), services.now);
    if (!session) {
        return session.problem();
    }
    setup.seed = 0;
    chosen_set_up(services) = setup;
    session->set_tag(kDailyTag, tag);
    session->set_tag(
        kNameTag, core::say("Daily {game}, {date}",
                            {{"game", daily.game->info->title}, {"date", day_words(daily.date)}}));
    services.router.rename("table=" + id);
    return Opened(new_table(services, std::move(*session), id));
}

}  // namespace

void DailyTry::commands(Commands& list) {
    if (table_.over()) {
        list.group("Your actions");
        list.add("copy-result", "Copy the result",
                 [this] {
                     platform::copy_text(daily_line(table_.session));
                     table_.services.notices.tell("The result is copied: paste it to a friend.");
                 })
            .look = {.word = "Copy result", .brief = "Copy", .places = kAtEnd, .rank = 1};
    }
}

void DailyTry::changed() {
    const core::Match& match = table_.session.match();
    const std::string date(match.tag(kDailyTag));
    if (table_.over() && table_.id == daily_id(daily_of(table_.session.game(), date))) {
        note_daily(table_.session.game().info->id, date, result_of(table_.session));
    }
}

Opened open_daily(Services& services, std::string_view rest) {
    auto daily = read_daily(rest);
    if (!daily) {
        return daily.problem();
    }
    const std::string now = today();
    if (daily->date.empty()) {
        daily->date = now;
    }
    if (daily->date > now) {
        return core::Problem{"", core::say("The match of {date} begins on that day, at 0:00 UTC.",
                                           {{"date", day_words(daily->date)}})};
    }
    const std::string game = daily->game->info->id;
    const std::string id = daily_id(*daily);
    services.saves.refresh();
    if (services.saves.find(id) != nullptr) {
        services.router.rename("table=" + id);
        return open_table(services, id);
    }
    std::string practice = why_practice(*daily, daily_results(game));
    if (practice.empty() && !note_daily(game, daily->date, DailyResult::begun)) {
        practice = "This device keeps nothing, so this match is for practice.";
    }
    if (!practice.empty()) {
        Opened opened = begin(services, *daily, new_id(platform::random_seed()), kPractice);
        services.notices.tell(practice);
        return opened;
    }
    return begin(services, *daily, id, daily->date.c_str());
}

}  // namespace ctq::app
