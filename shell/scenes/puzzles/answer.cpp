#include "shell/scenes/puzzles/answer.hpp"

#include <algorithm>

#include "engine/bots/advice.hpp"
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
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
    Page(list).heading("Puzzle");
    if (answer_ != Answer::none) {
        if (next_puzzle(set_, puzzle_) != nullptr) {
            list.add("next-puzzle", "Next puzzle", [this] {
                table_.services.router.replace("puzzle=" +
                                               puzzle_route(set_.id, *next_puzzle(set_, puzzle_)));
            });
        }
        list.add("again-puzzle", "Try again", [this] {
            table_.services.router.replace("puzzle=" + puzzle_route(set_.id, puzzle_));
        });
        if (own) {
            list.add("review-puzzle", "Show it in the review",
                     [this] { table_.services.router.go(puzzle_.review); })
                .look = {.menu = "review", .rank = 30};
        }
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

/// Takes the first action as the answer and ignores all others.
void PuzzleAnswer::changed() {
    const core::Match& match = table_.session.match();
    if (answer_ != Answer::none || match.size() <= position_) {
        return;
    }
    chosen_ = match.action(position_);
    const bool best = chosen_ == puzzle_.puzzle.best;
    const bool known = best || !puzzle_.played || chosen_ == *puzzle_.played;
    settle(best ? Answer::right : known ? Answer::missed : Answer::judged);
    if (!table_.over()) {
        table_.session.end(match::kAnswered, table_.services.now);
    }
    ask();
}

void PuzzleAnswer::pointed(const ui::Spots& spots) {
    if (answer_ != Answer::none && clicked_on_board(table_.board, spots)) {
        table_.board.tell("This puzzle is answered. Try it again, or take another one.");
    }
}

void PuzzleAnswer::settle(Answer answer) {
    answer_ = answer;
    if (answer != Answer::judged) {
        store::note_puzzle(table_.session.game().info->id, puzzle_.name, answer == Answer::right);
    }
}

void PuzzleAnswer::ask() {
    const core::Match& match = puzzle_.puzzle.match;
    hint_.weighs =
        bots::ask_weighing(bots::weigh_question(match, match.turn().seat, kHintPlayouts, chosen_),
                           bots::advice_source(match));
    ask_on();
}

void PuzzleAnswer::ask_on() {
    for (const core::Bytes& question : bots::questions(hint_.weighs)) {
        hint_.jobs.push_back(table_.services.jobs.ask(
            question, [this](platform::Reply&& reply, double /*now*/) { on_reply(reply); }));
    }
}

/// Uses the worker's evaluation if it agrees with the puzzle or is needed to judge the answer. It
/// may be shallower than the one that made the puzzle. Without it only the best action is shown.
void PuzzleAnswer::on_reply(const platform::Reply& reply) {
    auto weighing = read_reply(hint_.weighs, reply);
    if (!weighing) {
        ask_on();
        return;
    }
    const bool agrees =
        *weighing && (*weighing)->action_values.front().action == puzzle_.puzzle.best;
    if (agrees || (*weighing && answer_ == Answer::judged)) {
        hint_.weighing = std::move(**weighing);
    }
    if (answer_ == Answer::judged) {
        judge();
    }
    table_.board.changed();
}

/// The answer is right if the evaluation can't tell it from the best action.
void PuzzleAnswer::judge() {
    const auto verdict = hint_.weighing
                             ? bots::verdict_of(position_, puzzle_.puzzle.match.turn().seat,
                                                chosen_, *hint_.weighing)
                             : std::nullopt;
    settle(verdict && verdict->comparison() != bots::Comparison::better ? Answer::right
                                                                        : Answer::missed);
}

/// Returns "Play a hat: 3 → 9, 63 %".
std::string PuzzleAnswer::action_text(core::Action action) const {
    const core::Match& match = puzzle_.puzzle.match;
    const std::vector<std::string>& names = table_.session.players().names();
    if (const bots::ActionValue* worth = hint_.weighing ? hint_.weighing->find(action) : nullptr) {
        const HintRow row =
            weighed_row(*hint_.weighing, *worth, match.game(), match.state(), names);
        return row.worth.empty() ? row.action : row.action + ", " + row.worth;
    }
    return core::capitalized(
        core::with_names(match.game().describe(match.state(), action).you, names));
}

std::string PuzzleAnswer::head() const {
    return core::say("Puzzle {n} of {all}{own: from your last matches|}",
                     {{"n", puzzle_.number},
                      {"all", static_cast<int>(set_.list.size())},
                      {"own", puzzle_.played.has_value()}});
}

/// Returns why the best action is better than the chosen one, or than the second best.
std::string PuzzleAnswer::reason() const {
    if (!hint_.weighing || hint_.weighing->action_values.front().action != puzzle_.puzzle.best) {
        return {};
    }
    const bots::ActionValue* other = hint_.weighing->find(chosen_);
    if (answer_ == Answer::right) {
        const auto second =
            std::find_if(hint_.weighing->action_values.begin(), hint_.weighing->action_values.end(),
                         [&](const bots::ActionValue& one) { return one.action != chosen_; });
        other = second == hint_.weighing->action_values.end() ? nullptr : &*second;
    }
    return other == nullptr ? ""
                            : core::with_names(other->reason, table_.session.players().names());
}

std::string PuzzleAnswer::words() const {
    if (answer_ == Answer::none || answer_ == Answer::judged) {
        return core::say("{head}: {asks:find the best action.|your answer is being judged …}",
                         {{"head", head()}, {"asks", answer_ == Answer::none}});
    }
    const bool right = answer_ == Answer::right;
    const std::string why = reason();
    return core::say(
        "{head}: {right:right!|not the best.} {best}.{right:| Yours: {yours}.}{why: The best "
        "{reason}.|}{own: In the match you chose: {played}.|}{words: {more}|}",
        {{"head", head()},
         {"right", right},
         {"best", action_text(right ? chosen_ : puzzle_.puzzle.best)},
         {"yours", action_text(chosen_)},
         {"why", !why.empty()},
         {"reason", why},
         {"own", puzzle_.played && *puzzle_.played != chosen_},
         {"played", puzzle_.played ? action_text(*puzzle_.played) : std::string()},
         {"words", hint_.weighing && !hint_.weighing->words.empty()},
         {"more", hint_.weighing ? hint_.weighing->words : std::string()}});
}

std::optional<TableNote> PuzzleAnswer::note() const {
    TableNote note{words(), {}};
    if (answer_ != Answer::none) {
        if (next_puzzle(set_, puzzle_) != nullptr) {
            note.buttons.push_back({"next-puzzle", "Next puzzle"});
        }
        note.buttons.push_back({"again-puzzle", "Try again"});
    }
    return note;
}

void PuzzleAnswer::tell(std::vector<std::string>& lines) const {
    lines.push_back(words());
}

}  // namespace ctq::scenes
