#include "shell/scenes/table/table.hpp"

#include <utility>

#include "shell/match/daily.hpp"
#include "shell/match/help.hpp"

#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {
namespace {

/// Returns the first fact of this kind that a part has; if none has it, the empty one. `ask`: a
/// function of `TablePart`.
template <class Ask>
auto fact(const Table& table, const Ask& ask) {
    decltype(ask(*table.parts.front())) found{};
    for (auto part = table.parts.begin(); found == decltype(found){} && part != table.parts.end();
         ++part) {
        found = ask(**part);
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
    return fact(*this, [](const TablePart& part) { return part.look(); });
}

Hint* Table::hint() const {
    return fact(*this, [](const TablePart& part) { return part.hint(); });
}

const Guide* Table::guide() const {
    return fact(*this, [](const TablePart& part) { return part.guide(); });
}

std::optional<Guide::Note> Table::guided() const {
    const Guide* lesson = guide();
    return lesson != nullptr ? lesson->note(session) : std::nullopt;
}

const tables::Outlook& Table::outlook() const {
    static const tables::Outlook kNone;
    const auto* found = fact(*this, [](const TablePart& part) { return part.outlook(); });
    return found != nullptr ? *found : kNone;
}

double Table::pace() const {
    return fact(*this, [](const TablePart& part) { return part.pace(); });
}

bool Table::rewound() const {
    return fact(*this, [](const TablePart& part) { return part.rewound(); });
}

bool Table::shows_result() const {
    return fact(*this, [](const TablePart& part) { return part.shows_result(); });
}

bool Table::reviewable() const {
    return !fact(*this, [](const TablePart& part) { return part.forbids_review(); });
}

std::string_view Table::next_match() const {
    return fact(*this, [](const TablePart& part) { return part.next_match(); });
}

bool Table::is_away(int seat) const {
    return fact(*this, [seat](const TablePart& part) { return part.is_away(seat); });
}

std::string_view Table::time_left(int seat) const {
    return fact(*this, [seat](const TablePart& part) { return part.time_left(seat); });
}

}  // namespace ctq::scenes
