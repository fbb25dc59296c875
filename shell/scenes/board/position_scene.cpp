#include "shell/scenes/board/position_scene.hpp"

#include <algorithm>

#include "engine/core/text.hpp"
#include "shell/scenes/board/positions.hpp"
#include "shell/scenes/command_controls.hpp"
#include "shell/scenes/keys.hpp"
#include "shell/scenes/laboratory/experiment.hpp"
#include "shell/scenes/page/page.hpp"

namespace ctq::scenes {

PositionScene::PositionScene(Services& services, match::Session session)
    : BoardScene(services, std::move(session)) {}

void PositionScene::add_steps(Commands& list) {
    const int at = board_.session.match().cursor();
    const bool back = at > first();
    const bool forth = at < board_.session.match().size();
    Page(list).heading("Position");
    for (const PositionStep& one : kPositionSteps) {
        if (one.length != StepLength::turn || !turn_ends().empty()) {
            Command& added = list.add(one.id, core::capitalized(one.key.does),
                                      [this, how = &one] { step(*how); });
            added.enabled = one.back ? back : forth;
            added.key = one.key;
        }
    }
    list.family("at:", [this](std::string_view ply) { return jump(ply); });
}

void PositionScene::add_play_on(Commands& list) {
    Command& play = list.add("play-on", "Play on from here", [this] { play_on(); });
    play.enabled = why_not_play_on().empty();
    play.key = {ui::Key::character, U'p', "P", "play on from here"};
    Command& games = list.add("many-games", kManyGames, [this] {
        const Experiment experiment = games_from(board_.session.match());
        board_.services.router.go("lab=" + experiment_text(experiment));
    });
    games.enabled = board_.session.turn().kind != core::Turn::Kind::over &&
                    board_.session.match().viewer() == core::kSeesAll;
    games.look = {
        .word = "Play 1 000 games", .icon = ui::Symbol::more, .menu = "many-games", .rank = 21};
}

void PositionScene::add_exits(Commands& list) {
    list.add("back", "Back", [this] { board_.services.router.back(); }).key = kLeave;
    list.add_key("lobby", {}, [this] { board_.services.router.go(""); });
}

void PositionScene::add_jumps(Commands& list, bool numbered) {
    Page(list).heading("Go to");
    const int shown = line_at(log(), board_.session.match().cursor());
    int number = 0;
    for (const match::LogEntry& line : log()) {
        if (line.turn > 0) {
            const std::string turn =
                numbered && line.head ? std::to_string(line.turn) + ". " : std::string();
            list.add_choice("at:" + std::to_string(line.plies), turn + line.text, number == shown,
                            [this](std::string_view ply) { return jump(ply); });
        }
        ++number;
    }
}

/// Makes a step. A step by a turn goes to the end of the previous turn or of the next one.
void PositionScene::step(const PositionStep& how) {
    const std::span<const int> ends = turn_ends();
    const int at = board_.session.match().cursor();
    const auto after = std::upper_bound(ends.begin(), ends.end(), at);
    const auto here = std::lower_bound(ends.begin(), ends.end(), at);
    if (how.length == StepLength::one) {
        seek(step_from(at, how.back ? -1 : 1));
    } else if (how.back) {
        seek(how.length == StepLength::end || here == ends.begin() ? first() : *(here - 1));
    } else {
        seek(how.length == StepLength::end || after == ends.end() ? board_.session.match().size()
                                                                  : *after);
    }
}

int PositionScene::step_from(int at, int by) const {
    const std::span<const int> all = stops();
    if (all.empty()) {
        return std::clamp(at + by, first(), board_.session.match().size());
    }
    const int stop = stop_at(all, at);
    // The position shown can be between two stops, because log lines lead to other positions, too.
    const bool between = all[static_cast<std::size_t>(stop)] < at;
    const int next =
        std::clamp(stop + (by < 0 && between ? 0 : by), 0, static_cast<int>(all.size()) - 1);
    return all[static_cast<std::size_t>(next)];
}

bool PositionScene::jump(std::string_view words) {
    const auto ply = core::read_number(words);
    if (!ply || *ply < first() || *ply > board_.session.match().size()) {
        return false;
    }
    seek(static_cast<int>(*ply));
    return true;
}

void PositionScene::seek(int ply) {
    if (ply != board_.session.match().cursor()) {
        board_.session.seek(ply);
        refresh();
        stepped();
    }
}

void PositionScene::go_to(int ply) const {
    if (ply != board_.session.match().cursor()) {
        ask("at:" + std::to_string(ply));
    }
}

void PositionScene::take_keys(ui::Canvas& canvas, const Commands& list) const {
    for (const PositionStep& one : kPositionSteps) {
        if (const Command* step = list.find(one.id)) {
            ask_by_keys(canvas, {step, 1}, board_.services.requested);
        }
    }
}

std::span<const tables::KeyHelp> PositionScene::keys() const {
    return board_.frame.board.most > 1 ? std::span<const tables::KeyHelp>(&kZoomKeys, 1)
                                       : std::span<const tables::KeyHelp>();
}

}  // namespace ctq::scenes
