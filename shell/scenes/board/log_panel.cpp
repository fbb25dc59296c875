#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "shell/scenes/board/drawing.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

/// Older lines are left to the text view: each costs time in every frame.
constexpr std::size_t kMostLines = 160;

/// The lines of what the board has shown: nothing is told before it arrives there.
std::span<const LogEntry> lines_shown(const BoardScene& scene, double now) {
    std::span<const LogEntry> lines = scene.log();
    if (scene.view().busy_until() > now) {
        while (!lines.empty() && lines.back().plies > scene.frame.log_plies) {
            lines = lines.first(lines.size() - 1);
        }
    }
    return lines;
}

void draw_lines(BoardScene& scene, ui::Canvas& canvas, Rect rect) {
    const std::span<const LogEntry> log_of = lines_shown(scene, canvas.motion.now);
    const std::size_t first = log_of.size() > kMostLines ? log_of.size() - kMostLines : 0;
    std::vector<std::string> numbers;
    std::vector<ui::LogLine> lines;
    numbers.reserve(log_of.size() - first);
    lines.reserve(log_of.size() - first);
    for (std::size_t i = first; i < log_of.size(); ++i) {
        const LogEntry& line = log_of[i];
        numbers.push_back(line.head && line.turn > 0 ? std::to_string(line.turn) : std::string());
        lines.push_back({numbers.back(), line.text, line.seat, i + 1 == log_of.size()});
    }
    ui::log_list(canvas, "log-list", rect, scene.frame.log, lines);
}

}  // namespace

void draw_log(BoardScene& scene, ui::Canvas& canvas, Rect rect) {
    ui::panel(canvas, rect);
    Rect in = rect.inset(18, 14);
    ui::caption(canvas, ui::take_top(in, 20, 8), "Log");
    draw_lines(scene, canvas, in);
}

void draw_log_sheet(BoardScene& scene, ui::Canvas& canvas) {
    if (!scene.frame.log_open) {
        return;
    }
    const ui::Sheet sheet = ui::begin_sheet(
        canvas, "log-sheet", "Log", std::min(440.0F, canvas.screen.w), canvas.screen.h * 0.6F);
    draw_lines(scene, canvas, sheet.body);
    ui::end_sheet(canvas);
    scene.frame.log_open = !sheet.dismissed;
}

}  // namespace ctq::app
