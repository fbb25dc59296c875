#include "shell/scenes/puzzles/answer.hpp"

#include <cstdlib>

#include "engine/bots/advice.hpp"
#include "engine/core/say.hpp"
#include "shell/match/tags.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/links_to_rules.hpp"
#include "shell/scenes/page/page.hpp"
#include "shell/scenes/table/exits.hpp"
#include "shell/scenes/table/looking.hpp"
#include "shell/scenes/table/moves.hpp"
#include "shell/scenes/table/outlook.hpp"
#include "shell/scenes/table/panels.hpp"
#include "shell/scenes/table/typing.hpp"

namespace ctq::scenes {
namespace {

/// Returns " Your rating: 1216 (+16), 3 in a row."
std::string moved_words(int before, const store::PuzzleRating& now) {
    const int change = now.rating - before;
    return core::say(" Your rating: {n} ({up:+|−}{change}){row:, {streak} in a row|}.",
                     {{"n", now.rating},
                      {"up", change >= 0},
                      {"change", std::abs(change)},
                      {"row", now.streak > 1},
                      {"streak", now.streak}});
}

}  // namespace

TableParts puzzle_parts(Table& table, const PuzzleSet& set, const NamedPuzzle& puzzle) {
    TableParts list;
    list.push_back(std::make_unique<PuzzleAnswer>(table, set, puzzle));
    list.push_back(std::make_unique<Moves>(table));
    list.push_back(std::make_unique<Looking>(table));
    list.push_back(std::make_unique<OutlookWatch>(table));
    list.push_back(std::make_unique<Panels>(table));
    list.push_back(std::make_unique<Typing>(table));
    return list;
}

void PuzzleAnswer::commands(Commands& list) {
    Services& services = table_.services;
    const bool own = puzzle_.played.has_value();
    const bool wrong = stage_ == Stage::refuted;
    Page(list).heading("Puzzle");
    if (stage_ == Stage::right || stage_ == Stage::shown) {
        if (next_puzzle(set_, puzzle_) != nullptr) {
            list.add("next-puzzle", "Next puzzle", [this] {
                table_.services.router.replace("puzzle=" +
                                               puzzle_route(set_.id, *next_puzzle(set_, puzzle_)));
            });
        }
        if (own) {
            list.add("review-puzzle", "Show it in the review",
                     [this] { table_.services.router.go(puzzle_.review); })
                .look = {.menu = "review", .rank = 30};
        }
    }
    if (stage_ != Stage::asks && stage_ != Stage::judged) {
        list.add("again-puzzle", wrong ? "Take it back" : "Try again", [this] { take_back(); });
    }
    if (stage_ == Stage::asks || wrong) {
        list.add("show-answer", "Show the answer", [this] { show_answer(); });
    }
    if (!own) {  // others don't have that match
        list.add("copy-puzzle", "Copy the link",
                 [this] { platform::copy_link("puzzle=" + puzzle_route(set_.id, puzzle_)); })
            .look = {.menu = "copy", .rank = 40};
    }
    list.add("puzzles", "All puzzles", [this] { table_.services.router.go("puzzles"); }).look = {
        .menu = "puzzles", .rank = 50};
    add_link_to_rules(list, table_.session.game(), [this] {
        const core::Setup& setup = table_.session.match().setup();
        table_.services.router.go(rules_route(*setup.game, setup.options));
    });
    list.add("back", "Back", [this] { table_.services.router.back(); });
    add_lobby(list, [&services] { services.router.go(""); });
}

std::optional<TableNote> PuzzleAnswer::note() const {
    TableNote note{words(), {}};
    if ((stage_ == Stage::right || stage_ == Stage::shown) &&
        next_puzzle(set_, puzzle_) != nullptr) {
        note.buttons.push_back({"next-puzzle", "Next puzzle"});
    }
    if (stage_ == Stage::refuted || stage_ == Stage::shown) {
        note.buttons.push_back(
            {"again-puzzle", stage_ == Stage::refuted ? "Take it back" : "Try again"});
    }
    if (stage_ == Stage::asks || stage_ == Stage::refuted) {
        note.buttons.push_back({"show-answer", "Show the answer"});
    }
    return note;
}

/// Takes the first action as the answer. Later ones are those of a refutation.
void PuzzleAnswer::changed() {
    const core::Match& match = table_.session.match();
    if (stage_ != Stage::asks || match.cursor() <= position_) {
        return;
    }
    chosen_ = match.action(position_);
    const bool best = chosen_ == puzzle_.puzzle.best;
    if (best || !puzzle_.played || chosen_ == *puzzle_.played) {
        settle(best);
    } else {
        stage_ = Stage::judged;
    }
    ask();
}

/// Ends the match, once the board has shown the last action: it is not played on.
void PuzzleAnswer::told() {
    const bool done = stage_ == Stage::right || stage_ == Stage::shown ||
                      (stage_ == Stage::refuted && !line_goes_on());
    if (done && !table_.ended() && table_.session.match().cursor() > position_) {
        table_.session.end(match::kAnswered, table_.services.now);
        table_.board.changed();
    }
}

std::string PuzzleAnswer::refusal(core::Action /*action*/) {
    return stage_ == Stage::asks ? ""
                                 : "This puzzle is answered. Try it again, or take another one.";
}

void PuzzleAnswer::pointed(const ui::Spots& spots) {
    if (table_.ended() && clicked_on_board(table_.board, spots)) {
        table_.board.tell("This puzzle is answered. Try it again, or take another one.");
    }
}

/// Only the first answer to a puzzle of the cabinet counts for the rating.
void PuzzleAnswer::settle(bool right) {
    const std::string_view game = table_.session.game().info->id;
    const int difficulty = puzzle_.puzzle.rating;
    if (difficulty > 0 && !puzzle_.played &&
        store::puzzle_result(store::puzzle_results(game), puzzle_.name) ==
            store::PuzzleResult::none) {
        const int before = store::puzzle_rating().rating;
        store::count_puzzle(difficulty, right);
        rating_ = moved_words(before, store::puzzle_rating());
    }
    store::note_puzzle(game, puzzle_.name, right);
    if (puzzle_.played) {
        note_open_positions(set_);
    }
    stage_ = right ? Stage::right : Stage::refuted;
    if (!right) {
        refute();
    }
}

/// Goes back to the position of the puzzle.
void PuzzleAnswer::take_back() {
    weighing_.reset();
    judging_.cancel();
    line_.reset();
    next_.cancel();
    rating_.clear();
    match::Session& session = table_.session;
    // The first step only takes back that the match was ended.
    while ((table_.ended() || session.match().cursor() > position_) &&
           !session.undo(table_.services.now)) {
    }
    stage_ = Stage::asks;
    table_.on_changed();
}

/// Plays the best action. Who has not tried has not solved the puzzle.
void PuzzleAnswer::show_answer() {
    if (stage_ == Stage::asks) {
        settle(false);
    }
    const std::string counted = rating_;
    take_back();
    rating_ = counted;
    stage_ = Stage::shown;
    table_.session.play(puzzle_.puzzle.best, table_.services.now);
    chosen_ = puzzle_.puzzle.best;
    ask();
    table_.on_changed();
}

void PuzzleAnswer::ask() {
    const core::Match& match = puzzle_.puzzle.match;
    weighing_.reset();
    ask_about(match, bots::weigh_question(match, match.turn().seat, kHintPlayouts, chosen_),
              judging_, &PuzzleAnswer::on_judged);
}

/// Lets workers evaluate the actions at the match's cursor.
void PuzzleAnswer::ask_about(const core::Match& match, bots::WeighQuestion question,
                             WeighAsking& asking,
                             void (PuzzleAnswer::*on_answer)(core::Result<bots::Weighing>&&)) {
    asking.ask(table_.services.jobs,
               bots::ask_weighing(std::move(question), bots::advice_source(match)),
               [this, on_answer](core::Result<bots::Weighing>&& weighing) {
                   (this->*on_answer)(std::move(weighing));
               });
}

/// Uses the workers' evaluation if it agrees with the puzzle or is needed to judge the answer. It
/// may be shallower than the one that made the puzzle. Without it only the best action is shown.
void PuzzleAnswer::on_judged(core::Result<bots::Weighing>&& weighing) {
    const bool agrees = weighing && weighing->action_values.front().action == puzzle_.puzzle.best;
    if (agrees || (weighing && stage_ == Stage::judged)) {
        weighing_ = std::move(*weighing);
    }
    if (stage_ == Stage::judged) {
        judge();
    }
    table_.board.changed();
}

/// The answer is right if the evaluation can't tell it from the best action.
void PuzzleAnswer::judge() {
    const auto verdict = weighing_ ? bots::verdict_of(position_, puzzle_.puzzle.match.turn().seat,
                                                      chosen_, *weighing_)
                                   : std::nullopt;
    settle(verdict && verdict->comparison() != bots::Comparison::better);
    if (table_.board.tells_newest()) {
        told();
    }
}

}  // namespace ctq::scenes
