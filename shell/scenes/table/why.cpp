#include "shell/scenes/table/why.hpp"

#include <algorithm>

#include "engine/bots/advice.hpp"

namespace ctq::app {

/// The first choice of a bot in what is looked at: the line of the log that leads to it.
std::optional<Why::Decision> Why::decision() const {
    const Session& session = table_.session;
    const core::Match& match = session.match();
    if (!table_.look || session.remote() || table_.guided()) {
        return std::nullopt;
    }
    const int end = std::min(table_.look->ply(), match.size());
    int ply = 0;
    for (const LogEntry& line : table_.board.log.lines()) {
        ply = line.plies < end ? line.plies : ply;
    }
    for (; ply < end; ++ply) {
        const core::Turn turn = match.turn_before(ply);
        core::ActionList legal;
        if (turn.kind == core::Turn::Kind::seat && session.players().choice(turn.seat).index >= 0) {
            session.game().legal(match.state_at(ply).data(), legal);
        }
        if (legal.size > 1) {
            return Decision{ply, turn.seat};
        }
    }
    return std::nullopt;
}

void Why::commands(Commands& list) {
    if (told_ && (!table_.look || table_.look->ply() != told_->shown)) {
        told_.reset();
    }
    if (!decision() || !bots::can_advise(table_.session.match())) {
        return;
    }
    list.group("Looking back");
    Command& why = list.add("why", "Why?", [this] { ask(); });
    why.key = letter_key(U'y', "Y", "why the bot did that");
    why.look.tip = "The best actions as the bot saw them";
    if (told_) {
        list.add("why-close", "Close", [this] {
            told_.reset();
            table_.board.changed();
        });
    }
}

void Why::describe(TextView& /*page*/, std::vector<std::string>& lines) const {
    if (told_) {
        tell(lines);
    }
}

void Why::draw(ui::Canvas& canvas, const Commands& /*list*/) {
    if (told_) {
        draw_sheet(canvas);
    }
}

}  // namespace ctq::app
