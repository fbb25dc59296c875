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

void write_counts(std::vector<StoryLine>& lines, const std::vector<int>& counts) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (counts[i] > 1) {
            lines[i].text += " (" + std::to_string(counts[i]) + " times)";
        }
    }
}

}  // namespace

std::string sentence(const Session& session, const core::Phrase& phrase) {
    if (phrase.seat == 0) {
        return phrase.they;
    }
    const std::string& name = session.name(phrase.seat);
    return name + " " + (name == "You" ? phrase.you : phrase.they);
}

std::vector<StoryLine> story(const Session& session) {
    const core::Match& match = session.match();
    const core::GameHandle& game = session.game();
    const int viewer = session.viewer();
    std::vector<StoryLine> lines;
    std::vector<int> counts;
    core::StateBox state = match.state_at(0);
    int turn = 0;
    int actor = 0;
    for (int ply = 0; ply < match.cursor(); ++ply) {
        const core::Action action = match.action(ply);
        const core::Turn before = match.turn_before(ply);
        const bool chance = before.kind == core::Turn::Kind::chance;
        const bool head = !chance && before.seat != actor;
        if (head) {
            if (turn == 0) {
                write_counts(lines, counts);
            }
            actor = before.seat;
            ++turn;
        }
        const core::Phrase phrase = game.describe(game.observe(state.data(), viewer).data(),
                                                  game.hide(state.data(), action, viewer));
        StoryLine line{turn, head, phrase.seat, ply + 1, sentence(session, phrase)};
        if (turn > 0) {
            lines.push_back(std::move(line));
        } else if (phrase.seat != 0) {
            add_set_up(lines, counts, std::move(line));
        }
        game.apply(state.data(), action);
    }
    if (turn == 0) {
        write_counts(lines, counts);
    }
    return lines;
}

}  // namespace ctq::app
