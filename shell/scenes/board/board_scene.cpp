#include "shell/scenes/board/board_scene.hpp"

#include <array>
#include <utility>

#include "shell/scenes/page/page.hpp"

namespace ctq::scenes {

BoardScene::BoardScene(Services& services, match::Session session)
    : board_(services, std::move(session)) {}

void BoardScene::refresh() {
    if (board_.refresh(offered(), log_end())) {
        refreshed();
        board_.settle();
    }
}

void BoardScene::animate(ui::Canvas& canvas) {
    board_.animate(canvas, any_input(canvas.input), motion_seconds(), 0);
}

float BoardScene::motion_seconds() const {
    return settings().motion_seconds(board_.session.bots().watched());
}

void BoardScene::add_position(Commands& list, std::span<const std::string> lines) const {
    Page page(list);
    page.heading("The position");
    for (const std::string& line : lines) {
        page.text(line, Voice::item);
    }
    for (const std::string& line : board_.view->situation(context())) {
        page.text(line, Voice::item);
    }
    page.heading("Log");
    const std::string_view columns[] = {""};
    page.rows(columns);
    for (const match::LogEntry& line : log()) {
        if (line.plies > log_end()) {
            break;
        }
        const std::string turn =
            line.turn > 0 && line.head ? std::to_string(line.turn) + ". " : std::string();
        page.row(std::array{turn + line.text});
    }
}

}  // namespace ctq::scenes
