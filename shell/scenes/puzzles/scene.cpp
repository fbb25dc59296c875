#include "shell/scenes/puzzles/scene.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/match/open_session.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/puzzles/answer.hpp"
#include "shell/scenes/table/parts.hpp"

namespace ctq::scenes {
namespace {

constexpr const char* kNoPuzzle = "There is no such puzzle: was the whole link copied?";

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
    const auto own = core::after_prefix(rest, std::string(kOwnPuzzles) + "-");
    if (own && find_puzzle(texts, rest) == nullptr) {
        renew_own_puzzles(services, *own);
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
    match.set_seed(platform::random_seed());
    auto session = match::resume_session(std::move(match), services.now);
    if (!session) {
        return session.problem();
    }
    return Opened(make_table(services, std::move(*session), "", [&](Table& table) {
        return puzzle_parts(table, *texts.of(rest.substr(0, rest.rfind('-'))), *puzzle);
    }));
}

PuzzlesScene::PuzzlesScene(Services& services, std::string wanted)
    : services_(services), texts_(puzzle_texts(services)), wanted_(std::move(wanted)) {}

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

void PuzzlesScene::commands(Commands& list) {
    list.group("Puzzles");
    list.add("back", "Back", [this] { services_.router.back(); }).key = kLeave;
    for (const PuzzleSet& set : texts_.sets) {
        const std::vector<store::Tally> results = results_of(set);
        list.group(set.title);
        for (const NamedPuzzle& one : set.list) {
            list.add("puzzle:" + puzzle_route(set.id, one),
                     puzzle_label(set, one, store::puzzle_result(results, one.name)), {});
        }
    }
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
