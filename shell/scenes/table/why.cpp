#include "shell/scenes/table/why.hpp"

namespace ctq::scenes {

void Why::commands(Commands& list) {
    if (table_.look() != nullptr) {
        add(list);
    } else {
        answer_.reset();
    }
}

void Why::tell(std::vector<std::string>& lines) const {
    if (answer_) {
        tell_answer(lines);
    }
}

void Why::draw(ui::Canvas& canvas, const Commands& /*list*/) {
    if (answer_) {
        draw_sheet(canvas);
    }
}

}  // namespace ctq::scenes
