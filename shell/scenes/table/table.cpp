#include "shell/scenes/table/table.hpp"

#include <functional>
#include <utility>

#include "shell/match/daily.hpp"
#include "shell/match/help.hpp"

#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {
namespace {

/// Returns the first fact of this kind that a part has; if none has it, the empty one. `ask`: a
/// function of `TablePart`, called with `about`.
template <class Ask, class... About>
auto fact(const Table& table, Ask ask, About... about) {
    decltype(std::invoke(ask, *table.parts.front(), about...)) found{};
    for (auto part = table.parts.begin(); found == decltype(found){} && part != table.parts.end();
         ++part) {
        found = std::invoke(ask, **part, about...);
    }
    return found;
}

}  // namespace

Table::Table(Board& of, std::string name)
    : board(of), session(of.session), services(of.services), id(std::move(name)) {}

Table::~Table() = default;

void Table::sit_down() {
    services.notices.clear();
    seated = false;
    refresh();
}

void Table::play(core::Action action) {
    stop_looking();
    for (const auto& part : parts) {
        if (std::string other = part->refusal(action); !other.empty()) {
            board.picker.clear();
            board.refuse(std::move(other));
            return;
        }
    }
    const match::Choice how = session.legal().size == 1 ? match::Choice::forced
                              : hint() != nullptr && hint()->weighing && action == hint()->best()
                                  ? match::Choice::hinted
                                  : match::Choice::own;
    if (const auto refused = session.play(action, services.now)) {
        board.refuse(refused->text());
        return;
    }
    match::note_choice(session, how);
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
    for (const auto& part : parts) {
        part->stop_looking();
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
    context.notes = seat_notes();
    context.may_odds = context.may_odds && (over() || !match::is_daily(session.match()));
    context.odds = context.odds && context.may_odds;
    if (const Hint* open = hint(); open != nullptr && open->listed && open->weighing) {
        context.best = std::span(&open->weighing->action_values[open->chosen].action, 1);
    }
    return context;
}

std::optional<TableNote> Table::note() const {
    std::optional<TableNote> note;
    NoteTopic topic{};
    for (const auto& part : parts) {
        if (!note || part->note_topic() < topic) {
            if (auto found = part->note()) {
                note = std::move(found);
                topic = part->note_topic();
            }
        }
    }
    return note;
}

LookBack* Table::look() const {
    return fact(*this, &TablePart::look);
}

Hint* Table::hint() const {
    return fact(*this, &TablePart::hint);
}

const Guide* Table::guide() const {
    return fact(*this, &TablePart::guide);
}

std::optional<Guide::Note> Table::guided() const {
    const Guide* lesson = guide();
    return lesson != nullptr ? lesson->note(session) : std::nullopt;
}

const tables::Outlook& Table::outlook() const {
    static const tables::Outlook kNone;
    const auto* found = fact(*this, &TablePart::outlook);
    return found != nullptr ? *found : kNone;
}

double Table::pace() const {
    return fact(*this, &TablePart::pace);
}

bool Table::rewound() const {
    return fact(*this, &TablePart::rewound);
}

bool Table::shows_result() const {
    return fact(*this, &TablePart::shows_result);
}

bool Table::reviewable() const {
    return !fact(*this, &TablePart::forbids_review);
}

std::string_view Table::next_match() const {
    return fact(*this, &TablePart::next_match);
}

std::string_view Table::wins() const {
    return fact(*this, &TablePart::wins);
}

std::string_view Table::call() const {
    return fact(*this, &TablePart::call);
}

std::optional<TypingField> Table::typing() const {
    return fact(*this, &TablePart::typing);
}

std::span<const tables::SeatNote> Table::seat_notes() const {
    for (const auto& part : parts) {
        if (const auto notes = part->seat_notes(); !notes.empty()) {
            return notes;
        }
    }
    return {};
}

}  // namespace ctq::scenes
