#include "engine/core/archive.hpp"
#include "engine/net/guest.hpp"
#include "engine/net/guest_work.hpp"
#include "engine/net/host.hpp"
#include "engine/net/host_work.hpp"

/// Serializes sessions as bytes, which the shell stores. Restored bytes are trusted no more than
/// network messages: the log is replayed.
namespace ctq::net {
namespace {

using core::ByteReader;
using core::ByteWriter;
using core::Problem;

constexpr std::uint8_t kHostFormat = 0x49;
constexpr std::uint8_t kGuestFormat = 0x4a;
/// The formats of protocol 3, which have no increments, wins and offers.
constexpr std::uint8_t kOldHostFormat = 0x48;
constexpr std::uint8_t kOldGuestFormat = 0x47;

Problem broken() {
    return {"", "The saved network match can't be read."};
}

void put_log(ByteWriter& out, const Ledger& ledger, bool views) {
    out.number(static_cast<std::uint64_t>(ledger.size()));
    for (int i = 0; i < ledger.size(); ++i) {
        out.block(ledger.bytes(i));
        if (views) {
            const DealView view = ledger.own_view(i);
            core::WriteArchive(out).values(view.action, view.whole, view.salt);
        }
    }
}

core::Failure take_log(ByteReader& in, Ledger& ledger, bool views) {
    for (std::uint64_t left = in.number(); left > 0; --left) {
        const auto entry = decode_entry(in.block());
        DealView view;
        if (views) {
            core::ReadArchive(in).values(view.action, view.whole, view.salt);
        }
        if (!entry || !in.good() || ledger.take(*entry, view)) {
            return broken();
        }
    }
    return std::nullopt;
}

/// Reads a message that was saved as a frame, by whichever protocol.
template <class Kind>
std::optional<Kind> read_frame(core::Bytes frame) {
    if (!frame.empty()) {
        frame.front() = kProtocol;
    }
    const auto message = decode(frame);
    const Kind* found = message ? std::get_if<Kind>(&*message) : nullptr;
    return found != nullptr ? std::optional(*found) : std::nullopt;
}

/// Reads a welcome that was saved as a frame.
core::Result<Welcome> take_welcome(ByteReader& in) {
    const core::ByteView block = in.block();
    const auto welcome = read_frame<Welcome>({block.begin(), block.end()});
    return welcome ? core::Result<Welcome>(*welcome) : broken();
}

/// Reads the clock of the old format, whose frame has kind and seconds after its three first bytes.
std::optional<Clock> read_old_clock(const core::Bytes& bytes) {
    ByteReader frame(bytes);
    frame.raw(3);
    Pace pace;
    core::ReadArchive archive(frame);
    archive.one_of(pace.kind, Pace::Kind::none, Pace::Kind::player);
    archive.values(pace.seconds);
    return Clock{frame.good() ? pace : Pace{}, {}, false};
}

/// Writes or reads the time limits and, by seat, the remaining times. `old`: as protocol 3 did.
template <class Archive>
void clock_fields(Archive& archive, HostClock& clock, bool old) {
    core::Bytes frame = encode(Clock{clock.pace, {}, false});
    archive.block(frame);
    const auto read = old ? read_old_clock(frame) : read_frame<Clock>(frame);
    archive.check(read.has_value());
    clock.pace = read.value_or(Clock{}).pace;
    clock.set = clock.set || clock.pace.kind != Pace::Kind::none;
    for (Time& left : clock.left) {
        archive.number(left);
        const Time whole = Time{clock.pace.seconds} * 1000;
        left = old ? whole - std::min(whole, left) : left;  // the old format has the time used
    }
}

/// Write or read what a host and a guest know besides the table, the welcome and the log.
template <class Archive>
void state_fields(Archive& archive, HostState& host, bool old) {
    for (auto& token : host.tokens) {
        fields(archive, token);
    }
    for (auto& sealed : host.sealed_actions) {
        fields(archive, sealed);
    }
    archive.values(host.chain_number);
    clock_fields(archive, host.clock, old);
    archive.values(host.clock.missed, host.table.people);
    if (!old) {
        archive.values(host.wins, host.table.served, host.table.listed);
    }
}

template <class Archive>
void state_fields(Archive& archive, GuestState& guest, bool old) {
    GuestIdentity& identity = guest.identity;
    archive.values(identity.name, identity.token, identity.entropy, identity.match, identity.wish,
                   guest.fresh_chain);
    fields(archive, guest.outbox.sealed);
    fields(archive, guest.outbox.proposed);
    if (!old) {
        archive.block(guest.news.offer);
    }
}

}  // namespace

template <class Archive>
static void fields(Archive& archive, SealedAction& sealed) {
    archive.values(sealed.moment, sealed.action, sealed.salt);
}

core::Bytes Host::serialize() const {
    HostState host = host_;
    ByteWriter out({kHostFormat});
    core::WriteArchive archive(out);
    out.block(encode(welcome(host, 0)));
    archive.values(host.table.entropy, host.table.name, host.table.open_seats);
    state_fields(archive, host, false);
    put_log(out, host.ledger, false);
    return out.bytes();
}

core::Result<Host> Host::restore(core::Catalogue catalogue, core::ByteView saved, Timeouts timeouts,
                                 Limits limits, Time now) {
    ByteReader in(saved);
    core::ReadArchive archive(in);
    const std::uint8_t format = in.byte();
    if (format != kHostFormat && format != kOldHostFormat) {
        return broken();
    }
    const auto welcome = take_welcome(in);
    if (!welcome) {
        return welcome.problem();
    }
    auto setup = setup_of(*welcome, catalogue);
    if (!setup) {
        return setup.problem();
    }
    HostTable table;
    table.setup = std::move(*setup);
    table.id = welcome->match;
    table.room = welcome->room;
    table.games = catalogue;
    archive.values(table.entropy, table.name, table.open_seats);
    table.timeouts = timeouts;
    table.limits = limits;
    auto host = open_host(std::move(table), now);
    if (!host) {
        return host.problem();
    }
    state_fields(archive, *host, format == kOldHostFormat);
    if (!in.good()) {
        return broken();
    }
    host->links = LinkChain(host->table.entropy, host->chain_number);
    if (const auto failure = take_log(in, host->ledger, false)) {
        return *failure;
    }
    if (!in.finished() || host->links.anchor() != host->ledger.anchor(0)) {
        return broken();
    }
    work(*host);
    return Host(std::move(*host));
}

core::Bytes Guest::serialize() const {
    GuestState guest = guest_;
    ByteWriter out({kGuestFormat});
    core::WriteArchive archive(out);
    state_fields(archive, guest, false);
    archive.values(guest.welcome.has_value());
    if (guest.welcome) {
        out.block(encode(*guest.welcome));
        put_log(out, *guest.ledger, true);
    }
    return out.bytes();
}

core::Result<Guest> Guest::restore(core::Catalogue catalogue, core::ByteView saved,
                                   Timeouts timeouts) {
    ByteReader in(saved);
    core::ReadArchive archive(in);
    const std::uint8_t format = in.byte();
    if (format != kGuestFormat && format != kOldGuestFormat) {
        return broken();
    }
    Guest restored(catalogue, {});
    GuestState& guest = restored.guest_;
    guest.identity.timeouts = timeouts;
    state_fields(archive, guest, format == kOldGuestFormat);
    guest.links = LinkChain(guest.identity.entropy, 0);
    if (in.byte() == 1) {
        const auto welcome = take_welcome(in);
        if (!welcome) {
            return welcome.problem();
        }
        if (const auto refused = open_ledger(guest, *welcome)) {
            return *refused;
        }
        guest.welcome = *welcome;
        guest.seat = welcome->seat;
        if (const auto failure = take_log(in, *guest.ledger, true)) {
            return *failure;
        }
    }
    return in.finished() ? core::Result<Guest>(std::move(restored)) : broken();
}

}  // namespace ctq::net
