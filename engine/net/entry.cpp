#include "engine/net/entry.hpp"

#include "engine/core/game.hpp"

namespace ctq::net {
namespace {

enum Field : unsigned { kSeat = 1, kAction = 2, kDigest = 4, kNext = 8, kYes = 16, kName = 32 };

/// Which fields a kind has, in the order of the bits; 0 for no kind.
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
            return kSeat;
        case EntryKind::answer:
            return kSeat | kYes;
    }
    return 0;
}

bool read_flag(core::ByteReader& in) {
    const std::uint8_t flag = in.byte();
    if (flag > 1) {
        in.spoil();
    }
    return flag == 1;
}

}  // namespace

core::Bytes encode(const Entry& entry) {
    core::ByteWriter out;
    const unsigned fields = fields_of(entry.kind);
    out.byte(static_cast<std::uint8_t>(entry.kind));
    if ((fields & kSeat) != 0) {
        out.byte(entry.command.seat);
    }
    if ((fields & kAction) != 0) {
        out.fixed(entry.command.action);
    }
    if ((fields & kDigest) != 0) {
        out.raw(entry.digest);
    }
    if ((fields & kNext) != 0) {
        out.byte(entry.renews ? 1 : 0);
        out.raw(core::ByteView(entry.next).first(entry.renews ? entry.next.size() : 0));
    }
    if ((fields & kYes) != 0) {
        out.byte(entry.yes ? 1 : 0);
    }
    if ((fields & kName) != 0) {
        out.text(entry.name);
    }
    return out.bytes();
}

core::Result<Entry> decode_entry(core::ByteView bytes) {
    core::ByteReader in(bytes);
    Entry entry;
    entry.kind = static_cast<EntryKind>(in.byte());
    const unsigned fields = fields_of(entry.kind);
    if ((fields & kSeat) != 0) {
        entry.command.seat = in.byte();
    }
    if ((fields & kAction) != 0) {
        entry.command.action = in.fixed<core::Action>();
    }
    if ((fields & kDigest) != 0) {
        entry.digest = in.fixed<core::Digest>();
    }
    if ((fields & kNext) != 0) {
        entry.renews = read_flag(in);
        entry.next = entry.renews ? in.fixed<core::Digest>() : core::Digest{};
    }
    if ((fields & kYes) != 0) {
        entry.yes = read_flag(in);
    }
    if ((fields & kName) != 0) {
        entry.name = in.text();
    }
    if (fields == 0 || !in.finished() || bytes.size() > kMostEntryBytes ||
        entry.command.seat > core::kMostSeats) {
        return core::Problem{"", "This is no entry of a match's log."};
    }
    return entry;
}

}  // namespace ctq::net
