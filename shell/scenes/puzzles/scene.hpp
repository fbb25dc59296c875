#pragma once

#include "shell/scenes/puzzles/texts.hpp"
#include "shell/scenes/scene.hpp"
#include "shell/ui/lists.hpp"

namespace ctq::app {

/// The puzzles of all games: each a position in which one action is best.
///
///     puzzles                                    leads here
///     puzzle:<game>-<name>                       to one of them
///     puzzle-text:<game>:<text>                  what was fetched
class PuzzlesScene : public Scene {
  public:
    /// `wanted` is the route of one that is gone on to once it has arrived; or empty.
    PuzzlesScene(Services& services, std::string wanted);

    std::string_view name() const override { return "puzzles"; }
    std::string title() const override { return "Puzzles"; }
    std::string status() const override;
    void commands(Commands& list) override;
    void draw(ui::Canvas& canvas, const Commands& list) override;
    bool quiet() const override { return !waits(); }

  private:
    bool waits() const;
    void hear(std::string_view game_and_text);
    void lead_on();

    Services& services_;
    PuzzleTexts& texts_;
    std::string wanted_;
    ui::Scroll scroll_;
};

/// Problem: `rest`, behind "puzzles", is not empty.
Opened open_puzzles(Services& services, std::string_view rest);
/// A table with the puzzle of "<game>-<name>"; the page of all puzzles until that has arrived. Problem: there
/// is none.
Opened open_puzzle(Services& services, std::string_view rest);

}  // namespace ctq::app
