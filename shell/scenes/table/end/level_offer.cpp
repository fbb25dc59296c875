#include "shell/scenes/table/end/level_offer.hpp"

#include <algorithm>
#include <utility>

#include "engine/bots/levels.hpp"
#include "engine/core/say.hpp"
#include "shell/match/daily.hpp"
#include "shell/match/ending.hpp"
#include "shell/match/findings/luck_line.hpp"
#include "shell/match/help.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/match/table_level.hpp"
#include "shell/match/tags.hpp"
#include "shell/match/turns.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/page/page.hpp"
#include "shell/scenes/table/end/daily.hpp"
#include "shell/scenes/table/ending.hpp"
#include "shell/scenes/table/lesson_guide.hpp"
#include "shell/store/records/saved_reviews.hpp"

namespace ctq::scenes {
namespace {

/// Tags of matches that don't count for the record: branches, lessons, matches by link, and matches
/// that have already been counted.
constexpr const char* kOtherKinds[] = {match::kParentTag, match::kLessonTag, match::kLetterTag,
                                       match::kCountedTag};

/// Returns the seat of the person in a local match of one person against bots that all play at one
/// level; 0 in any other match.
int challenger(const match::Session& session) {
    const bool levels = match::level_of(session.game(), session.match().setup().seats) != 0;
    return levels && !session.remote() ? session.players().person() : 0;
}

/// Returns whether the person won and nobody else did.
bool won_alone(const match::Session& session, int person) {
    const core::Standing standing = session.match().standing();
    return match::claimed(session) || (!session.situation().ended && !standing.drawn() &&
                                       standing.rank[static_cast<std::size_t>(person - 1)] == 1);
}

/// Returns whether the match's variant has another duration than the game.
bool is_short(const core::Match& match) {
    const auto variants = match.game().info->variants;
    const std::size_t variant = match::variant_of(match::table_setup_of(match.setup()));
    return variant < variants.size() && *variants[variant].duration != '\0';
}

/// Returns the set-up of a match, with the names that people gave.
match::TableSetup own_setup(const core::Match& match) {
    match::TableSetup setup = match::table_setup_of(match.setup());
    setup.people = match::read_people(match.tag(match::kPeopleTag));
    return setup;
}

}  // namespace

std::optional<store::Played> played_of(const match::Session& session) {
    const core::Match& match = session.match();
    const bool own = std::all_of(std::begin(kOtherKinds), std::end(kOtherKinds),
                                 [&](const char* tag) { return match.tag(tag).empty(); });
    if (!own || match.tag(match::kDailyTag) == match::kPractice) {
        return std::nullopt;
    }
    store::Played played;
    const core::GameInfo& info = *match.game().info;
    const bool standard = match::has_default_rules(match);
    played.turns = is_short(match) || !info.race ? 0 : match::turn_at(match, match.cursor());
    played.month = platform::date().substr(0, 7);
    played.helped = match::with_help(match);
    if (const int person = challenger(session); person > 0) {
        played.level = match::level_of(session.game(), match.setup().seats);
        played.won = won_alone(session, person);
        if (standard && info.has_medals() && !session.situation().ended) {
            played.halves = match.standing().half_points[static_cast<std::size_t>(person - 1)];
        }
        return played;
    }
    const bool alone = session.players().count() == 1 && session.players().person() == 1;
    if (!alone || played.helped || session.situation().ended || !standard) {
        return std::nullopt;
    }
    played.halves = match.standing().half_points[0];
    return played;
}

std::string saved_luck(const match::Session& session, const std::string& id) {
    const auto found = store::saved_review(id, session.match());
    return found ? match::luck_line(match::verdicts_of(session.match(), *found), session)
                 : std::string();
}

int steps_offered(const match::Session& session) {
    const int person = challenger(session);
    if (person == 0 || match::is_daily(session.match())) {
        return 0;
    }
    const core::GameHandle& game = session.game();
    const int level = match::level_of(game, session.match().setup().seats);
    if (won_alone(session, person)) {
        return static_cast<std::size_t>(level) < bots::levels_of(game).size() ? 1 : 0;
    }
    const bool shared = !session.situation().ended &&
                        session.match().standing().rank[static_cast<std::size_t>(person - 1)] == 1;
    return shared || level == 1 ? 0 : -1;
}

void play_again(const Table& table, int steps) {
    match::TableSetup setup = own_setup(table.session.match());
    if (auto other = match::at_other_level(setup, steps)) {
        setup = std::move(*other);
        chosen_set_up(table.services) = setup;
        remember(setup);
    }
    if (match::beginner(setup).value_or(0) > 0) {
        match::rotate(setup);
    }
    table.services.router.start(setup, true);
}

void open_table_setup(const Table& table) {
    const core::Match& match = table.session.match();
    Router& router = table.services.router;
    if (match.tag(match::kLessonTag).empty() && match.tag(match::kDailyTag).empty()) {
        router.set_up(own_setup(match));
    } else {
        router.go("setup=" + std::string(match.game().info->id));
    }
}

/// Adds what the person can do next.
void Ending::add_commands(Commands& list) {
    Page(list).heading("Your actions");
    const bool lesson = !table_.session.match().tag(match::kLessonTag).empty();
    if (lesson) {
        add_first_match(list, table_);
    } else if (match::is_daily(table_.session.match())) {
        list.add("again", "Practise it", [this] { practise_daily(table_); }).look = {
            .brief = "Practise", .places = kAtEnd, .rank = 2};
    } else if (!table_.session.remote()) {
        list.add("again", "Rematch", [this] { play_again(table_, 0); }).look = {.places = kAtEnd,
                                                                                .rank = 1};
    }
    // An easier table after a loss, the next level after a win.
    if (sheet_.level > 0) {
        const bool easier = sheet_.level_steps < 0;
        const std::string words =
            match::seat_words(table_.session.game(), match::level_name(sheet_.level));
        list.add(easier ? "easier" : "harder", (easier ? "Easier: " : "Next: ") + words,
                 [this] { play_again(table_, sheet_.level_steps); })
            .look = {.word = easier ? "Easier" : "Next",
                     .places = kAtEnd,
                     .rank = easier ? 2 : 0,
                     .note = list.keep(core::say("Level {n}", {{"n", sheet_.level}}))};
    }
    if (!table_.session.remote()) {
        list.add("change", "Change the set-up", [this] { open_table_setup(table_); }).look = {
            .word = "Change set-up", .brief = "Set-up", .places = kAtEnd, .rank = 32};
    }
    list.family("review:", [this](std::string_view ply) { return review_at(ply); });
    list.add_key("result", {}, [this] { put_away(false); }).look = {.word = "Show the result",
                                                                    .brief = "Result",
                                                                    .icon = ui::Symbol::anchor,
                                                                    .menu = "result",
                                                                    .rank = 70};
    list.add_key("look", {}, [this] { put_away(true); });
}

/// Fills the sheet with what the finished match means.
void Ending::sum_up() {
    const match::Session& session = table_.session;
    sheet_.result = make_result(session, *table_.board.view);
    if (sheet_.luck.empty()) {
        sheet_.luck = saved_luck(session, table_.id);
    }
    sheet_.level_steps = steps_offered(session);
    const auto other = match::at_other_level(own_setup(session.match()), sheet_.level_steps);
    sheet_.level = other ? match::level_of(*other->game, other->seats) : 0;
    sheet_.open = sheet_.open || !table_.seated;  // no delay if the match was over before
    count();
}

/// Adds the match to the person's record, but only once, when it ends at this table.
void Ending::count() {
    const auto played = table_.seated ? played_of(table_.session) : std::nullopt;
    if (!played) {
        return;
    }
    const std::string game = table_.session.game().info->id;
    if (store::add_to_record(game, *played)) {
        sheet_.record = store::record_words(store::game_record(game), *played);
    }
    table_.session.set_tag(match::kCountedTag, "1");
    table_.save(true);
}

}  // namespace ctq::scenes
