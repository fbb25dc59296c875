#include "shell/scenes/puzzles/scene.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/match/open_session.hpp"
#include "shell/scenes/puzzles/answer.hpp"
#include "shell/scenes/table/parts.hpp"
#include "shell/store/records/solved_puzzles.hpp"

namespace ctq::scenes {
namespace {

constexpr const char* kNoPuzzle = "There is no such puzzle: was the whole link copied?";

/// Adds a set: its title, how many of its puzzles are solved, and a button for each. A puzzle of
/// one's own is named after its game.
void add_set(Page& page, const PuzzleSet& set) {
    const std::vector<store::Tally> results = results_of(set);
    const auto solved =
        std::count_if(set.list.begin(), set.list.end(),
                      [&](const NamedPuzzle& one) { return store::is_solved(results, one.name); });
    page.heading(set.title, Voice::section,
                 core::say("{n} of {all} solved", {{"n", static_cast<int>(solved)},
                                                   {"all", static_cast<int>(set.list.size())}}));
    page.buttons(As::grid);
    for (const NamedPuzzle& one : set.list) {
        const store::PuzzleResult result = store::puzzle_result(results, one.name);
        const bool done = result >= store::PuzzleResult::solved_later;
        Command& added =
            page.command("puzzle:" + puzzle_route(set.id, one), puzzle_label(set, one, result));
        added.look.word = set.id == kOwnPuzzles ? one.puzzle.match.game().info->title
                                                : page.list().keep(std::to_string(one.number));
        added.look.note = done                                    ? "Solved"
                          : result == store::PuzzleResult::missed ? "Missed"
                          : one.puzzle.rating > 0 ? puzzle_level(one.puzzle.rating, true)
                                                  : "";
        added.look.on = done;
    }
}

/// Opens the first puzzle of the player's own that is not solved.
Opened open_own_puzzle(Services& services) {
    renew_own_puzzles(services);
    const PuzzleSet& own = *puzzle_texts(services).of(kOwnPuzzles);
    if (own.list.empty()) {
        return core::Problem{"", "There is no open position of your last matches."};
    }
    const std::string route = puzzle_route(own.id, own.list.front());
    services.router.rename("puzzle=" + route);
    return open_puzzle(services, route);
}

}  // namespace

Opened open_puzzles(Services& services, std::string_view rest) {
    if (!rest.empty()) {
        return core::Problem{"", "There is no such page of puzzles."};
    }
    renew_own_puzzles(services);
    return Opened(std::make_unique<PuzzlesScene>(services, ""));
}

Opened open_puzzle(Services& services, std::string_view rest) {
    PuzzleTexts& texts = puzzle_texts(services);
    if (rest == kOwnPuzzles) {
        return open_own_puzzle(services);
    }
    const auto own = core::after_prefix(rest, std::string(kOwnPuzzles) + "-");
    if (own && find_puzzle(texts, rest) == nullptr) {
        renew_own_puzzles(services, {.also = *own});
    }
    const NamedPuzzle* puzzle = find_puzzle(texts, rest);
    const bool all = std::all_of(texts.sets.begin(), texts.sets.end(),
                                 [](const PuzzleSet& set) { return set.known; });
    if (puzzle == nullptr && all) {
        return core::Problem{"", kNoPuzzle};
    }
    if (puzzle == nullptr) {
        return Opened(std::make_unique<PuzzlesScene>(services, std::string(rest)));
    }
    core::Match match = puzzle->puzzle.match;
    match.set_seed(match::BestLine::kSeed);  // a refutation is played with the same draws
    auto session = match::resume_session(std::move(match), services.now);
    if (!session) {
        return session.problem();
    }
    return Opened(make_table(services, std::move(*session), "", [&](Table& table) {
        return puzzle_parts(table, *texts.of(rest.substr(0, rest.rfind('-'))), *puzzle);
    }));
}

PuzzlesScene::PuzzlesScene(Services& services, std::string wanted)
    : PageScene(services), texts_(puzzle_texts(services)), wanted_(std::move(wanted)) {}

bool PuzzlesScene::waits() const {
    return std::any_of(texts_.sets.begin(), texts_.sets.end(),
                       [](const PuzzleSet& set) { return !set.known; });
}

std::string PuzzlesScene::status() const {
    if (waits()) {
        return "Loading the puzzles …";
    }
    for (const PuzzleSet& set : texts_.sets) {
        if (!set.trouble.empty()) {
            return set.trouble;
        }
    }
    return texts_.of(kOwnPuzzles)->list.empty()
               ? "Find the best action: one is clearly better than all others. Mistakes of matches "
                 "that you have analysed come here, too."
               : "Find the best action: one is clearly better than all others.";
}

void PuzzlesScene::page(Page& page) {
    add_back(page);
    page.text(status(), Voice::status);
    if (const store::PuzzleRating now = store::puzzle_rating(); now.answered > 0) {
        page.text(puzzle_rating_words(now));
    }
    for (const PuzzleSet& set : texts_.sets) {
        if (!set.list.empty()) {
            page.card([&] { add_set(page, set); });
        }
    }
    Commands& list = page.list();
    list.family("puzzle:", [this](std::string_view route) {
        services_.router.go("puzzle=" + std::string(route));
    });
    list.family("puzzle-text:", [this](std::string_view text) { on_puzzle_text(text); });
}

void PuzzlesScene::on_puzzle_text(std::string_view game_and_text) {
    take_in_puzzles(services_, game_and_text);
    if (!wanted_.empty()) {
        lead_on();
    }
}

/// Opens the puzzle that a link asked for, or tells that there is none.
void PuzzlesScene::lead_on() {
    if (find_puzzle(texts_, wanted_) != nullptr) {
        services_.router.replace("puzzle=" + wanted_);
    } else if (!waits()) {
        wanted_.clear();
        services_.router.rename("puzzles");
        services_.notices.tell(kNoPuzzle);
    }
}

}  // namespace ctq::scenes
