#include "shell/scenes/puzzles/texts.hpp"

#include <algorithm>

#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/platform/platform.hpp"
#include "shell/store/solved_puzzles.hpp"

namespace ctq::app {
namespace {

/// An empty text could not be fetched; "-" is that of a game without puzzles.
void take_in(GamePuzzles& game, std::string_view text) {
    game.known = true;
    game.trouble.clear();
    if (text == "-") {
        return;
    }
    if (text.empty()) {
        game.trouble = "The puzzles could not be fetched. Is there a connection?";
        return;
    }
    auto puzzles = bots::read_puzzles(*game.game, text);
    if (!puzzles) {
        game.trouble = puzzles.problem().text();
        return;
    }
    for (bots::PuzzleLine& line : *puzzles) {
        std::string name = puzzle_name(bots::write_puzzle(line.puzzle));
        const int number = static_cast<int>(game.list.size()) + 1;
        game.list.push_back({std::move(name), number, std::move(line.puzzle)});
    }
}

}  // namespace

GamePuzzles* PuzzleTexts::of(std::string_view game) {
    const auto found = std::find_if(games.begin(), games.end(), [&](const GamePuzzles& one) {
        return one.game->info->id == game;
    });
    return found == games.end() ? nullptr : &*found;
}

PuzzleTexts& puzzle_texts(Services& services) {
    auto& texts = services.visits.of<PuzzleTexts>("puzzles");
    for (const core::GameHandle* game : cabinet()) {
        const std::string_view id = game->info->id;
        GamePuzzles* one = texts.of(id);
        if (one != nullptr && (one->known && one->trouble.empty())) {
            continue;
        }
        if (one == nullptr) {
            texts.games.push_back({game, {}});
            one = &texts.games.back();
        }
        one->known = false;
        if (const auto text = platform::puzzles(id, "puzzle-text:" + std::string(id) + ":")) {
            take_in(*one, *text);
        }
    }
    return texts;
}

void take_in_puzzles(Services& services, std::string_view game_and_text) {
    const std::size_t colon = std::min(game_and_text.find(':'), game_and_text.size());
    auto& texts = services.visits.of<PuzzleTexts>("puzzles");
    GamePuzzles* game = texts.of(game_and_text.substr(0, colon));
    if (game != nullptr && !game->known) {
        take_in(*game, game_and_text.substr(std::min(colon + 1, game_and_text.size())));
        services.notices.change();
    }
}

std::string puzzle_route(const core::GameHandle& game, const NamedPuzzle& puzzle) {
    return std::string(game.info->id) + "-" + puzzle.name;
}

const NamedPuzzle* find_puzzle(PuzzleTexts& texts, std::string_view route) {
    const std::size_t dash = std::min(route.rfind('-'), route.size());
    const GamePuzzles* game = texts.of(route.substr(0, dash));
    if (game == nullptr || dash == route.size()) {
        return nullptr;
    }
    const auto found =
        std::find_if(game->list.begin(), game->list.end(),
                     [&](const NamedPuzzle& one) { return one.name == route.substr(dash + 1); });
    return found == game->list.end() ? nullptr : &*found;
}

const NamedPuzzle* next_puzzle(const GamePuzzles& game, const NamedPuzzle& puzzle) {
    const std::vector<Tally> results = puzzle_results(game.game->info->id);
    const std::size_t count = game.list.size();
    for (std::size_t i = 0; i < count; ++i) {
        const NamedPuzzle& one = game.list[(static_cast<std::size_t>(puzzle.number) + i) % count];
        if (puzzle_result(results, one.name) < PuzzleResult::solved_later) {
            return &one;
        }
    }
    return nullptr;
}

}  // namespace ctq::app
