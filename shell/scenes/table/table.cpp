#include "shell/scenes/table/table.hpp"

#include <utility>

#include "shell/match/daily.hpp"
#include "shell/match/help.hpp"

#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

Table::Table(Board& of, std::string name)
    : board(of), session(of.session), services(of.services), id(std::move(name)), guide(session) {}

Table::~Table() = default;

void Table::sit_down() {
    services.notices.clear();
    look.reset();
    hint.reset();
    guide = Guide(session);
    seated = false;
    refresh();
}

void Table::play(core::Action action) {
    stop_looking();
    guide.follow(session);
    if (std::string other = guide.refusal(session, action); !other.empty()) {
        board.picker.clear();
        board.refuse(std::move(other));
        return;
    }
    const match::Choice how = session.legal().size == 1 ? match::Choice::forced
                              : hint && hint->weighing && action == hint->best()
                                  ? match::Choice::hinted
                                  : match::Choice::own;
    if (const auto refused = session.play(action, services.now)) {
        board.refuse(refused->text());
        return;
    }
    match::note_choice(session, how);
    rewound = false;
    services.notices.put_away(std::exchange(board.refusal, {}));
    services.notices.clear();
    save(true);
    refresh();
}

bool Table::reject() {
    if (!pending) {
        return false;
    }
    pending.reset();
    board.picker.clear();
    board.changed();
    return true;
}

void Table::stop_looking() {
    if (look) {
        look.reset();
        board.changed();
    }
}

void Table::refresh() {
    const bool changed = board.refresh(session.legal(), session.match().cursor());
    if (changed) {
        pending.reset();
        for (const auto& part : parts) {
            part->changed();
        }
        told_due_ = true;
    }
    board.tell_anyway();
    tell();
    if (changed) {
        seated = true;
        board.settle();
    }
}

void Table::tell() {
    if (told_due_ || told_ != board.told()) {
        told_ = board.told();
        for (const auto& part : parts) {
            part->told_more();
        }
    }
    if (told_due_ && board.tells_newest()) {
        told_due_ = false;
        for (const auto& part : parts) {
            part->told();
        }
        board.changed();
    }
}

void Table::on_changed() {
    services.notices.clear();
    refresh();
}

void Table::save(bool own) {
    for (const auto& part : parts) {
        part->save(own);
    }
}

/// Adds to a context what the table knows.
tables::ViewContext Table::completed(tables::ViewContext context) const {
    if (pending) {
        context.pending = pending->action;
    }
    context.holds = true;
    context.may_odds = context.may_odds && (over() || !match::is_daily(session.match()));
    context.odds = context.odds && context.may_odds;
    if (hint && hint->listed && hint->weighing) {
        context.best = std::span(&hint->weighing->action_values[hint->chosen].action, 1);
    }
    return context;
}

std::optional<TableNote> Table::note() const {
    std::optional<TableNote> note;
    for (auto part = parts.begin(); !note && part != parts.end(); ++part) {
        note = (*part)->note();
    }
    return note;
}

}  // namespace ctq::scenes
