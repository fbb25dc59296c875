// Finds out whether a match is stalled, and asks the people at the table whether to count it.
#include <utility>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/match/tags.hpp"
#include "shell/scenes/table/count.hpp"

namespace ctq::scenes {

void Count::watch() {
    const match::Session& session = table_.session;
    const core::Match& match = session.match();
    if (jumps_ != session.jumps() || match.cursor() < ply_) {
        ply_ = turns_ = actor_ = 0;
        jumps_ = session.jumps();
    }
    core::StateBox state = match.state_at(ply_);
    std::int32_t milestones = match.game().milestones(state.data());
    for (; ply_ < match.cursor(); ++ply_) {
        const core::Turn turn = match.turn_before(ply_);
        if (turn.kind == core::Turn::Kind::seat && turn.seat != actor_) {
            actor_ = turn.seat;
            ++turns_;
        }
        match.game().apply(state.data(), match.action(ply_));
        const std::int32_t before =
            std::exchange(milestones, match.game().milestones(state.data()));
        turns_ = milestones > before ? 0 : turns_;
    }
    const core::Turn turn = match.turn();
    const bool within = turn.kind != core::Turn::Kind::seat || turn.seat == actor_;
    const bool stalled = turns_ - (within ? 1 : 0) >= 2 * session.players().count() &&
                         match.tag(match::kLetterTag).empty();
    std::string words = stalled ? match.game().stall_words(match.state()) : std::string();
    if (words.empty()) {
        agreed_ = asked_ = 0;
    }
    if (words != words_) {
        words_ = std::move(words);
        table_.board.changed();
    }
}

/// Counts the match if the person to act agrees and all others did before.
void Count::answer(bool agrees) {
    match::Session& session = table_.session;
    const match::Players& players = session.players();
    if (!session.your_turn()) {
        return;
    }
    const unsigned own = 1U << static_cast<unsigned>(session.situation().acting_seat);
    asked_ |= own;
    agreed_ = agrees ? agreed_ | own : 0;
    bool all = agrees;
    for (int seat = 1; seat <= players.count(); ++seat) {
        all = all && (!players.human(seat) || (agreed_ >> static_cast<unsigned>(seat) & 1U) != 0);
    }
    if (all && !session.count(table_.services.now)) {
        table_.save(true);
        table_.on_changed();
        return;
    }
    if (agrees) {
        table_.board.tell(
            "The match is counted once all agree. The others are asked in their turns.");
    }
    table_.board.changed();
}

std::optional<TableNote> Count::offer() const {
    const match::Session& session = table_.session;
    const match::Players& players = session.players();
    const auto seat = static_cast<unsigned>(session.situation().acting_seat);
    const bool asks = session.remote() || players.humans() == 0 ||
                      (session.your_turn() && (asked_ >> seat & 1U) == 0);
    if (!asks || table_.pending || table_.look() != nullptr || table_.hint() != nullptr) {
        return std::nullopt;
    }
    TableNote note{words_, {}};
    if (session.remote() && players.humans() > 0) {
        note.buttons = {{"net:propose-count", "Count now"}};
    } else if (players.humans() > 0) {
        note.buttons = {{"count", "Count now"}, {"count-not", "Play on"}};
    }
    std::vector<std::string> names;
    for (int one = 1; one <= players.count(); ++one) {
        if ((agreed_ >> static_cast<unsigned>(one) & 1U) != 0) {
            names.push_back(players.name(one));
        }
    }
    if (!names.empty()) {
        note.words += core::say(" {who} agreed to count it now.", {{"who", core::listed(names)}});
    }
    return note;
}

}  // namespace ctq::scenes
