#include "shell/scenes/table/claim.hpp"
#include "shell/match/ending.hpp"

namespace ctq::scenes {

void Claim::told() {
    const match::Session& session = table_.session;
    const int seat = session.players().person();
    const match::LastAction* last = table_.board.last();
    if (session.players().count() != 2 || seat == 0 || !session.your_turn()) {
        return;
    }
    const int ply = session.match().cursor();
    const bool begins = (last == nullptr || last->seat != seat) && ply != begun_at_;
    begun_at_ = begins ? ply : begun_at_;
    turns_ += begins ? 1 : 0;
    // `watch` is in the part of the page that is loaded later. The person's first turns at a table
    // must work without it.
    if (turns_ > kSureTurns) {
        watch(seat);
    }
}

bool Claim::offered() const {
    return sure_ >= kSureTurns && !declined_ && table_.session.your_turn() && !table_.pending &&
           table_.look() == nullptr && table_.hint() == nullptr;
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
