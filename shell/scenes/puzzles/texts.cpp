#include "shell/scenes/puzzles/texts.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/puzzles/own.hpp"

namespace ctq::scenes {
namespace {

/// Stores a fetched text. An empty text means that fetching failed, "-" that the game has no
/// puzzles.
void add_puzzles(PuzzleSet& game, std::string_view text) {
    game.known = true;
    game.trouble.clear();
    if (text == "-") {
        return;
    }
    if (text.empty()) {
        game.trouble = "The puzzles could not be fetched. Is there a connection?";
        return;
    }
    auto puzzles = bots::read_puzzles(**core::find_game(cabinet(), game.id), text);
    if (!puzzles) {
        game.trouble = puzzles.problem().text();
        return;
    }
    for (bots::PuzzleLine& line : *puzzles) {
        std::string name = store::puzzle_name(bots::write_puzzle(line.puzzle));
        const int number = static_cast<int>(game.list.size()) + 1;
        game.list.push_back({std::move(name), number, std::move(line.puzzle)});
    }
}

}  // namespace

PuzzleSet* PuzzleTexts::of(std::string_view id) {
    const auto found =
        std::find_if(sets.begin(), sets.end(), [&](const PuzzleSet& one) { return one.id == id; });
    return found == sets.end() ? nullptr : &*found;
}

namespace {

/// Returns the loaded puzzles without requesting more.
PuzzleTexts& known_texts(Services& services) {
    auto& texts = services.visits.of<PuzzleTexts>("puzzles");
    if (texts.sets.empty()) {
        texts.sets.push_back({kOwnPuzzles, "Your last matches", {}, true});
        for (const core::GameHandle* game : cabinet()) {
            texts.sets.push_back({game->info->id, game->info->title});
        }
    }
    return texts;
}

}  // namespace

PuzzleTexts& puzzle_texts(Services& services) {
    PuzzleTexts& texts = known_texts(services);
    for (PuzzleSet& one : texts.sets) {
        if (one.known && one.trouble.empty()) {
            continue;
        }
        one.known = false;
        if (const auto text = platform::puzzles(one.id, "puzzle-text:" + one.id + ":")) {
            add_puzzles(one, *text);
        }
    }
    return texts;
}

void take_in_puzzles(Services& services, std::string_view game_and_text) {
    const std::size_t colon = std::min(game_and_text.find(':'), game_and_text.size());
    PuzzleTexts& texts = known_texts(services);
    PuzzleSet* game = texts.of(game_and_text.substr(0, colon));
    if (game != nullptr && !game->known) {
        add_puzzles(*game, game_and_text.substr(std::min(colon + 1, game_and_text.size())));
        services.notices.change();
    }
}

void renew_own_puzzles(Services& services, const OwnChoice& choice) {
    PuzzleSet& own = *known_texts(services).of(kOwnPuzzles);
    own.list = own_puzzles(services.saves, results_of(own), choice);
    note_open_positions(own);
}

void note_open_positions(const PuzzleSet& own) {
    const std::vector<store::Tally> results = results_of(own);
    const auto open = std::count_if(own.list.begin(), own.list.end(), [&](const auto& one) {
        return !store::is_solved(results, one.name);
    });
    store::note_open_positions(static_cast<int>(open));
}

std::string puzzle_route(std::string_view set, const NamedPuzzle& puzzle) {
    return std::string(set) + "-" + puzzle.name;
}

std::string puzzle_rating_words(const store::PuzzleRating& rating) {
    return core::say("Your rating: {n}.{row: {streak} in a row.|}{longest: Longest row: {most}.|}",
                     {{"n", rating.rating},
                      {"row", rating.streak > 1},
                      {"streak", rating.streak},
                      {"longest", rating.longest > std::max(1, rating.streak)},
                      {"most", rating.longest}});
}

const char* puzzle_level(int rating, bool alone) {
    constexpr const char* words[][2] = {{"easy", "Easy"}, {"medium", "Medium"}, {"hard", "Hard"}};
    constexpr int medium = 1200;
    constexpr int hard = 1600;
    return words[rating < medium ? 0 : rating < hard ? 1 : 2][alone ? 1 : 0];
}

std::string puzzle_label(const PuzzleSet& set, const NamedPuzzle& one, store::PuzzleResult result) {
    return core::say(
        "{set}, puzzle {n}{own:: {game}|}{rated:, {level}|}{solved:, solved|}{missed:, missed|}",
        {{"set", set.title},
         {"n", one.number},
         {"own", one.played.has_value()},
         {"game", one.puzzle.match.game().info->title},
         {"rated", one.puzzle.rating > 0},
         {"level", puzzle_level(one.puzzle.rating)},
         {"solved", result >= store::PuzzleResult::solved_later},
         {"missed", result == store::PuzzleResult::missed}});
}

const NamedPuzzle* find_puzzle(PuzzleTexts& texts, std::string_view route) {
    const std::size_t dash = std::min(route.rfind('-'), route.size());
    const PuzzleSet* set = texts.of(route.substr(0, dash));
    if (set == nullptr || dash == route.size()) {
        return nullptr;
    }
    const auto found =
        std::find_if(set->list.begin(), set->list.end(),
                     [&](const NamedPuzzle& one) { return one.name == route.substr(dash + 1); });
    return found == set->list.end() ? nullptr : &*found;
}

const NamedPuzzle* next_puzzle(const PuzzleSet& set, const NamedPuzzle& puzzle) {
    const std::vector<store::Tally> results = results_of(set);
    const std::size_t count = set.list.size();
    for (std::size_t i = 0; i < count; ++i) {
        const NamedPuzzle& one = set.list[(static_cast<std::size_t>(puzzle.number) + i) % count];
        if (!store::is_solved(results, one.name)) {
            return &one;
        }
    }
    return nullptr;
}

/// The own puzzles use the results of all games, because names are unique across games.
std::vector<store::Tally> results_of(const PuzzleSet& set) {
    if (set.id != kOwnPuzzles) {
        return store::puzzle_results(set.id);
    }
    std::vector<store::Tally> all;
    for (const core::GameHandle* game : cabinet()) {
        all = store::merged(std::move(all), store::puzzle_results(game->info->id));
    }
    return all;
}

}  // namespace ctq::scenes
