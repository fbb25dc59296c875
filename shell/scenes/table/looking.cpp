#include "shell/scenes/table/looking.hpp"

#include <algorithm>

#include "engine/core/text.hpp"
#include "shell/scenes/page/page.hpp"
#include "shell/scenes/table/look_back.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {
namespace {

/// Least pause between steps of playback, in seconds. It lets a person follow even if the pause
/// that is set for bots is zero.
constexpr double kLeastPause = 0.4;

}  // namespace

void Looking::commands(Commands& list) {
    list.family("look:", [this](std::string_view ply) { return look_at(ply); });
    list.family("replay:", [this](std::string_view ply) {
        const bool there = look_at(ply);
        play(true);
        return there;
    });
    const LookBack* look = look_.get();
    if (look == nullptr) {
        return;
    }
    Page(list).heading("Looking back");
    Command& back = list.add("look-back", "One back", [this] { look_beside(-1); });
    back.enabled = look->beside(table_.board.log.lines(), -1).has_value();
    back.look.icon = ui::Symbol::back;
    const bool on = look->player.on();
    list.add(on ? "look-pause" : "look-play", on ? "Pause" : "Play", [this, on] { play(!on); })
        .look.icon = on ? ui::Symbol::pause : ui::Symbol::play;
    list.add("look-on", "One on", [this] { look_beside(1); }).look.icon = ui::Symbol::next;
    list.add("now", "Back to the game", [this] { table_.stop_looking(); }).key.cap = "Esc";
}

bool Looking::look_at(std::string_view ply) {
    const std::vector<match::LogEntry>& log = table_.board.log.lines();
    const auto at = core::read_number(ply);
    const auto leads = [&](const match::LogEntry& line) {
        return line.turn > 0 && line.plies == *at;
    };
    if (!at || table_.session.viewpoint().curtain() != 0 ||
        std::none_of(log.begin(), log.end(), leads)) {
        return false;
    }
    table_.reject();
    table_.board.picker.clear();
    if (look_) {
        look_->show(log, static_cast<int>(*at));
        look_->player.stop();
    } else {
        look_ = std::make_unique<LookBack>(table_.session, log, static_cast<int>(*at));
    }
    table_.board.changed();
    return true;
}

void Looking::look_beside(int by) {
    LookBack* look = look_.get();
    const auto ply = look != nullptr ? look->beside(table_.board.log.lines(), by) : std::nullopt;
    if (!ply && by > 0) {
        table_.stop_looking();  // the next position is the current one
    } else if (ply) {
        look->player.stop();
        look->show(table_.board.log.lines(), *ply);
        table_.board.changed();
    }
}

/// Returns the pause between steps of playback, in seconds.
double Looking::pause() const {
    return std::max(kLeastPause, table_.board.settings().bot_pace(table_.session.bots().watched()));
}

void Looking::play(bool on) {
    LookBack* look = look_.get();
    if (look == nullptr) {
        return;
    }
    if (on) {
        look->until = table_.session.match().cursor();
        look->player.start(table_.services.now, pause());
    } else {
        look->player.stop();
    }
    table_.board.changed();
}

void Looking::tick(double now) {
    LookBack* look = look_.get();
    if (look == nullptr || !look->player.on() ||
        now < look->player.due(look->view().busy_until())) {
        return;
    }
    const auto next = look->beside(table_.board.log.lines(), 1);
    if (!next || look->ply() >= look->until.value_or(0)) {
        table_.stop_looking();
        return;
    }
    look->show(table_.board.log.lines(), *next);
    look->player.stepped(now, pause());
    table_.board.changed();
}

/// Returns when the next step of playback is due, in seconds; 0 for never.
double Looking::wake() const {
    const LookBack* look = look_.get();
    return look != nullptr && look->player.on() ? look->player.due(look->view().busy_until()) : 0;
}

void Looking::changed() {
    if (look_ && (!table_.seated || !look_->holds(table_.session))) {
        look_.reset();
    }
}

void Looking::stop_looking() {
    if (look_) {
        look_.reset();
        table_.board.changed();
    }
}

/// Handles the keys: arrow keys step, Escape returns to the current position.
void Looking::input(ui::Canvas& canvas) {
    if (!look_ || !canvas.spots.open.empty() || canvas.spots.top != 0) {
        return;
    }
    if (ui::take_key(canvas, ui::Key::escape)) {
        table_.board.ask("now");
    } else if (ui::take_key(canvas, ui::Key::left)) {
        table_.board.ask("look-back");
    } else if (ui::take_key(canvas, ui::Key::right)) {
        table_.board.ask("look-on");
    }
}

}  // namespace ctq::scenes
