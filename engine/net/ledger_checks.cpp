#include <algorithm>

#include "engine/core/record.hpp"
#include "engine/net/ledger.hpp"
#include "engine/net/name.hpp"

/// The checks that refuse entries, and their messages.
namespace ctq::net {
namespace {

using core::Failure;
using core::Problem;

constexpr int kMostEntries = 2 * core::kMostActions;
/// Entries that are allowed beyond the limit: the end, and the disclosure of hidden cards.
constexpr int kLastEntries = 2;

Failure refused_with(std::string sentence) {
    return Problem{"", std::move(sentence)};
}

std::string seat_name(int seat) {
    return seat == 0 ? "the host" : "seat " + std::to_string(seat);
}

}  // namespace

Failure Ledger::refuse(const Entry& entry, const DealView& view) const {
    if (entry.command.seat > match_.setup().seat_count()) {
        return refused_with("There is no seat " + std::to_string(entry.command.seat) + ".");
    }
    if (size() >= kMostEntries - (ends_match(entry.kind) ? 0 : kLastEntries)) {
        return refused_with("The match has become longer than can be kept.");
    }
    switch (entry.kind) {
        case EntryKind::join:
            return refuse_join(entry);
        case EntryKind::begin:
            return phase_ != Phase::gathering ? refused_with("The match has begun already.")
                   : !contributes(0)          ? refused_with("The host has not arrived yet.")
                                              : Failure();
        case EntryKind::play:
            return refuse_play(entry);
        case EntryKind::seal:
        case EntryKind::open:
            return refuse_choice(entry);
        case EntryKind::reveal:
            return refuse_reveal(entry);
        case EntryKind::deal:
            return refuse_deal(entry, view);
        case EntryKind::withheld:
            return (phase_ != Phase::drawing && phase_ != Phase::opening) ||
                           (due() >> entry.command.seat & 1U) == 0 || entry.command.seat == 0
                       ? refused_with("Nothing is due from " + seat_name(entry.command.seat) + ".")
                       : Failure();
        case EntryKind::take_over:
            return !remote(entry.command.seat) || entry.command.seat == 0
                       ? refused_with("The host plays for this seat already.")
                       : Failure();
        case EntryKind::late:
            return refuse_late(entry.command.seat);
        case EntryKind::ask:
        case EntryKind::answer:
            return refuse_takeback(entry);
        case EntryKind::stop:
        case EntryKind::count:
        case EntryKind::disclose:
            return refuse_end(entry);
    }
    return refused_with("This is no entry of a match's log.");
}

Failure Ledger::refuse_join(const Entry& entry) const {
    const int seat = entry.command.seat;
    if (contributes(seat)) {
        return refused_with("Somebody is there already: " + seat_name(seat) + ".");
    }
    if (ended()) {
        return refused_with("The match is over.");
    }
    if (entry.name != clean_name(entry.name)) {
        return refused_with("A name has characters that can't be shown.");
    }
    return std::nullopt;
}

Failure Ledger::refuse_play(const Entry& entry) const {
    if (phase_ != Phase::playing) {
        return refused_with("Nobody can act right now.");
    }
    if (entry.command.seat == 0) {
        return refused_with("All players make the draws together.");
    }
    return entry.command.action == match_.game().count
               ? refused_with("A match is counted only if all agree.")
               : match_.refusal(entry.command.seat, entry.command.action);
}

Failure Ledger::refuse_choice(const Entry& entry) const {
    const bool seals = entry.kind == EntryKind::seal;
    const int seat = entry.command.seat;
    if (phase_ != (seals ? Phase::choosing : Phase::opening) || (due() >> seat & 1U) == 0) {
        return refused_with("No choice is due from " + seat_name(seat) + ".");
    }
    if (!seals &&
        seal_action(table_.id, moment_, seat, entry.command.action, entry.digest) != seal(seat)) {
        return refused_with("The choice opened for " + seat_name(seat) +
                            " is not the one it sealed.");
    }
    return std::nullopt;
}

Failure Ledger::refuse_late(int seat) const {
    const bool acts = phase_ == Phase::playing    ? match_.turn().seat == seat && asker_ == 0
                      : phase_ == Phase::choosing ? has_party(due(), seat)
                                                  : false;
    return seat == 0 || !acts || late(seat)
               ? refused_with("No action is due from " + seat_name(seat) + ".")
               : Failure();
}

Failure Ledger::refuse_reveal(const Entry& entry) const {
    const int seat = entry.command.seat;
    if (phase_ != Phase::drawing || (links_due_ >> seat & 1U) == 0) {
        return refused_with("No link is due from " + seat_name(seat) + ".");
    }
    if (!precedes(entry.digest, party(seat).known)) {
        return refused_with("The link of " + seat_name(seat) +
                            " is not the one it bound itself to.");
    }
    if (entry.renews != (revealed(seat) + 1 == kChainLinks)) {
        return refused_with("A new chain begins with the last link, and only then.");
    }
    return std::nullopt;
}

Failure Ledger::refuse_deal(const Entry& entry, const DealView& view) const {
    if (phase_ != Phase::dealing) {
        return refused_with("Nothing is to be dealt now.");
    }
    if (table_.dealer) {
        return entry == next_deal() ? Failure()
                                    : refused_with("This is not what the host is bound to deal.");
    }
    if (view.whole && seal_action(table_.id, static_cast<std::uint64_t>(size()), 0, view.action,
                                  view.salt) != entry.digest) {
        return refused_with("What was dealt is not what was sealed.");
    }
    if (auto refused = match_.refusal(0, view.action)) {
        return refused;
    }
    if (match_.game().hide(match_.state(), view.action, 0) != entry.command.action) {
        return refused_with("What was dealt is told differently to others.");
    }
    return std::nullopt;
}

Failure Ledger::refuse_takeback(const Entry& entry) const {
    const int seat = entry.command.seat;
    if (entry.kind == EntryKind::answer) {
        const bool withdraws = seat != 0 && seat == asker_ && !entry.yes;
        return !withdraws && (answers_due_ >> seat & 1U) == 0
                   ? refused_with("Nothing was asked of " + seat_name(seat) + ".")
                   : Failure();
    }
    if (phase_ != Phase::playing || seat == 0) {
        return refused_with("Nothing can be taken back just now.");
    }
    if (asker_ != 0) {
        return refused_with("Somebody has already asked to take back.");
    }
    if ((declined_ >> seat & 1U) != 0) {
        return refused_with("This was already asked and declined.");
    }
    if (match_.undo_ply(seat, true) < 0) {
        return refused_with("What has been drawn or opened since can't be taken back.");
    }
    return std::nullopt;
}

Failure Ledger::refuse_end(const Entry& entry) const {
    if (entry.kind == EntryKind::stop) {
        return phase_ == Phase::gathering ? refused_with("The match has not begun.")
               : ended()                  ? refused_with("The match is over.")
                                          : Failure();
    }
    if (entry.kind == EntryKind::count) {
        return phase_ == Phase::playing && match_.game().count
                   ? Failure()
                   : refused_with("The match can't be counted just now.");
    }
    if (!ended() || !undisclosed()) {
        return refused_with("There is nothing to disclose.");
    }
    const auto whole = opened_match(entry.digest);
    return whole ? Failure() : Failure(whole.problem());
}

/// Replays the match with the dealer's secret, so that everything is known. Fails if the secret or
/// the replay differs from what was seen here.
core::Result<core::Match> Ledger::opened_match(const core::Digest& secret) const {
    if (bind(table_.id, secret) != bound_) {
        return Problem{"", "The host does not disclose the secret it bound itself to."};
    }
    Table table = table_;
    table.viewer = core::kSeesAll;
    table.dealer = secret;
    auto whole = Ledger::open(std::move(table));
    if (!whole) {
        return whole.problem();
    }
    for (int i = 0; i < size(); ++i) {
        const auto entry = decode_entry(bytes(i));
        if (!entry) {
            return entry.problem();
        }
        if (const Failure refused = whole->take(*entry)) {
            return Problem{"entry " + std::to_string(i + 1), refused->sentence};
        }
        if (entry->kind == EntryKind::deal && table_.viewer != core::kSeesAll &&
            whole->view(i, table_.viewer).action != own_view(i).action) {
            return Problem{"entry " + std::to_string(i + 1),
                           "The host showed this seat something else than it dealt."};
        }
    }
    if (whole->open_hash(size()) != open_hash(size())) {
        return Problem{"", "The disclosed match ends differently."};
    }
    return whole->match();
}

}  // namespace ctq::net
