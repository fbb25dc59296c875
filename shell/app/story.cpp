#include "shell/app/story.hpp"

namespace ctq::app {
namespace {

void add_set_up(std::vector<StoryLine>& lines, std::vector<int>& counts, StoryLine line) {
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
void close_set_up(std::vector<StoryLine>& lines, const std::vector<int>& counts,
                  const std::vector<StoryLine>& nobodys) {
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

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    }
    return text;
}

}  // namespace

std::string sentence(const Session& session, const core::Phrase& phrase) {
    if (phrase.seat == 0) {
        return capital(core::with_names(phrase.they, session.names()));
    }
    const std::string& name = session.name(phrase.seat);
    return name + " " + (name == "You" ? phrase.you : phrase.they);
}

std::vector<StoryLine> story(const Session& session) {
    return story(session, session.match().cursor());
}

std::vector<StoryLine> story(const Session& session, int end) {
    const core::Match& match = session.match();
    const core::GameHandle& game = session.game();
    std::vector<StoryLine> lines;
    std::vector<StoryLine> nobodys;
    std::vector<int> counts;
    core::StateBox state = match.state_at(0);
    int turn = 0;
    int actor = 0;
    for (int ply = 0; ply < end; game.apply(state.data(), match.action(ply++))) {
        const core::Turn before = match.turn_before(ply);
        const bool chance = before.kind == core::Turn::Kind::chance;
        if (told_later(match, ply, end)) {
            continue;
        }
        const bool last = (before.secret & (before.secret - 1U)) == 0;
        const bool head = !chance && (before.secret == 0 ? before.seat != actor
                                                         : last || match.choice_start(ply) == ply);
        if (head) {
            if (turn == 0) {
                close_set_up(lines, counts, nobodys);
            }
            actor = before.secret != 0 ? 0 : before.seat;
            ++turn;
        }
        const core::Phrase phrase = game.describe(session.seen(state.data()).data(),
                                                  session.seen(state.data(), match.action(ply)));
        StoryLine line{turn, head && session.seats() > 1, phrase.seat, ply + 1,
                       sentence(session, phrase)};
        if (turn > 0) {
            lines.push_back(std::move(line));
        } else if (phrase.seat != 0) {
            add_set_up(lines, counts, std::move(line));
        } else {
            line.head = false;
            nobodys.push_back(std::move(line));
        }
    }
    if (turn == 0) {
        close_set_up(lines, counts, nobodys);
    }
    return lines;
}

}  // namespace ctq::app
