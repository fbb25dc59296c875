#include "shell/scenes/page/page_scene.hpp"

#include "engine/core/say.hpp"
#include "shell/scenes/page/drawn/canvas_page.hpp"
#include "shell/tables/view.hpp"

namespace ctq::scenes {

void PageScene::commands(Commands& list) {
    Page added(list);
    added.page(name(), [&] { page(added); });
}

void PageScene::draw(ui::Canvas& canvas, const Commands& list) {
    const std::string words = title();
    const std::string beside = badge();
    draw_page(canvas,
              {.list = list,
               .name = name(),
               .title = words,
               .badge = beside,
               .most_width = most_width(),
               .requested = services_.requested},
              view_);
}

void PageScene::add_picture(Page& page, const core::GameHandle& game, const PictureSize& size) {
    const core::GameInfo& info = *game.info;
    const tables::TableView& view = services_.views.of(game);
    page.picture("picture:" + std::string(info.id), size,
                 core::say("{game}, by {author}", {{"game", info.title}, {"author", info.author}}),
                 [&view](ui::Canvas& canvas, ui::Rect rect) { view.draw_picture(canvas, rect); });
}

void PageScene::add_back(Page& page) {
    page.head("back", "Back", [this] { services_.router.back(); }).key = kLeave;
}

}  // namespace ctq::scenes
