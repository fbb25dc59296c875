#pragma once

#include <optional>
#include <string>

#include "shell/scenes/board/summary/result.hpp"
#include "shell/scenes/page/page_state.hpp"
#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// The sheet that shows the result of a finished match.
struct EndSheet {
    MatchResult result;               ///< score and curve
    std::string record;               ///< how the match changes the person's record; or empty
    std::string luck;                 ///< how much luck mattered, if a saved review says so
    int level_steps = 0;              ///< offered level minus the level just played
    int level = 0;                    ///< the offered level; 0 for none
    std::optional<double> arrived{};  ///< when the last movement on the board ended, in seconds
    bool open = false;                ///< the sheet is or was shown
    bool closed = false;              ///< the person closed the sheet, to look at the board
    PageState view{};
};

/// The end of the match: shows who won and why, and offers what the person can do next. Its
/// commands:
///
///     again  easier  harder  change  review:<ply>  result  look
class Ending : public TablePart {
  public:
    using TablePart::TablePart;

    void commands(Commands& list) override;
    void changed() override;
    void sheet(Commands& list) override;
    void input(ui::Canvas& canvas) override;
    void draw(ui::Canvas& canvas, const Commands& list) override;
    bool shows_result() const override { return shown_; }

  private:
    void put_away(bool away);
    // end/level_offer.cpp
    [[gnu::noinline]] void add_commands(Commands& list);
    [[gnu::noinline]] void sum_up();
    void count();
    bool review_at(std::string_view ply) const;

    EndSheet sheet_;
    bool shown_ = false;  ///< the sheet is visible
};

// end_sheet.cpp is in the part of the page that is loaded later, so its functions are not inlined.
/// Opens the sheet early, at the first press or key while the board still shows the last position.
/// That input does nothing else, so call this function before any other that handles keys.
[[gnu::noinline]] void take_end_input(EndSheet& sheet, ui::Canvas& canvas);
/// Adds the sheet as a page: who won and why, and the commands at `kAtEnd`.
[[gnu::noinline]] void add_end_sheet(Table& table, EndSheet& sheet, Commands& list);
/// Draws the sheet as soon as it is due, unless the person closed it.
[[gnu::noinline]] void draw_end_sheet(Table& table, EndSheet& state, const Commands& list,
                                      ui::Canvas& canvas);

}  // namespace ctq::scenes
