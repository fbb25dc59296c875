// Looking back at the table: an earlier position in place of the match as it stands, and what one
// has missed.
#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/scenes/board/positions.hpp"
#include "shell/scenes/table/scene.hpp"

namespace ctq::app {
namespace {

/// Who did not act for so many seconds may have looked away.
constexpr double kLong = 30;
/// The last turns that a recap tells; of those before only their number.
constexpr std::size_t kMostTurns = 3;
/// What is played again can be followed, also where bots act at once.
constexpr double kLeastPause = 0.4;

/// The first line of the turn that went on after so many actions.
int turn_after(const std::vector<LogEntry>& log, int plies) {
    auto line = std::partition_point(log.begin(), log.end(), [&](const LogEntry& one) {
        return one.turn == 0 || one.plies <= plies;
    });
    while (line != log.end() && line != log.begin() && (line - 1)->turn == line->turn) {
        --line;
    }
    return static_cast<int>(line - log.begin());
}

}  // namespace

int TableScene::line_looked_at() const {
    return look_ ? line_at(log(), look_->ply()) : -1;
}

bool TableScene::look_at(std::string_view ply) {
    const auto at = core::read_number(ply);
    const auto leads = [&](const LogEntry& line) { return line.turn > 0 && line.plies == *at; };
    if (!at || session_.curtain() != 0 || std::none_of(log().begin(), log().end(), leads)) {
        return false;
    }
    reject();
    picker_.clear();
    if (look_) {
        look_->show(log(), static_cast<int>(*at));
        look_->player.stop();
    } else {
        look_ = std::make_unique<LookBack>(session_, log(), static_cast<int>(*at));
    }
    changed();
    return true;
}

void TableScene::look_beside(int by) {
    const auto ply = look_ ? look_->beside(log(), by) : std::nullopt;
    if (!ply && by > 0) {
        stop_looking();  // there the match stands
    } else if (ply) {
        look_->player.stop();
        look_->show(log(), *ply);
        changed();
    }
}

void TableScene::stop_looking() {
    if (look_) {
        look_.reset();
        changed();
    }
}

/// Seconds until the next step of what is played again.
double TableScene::look_pause() const {
    return std::max(kLeastPause, settings().bot_pace(session_.watched()));
}

void TableScene::play_look(bool on) {
    if (!look_) {
        return;
    }
    if (on) {
        look_->until = session_.match().cursor();
        look_->player.start(services_.now, look_pause());
    } else {
        look_->player.stop();
    }
    changed();
}

void TableScene::tick_look(double now) {
    if (!look_ || !look_->player.on() || now < look_->player.due(look_->view().busy_until())) {
        return;
    }
    const auto next = look_->beside(log(), 1);
    if (!next || look_->ply() >= look_->until.value_or(0)) {
        stop_looking();
        return;
    }
    look_->show(log(), *next);
    look_->player.stepped(now, look_pause());
    changed();
}

/// When that is due, in seconds; 0 for never.
double TableScene::look_wake() const {
    return look_ && look_->player.on() ? look_->player.due(look_->view().busy_until()) : 0;
}

/// "Turn 4 of 12: Greedy plays a hat: 3 → 9."
std::string TableScene::look_words() const {
    const int line = line_looked_at();
    return core::say(
        "{place}: {what}.",
        {{"place", place_at(log(), look_->ply())},
         {"what", line < 0 ? "the beginning" : log()[static_cast<std::size_t>(line)].text}});
}

void TableScene::add_looking(Commands& list) {
    list.family("look:", [this](std::string_view ply) { return look_at(ply); });
    list.add_key("recap-show", {}, [this] { show_recap(); });
    list.add_key("recap-ok", {}, [this] {
        recap_from_.reset();
        changed();
    });
    if (!look_) {
        return;
    }
    list.group("Looking back");
    list.add("look-back", "One back", [this] { look_beside(-1); }).enabled =
        look_->beside(log(), -1).has_value();
    const bool on = look_->player.on();
    list.add(on ? "look-pause" : "look-play", on ? "Pause" : "Play",
             [this, on] { play_look(!on); });
    list.add("look-on", "One on", [this] { look_beside(1); });
    list.add("now", "Back to the game", [this] { stop_looking(); });
}

/// Whether one may have missed what happened since one acted: told once, when one is to act.
/// `even_first`: also where one has not acted yet.
void TableScene::consider_recap(bool even_first) {
    const int seat = session_.viewer();
    if (seat == 0 || !session_.your_turn() || session_.turn().secret != 0 || guide()) {
        return;
    }
    const int from = session_.after_action_of(seat);
    const auto missed = [&](const LogEntry& line) {
        return line.turn > 0 && line.plies > from && line.seat != seat;
    };
    if ((from > 0 || even_first) && std::any_of(log().begin(), log().end(), missed)) {
        recap_from_ = from;
    }
}

/// After a long wait it is one's turn.
void TableScene::watch_for_recap() {
    const bool waits = !session_.your_turn();
    if (waits) {
        recap_from_.reset();
    } else if (waited_ && services_.now - acted_at_ >= kLong) {
        consider_recap(false);
    }
    waited_ = waits;
}

std::optional<TableNote> TableScene::recap_note() const {
    if (!recap_from_ || look_) {
        return std::nullopt;
    }
    std::vector<std::string> turns;
    const int size = static_cast<int>(log().size());
    for (int first = turn_after(log(), *recap_from_); first < size;
         first = match_log().turn_end(first)) {
        const LogEntry& line = log()[static_cast<std::size_t>(first)];
        if (line.turn > 0 && line.seat != session_.viewer()) {
            turns.push_back(match_log().turn_words(first, log().back().plies));
        }
    }
    if (turns.empty()) {
        return std::nullopt;
    }
    const std::size_t told = std::min(turns.size(), kMostTurns);
    std::string words = core::say("While you were away:{more: 1 turn, then| {more} turns, then|}",
                                  {{"more", static_cast<int>(turns.size() - told)}});
    for (std::size_t i = turns.size() - told; i < turns.size(); ++i) {
        words += "\n" + turns[i];
    }
    return TableNote{words,
                     {{"recap-show", "Show me", "The table"}, {"recap-ok", "OK", "The table"}}};
}

/// Plays what was missed, as if it happened now.
void TableScene::show_recap() {
    const int from = recap_from_.value_or(session_.match().cursor());
    recap_from_.reset();
    for (const LogEntry& line : log()) {
        if (line.turn > 0 && line.plies > from && line.seat != session_.viewer()) {
            look_at(std::to_string(line.plies));
            play_look(true);
            break;
        }
    }
    changed();
}

}  // namespace ctq::app
