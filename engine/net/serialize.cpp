#include "engine/core/archive.hpp"
#include "engine/net/guest.hpp"
#include "engine/net/host.hpp"

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

void put(ByteWriter& out, const std::optional<SealedAction>& sealed) {
    out.byte(sealed ? 1 : 0);
    if (sealed) {
        core::WriteArchive(out).values(sealed->moment, sealed->action, sealed->salt);
    }
}

std::optional<SealedAction> get_sealed(ByteReader& in) {
    if (in.byte() == 0) {
        return std::nullopt;
    }
    SealedAction sealed;
    core::ReadArchive(in).values(sealed.moment, sealed.action, sealed.salt);
    return sealed;
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
core::Result<Message> take_frame(ByteReader& in) {
    const core::ByteView block = in.block();
    core::Bytes frame(block.begin(), block.end());
    if (!frame.empty()) {
        frame.front() = kProtocol;
    }
    return decode(frame);
}

core::Result<Welcome> take_welcome(ByteReader& in) {
    const auto message = take_frame(in);
    const Welcome* welcome = message ? std::get_if<Welcome>(&*message) : nullptr;
    return welcome == nullptr ? core::Result<Welcome>(broken()) : *welcome;
}

/// Reads the clock of the old format, whose frame has kind and seconds after its three first bytes.
Pace take_old_pace(ByteReader& in) {
    ByteReader frame(in.block());
    for (int i = 0; i < 3; ++i) {
        frame.byte();
    }
    Pace pace;
    core::ReadArchive archive(frame);
    archive.one_of(pace.kind, Pace::Kind::none, Pace::Kind::player);
    archive.values(pace.seconds);
    return frame.good() ? pace : Pace{};
}

/// Reads the time limits and, by seat, the remaining times.
bool take_clock(ByteReader& in, bool old, Pace& pace, std::span<Time> left) {
    const auto message =
        old ? core::Result<Message>(Clock{take_old_pace(in), {}, false}) : take_frame(in);
    const Clock* clock = message ? std::get_if<Clock>(&*message) : nullptr;
    pace = clock != nullptr ? clock->pace : Pace{};
    for (Time& time : left) {
        const Time read = in.number();
        const Time whole = Time{pace.seconds} * 1000;
        time = old ? whole - std::min(whole, read) : read;  // the old format has the time used
    }
    return clock != nullptr;
}

}  // namespace

core::Bytes Host::serialize() const {
    ByteWriter out({kHostFormat});
    out.block(encode(welcome(0)));
    core::WriteArchive(out).values(table_.entropy, table_.name, table_.open_seats);
    for (const auto& token : tokens_) {
        out.byte(token ? 1 : 0);
        out.raw(core::ByteView(token.value_or(Token{})).first(token ? sizeof(Token) : 0));
    }
    for (const auto& sealed : sealed_actions_) {
        put(out, sealed);
    }
    out.fixed(chain_number_);
    out.block(encode(Clock{pace_, {}, false}));
    for (const Time left : left_) {
        out.number(left);
    }
    out.fixed(missed_);
    out.fixed(table_.people);
    core::WriteArchive(out).values(wins_, table_.served, table_.listed);
    put_log(out, ledger_, false);
    return out.bytes();
}

core::Result<Host> Host::restore(core::Catalogue catalogue, core::ByteView saved, Timeouts timeouts,
                                 Limits limits, Time now) {
    ByteReader in(saved);
    const std::uint8_t format = in.byte();
    if (format != kHostFormat && format != kOldHostFormat) {
        return broken();
    }
    const bool old = format == kOldHostFormat;
    const auto welcome = take_welcome(in);
    if (!welcome) {
        return welcome.problem();
    }
    const core::GameHandle* game = core::find_game_by_code(catalogue, welcome->game);
    if (game == nullptr || game->info->rules_version != welcome->rules) {
        return Problem{"", sentence(game == nullptr ? Reason::unknown_game : Reason::other_rules)};
    }
    const auto options = core::read_options(game->info->options, welcome->options);
    if (!options) {
        return options.problem();
    }
    HostTable table;
    table.setup = {game, *options, welcome->seats, 0, {}, {}};
    table.id = welcome->match;
    table.room = welcome->room;
    table.games = catalogue;
    core::ReadArchive(in).values(table.entropy, table.name, table.open_seats);
    table.timeouts = timeouts;
    table.limits = limits;
    auto ledger =
        Ledger::open({table.id, table.setup, core::kSeesAll, derive(table.entropy, "dealer", 0)});
    if (!ledger) {
        return ledger.problem();
    }
    Host host(std::move(table), std::move(*ledger), now);
    for (auto& token : host.tokens_) {
        token = in.byte() == 1 ? std::optional(in.fixed<Token>()) : std::nullopt;
    }
    for (auto& sealed : host.sealed_actions_) {
        sealed = get_sealed(in);
    }
    host.chain_number_ = in.fixed<std::uint32_t>();
    host.links_ = LinkChain(host.table_.entropy, host.chain_number_);
    if (!take_clock(in, old, host.pace_, host.left_)) {
        return broken();
    }
    host.clock_set_ = host.pace_.kind != Pace::Kind::none;
    host.missed_ = in.fixed<Parties>();
    host.table_.people = in.fixed<Parties>();
    if (!old) {
        core::ReadArchive(in).values(host.wins_, host.table_.served, host.table_.listed);
    }
    if (const auto failure = take_log(in, host.ledger_, false)) {
        return *failure;
    }
    if (!in.finished() || host.links_.anchor() != host.ledger_.anchor(0)) {
        return broken();
    }
    host.work();
    return host;
}

core::Bytes Guest::serialize() const {
    ByteWriter out({kGuestFormat});
    core::WriteArchive(out).values(identity_.name, identity_.token, identity_.entropy,
                                   identity_.match, identity_.wish, fresh_chain_);
    put(out, sealed_action_);
    put(out, proposal_);
    out.block(offer_);
    out.byte(welcome_ ? 1 : 0);
    if (welcome_) {
        out.block(encode(*welcome_));
        put_log(out, *ledger_, true);
    }
    return out.bytes();
}

core::Result<Guest> Guest::restore(core::Catalogue catalogue, core::ByteView saved,
                                   Timeouts timeouts) {
    ByteReader in(saved);
    const std::uint8_t format = in.byte();
    if (format != kGuestFormat && format != kOldGuestFormat) {
        return broken();
    }
    GuestIdentity identity;
    core::ReadArchive(in).values(identity.name, identity.token, identity.entropy, identity.match,
                                 identity.wish);
    identity.timeouts = timeouts;
    Guest guest(catalogue, std::move(identity));
    guest.fresh_chain_ = in.fixed<std::uint32_t>();
    guest.sealed_action_ = get_sealed(in);
    guest.proposal_ = get_sealed(in);
    if (format == kGuestFormat) {
        core::ReadArchive(in).block(guest.offer_);
    }
    if (in.byte() == 1) {
        const auto welcome = take_welcome(in);
        if (!welcome) {
            return welcome.problem();
        }
        if (const auto refused = guest.open_ledger(*welcome)) {
            return *refused;
        }
        guest.welcome_ = *welcome;
        guest.seat_ = welcome->seat;
        if (const auto failure = take_log(in, *guest.ledger_, true)) {
            return *failure;
        }
    }
    return in.finished() ? core::Result<Guest>(std::move(guest)) : broken();
}

}  // namespace ctq::net
