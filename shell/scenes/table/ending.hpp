#pragma once

#include <optional>
#include <string>

#include "shell/scenes/board/result.hpp"
#include "shell/scenes/table/part.hpp"
#include "shell/ui/lists.hpp"

namespace ctq::app {

/// What a match that is over is told by, on a sheet of its own.
struct EndSheet {
    MatchResult result;   ///< besides who won
    std::string record;   ///< how it stands in the person's record; empty where it is not counted
    std::string luck;     ///< what luck brought, where a review has found it out; else empty
    int level_steps = 0;  ///< how far the level is that is offered; below 0 it is easier
    int level = 0;        ///< that level; 0 where none is offered
    std::optional<double> arrived{};  ///< when the last action had come to rest, in seconds
    bool open = false;                ///< it was told
    bool closed = false;              ///< and its sheet put away, to look at the board
    ui::Scroll scroll{};              ///< of the sheet
};

/// The end of the match: who won, how it came to that, and what next.
///
///     again  easier  harder  change  swing  review:<ply>  result  look
class Ending : public TablePart {
  public:
    using TablePart::TablePart;

    void commands(Commands& list) override;
    void changed() override;
    void describe(TextView& page, std::vector<std::string>& lines) const override;
    void input(ui::Canvas& canvas) override;
    void draw(ui::Canvas& canvas, const Commands& list) override;

  private:
    void put_away(bool away);
    void count();
    bool review_at(std::string_view ply) const;
    void play_again(TableSetup setup);

    EndSheet sheet_;
};

// end_sheet.cpp, of a match that is over: in the rest of the page, so not within what is there first
/// While the last position is looked at, the first press or key brings the sheet of the end, and
/// does nothing else; before whatever else takes keys.
[[gnu::noinline]] void take_end_input(EndSheet& sheet, ui::Canvas& canvas);
/// Who won and why, and what next, unless it is put away.
[[gnu::noinline]] void draw_end_sheet(Table& table, EndSheet& told, const Commands& list,
                                      ui::Canvas& canvas);

}  // namespace ctq::app
