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
    if (store::latest_daily(results) > now) {
        return "This device’s date has gone back: until it is right, daily matches are for "
               "practice.";
    }
    return store::daily_result(results, daily.date) == store::DailyResult::none
               ? ""
               : "You have had your try at this match: this is for practice.";
}

/// Opens a new table of a daily match. `tag`: the value of `kDailyTag`.
Opened begin(Services& services, const match::Daily& daily, const std::string& id,
             const char* tag) {
    match::TableSetup setup = match::daily_setup(daily);
    auto session = match::start_session(match::make_setup(setup, setup.seed), services.now);
    if (!session) {
        return session.problem();
    }
    setup.seed = 0;
    chosen_set_up(services) = setup;
    session->set_tag(match::kDailyTag, tag);
    session->set_tag(match::kNameTag,
                     core::say("Daily {game}, {date}", {{"game", daily.game->info->title},
                                                        {"date", store::day_words(daily.date)}}));
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
    const std::string date(match.tag(match::kDailyTag));
    if (table_.over() &&
        table_.id == match::daily_id(match::daily_of(table_.session.game(), date))) {
        store::note_daily(table_.session.game().info->id, date, result_of(table_.session));
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
    return begin(services, *daily, id, daily->date.c_str());
}

}  // namespace ctq::scenes
