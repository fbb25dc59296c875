#include "engine/net/message.hpp"

#include "engine/net/name.hpp"

namespace ctq::net {
namespace {

using core::ByteReader;
using core::ByteWriter;

constexpr std::size_t kMostGames = 64;
constexpr std::size_t kMostNameBytes = 4 * kMostNameLetters;
constexpr std::size_t kMostOptionBytes = 1024;
constexpr std::uint64_t kMostWatchers = 32;

void put(ByteWriter& out, const Hello& hello) {
    out.number(hello.games.size());
    for (const auto& [code, rules] : hello.games) {
        out.byte(code);
        out.fixed(rules);
    }
    out.raw(hello.match);
    out.raw(hello.token);
    out.byte(hello.wish);
    out.text(hello.name);
    out.raw(hello.anchor);
    out.number(hello.have);
    out.raw(hello.chain);
}

void get(ByteReader& in, Hello& hello) {
    const std::uint64_t games = in.number();
    if (games > kMostGames) {
        in.spoil();
    }
    for (std::uint64_t i = 0; i < games && in.good(); ++i) {
        const std::uint8_t code = in.byte();
        hello.games.emplace_back(code, in.fixed<std::uint16_t>());
    }
    hello.match = in.fixed<MatchId>();
    hello.token = in.fixed<Token>();
    hello.wish = in.byte();
    hello.name = in.text();
    if (hello.name.size() > kMostNameBytes) {
        in.spoil();
    }
    hello.anchor = in.fixed<core::Digest>();
    hello.have = in.number();
    hello.chain = in.fixed<core::Digest>();
}

void put(ByteWriter& out, const Welcome& welcome) {
    out.raw(welcome.match);
    out.raw(welcome.room);
    out.byte(welcome.seat);
    out.byte(welcome.game);
    out.fixed(welcome.rules);
    out.text(welcome.options);
    out.number(welcome.seats.size());
    for (const std::string& seat : welcome.seats) {
        out.text(seat);
    }
    out.number(welcome.size);
}

void get(ByteReader& in, Welcome& welcome) {
    welcome.match = in.fixed<MatchId>();
    welcome.room = in.fixed<MatchId>();
    welcome.seat = in.byte();
    welcome.game = in.byte();
    welcome.rules = in.fixed<std::uint16_t>();
    welcome.options = in.text();
    const std::uint64_t seats = in.number();
    if (seats > core::kMostSeats) {
        in.spoil();
    }
    for (std::uint64_t i = 0; i < seats && in.good(); ++i) {
        welcome.seats.push_back(in.text());
    }
    welcome.size = in.number();
}

void put(ByteWriter& out, const Propose& propose) {
    out.fixed(propose.moment);
    out.fixed(propose.action);
}

void get(ByteReader& in, Propose& propose) {
    propose.moment = in.fixed<std::uint32_t>();
    propose.action = in.fixed<core::Action>();
}

void put(ByteWriter& out, bool flag) {
    out.byte(flag ? 1 : 0);
}

void get(ByteReader& in, bool& flag) {
    const std::uint8_t byte = in.byte();
    flag = byte == 1;
    if (byte > 1) {
        in.spoil();
    }
}

void put(ByteWriter& out, const Commit& commit) {
    out.number(commit.index);
    out.block(commit.entry);
    out.raw(commit.chain);
    out.fixed(commit.hash);
    put(out, commit.shown);
    if (commit.shown) {
        out.fixed(commit.view.action);
        put(out, commit.view.whole);
        out.raw(commit.view.salt);
    }
}

void get(ByteReader& in, Commit& commit) {
    commit.index = in.number();
    const core::ByteView entry = in.block();
    commit.entry.assign(entry.begin(), entry.end());
    commit.chain = in.fixed<core::Digest>();
    commit.hash = in.fixed<std::uint64_t>();
    get(in, commit.shown);
    if (commit.shown) {
        commit.view.action = in.fixed<core::Action>();
        get(in, commit.view.whole);
        commit.view.salt = in.fixed<core::Digest>();
    }
}

void put(ByteWriter& out, const Acknowledge& acknowledge) {
    out.number(acknowledge.count);
    out.fixed(acknowledge.hash);
}

void get(ByteReader& in, Acknowledge& acknowledge) {
    acknowledge.count = in.number();
    acknowledge.hash = in.fixed<std::uint64_t>();
}

void put(ByteWriter& out, const SecretCommit& secret) {
    out.fixed(secret.moment);
    out.raw(secret.seal);
}

void get(ByteReader& in, SecretCommit& secret) {
    secret.moment = in.fixed<std::uint32_t>();
    secret.seal = in.fixed<core::Digest>();
}

void put(ByteWriter& out, const SecretReveal& secret) {
    out.fixed(secret.moment);
    out.fixed(secret.action);
    out.raw(secret.salt);
}

void get(ByteReader& in, SecretReveal& secret) {
    secret.moment = in.fixed<std::uint32_t>();
    secret.action = in.fixed<core::Action>();
    secret.salt = in.fixed<core::Digest>();
}

void put(ByteWriter& out, const RandomReveal& reveal) {
    out.fixed(reveal.round);
    out.raw(reveal.link);
    put(out, reveal.renews);
    out.raw(core::ByteView(reveal.next).first(reveal.renews ? reveal.next.size() : 0));
}

void get(ByteReader& in, RandomReveal& reveal) {
    reveal.round = in.fixed<std::uint32_t>();
    reveal.link = in.fixed<core::Digest>();
    get(in, reveal.renews);
    reveal.next = reveal.renews ? in.fixed<core::Digest>() : core::Digest{};
}

void put(ByteWriter& out, const Resync& resync) {
    out.number(resync.from);
    put(out, resync.differs);
}

void get(ByteReader& in, Resync& resync) {
    resync.from = in.number();
    get(in, resync.differs);
}

void put(ByteWriter& out, const TakebackAsk& ask) {
    out.fixed(ask.moment);
}

void get(ByteReader& in, TakebackAsk& ask) {
    ask.moment = in.fixed<std::uint32_t>();
}

void put(ByteWriter& out, const TakebackAnswer& answer) {
    out.fixed(answer.moment);
    put(out, answer.yes);
}

void get(ByteReader& in, TakebackAnswer& answer) {
    answer.moment = in.fixed<std::uint32_t>();
    get(in, answer.yes);
}

void put(ByteWriter& out, const Ping& ping) {
    out.fixed(ping.serial);
    put(out, ping.answer);
}

void get(ByteReader& in, Ping& ping) {
    ping.serial = in.fixed<std::uint32_t>();
    get(in, ping.answer);
}

Reason read_reason(ByteReader& in) {
    const std::uint8_t code = in.byte();
    if (code < static_cast<std::uint8_t>(Reason::left) ||
        code > static_cast<std::uint8_t>(Reason::gone_on)) {
        in.spoil();
        return Reason::not_understood;
    }
    return static_cast<Reason>(code);
}

void put(ByteWriter& out, const Bye& bye) {
    out.byte(static_cast<std::uint8_t>(bye.reason));
}

void get(ByteReader& in, Bye& bye) {
    bye.reason = read_reason(in);
}

void put(ByteWriter& out, const Error& error) {
    out.byte(static_cast<std::uint8_t>(error.reason));
    out.number(error.at);
    out.byte(error.seat);
}

void get(ByteReader& in, Error& error) {
    error.reason = read_reason(in);
    error.at = in.number();
    error.seat = in.byte();
    if (error.seat > core::kMostSeats) {
        in.spoil();
    }
}

void put(ByteWriter& out, const Ready& ready) {
    put(out, ready.yes);
}

void get(ByteReader& in, Ready& ready) {
    get(in, ready.yes);
}

void put(ByteWriter& out, const Here& here) {
    out.fixed(here.present);
    out.fixed(here.ready);
    out.number(here.watchers.size());
    for (const std::string& name : here.watchers) {
        out.text(name);
    }
}

void get(ByteReader& in, Here& here) {
    here.present = in.fixed<Parties>();
    here.ready = in.fixed<Parties>();
    const std::uint64_t watchers = in.number();
    if (watchers > kMostWatchers) {
        in.spoil();
    }
    for (std::uint64_t i = 0; i < watchers && in.good(); ++i) {
        here.watchers.push_back(in.text());
        if (here.watchers.back().size() > kMostNameBytes) {
            in.spoil();
        }
    }
    if (here.present >> (core::kMostSeats + 1) != 0 || (here.ready & ~here.present) != 0) {
        in.spoil();
    }
}

void put(ByteWriter& out, const Terms& terms) {
    out.byte(terms.game);
    out.text(terms.options);
}

void get(ByteReader& in, Terms& terms) {
    terms.game = in.byte();
    terms.options = in.text();
    if (terms.options.size() > kMostOptionBytes) {
        in.spoil();
    }
}

void put(ByteWriter& out, const Vote& vote) {
    out.byte(static_cast<std::uint8_t>(vote.kind));
    out.fixed(vote.proposal);
    put(out, vote.terms);
}

void get(ByteReader& in, Vote& vote) {
    const std::uint8_t kind = in.byte();
    vote.kind = static_cast<Vote::Kind>(kind);
    if (kind < static_cast<std::uint8_t>(Vote::Kind::propose) ||
        kind > static_cast<std::uint8_t>(Vote::Kind::go_on)) {
        in.spoil();
    }
    vote.proposal = in.fixed<std::uint32_t>();
    get(in, vote.terms);
}

void put(ByteWriter& out, const Proposal& proposal) {
    out.fixed(proposal.number);
    out.byte(proposal.by);
    put(out, proposal.terms);
    out.fixed(proposal.agreed);
    out.fixed(proposal.declined);
    put(out, proposal.waited);
}

void get(ByteReader& in, Proposal& proposal) {
    proposal.number = in.fixed<std::uint32_t>();
    proposal.by = in.byte();
    get(in, proposal.terms);
    proposal.agreed = in.fixed<Parties>();
    proposal.declined = in.fixed<Parties>();
    get(in, proposal.waited);
    const auto parties = static_cast<Parties>(proposal.agreed | proposal.declined);
    if (proposal.by > core::kMostSeats || parties >> (core::kMostSeats + 1) != 0) {
        in.spoil();
    }
}

void put(ByteWriter& out, const Next& next) {
    out.raw(next.match);
}

void get(ByteReader& in, Next& next) {
    next.match = in.fixed<MatchId>();
}

void put(ByteWriter& out, const Say& say) {
    out.byte(say.phrase);
}

std::uint8_t read_phrase(ByteReader& in) {
    const std::uint8_t phrase = in.byte();
    if (phrase >= kPhrases) {
        in.spoil();
    }
    return phrase;
}

void get(ByteReader& in, Say& say) {
    say.phrase = read_phrase(in);
}

void put(ByteWriter& out, const Said& said) {
    out.byte(said.by);
    out.byte(said.phrase);
}

void get(ByteReader& in, Said& said) {
    said.by = in.byte();
    said.phrase = read_phrase(in);
    if (said.by > core::kMostSeats) {
        in.spoil();
    }
}

void put(ByteWriter& /*out*/, const Resign& /*resign*/) {}
void get(ByteReader& /*in*/, Resign& /*resign*/) {}

void put(ByteWriter& out, const Clock& clock) {
    out.byte(static_cast<std::uint8_t>(clock.kind));
    out.fixed(clock.seconds);
    out.number(clock.left.size());
    for (const std::uint16_t left : clock.left) {
        out.fixed(left);
    }
}

void get(ByteReader& in, Clock& clock) {
    const std::uint8_t kind = in.byte();
    clock.kind = static_cast<Clock::Kind>(kind);
    clock.seconds = in.fixed<std::uint16_t>();
    const std::uint64_t seats = in.number();
    if (kind > static_cast<std::uint8_t>(Clock::Kind::player) || seats > core::kMostSeats) {
        in.spoil();
    }
    for (std::uint64_t i = 0; i < seats && in.good(); ++i) {
        clock.left.push_back(in.fixed<std::uint16_t>());
    }
}

/// Reads the message of this type, if there is one, trying one after the other.
template <std::size_t I = 0>
bool read_type(std::size_t type, ByteReader& in, Message& message) {
    if constexpr (I == std::variant_size_v<Message>) {
        return false;
    } else {
        if (type != I + 1) {
            return read_type<I + 1>(type, in, message);
        }
        get(in, message.emplace<I>());
        return in.finished();
    }
}

}  // namespace

const char* sentence(Reason reason) {
    switch (reason) {
        case Reason::left:
            return "The other side has left.";
        case Reason::full:
            return "No seat is free at this table.";
        case Reason::other_match:
            return "The invitation is to another match than the one played here.";
        case Reason::other_protocol:
            return "The other side's version of the program speaks another protocol.";
        case Reason::other_rules:
            return "The other side has another version of this game's rules.";
        case Reason::unknown_game:
            return "This version of the program does not know the game played here.";
        case Reason::too_fast:
            return "Too much was sent in too short a time.";
        case Reason::not_understood:
            return "What was sent could not be understood.";
        case Reason::misbehaved:
            return "Too many commands were against the rules.";
        case Reason::replaced:
            return "The same player has come in by another connection.";
        case Reason::silent:
            return "Nothing has been heard for too long.";
        case Reason::refused:
            return "The action was refused.";
        case Reason::differs:
            return "The copies of the match differ, so it is frozen.";
        case Reason::agrees:
            return "The copies of the match agree again.";
        case Reason::begun:
            return "The match here is on, or has just ended, and takes no more players.";
        case Reason::other_past:
            return "The saved match is not the beginning of the one played here.";
        case Reason::not_now:
            return "Nothing can be taken back just now.";
        case Reason::gone_on:
            return "The others have begun another match.";
    }
    return "";
}

core::Bytes encode(const Message& message) {
    ByteWriter payload;
    std::visit([&payload](const auto& one) { put(payload, one); }, message);
    ByteWriter out;
    out.byte(kProtocol);
    out.byte(static_cast<std::uint8_t>(message.index() + 1));
    out.block(payload.bytes());
    return out.bytes();
}

core::Result<Message> decode(core::ByteView frame) {
    const core::Problem broken{"", sentence(Reason::not_understood)};
    if (foreign_version(frame)) {
        return core::Problem{"", sentence(Reason::other_protocol)};
    }
    ByteReader in(frame);
    in.byte();
    const std::uint8_t type = in.byte();
    const core::ByteView payload = in.block();
    if (!in.finished() || payload.size() > kMostPayload) {
        return broken;
    }
    ByteReader inner(payload);
    Message message;
    return read_type(type, inner, message) ? core::Result<Message>(std::move(message)) : broken;
}

bool foreign_version(core::ByteView frame) {
    return !frame.empty() && frame.front() != kProtocol;
}

}  // namespace ctq::net
