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

}  // namespace

template <class Archive>
static void fields(Archive& archive, Entry& entry) {
    archive.values(entry.kind);
    const unsigned given = fields_of(entry.kind);
    archive.check(given != 0);
    if ((given & kSeat) != 0) {
        archive.values(entry.command.seat);
        archive.check(entry.command.seat <= core::kMostSeats);
    }
    if ((given & kAction) != 0) {
        archive.values(entry.command.action);
    }
    if ((given & kDigest) != 0) {
        archive.values(entry.digest);
    }
    if ((given & kNext) != 0) {
        archive.values(entry.renews);
        if (entry.renews) {
            archive.values(entry.next);
        }
    }
    if ((given & kYes) != 0) {
        archive.values(entry.yes);
    }
    if ((given & kName) != 0) {
        archive.values(entry.name);
    }
}

core::Bytes encode(const Entry& entry) {
    return core::to_bytes(entry);
}

core::Result<Entry> decode_entry(core::ByteView bytes) {
    const core::Problem problem{"", "This is no entry of a match's log."};
    return bytes.size() > kMostEntryBytes ? problem : core::from_bytes<Entry>(bytes, problem);
}

}  // namespace ctq::net
