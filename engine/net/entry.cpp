#include "engine/net/entry.hpp"

#include "engine/core/archive.hpp"
#include "engine/core/game.hpp"

namespace ctq::net {
namespace {

enum Field : unsigned { kSeat = 1, kAction = 2, kDigest = 4, kNext = 8, kYes = 16, kName = 32 };

/// Returns the fields of a kind as bits, in the order of encoding; 0 for an unknown kind.
unsigned fields_of(EntryKind kind) {
    switch (kind) {
        case EntryKind::join:
            return kSeat | kDigest | kName;
        case EntryKind::begin:
        case EntryKind::disclose:
            return kDigest;
        case EntryKind::play:
            return kSeat | kAction;
        case EntryKind::seal:
            return kSeat | kDigest;
        case EntryKind::open:
            return kSeat | kAction | kDigest;
        case EntryKind::reveal:
            return kSeat | kDigest | kNext;
        case EntryKind::deal:
            return kAction | kDigest;
        case EntryKind::withheld:
        case EntryKind::take_over:
        case EntryKind::ask:
        case EntryKind::stop:
        case EntryKind::count:
        case EntryKind::late:
            return kSeat;
        case EntryKind::answer:
            return kSeat | kYes;
    }
    return 0;
}

/// Writes or reads the fields after the kind.
template <class Archive, class Value>
void entry_fields(Archive& archive, Value& entry) {
    const unsigned fields = fields_of(entry.kind);
    if ((fields & kSeat) != 0) {
        archive.values(entry.command.seat);
    }
    if ((fields & kAction) != 0) {
        archive.values(entry.command.action);
    }
    if ((fields & kDigest) != 0) {
        archive.values(entry.digest);
    }
    if ((fields & kNext) != 0) {
        archive.values(entry.renews);
        if (entry.renews) {
            archive.values(entry.next);
        }
    }
    if ((fields & kYes) != 0) {
        archive.values(entry.yes);
    }
    if ((fields & kName) != 0) {
        archive.values(entry.name);
    }
}

}  // namespace

core::Bytes encode(const Entry& entry) {
    core::ByteWriter out({static_cast<std::uint8_t>(entry.kind)});
    core::WriteArchive archive(out);
    entry_fields(archive, entry);
    return out.bytes();
}

core::Result<Entry> decode_entry(core::ByteView bytes) {
    core::ByteReader in(bytes);
    Entry entry;
    entry.kind = static_cast<EntryKind>(in.byte());
    core::ReadArchive archive(in);
    entry_fields(archive, entry);
    if (fields_of(entry.kind) == 0 || !in.finished() || bytes.size() > kMostEntryBytes ||
        entry.command.seat > core::kMostSeats) {
        return core::Problem{"", "This is no entry of a match's log."};
    }
    return entry;
}

}  // namespace ctq::net
