#pragma once

#include <utility>
#include <variant>

#include "engine/net/ledger.hpp"

/// What peers tell each other. A frame is version, type, length, payload: a byte, a byte, a varint
/// and at most 16 KiB. A transport carries whole frames; what is left over is an error.
namespace ctq::net {

inline constexpr std::uint8_t kProtocol = 3;
inline constexpr std::size_t kMostPayload = std::size_t{16} * 1024;
inline constexpr std::size_t kMostFrame = kMostPayload + 8;

/// Why somebody leaves, is sent away or not understood. Each has its sentence here: nothing that a
/// stranger wrote is shown.
enum class Reason : std::uint8_t {
    left = 1,         ///< of its own accord
    full = 2,         ///< no seat is free
    other_match = 3,  ///< the invitation is of another match
    other_protocol = 4,
    other_rules = 5,
    unknown_game = 6,
    too_fast = 7,
    not_understood = 8,
    misbehaved = 9,  ///< too many illegal commands
    replaced = 10,   ///< the same player came in anew
    silent = 11,
    refused = 12,     ///< a single command
    differs = 13,     ///< the copies of the match differ
    agrees = 14,      ///< they agree again
    begun = 15,       ///< the match goes on without newcomers
    other_past = 16,  ///< the log of who returns is not the beginning of ours
    not_now = 17,     ///< nothing can be taken back
    gone_on = 18,     ///< the table plays another match without this guest
};
/// The reason, for people.
const char* sentence(Reason reason);

/// First words of a guest, and again after a broken connection.
struct Hello {
    std::vector<std::pair<std::uint8_t, std::uint16_t>> games;  ///< code and rules version
    MatchId match{};         ///< all zero: whichever is played here
    Token token{};           ///< the guest's own secret: who shows it again gets its seat again
    std::uint8_t wish = 0;   ///< a seat, 0 any, kSpectate none
    std::string name;        ///< cleaned by whoever shows it
    core::Digest anchor{};   ///< of its chain of links
    std::uint64_t have = 0;  ///< entries it has
    core::Digest chain{};    ///< after these
};
inline constexpr std::uint8_t kSpectate = 255;

struct Welcome {
    MatchId match{};
    MatchId room{};  ///< the table's first match, which its invitations name
    std::uint8_t seat = 0;
    std::uint8_t game = 0;
    std::uint16_t rules = 0;
    std::string options;
    std::vector<std::string> seats;
    std::uint64_t size = 0;  ///< entries so far
};
/// A guest wants to act. Its seat is that of the connection.
struct Propose {
    std::uint32_t moment = 0;
    core::Action action = 0;
};
/// The host's word: entry `index` of the log.
struct Commit {
    std::uint64_t index = 0;
    core::Bytes entry;
    core::Digest chain{};
    std::uint64_t hash = 0;
    bool shown = false;  ///< with a deal: what this peer sees of it
    DealView view;
};
struct Acknowledge {
    std::uint64_t count = 0;
    std::uint64_t hash = 0;
};
struct SecretCommit {
    std::uint32_t moment = 0;
    core::Digest seal{};
};
struct SecretReveal {
    std::uint32_t moment = 0;
    core::Action action = 0;
    core::Digest salt{};
};
struct RandomReveal {
    std::uint32_t round = 0;
    core::Digest link{};
    bool renews = false;
    core::Digest next{};
};
struct Resync {
    std::uint64_t from = 0;
    bool differs = false;  ///< not merely lost: what came last can't be right
};
struct TakebackAsk {
    std::uint32_t moment = 0;
};
struct TakebackAnswer {
    std::uint32_t moment = 0;
    bool yes = false;
};
struct Ping {
    std::uint32_t serial = 0;
    bool answer = false;
};
struct Bye {
    Reason reason = Reason::left;
};
struct Error {
    Reason reason = Reason::refused;
    std::uint64_t at = 0;   ///< differs: the entry; refused, not_now: the moment
    std::uint8_t seat = 0;  ///< whose copy
};

/// A guest is ready for the start, or is not any more.
struct Ready {
    bool yes = false;
};
/// Who is connected, and of these who is ready for the start; bit 0 is the host. It is no part of
/// the log: the latest counts, and it is told again now and then.
struct Here {
    Parties present = 0;
    Parties ready = 0;
    std::vector<std::string> watchers{};  ///< the names of spectators, cleaned

    bool operator==(const Here&) const = default;
};

/// What is to be played next at a table.
struct Terms {
    /// The code of its game; 0: the same game with the same options; `kEndMatch`: nothing, the match
    /// that is played ends early.
    std::uint8_t game = 0;
    std::string options;  ///< as `core::read_options` reads them

    bool operator==(const Terms&) const = default;
};
inline constexpr std::uint8_t kEndMatch = 255;

/// What a guest says of the next match, or of ending this one. Proposing what is proposed already
/// means agreeing.
struct Vote {
    enum class Kind : std::uint8_t {
        propose = 1,  ///< `terms`
        agree = 2,
        decline = 3,
        go_on = 4,  ///< without those who have not agreed
    };
    Kind kind = Kind::agree;
    std::uint32_t proposal = 0;  ///< the number of the proposal it answers; not of `propose`
    Terms terms;
};
/// The host tells what is proposed as the next match. It is no part of the log: the latest counts,
/// and it is told again now and then.
struct Proposal {
    std::uint32_t number = 0;  ///< counts from 1
    std::uint8_t by = 0;       ///< the seat that proposed it; 0: the host
    Terms terms;
    Parties agreed = 0;
    Parties declined = 0;
    bool waited = false;  ///< those who agreed may go on without the others

    bool operator==(const Proposal&) const = default;
};
/// The table plays another match: the guest says hello to it over the same connection.
struct Next {
    MatchId match{};
};

/// A guest says one of a few phrases, by its number below `kPhrases`.
struct Say {
    std::uint8_t phrase = 0;
};
/// The host tells that somebody at the table said it: a seat, 0 for who sits at the host.
struct Said {
    std::uint8_t by = 0;
    std::uint8_t phrase = 0;
};
/// How many phrases there are. What they are the shell knows.
inline constexpr std::uint8_t kPhrases = 12;
/// A guest gives up: in a match of two.
struct Resign {};

/// How long one may think. It is no part of the log: the latest counts.
struct Clock {
    enum class Kind : std::uint8_t {
        none = 0,
        action = 1,  ///< `seconds` for each action
        player = 2,  ///< `seconds` for all actions of a player
    };
    Kind kind = Kind::none;
    std::uint16_t seconds = 0;
    std::vector<std::uint16_t> left{};  ///< seconds by seat - 1, once the match is on

    bool operator==(const Clock&) const = default;
};

/// In the order of their types, which count from 1.
using Message =
    std::variant<Hello, Welcome, Propose, Commit, Acknowledge, SecretCommit, SecretReveal,
                 RandomReveal, Resync, TakebackAsk, TakebackAnswer, Ping, Bye, Error, Ready, Here,
                 Vote, Proposal, Next, Say, Said, Resign, Clock>;

/// The frame of a message.
core::Bytes encode(Message message);

/// Problem: not exactly one frame of our version with a message we know.
core::Result<Message> decode(core::ByteView frame);

/// Of another version of the protocol.
bool foreign_version(core::ByteView frame);

}  // namespace ctq::net
