#pragma once

#include <string>

#include "engine/core/result.hpp"
#include "engine/net/fairness.hpp"

namespace ctq::net {

/// An action of a seat, as sent over the network. Every peer's engine executes it.
struct Command {
    std::uint8_t seat = 0;
    core::Action action = 0;

    bool operator==(const Command&) const = default;
};

/// The kinds of entries in the log of a session. The log contains every event of the table.
enum class EntryKind : std::uint8_t {
    join = 1,    ///< seat, digest: the anchor of its links, name; seat 0 is the host
    begin = 2,   ///< digest: the host's commitment to its part in dealing hidden cards
    play = 3,    ///< seat, action
    seal = 4,    ///< seat, digest: the seal of its sealed action
    open = 5,    ///< seat, action, digest: the salt
    reveal = 6,  ///< seat, digest: the seat's link for this draw; next: the anchor of its new chain
    deal = 7,    ///< action as a spectator sees it, digest: the seal of the dealt outcome
    withheld = 8,   ///< seat: the seat did not send a due link or action in time
    take_over = 9,  ///< seat: the host plays the seat from now on
    ask = 10,       ///< seat: which seat asks for a takeback
    answer = 11,    ///< seat (0: the host), yes
    stop = 12,      ///< seat that ended the match early (0: the host)
    disclose = 13,  ///< digest: the secret that the deals were made with
    count = 14,     ///< seat 0: the players have agreed to count the match (`GameHandle::count`)
    late = 15,      ///< seat that has not acted in time: the host may play its next action
};

/// Whether entries of this kind end a match or follow its end.
constexpr bool ends_match(EntryKind kind) {
    return kind == EntryKind::stop || kind == EntryKind::count || kind == EntryKind::disclose;
}

/// One entry. Only the fields of its kind are used.
struct Entry {
    EntryKind kind = EntryKind::stop;
    Command command;
    core::Digest digest{};
    bool renews = false;  ///< reveal: whether `next` is given
    core::Digest next{};
    bool yes = false;
    std::string name;

    bool operator==(const Entry&) const = default;
};

/// Returns an entry of this kind, seat and digest. Its other fields are empty.
inline Entry entry_of(EntryKind kind, int seat, const core::Digest& digest = {}) {
    Entry entry;
    entry.kind = kind;
    entry.digest = digest;
    entry.command.seat = static_cast<std::uint8_t>(seat);
    return entry;
}

/// The maximum size of an encoded entry.
inline constexpr std::size_t kMostEntryBytes = 256;

/// Encodes an entry, for sending, chaining and storing.
core::Bytes encode(const Entry& entry);

/// Decodes exactly one entry. Fails if the bytes are anything else.
core::Result<Entry> decode_entry(core::ByteView bytes);

}  // namespace ctq::net
