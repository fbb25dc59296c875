#include "shell/scenes/table/claim.hpp"
#include "shell/match/ending.hpp"

namespace ctq::scenes {

void Claim::changed() {
    const int ply = table_.session.match().cursor();
    came_at_ = came_at_ < 0 ? ply : came_at_;
    // `watch` is in the part of the page that is loaded later. The first turns of a match, and
    // those right after the table was opened, must work without it.
    if (ply > came_at_ && ply >= 2 * kSureTurns) {
        watch();
    }
}

bool Claim::offered() const {
    return sure_ >= kSureTurns && !declined_ && table_.session.your_turn() && !table_.pending &&
           !table_.look && !table_.hint;
}

void Claim::commands(Commands& list) {
    if (!offered()) {
        return;
    }
    list.add_key("claim", {}, [this] {
        match::claim_win(table_.session, table_.services.now);
        table_.save(true);
        table_.on_changed();
    });
    list.add_key("claim-not", {}, [this] {
        declined_ = true;
        table_.board.changed();
    });
}

std::optional<TableNote> Claim::note() const {
    if (!offered()) {
        return std::nullopt;
    }
    return TableNote{"As good as won: you win more than 99 of 100 games simulated from here.",
                     {{"claim", "Claim the win"}, {"claim-not", "Play on"}}};
}

}  // namespace ctq::scenes
