#include "shell/scenes/page/page_scene.hpp"

#include "shell/scenes/page/drawn/canvas_page.hpp"

namespace ctq::scenes {

void PageScene::commands(Commands& list) {
    Page added(list);
    added.page(name(), [&] { page(added); });
}

void PageScene::draw(ui::Canvas& canvas, const Commands& list) {
    const std::string words = title();
    const std::string beside = badge();
    draw_page(canvas, {list, name(), words, beside, most_width(), services_.requested}, view_);
}

void PageScene::add_back(Page& page) {
    page.head("back", "Back", [this] { services_.router.back(); }).key = kLeave;
}

}  // namespace ctq::scenes
