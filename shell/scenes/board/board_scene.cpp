#include "shell/scenes/board/board_scene.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "shell/scenes/text_view.hpp"

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

void BoardScene::describe(TextView& page) const {
    describe(page, {});
}

void BoardScene::describe(TextView& page, std::vector<std::string> lines) const {
    const std::vector<std::string> situation = board_.view->situation(context());
    lines.insert(lines.end(), situation.begin(), situation.end());
    page.lines("The position", lines);
    const auto untold = std::find_if(log().begin(), log().end(), [&](const match::LogEntry& line) {
        return line.plies > log_end();
    });
    page.log(std::span(log()).first(static_cast<std::size_t>(untold - log().begin())));
}

}  // namespace ctq::scenes
