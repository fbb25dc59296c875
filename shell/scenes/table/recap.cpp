#include "shell/scenes/table/recap.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/say.hpp"
#include "shell/match/recent_actions.hpp"

namespace ctq::scenes {
namespace {

/// Time in seconds: a person who has not acted for so long may have looked away.
constexpr double kLong = 30;
/// The most turns that a recap describes. It only counts earlier turns.
constexpr std::size_t kMostTurns = 3;

/// Returns the index of the first log line of the turn that continued after `plies` actions.
int turn_after(const std::vector<match::LogEntry>& log, int plies) {
    auto line = std::partition_point(log.begin(), log.end(), [&](const match::LogEntry& one) {
        return one.turn == 0 || one.plies <= plies;
    });
    while (line != log.end() && line != log.begin() && (line - 1)->turn == line->turn) {
        --line;
    }
    return static_cast<int>(line - log.begin());
}

}  // namespace

void Recap::commands(Commands& list) {
    list.add_key("recap-show", {}, [this] { show(); });
    list.add_key("recap-ok", {}, [this] {
        from_.reset();
        table_.board.changed();
    });
}

/// Removes the recap when a hint takes its place.
void Recap::tick(double /*now*/) {
    if (table_.hint() != nullptr) {
        from_.reset();
    }
}

void Recap::told() {
    const match::Session& session = table_.session;
    if (const int own = match::after_own_action(session); own != acted_ || !table_.seated) {
        acted_ = own;
        acted_at_ = table_.services.now;
        from_.reset();
    }
    const bool waits = !session.your_turn();
    const int curtain = std::exchange(curtain_, session.viewpoint().curtain());
    if (waits) {
        from_.reset();
    } else if (curtain != 0 && curtain == session.viewer()) {
        consider(true);
    } else if ((waited_ && table_.services.now - acted_at_ >= kLong) ||
               (!table_.seated && session.remote())) {
        consider(false);
    }
    waited_ = waits;
}

/// Starts a recap if it is the person's turn and others have acted since the person's last action.
/// `even_first`: also if the person has not acted at all yet.
void Recap::consider(bool even_first) {
    const match::Session& session = table_.session;
    const int seat = session.viewer();
    if (seat == 0 || !session.your_turn() || session.turn().secret != 0 || table_.guided()) {
        return;
    }
    const int from = match::after_action_of(session, seat);
    const auto missed = [&](const match::LogEntry& line) {
        return line.turn > 0 && line.plies > from && line.seat != seat;
    };
    const std::vector<match::LogEntry>& log = table_.board.log.lines();
    if ((from > 0 || even_first) && std::any_of(log.begin(), log.end(), missed)) {
        from_ = from;
    }
}

std::optional<TableNote> Recap::note() const {
    if (!from_ || table_.look() != nullptr) {
        return std::nullopt;
    }
    const match::Log& log = table_.board.log;
    const std::vector<match::LogEntry>& lines = log.lines();
    std::vector<std::string> turns;
    const int size = static_cast<int>(lines.size());
    for (int first = turn_after(lines, *from_); first < size; first = log.turn_end(first)) {
        const match::LogEntry& line = lines[static_cast<std::size_t>(first)];
        if (line.turn > 0 && line.seat != table_.session.viewer()) {
            turns.push_back(log.turn_words(first, lines.back().plies));
        }
    }
    if (turns.empty()) {
        return std::nullopt;
    }
    const std::size_t shown = std::min(turns.size(), kMostTurns);
    std::string words = core::say("While you were away:{more: 1 turn, then| {more} turns, then|}",
                                  {{"more", static_cast<int>(turns.size() - shown)}});
    for (std::size_t i = turns.size() - shown; i < turns.size(); ++i) {
        words += "\n" + turns[i];
    }
    return TableNote{words, {{"recap-show", "Show me"}, {"recap-ok", "OK"}}, true};
}

/// Starts playback of the missed actions.
void Recap::show() {
    const int from = from_.value_or(table_.session.match().cursor());
    from_.reset();
    for (const match::LogEntry& line : table_.board.log.lines()) {
        if (line.turn > 0 && line.plies > from && line.seat != table_.session.viewer()) {
            table_.board.ask("replay:" + std::to_string(line.plies));
            break;
        }
    }
    table_.board.changed();
}

}  // namespace ctq::scenes
