#pragma once

#include <string_view>

/// The puzzles inside the native programs: the texts of assets/puzzles, put in at build time, in the form
/// that engine/bots/analysis/puzzle.hpp reads. The page fetches them when they are asked for.
namespace ctq::assets {

struct PuzzleText {
    std::string_view game;  ///< its id, the file's name
    std::string_view text;
};

/// One for each game that has puzzles; the last has an empty name.
extern const PuzzleText puzzles[];

}  // namespace ctq::assets
