#include "engine/bots/analysis/puzzle.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/say.hpp"
#include "engine/core/share.hpp"
#include "engine/core/text.hpp"

namespace ctq::bots {
namespace {

core::Problem problem(std::string sentence) {
    return {"", std::move(sentence)};
}

/// Reads the match of a share code. It must be of this game and wait for a seat to choose.
core::Result<core::Match> read_position(const core::GameHandle& game, std::string_view code) {
    const core::GameHandle* const known[] = {&game};
    auto match = core::read_code(known, code);
    if (match && (match->turn().kind != core::Turn::Kind::seat || !match->turn().known)) {
        return problem("Nobody has to choose in this position.");
    }
    return match;
}

}  // namespace

std::string write_puzzle(const Puzzle& puzzle) {
    const core::Match& match = puzzle.match;
    return match.game().to_text(match.state(), puzzle.best) + " " + core::write_code(match);
}

core::Result<Puzzle> read_puzzle(const core::GameHandle& game, std::string_view line) {
    const std::vector<std::string_view> words = core::words(line);
    const auto rating =
        words.size() == 3 ? core::read_number(words[2]) : std::optional<std::int64_t>(0);
    if (words.size() < 2 || words.size() > 3) {
        return problem("A puzzle is the best action, a blank and the code of a match.");
    }
    if (!rating || *rating < 0 || *rating > kHighestRating) {
        return problem("The rating of a puzzle is a whole number up to " +
                       std::to_string(kHighestRating) + ".");
    }
    auto match = read_position(game, words[1]);
    if (!match) {
        return match.problem();
    }
    const auto best = game.from_text(match->state(), words[0]);
    core::ActionList legal;
    match->options_now(legal);
    if (!best || std::find(legal.begin(), legal.end(), *best) == legal.end()) {
        return problem("The action " + core::quoted(words[0]) + " is not legal in this position.");
    }
    return Puzzle{std::move(*match), *best, static_cast<int>(*rating)};
}

core::Result<std::vector<PuzzleLine>> read_puzzles(const core::GameHandle& game,
                                                   std::string_view text) {
    std::vector<PuzzleLine> puzzles;
    int number = 0;
    for (const std::string_view line : core::split(text, '\n')) {
        ++number;
        if (core::words(line).empty() || line.front() == '#') {
            continue;
        }
        auto puzzle = read_puzzle(game, line);
        if (!puzzle) {
            return core::Problem{"line " + std::to_string(number), puzzle.problem().sentence};
        }
        puzzles.push_back({number, std::move(*puzzle)});
    }
    if (puzzles.empty()) {
        return problem("There is no puzzle in it.");
    }
    return puzzles;
}

}  // namespace ctq::bots
