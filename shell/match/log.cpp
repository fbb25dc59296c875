#include "shell/match/log.hpp"

#include "engine/core/text.hpp"
#include "shell/match/turns.hpp"

namespace ctq::app {
namespace {

void add_set_up(std::vector<LogEntry>& lines, std::vector<int>& counts, LogEntry line) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].text == line.text) {
            ++counts[i];
            lines[i].plies = line.plies;
            return;
        }
    }
    line.head = lines.empty();
    lines.push_back(std::move(line));
    counts.push_back(1);
}

/// The set-up as it is told: counted, and the one thing that concerned nobody.
void close_set_up(std::vector<LogEntry>& lines, const std::vector<int>& counts,
                  const std::vector<LogEntry>& nobodys) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (counts[i] > 1) {
            lines[i].text += " (" + std::to_string(counts[i]) + " times)";
        }
    }
    if (nobodys.size() == 1) {
        lines.push_back(nobodys.front());
    }
}

/// Whether the choice at `ply` is one of several made at once and open by now: the last of them
/// tells all.
bool told_later(const core::Match& match, int ply, int end) {
    const auto several = [&](int at) {
        const unsigned secret = match.turn_before(at).secret;
        return (secret & (secret - 1U)) != 0;
    };
    int last = ply;
    while (last < end && several(last)) {
        ++last;
    }
    return last > ply && last < end;
}

/// Whether the choice at `ply` is the last of several made at once. It is told with all of them, as
/// everybody learns them, also where nothing is hidden and it would say what one seat did.
bool opens_choices(const core::Match& match, int ply) {
    const unsigned secret = match.turn_before(ply).secret;
    return match.viewer() == core::kSeesAll && secret != 0 && (secret & (secret - 1U)) == 0 &&
           match.choice_start(ply) != ply;
}

}  // namespace

std::string sentence(const Session& session, const core::Phrase& phrase) {
    if (phrase.seat == 0) {
        return core::capitalized(core::with_names(phrase.they, session.names()));
    }
    const std::string& name = session.name(phrase.seat);
    return name + " " + (name == "You" ? phrase.you : phrase.they);
}

std::vector<LogEntry> log_of(const Session& session) {
    return log_of(session, session.match().cursor());
}

std::vector<LogEntry> log_of(const Session& session, int end) {
    const core::Match& match = session.match();
    const core::GameHandle& game = session.game();
    std::vector<LogEntry> lines;
    std::vector<LogEntry> nobodys;
    std::vector<int> counts;
    core::StateBox state = match.state_at(0);
    TurnCounter counter;
    int told = 0;  // the turn of the last line
    for (int ply = 0; ply < end; game.apply(state.data(), match.action(ply++))) {
        counter.pass(match, ply);
        if (told_later(match, ply, end)) {
            continue;
        }
        const int turn = counter.turn();
        const bool head = turn != told;
        if (head && told == 0) {
            close_set_up(lines, counts, nobodys);
        }
        told = turn;
        const core::Phrase phrase =
            opens_choices(match, ply)
                ? game.describe(game.observe(state.data(), 0).data(),
                                game.hide(state.data(), match.action(ply), 0))
                : game.describe(session.seen(state.data()).data(),
                                session.seen(state.data(), match.action(ply)));
        LogEntry line{turn, head, phrase.seat, ply + 1, sentence(session, phrase)};
        if (turn > 0) {
            lines.push_back(std::move(line));
        } else if (phrase.seat != 0) {
            add_set_up(lines, counts, std::move(line));
        } else {
            line.head = false;
            nobodys.push_back(std::move(line));
        }
    }
    if (told == 0) {
        close_set_up(lines, counts, nobodys);
    }
    return lines;
}

}  // namespace ctq::app
