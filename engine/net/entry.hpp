#pragma once

#include <string>

#include "engine/core/result.hpp"
#include "engine/net/fairness.hpp"

namespace ctq::net {

/// What a player does, as it travels: made where somebody acts, executed by every peer's engine.
struct Command {
    std::uint8_t seat = 0;
    core::Action action = 0;

    bool operator==(const Command&) const = default;
};

/// What the log of a session consists of: all that ever happens at a table.
enum class EntryKind : std::uint8_t {
    join = 1,       ///< seat, digest: the anchor of its links, name; seat 0 is the host
    begin = 2,      ///< digest: what binds the host's own part in dealing closed hands
    play = 3,       ///< seat, action
    seal = 4,       ///< seat, digest: the seal on its choice among those made at once
    open = 5,       ///< seat, action, digest: the salt
    reveal = 6,     ///< seat, digest: its link for this draw; next: the anchor of a new chain
    deal = 7,       ///< action as a spectator sees it, digest: the seal on what was dealt
    withheld = 8,   ///< seat: what it owed did not come in time
    take_over = 9,  ///< seat: the host plays for it from now on
    ask = 10,       ///< seat: would like to take back
    answer = 11,    ///< seat (0: the host), yes
    stop = 12,      ///< seat that ended the match early (0: the host)
    disclose = 13,  ///< digest: the secret that the deals were made with
};

/// One entry; of its fields those count that its kind has.
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

/// An entry of this kind and seat, without what else it may have.
inline Entry entry_of(EntryKind kind, int seat) {
    Entry entry;
    entry.kind = kind;
    entry.command.seat = static_cast<std::uint8_t>(seat);
    return entry;
}

/// The most bytes an encoded entry has.
inline constexpr std::size_t kMostEntryBytes = 256;

/// The entry as it is sent, chained and stored.
core::Bytes encode(const Entry& entry);

/// Problem: bytes that are no entry, or more than one.
core::Result<Entry> decode_entry(core::ByteView bytes);

}  // namespace ctq::net
