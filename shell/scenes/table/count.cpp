#include "shell/scenes/table/count.hpp"

namespace ctq::scenes {

namespace {

/// Seconds after opening a table until its match is looked at: `watch` is in the part of the page
/// that is loaded later.
constexpr double kFirstLook = 2;

}  // namespace

void Count::changed() {
    due_ = table_.session.game().count && !table_.over()
               ? table_.services.now + (table_.seated ? 0 : kFirstLook)
               : 0;
    if (table_.over()) {
        words_.clear();
    }
}

void Count::tick(double now) {
    if (due_ != 0 && now >= due_) {
        due_ = 0;
        watch();
    }
}

bool Count::offered() const {
    return !words_.empty() && !table_.pending && !table_.look && !table_.hint;
}

void Count::commands(Commands& list) {
    if (offered()) {
        list.add_key("count", {}, [this] { agree(); });
        list.add_key("count-not", {}, [this] {
            asked_ |= 1U << static_cast<unsigned>(table_.session.situation().acting_seat);
            agreed_ = 0;
            table_.board.changed();
        });
    }
}

std::optional<TableNote> Count::note() const {
    const match::Session& session = table_.session;
    const int seat = session.situation().acting_seat;
    const bool asks = session.remote() || session.players().humans() == 0 ||
                      (session.your_turn() && (asked_ >> static_cast<unsigned>(seat) & 1U) == 0);
    return offered() && asks ? std::optional(offer()) : std::nullopt;
}

}  // namespace ctq::scenes
