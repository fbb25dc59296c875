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

void Count::agree() {
    match::Session& session = table_.session;
    if (!session.your_turn()) {
        return;
    }
    const unsigned own = 1U << static_cast<unsigned>(session.situation().acting_seat);
    agreed_ |= own;
    asked_ |= own;
    for (int seat = 1; seat <= session.players().count(); ++seat) {
        if (session.players().human(seat) && (agreed_ >> static_cast<unsigned>(seat) & 1U) == 0) {
            table_.board.tell(
                "The match is counted once all agree. The others are asked in their turns.");
            table_.board.changed();
            return;
        }
    }
    if (const core::Failure refused = session.count(table_.services.now)) {
        table_.board.tell(refused->text());
        return;
    }
    table_.save(true);
    table_.on_changed();
}

TableNote Count::offer() const {
    const match::Session& session = table_.session;
    TableNote note{words_, {}};
    if (session.remote() && session.players().humans() > 0) {
        note.buttons = {{"net:propose-count", "Count now"}};
    } else if (session.players().humans() > 0) {
        note.buttons = {{"count", "Count now"}, {"count-not", "Play on"}};
    }
    std::vector<std::string> names;
    for (int seat = 1; seat <= session.players().count(); ++seat) {
        if ((agreed_ >> static_cast<unsigned>(seat) & 1U) != 0) {
            names.push_back(session.players().name(seat));
        }
    }
    if (!names.empty()) {
        note.words += core::say(" {who} agreed to count it now.", {{"who", core::listed(names)}});
    }
    return note;
}

}  // namespace ctq::scenes
