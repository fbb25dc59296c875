#pragma once

#include "shell/scenes/page/page_scene.hpp"
#include "shell/scenes/puzzles/texts.hpp"

namespace ctq::scenes {

/// Lists the puzzles of all games. A puzzle is a position in which one action is the best.
///
///     puzzles                                    open the scene
///     puzzle:<game>-<name>                       open a puzzle
///     puzzle-text:<game>:<text>                  take a fetched text
class PuzzlesScene : public PageScene {
  public:
    /// `wanted`: the route of a puzzle to open as soon as the puzzles have loaded; empty for none.
    PuzzlesScene(Services& services, std::string wanted);

    std::string_view name() const override { return "puzzles"; }
    std::string title() const override { return "Puzzles"; }
    std::string status() const override;
    bool quiet() const override { return !waits(); }

  private:
    void page(Page& page) override;
    bool waits() const;
    void on_puzzle_text(std::string_view game_and_text);
    void lead_on();

    PuzzleTexts& texts_;
    std::string wanted_;
};

/// Opens the scene. Fails if `rest`, the route after "puzzles", is not empty.
Opened open_puzzles(Services& services, std::string_view rest);
/// Opens a table with the puzzle "<game>-<name>". If the puzzle has not loaded yet, opens the page
/// of puzzles until then. Fails if there is no such puzzle.
Opened open_puzzle(Services& services, std::string_view rest);

}  // namespace ctq::scenes
