// The sheet that explains a bot's action.
#include <algorithm>

#include "engine/core/say.hpp"
#include "shell/scenes/table/why.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

void Why::draw_sheet(ui::Canvas& canvas) const {
    constexpr float kRow = 44;
    constexpr float kGap = 4;
    const ui::TextStyle style = ui::style::body;
    const float width = std::min(460.0F, canvas.screen.w);
    const std::string text = words();
    const std::vector<HintRow> list = rows();
    const float text_height = ui::text_height(canvas, text, width - 64, style);
    const std::string title = core::say(
        "What {who} saw", {{"who", table_.session.players().name(answer_->decision.seat)}});
    const ui::Sheet sheet =
        ui::begin_sheet(canvas, "why-sheet", title, width,
                        text_height + 10 + static_cast<float>(list.size()) * (kRow + kGap));
    ui::Rect in = sheet.body;
    const ui::Rect words_at = ui::take_top(in, text_height + 1, 9);
    ui::plain_spot(canvas, "why-words", text, words_at);
    ui::draw_wrapped(canvas, words_at, text, style);
    int place = 0;
    for (const HintRow& row : list) {
        const ui::Rect at = ui::take_top(in, kRow, kGap);
        ui::plain_spot(canvas, "why:" + std::to_string(++place), row.action + ": " + row.worth, at);
        draw_weighed_row(canvas, at.inset(2, 4), row, canvas.theme.text, place == 1);
    }
    ui::end_sheet(canvas);
    if (sheet.dismissed) {
        table_.board.ask("why-close");
    }
}

}  // namespace ctq::scenes
