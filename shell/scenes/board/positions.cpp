#include "shell/scenes/board/positions.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/say.hpp"
#include "shell/match/exchange.hpp"
#include "shell/match/open_session.hpp"

namespace ctq::scenes {

match::Session look_at(core::Match match) {
    const bool open = !match::is_secret(match);
    const int viewer = match::only_person(match);
    return match::replay_session(std::move(match), viewer, open);
}

int line_at(const std::vector<match::LogEntry>& log, int ply) {
    int found = -1;
    for (std::size_t i = 0; i < log.size(); ++i) {
        if (log[i].plies <= ply && log[i].turn > 0) {
            found = static_cast<int>(i);
        }
    }
    return found;
}

const match::LogEntry* entry_at(const std::vector<match::LogEntry>& log, int ply) {
    const int line = line_at(log, ply);
    return line < 0 ? nullptr : &log[static_cast<std::size_t>(line)];
}

int ply_before(const std::vector<match::LogEntry>& log, int ply) {
    int before = 0;
    for (const match::LogEntry& line : log) {
        before = line.plies < ply ? line.plies : before;
    }
    return before;
}

std::string place_at(const std::vector<match::LogEntry>& log, int ply) {
    const int line = line_at(log, ply);
    return core::say("Turn {turn} of {turns}",
                     {{"turn", line < 0 ? 0 : log[static_cast<std::size_t>(line)].turn},
                      {"turns", log.empty() ? 0 : log.back().turn}});
}

int stop_at(std::span<const int> stops, int ply) {
    const auto after = std::upper_bound(stops.begin(), stops.end(), ply);
    return std::max(0, static_cast<int>(after - stops.begin()) - 1);
}

}  // namespace ctq::scenes
