#include "shell/scenes/table/why.hpp"

namespace ctq::scenes {

void Why::commands(Commands& list) {
    if (table_.look) {
        add(list);
    } else {
        told_.reset();
    }
}

void Why::describe(TextView& /*page*/, std::vector<std::string>& lines) const {
    if (told_) {
        tell(lines);
    }
}

void Why::draw(ui::Canvas& canvas, const Commands& /*list*/) {
    if (told_) {
        draw_sheet(canvas);
    }
}

}  // namespace ctq::scenes
