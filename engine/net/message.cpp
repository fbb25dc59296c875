#include "engine/net/message.hpp"

#include "engine/core/archive.hpp"
#include "engine/net/name.hpp"

namespace ctq::net {
namespace {

constexpr std::size_t kMostGames = 64;
constexpr std::size_t kMostNameBytes = 4 * kMostNameLetters;
constexpr std::size_t kMostOptionBytes = 1024;
constexpr std::size_t kMostWatchers = 32;

/// Whether the set contains only the host and seats.
bool known_parties(Parties parties) {
    return parties >> (core::kMostSeats + 1) == 0;
}

// The fields of each message, in the order of encoding.

template <class Archive>
void fields(Archive& archive, Hello& hello) {
    archive.list(hello.games, kMostGames,
                 [&](auto& game) { archive.values(game.first, game.second); });
    archive.values(hello.match, hello.token, hello.wish);
    archive.text(hello.name, kMostNameBytes);
    archive.values(hello.anchor);
    archive.number(hello.have);
    archive.values(hello.chain);
}

template <class Archive>
void fields(Archive& archive, Welcome& welcome) {
    archive.values(welcome.match, welcome.room, welcome.seat, welcome.game, welcome.rules,
                   welcome.options);
    archive.list(welcome.seats, core::kMostSeats, [&](std::string& seat) { archive.values(seat); });
    archive.number(welcome.size);
}

template <class Archive>
void fields(Archive& archive, Propose& propose) {
    archive.values(propose.moment, propose.action);
}

template <class Archive>
void fields(Archive& archive, Commit& commit) {
    archive.number(commit.index);
    archive.block(commit.entry);
    archive.values(commit.chain, commit.hash, commit.shown);
    if (commit.shown) {
        archive.values(commit.view.action, commit.view.whole, commit.view.salt);
    }
}

template <class Archive>
void fields(Archive& archive, Acknowledge& acknowledge) {
    archive.number(acknowledge.count);
    archive.values(acknowledge.hash);
}

template <class Archive>
void fields(Archive& archive, SecretCommit& secret) {
    archive.values(secret.moment, secret.seal);
}

template <class Archive>
void fields(Archive& archive, SecretReveal& secret) {
    archive.values(secret.moment, secret.action, secret.salt);
}

template <class Archive>
void fields(Archive& archive, RandomReveal& reveal) {
    archive.values(reveal.round, reveal.link, reveal.renews);
    if (reveal.renews) {
        archive.values(reveal.next);
    }
}

template <class Archive>
void fields(Archive& archive, Resync& resync) {
    archive.number(resync.from);
    archive.values(resync.differs);
}

template <class Archive>
void fields(Archive& archive, TakebackAsk& ask) {
    archive.values(ask.moment);
}

template <class Archive>
void fields(Archive& archive, TakebackAnswer& answer) {
    archive.values(answer.moment, answer.yes);
}

template <class Archive>
void fields(Archive& archive, Ping& ping) {
    archive.values(ping.serial, ping.answer);
}

template <class Archive>
void fields(Archive& archive, Bye& bye) {
    archive.one_of(bye.reason, Reason::left, Reason::stopped);
}

template <class Archive>
void fields(Archive& archive, Error& error) {
    archive.one_of(error.reason, Reason::left, Reason::stopped);
    archive.number(error.at);
    archive.values(error.seat);
    archive.check(error.seat <= core::kMostSeats);
}

template <class Archive>
void fields(Archive& archive, Ready& ready) {
    archive.values(ready.yes);
}

template <class Archive>
void fields(Archive& archive, Here& here) {
    archive.values(here.present, here.ready);
    archive.list(here.watchers, kMostWatchers,
                 [&](std::string& name) { archive.text(name, kMostNameBytes); });
    archive.list(here.wins, core::kMostSeats, [&](std::uint16_t& wins) { archive.values(wins); });
    archive.values(here.listed);
    archive.block(here.endpoint);
    archive.check(here.endpoint.size() <= kMostEndpoint);
    archive.check(known_parties(here.present) && (here.ready & ~here.present) == 0);
}

template <class Archive>
void fields(Archive& archive, Terms& terms) {
    archive.values(terms.game);
    archive.text(terms.options, kMostOptionBytes);
}

template <class Archive>
void fields(Archive& archive, Vote& vote) {
    archive.one_of(vote.kind, Vote::Kind::propose, Vote::Kind::go_on);
    archive.values(vote.proposal);
    fields(archive, vote.terms);
}

template <class Archive>
void fields(Archive& archive, Proposal& proposal) {
    archive.values(proposal.number, proposal.by);
    fields(archive, proposal.terms);
    archive.values(proposal.agreed, proposal.declined, proposal.waited);
    archive.check(proposal.by <= core::kMostSeats && known_parties(proposal.agreed) &&
                  known_parties(proposal.declined));
}

template <class Archive>
void fields(Archive& archive, Next& next) {
    archive.values(next.match);
}

template <class Archive>
void fields(Archive& archive, Say& say) {
    archive.values(say.phrase);
    archive.check(say.phrase < kPhrases);
}

template <class Archive>
void fields(Archive& archive, Said& said) {
    archive.values(said.by, said.phrase);
    archive.check(said.by <= core::kMostSeats && said.phrase < kPhrases);
}

template <class Archive>
void fields(Archive& /*archive*/, Resign& /*resign*/) {}

template <class Archive>
void fields(Archive& archive, Pace& pace) {
    archive.one_of(pace.kind, Pace::Kind::none, Pace::Kind::player);
    archive.values(pace.seconds, pace.increment);
}

template <class Archive>
void fields(Archive& archive, Clock& clock) {
    fields(archive, clock.pace);
    archive.list(clock.left, core::kMostSeats, [&](std::uint16_t& left) { archive.values(left); });
    archive.values(clock.rests);
}

template <class Archive>
void fields(Archive& archive, Arrange& arrange) {
    fields(archive, arrange.pace);
    archive.values(arrange.listed);
}

/// Reads the message with this type, if there is one, by trying each type in turn.
template <std::size_t I = 0>
bool read_type(std::size_t type, core::ByteReader& in, Message& message) {
    if constexpr (I == std::variant_size_v<Message>) {
        return false;
    } else {
        if (type != I + 1) {
            return read_type<I + 1>(type, in, message);
        }
        core::ReadArchive archive(in);
        fields(archive, message.emplace<I>());
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
            return "The invitation is for a different match.";
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
            return "The other side was silent for too long.";
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
        case Reason::moved_on:
            return "The others have begun another match.";
        case Reason::stopped:
            return "The server of this table has been stopped.";
    }
    return "";
}

core::Bytes encode(Message message) {
    core::ByteWriter payload;
    core::WriteArchive archive(payload);
    std::visit([&archive](auto& one) { fields(archive, one); }, message);
    core::ByteWriter out;
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
    core::ByteReader in(frame);
    in.byte();
    const std::uint8_t type = in.byte();
    const core::ByteView payload = in.block();
    if (!in.finished() || payload.size() > kMostPayload) {
        return broken;
    }
    core::ByteReader inner(payload);
    Message message;
    return read_type(type, inner, message) ? core::Result<Message>(std::move(message)) : broken;
}

bool foreign_version(core::ByteView frame) {
    return !frame.empty() && frame.front() != kProtocol;
}

}  // namespace ctq::net
