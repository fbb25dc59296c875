// Analyses the decisions of a match and moves from mistake to mistake.
#include <algorithm>

#include "engine/bots/analysis/weigh_job.hpp"

#include "shell/scenes/page/page.hpp"
#include "shell/scenes/puzzles/texts.hpp"
#include "shell/scenes/review/scene.hpp"

namespace ctq::scenes {

namespace {

/// Number of answers between two saves, so that leaving the page loses little work.
constexpr int kAnswersPerSave = 8;

/// Returns the next closer analysis. Null while one is running, or after the closest one.
const Closeness* next_closeness(const Review& review) {
    const Analysis& analysis = review.analysis;
    const auto next = static_cast<std::size_t>(analysis.closeness() + 1);
    const std::size_t end = review.by_search ? std::size(kCloseness) : 1;
    return analysis.works() || next >= end ? nullptr : &kCloseness[next];
}

const char* closer_words(const Analysis& analysis) {
    return analysis.closeness() < 0 ? "Analyse" : "Look closer";
}

}  // namespace

void ReviewScene::add_analysis(Commands& list) {
    if (!review_.may_analyse) {
        return;
    }
    const Analysis& analysis = review_.analysis;
    Page(list).heading("Analysis");
    if (const Closeness* closer = next_closeness(review_)) {
        Command& look = list.add(closer->id, closer_words(analysis),
                                 [this] { analyse(review_.analysis.closeness() + 1); });
        look.look = {.places = best_line_.works() ? 0U : kAtRemark, .rank = 4};
        if (analysis.closeness() >= 0) {
            look.look.icon = ui::Symbol::eye;
            look.look.menu = "way";
            look.look.small_menu = true;
        }
    }
    if (analysis.works()) {
        list.add("analyse-stop", "Stop",
                 [this] {
                     analysing_.clear();
                     review_.analysis.stop();
                     save_findings(review_, board_.session, board_.services.saves);
                     show_found(board_, review_);
                 })
            .look.places = kAtRemark;
    } else {
        best_line_.add(list);
    }
    owners_.add(list);
    add_learning(list);
    if (review_.shares.empty()) {
        return;
    }
    const bool steps = analysis.closeness() >= 0 && !analysis.works() && !best_line_.works();
    for (const int by : {-1, 1}) {
        const auto to = mistake(by);
        Command& command = list.add(by < 0 ? "mistake-back" : "mistake-on",
                                    by < 0 ? "Mistake before" : "Next mistake",
                                    [this, ply = to.value_or(0)] { seek(ply); });
        command.enabled = to.has_value();
        command.key = {ui::Key::character, by < 0 ? U'b' : U'n', by < 0 ? "B" : "N",
                       by < 0 ? "to the mistake before" : "to the next mistake"};
        command.look = {.icon = by < 0 ? ui::Symbol::back : ui::Symbol::next,
                        .places = steps ? kAtRemark : 0U,
                        .rank = by < 0 ? 1 : 2};
    }
    if (may_scope(board_.session)) {
        list.add(review_.own_only ? "mistakes-all" : "mistakes-mine",
                 review_.own_only ? "All seats" : "Mine only", [this] {
                     review_.own_only = !review_.own_only;
                     show_found(board_, review_);
                 });
    }
    if (!review_.in_wins) {
        return;
    }
    list.add(review_.shows_score ? "curve-wins" : "curve-score",
             review_.shows_score ? "Show the wins in the curve" : "Show who leads in the curve",
             [this] {
                 review_.shows_score = !review_.shows_score;
                 changed();
             });
}

/// Offers the worst decisions of the only person as puzzles, one after the other.
void ReviewScene::add_learning(Commands& list) {
    const int person = board_.session.players().person();
    const bool wrong = std::any_of(
        review_.verdicts.begin(), review_.verdicts.end(), [&](const bots::Verdict& one) {
            return one.seat == person &&
                   bots::mark_of(one, board_.session.players().count()) >= bots::Mark::mistake;
        });
    if (wrong && in_library() && !review_.analysis.works() && !best_line_.works()) {
        list.add("learn", "Learn from your mistakes", [this] { learn(); }).look = {
            .brief = "Learn",
            .tip = "Your worst decisions of this match as questions: find what is better.",
            .menu = "learn",
            .rank = 4};
    }
}

void ReviewScene::learn() {
    Services& services = board_.services;
    renew_own_puzzles(services, {.match = review_.id});
    const PuzzleSet& own = *puzzle_texts(services).of(kOwnPuzzles);
    if (own.list.empty()) {
        tell("You have found what is better in all of them.");
    } else {
        services.router.go("puzzle=" + puzzle_route(own.id, own.list.front()));
    }
}

/// Returns the position of the next mistake (`by` 1) or the previous one (−1).
std::optional<int> ReviewScene::mistake(int by) const {
    return mistake_beside(review_.verdicts, board_.session.players().count(),
                          board_.session.match().cursor(), by);
}

void ReviewScene::analyse(int closeness) {
    analysing_.clear();
    analysed_from_ = board_.session.match().cursor();
    review_.analysis.begin(closeness, board_.session.match());
    ask_on();
    show_found(board_, review_);
    if (!review_.analysis.works()) {
        finish();
    }
}

/// Moves to the first mistake, unless the person has moved to another position meanwhile.
void ReviewScene::finish() {
    save_findings(review_, board_.session, board_.services.saves);
    renew_own_puzzles(board_.services);  // the lobby offers them
    const auto first = mistake_beside(review_.verdicts, board_.session.players().count(),
                                      review_.curve.first - 1, 1);
    if (first && board_.session.match().cursor() == analysed_from_) {
        seek(*first);
    }
}

/// Asks as many questions as there are workers, starting with the position shown.
void ReviewScene::ask_on() {
    std::erase_if(analysing_, [](const Ticket& ticket) { return !ticket.waits(); });
    while (static_cast<int>(analysing_.size()) < board_.services.jobs.size()) {
        const auto ply = review_.analysis.take_next(board_.session.match().cursor());
        if (!ply) {
            return;
        }
        analysing_.push_back(board_.services.jobs.ask(
            bots::encode(*review_.analysis.question(board_.session.match(), *ply)),
            [this, at = *ply](platform::Reply&& reply, double /*now*/) { on_reply(at, reply); }));
    }
}

/// A failed answer stops the analysis. The findings stay.
void ReviewScene::on_reply(int ply, const platform::Reply& reply) {
    auto weighing = read_reply(reply, bots::read_weighing);
    if (!weighing) {
        analysing_.clear();
        review_.analysis.fail();
        tell("The analysis stopped: " + weighing.problem().sentence);
        return;
    }
    review_.analysis.on_reply(ply, std::move(*weighing));
    ask_on();
    show_found(board_, review_);
    if (!review_.analysis.works()) {
        finish();
    } else if (++replies_ % kAnswersPerSave == 0) {
        save_findings(review_, board_.session, board_.services.saves);
    }
}

}  // namespace ctq::scenes
