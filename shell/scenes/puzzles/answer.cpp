#include "shell/scenes/puzzles/answer.hpp"

#include <algorithm>

#include "engine/bots/advice.hpp"
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/match/tags.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/table/exits.hpp"
#include "shell/scenes/table/looking.hpp"
#include "shell/scenes/table/moves.hpp"
#include "shell/scenes/table/outlook.hpp"
#include "shell/scenes/table/panels.hpp"
#include "shell/scenes/table/typing.hpp"
#include "shell/scenes/table/weighed_rows.hpp"
#include "shell/scenes/ways_to_rules.hpp"
#include "shell/store/solved_puzzles.hpp"

namespace ctq::app {

TableParts puzzle_parts(Table& table, const GamePuzzles& game, const NamedPuzzle& puzzle) {
    TableParts list;
    list.push_back(std::make_unique<PuzzleAnswer>(table, game, puzzle));
    list.push_back(std::make_unique<Moves>(table));
    list.push_back(std::make_unique<Looking>(table));
    list.push_back(std::make_unique<OutlookWatch>(table));
    list.push_back(std::make_unique<Panels>(table));
    list.push_back(std::make_unique<Typing>(table));
    return list;
}

void PuzzleAnswer::commands(Commands& list) {
    Services& services = table_.services;
    list.group("Puzzle");
    if (chosen_) {
        if (next_puzzle(game_, puzzle_) != nullptr) {
            list.add("next-puzzle", "Next puzzle", [this] {
                const NamedPuzzle* next = next_puzzle(game_, puzzle_);
                table_.services.router.replace("puzzle=" + puzzle_route(*game_.game, *next));
            });
        }
        list.add("again-puzzle", "Try again", [this] {
            table_.services.router.replace("puzzle=" + puzzle_route(*game_.game, puzzle_));
        });
    }
    list.add("copy-puzzle", "Copy the link",
             [this] { platform::copy_link("puzzle=" + puzzle_route(*game_.game, puzzle_)); })
        .look = {.menu = "copy", .rank = 40};
    list.add("puzzles", "All puzzles", [this] { table_.services.router.go("puzzles"); }).look = {
        .menu = "puzzles", .rank = 50};
    add_way_to_rules(list, table_.session.game(), [this] {
        const core::Setup& setup = table_.session.match().setup();
        table_.services.router.go(rules_route(*setup.game, setup.options));
    });
    list.add("back", "Back", [this] { table_.services.router.back(); });
    add_lobby(list, [&services] { services.router.go(""); });
}

/// The first action is the answer; nothing follows it.
void PuzzleAnswer::changed() {
    const core::Match& match = table_.session.match();
    if (chosen_ || match.size() <= position_) {
        return;
    }
    chosen_ = match.action(position_);
    note_puzzle(game_.game->info->id, puzzle_.name, *chosen_ == puzzle_.puzzle.best);
    if (!table_.over()) {
        table_.session.end(kAnswered, table_.services.now);
    }
    ask();
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
        hint_.asked.push_back(table_.services.jobs.ask(
            question, [this](platform::Reply&& reply, double /*now*/) { hear(reply); }));
    }
}

/// Without an answer the best action alone is told, and where this look is not as deep as the one that made
/// the puzzle.
void PuzzleAnswer::hear(const platform::Reply& reply) {
    auto weighing = heard(hint_.weighs, reply);
    if (!weighing) {
        ask_on();
    } else if (*weighing && (*weighing)->worths.front().action == puzzle_.puzzle.best) {
        hint_.weighing = std::move(**weighing);
    }
    table_.board.changed();
}

/// "Play a hat: 3 → 9, 63 %".
std::string PuzzleAnswer::told(core::Action action) const {
    const void* state = puzzle_.puzzle.match.state();
    const std::vector<std::string>& names = table_.session.players().names();
    if (const bots::Worth* worth = hint_.weighing ? hint_.weighing->find(action) : nullptr) {
        const HintRow row = weighed_row(*hint_.weighing, *worth, *game_.game, state, names);
        return row.worth.empty() ? row.action : row.action + ", " + row.worth;
    }
    return core::capitalized(core::with_names(game_.game->describe(state, action).you, names));
}

std::string PuzzleAnswer::words() const {
    const std::string head =
        core::say("Puzzle {n} of {all}",
                  {{"n", puzzle_.number}, {"all", static_cast<int>(game_.list.size())}});
    if (!chosen_) {
        return head + ": find the best action.";
    }
    const core::Action best = puzzle_.puzzle.best;
    const bool right = *chosen_ == best;
    // Why the best is better than what was chosen, or else than the second.
    const bots::Worth* other = nullptr;
    if (hint_.weighing && !right) {
        other = hint_.weighing->find(*chosen_);
    } else if (hint_.weighing) {
        const auto second =
            std::find_if(hint_.weighing->worths.begin(), hint_.weighing->worths.end(),
                         [&](const bots::Worth& one) { return one.action != best; });
        other = second == hint_.weighing->worths.end() ? nullptr : &*second;
    }
    const std::string reason =
        other == nullptr ? "" : core::with_names(other->reason, table_.session.players().names());
    return core::say(
        "{head}: {right:right!|not the best.} {best}.{right:|{other:| Yours: {yours}.}}{why: The "
        "best "
        "{reason}.|}{words: {more}|}",
        {{"head", head},
         {"right", right},
         {"best", told(best)},
         {"other", right},
         {"yours", told(*chosen_)},
         {"why", !reason.empty()},
         {"reason", reason},
         {"words", hint_.weighing && !hint_.weighing->words.empty()},
         {"more", hint_.weighing ? hint_.weighing->words : std::string()}});
}

std::optional<TableNote> PuzzleAnswer::note() const {
    TableNote note{words(), {}};
    if (chosen_) {
        if (next_puzzle(game_, puzzle_) != nullptr) {
            note.ways.push_back({"next-puzzle", "Next puzzle"});
        }
        note.ways.push_back({"again-puzzle", "Try again"});
    }
    return note;
}

void PuzzleAnswer::describe(TextView& /*page*/, std::vector<std::string>& lines) const {
    lines.push_back(words());
}

}  // namespace ctq::app
