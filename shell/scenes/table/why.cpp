#include "shell/scenes/table/why.hpp"

#include "shell/scenes/page/drawn/canvas_page.hpp"

namespace ctq::scenes {

void Why::commands(Commands& list) {
    if (table_.look() != nullptr) {
        add(list);
    } else {
        answer_.reset();
    }
}

void Why::sheet(Commands& list) {
    if (answer_) {
        add_answer(list);
    }
}

void Why::draw(ui::Canvas& canvas, const Commands& list) {
    const PageView page{
        .list = list, .name = "why", .most_width = 460, .requested = table_.services.requested};
    if (answer_ && !draw_page_sheet(canvas, page, view_)) {
        table_.board.ask("why-close");
    }
}

}  // namespace ctq::scenes
