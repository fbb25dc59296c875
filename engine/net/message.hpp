#pragma once

#include <type_traits>
#include <utility>
#include <variant>

#include "engine/net/ledger.hpp"

/// The messages between peers. A frame is version (a byte), type (a byte), length (a varint) and
/// payload (at most 16 KiB). A transport carries whole frames. Bytes after the payload are an
/// error.
namespace ctq::net {

inline constexpr std::uint8_t kProtocol = 4;
inline constexpr std::size_t kMostPayload = std::size_t{16} * 1024;
inline constexpr std::size_t kMostFrame = kMostPayload + 8;

/// Why a party leaves, is sent away or is refused. Each reason has a fixed sentence in this
/// program, so that no text from a stranger is shown.
enum class Reason : std::uint8_t {
    left = 1,         ///< the party left on its own
    full = 2,         ///< no seat is free
    other_match = 3,  ///< the invitation is for another match
    other_protocol = 4,
    other_rules = 5,
    unknown_game = 6,
    too_fast = 7,
    not_understood = 8,
    misbehaved = 9,  ///< too many illegal messages
    replaced = 10,   ///< the same player has connected again
    silent = 11,
    refused = 12,     ///< a single command was refused
    differs = 13,     ///< the copies of the match differ
    agrees = 14,      ///< the copies agree again
    begun = 15,       ///< the match has begun without newcomers
    other_past = 16,  ///< the log of a returning guest is not the beginning of ours
    not_now = 17,     ///< nothing can be taken back
    moved_on = 18,    ///< the table plays another match without this guest
    stopped = 19,     ///< the server of the table ends
};
/// Returns a sentence for people.
const char* sentence(Reason reason);

/// The first message of a guest on each connection.
struct Hello {
    std::vector<std::pair<std::uint8_t, std::uint16_t>> games;  ///< code and rules version
    MatchId match{};         ///< all zero: the match that the host plays
    Token token{};           ///< the guest's secret; showing it again gives access to the same seat
    std::uint8_t wish = 0;   ///< a seat, 0 for any, kSpectate for none
    std::string name;        ///< the guest's name; every peer cleans it before showing it
    core::Digest anchor{};   ///< the anchor of the guest's chain of links
    std::uint64_t have = 0;  ///< number of log entries that the guest has
    core::Digest chain{};    ///< the chain value after these entries
};
inline constexpr std::uint8_t kSpectate = 255;

struct Welcome {
    MatchId match{};
    MatchId room{};  ///< the first match of the table, which its invitations name
    std::uint8_t seat = 0;
    std::uint8_t game = 0;
    std::uint16_t rules = 0;
    std::string options;
    std::vector<std::string> seats;
    std::uint64_t size = 0;  ///< number of entries so far
};
/// A guest proposes an action. The connection determines its seat.
struct Propose {
    std::uint32_t moment = 0;
    core::Action action = 0;
};
/// The host adds entry `index` to the log.
struct Commit {
    std::uint64_t index = 0;
    core::Bytes entry;
    core::Digest chain{};
    std::uint64_t hash = 0;
    bool shown = false;  ///< with a deal: whether `view` is what this peer sees of it
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
    bool differs = false;  ///< whether the last message was invalid rather than lost
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
    std::uint64_t at = 0;   ///< if the reason is `differs`, the entry; if it is `refused` or
                            ///< `not_now`, the moment
    std::uint8_t seat = 0;  ///< the seat whose copy differs
};

/// A guest says whether it is ready for the start.
struct Ready {
    bool yes = false;
};
/// The parties that are connected; bit 0 is the host. Before the start, `ready` has those of them
/// that are ready for it, and later those that have not missed their last action. The message is
/// not part of the log: only the latest one counts, and the host repeats it now and then.
struct Here {
    Parties present = 0;
    Parties ready = 0;
    std::vector<std::string> watchers{};  ///< the names of spectators, cleaned
    std::vector<std::uint16_t> wins{};    ///< by seat - 1: matches won at this table by the player
    bool listed = false;  ///< whether the server shows the table to everyone on its page
    /// How to reach the host's page by a new connection after this one is lost: an address of the
    /// transport, of at most `kMostEndpoint` bytes; empty if there is none.
    core::Bytes endpoint{};

    bool operator==(const Here&) const = default;
};

/// The terms of the next match at a table.
struct Terms {
    /// The code of the game. 0: the same game with the same options. `kEndMatch` and
    /// `kCountMatch`: no next match, but the current match ends now, without a winner or counted.
    std::uint8_t game = 0;
    std::string options;  ///< as `core::read_options` reads them

    bool operator==(const Terms&) const = default;
};
inline constexpr std::uint8_t kCountMatch = 254;
inline constexpr std::uint8_t kEndMatch = 255;

/// Whether these terms end the current match.
inline bool end_match(const Terms& terms) {
    return terms.game >= kCountMatch;
}

/// A guest's vote on the next match, or on ending this one. Proposing the current terms again
/// counts as agreeing.
struct Vote {
    enum class Kind : std::uint8_t {
        propose = 1,  ///< proposes `terms`
        agree = 2,
        decline = 3,
        go_on = 4,  ///< continue without the parties that have not agreed
    };
    Kind kind = Kind::agree;
    std::uint32_t proposal = 0;  ///< number of the proposal it answers; unused by `propose`
    Terms terms;
};
/// The host reports the proposal for the next match. The message is not part of the log: only the
/// latest one counts, and the host repeats it now and then.
struct Proposal {
    std::uint32_t number = 0;  ///< counts from 1
    std::uint8_t by = 0;       ///< the seat that proposed it; 0: the host
    Terms terms;
    Parties agreed = 0;
    Parties declined = 0;
    bool waited = false;  ///< whether those who agreed may now continue without the others

    bool operator==(const Proposal&) const = default;
};
/// The host reports that the table plays another match. The guest sends `Hello` for it over the
/// same connection.
struct Next {
    MatchId match{};
};

/// A guest says a phrase, given by its number below `kPhrases`.
struct Say {
    std::uint8_t phrase = 0;
};
/// The host reports who said a phrase: a seat, or 0 for the person at the host.
struct Said {
    std::uint8_t by = 0;
    std::uint8_t phrase = 0;
};
/// The number of phrases. The shell defines their texts.
inline constexpr std::uint8_t kPhrases = 12;
/// A guest resigns, in a match of two players.
struct Resign {};

/// The rule of a clock: how much time there is to act.
struct Pace {
    enum class Kind : std::uint8_t {
        none = 0,
        action = 1,  ///< `seconds` for each action
        player = 2,  ///< `seconds` for all actions of a player
    };
    Kind kind = Kind::none;
    std::uint16_t seconds = 0;
    std::uint16_t increment = 0;  ///< seconds that a player gains by each action

    bool operator==(const Pace&) const = default;
};

/// The clock. The message is not part of the log: only the latest one counts.
struct Clock {
    Pace pace;
    std::vector<std::uint16_t> left{};  ///< remaining seconds by seat - 1, once the match is on
    bool rests = false;                 ///< whether the match waits until a person returns

    bool operator==(const Clock&) const = default;
};

/// Before the start, a guest at a table of a server sets the clock, and whether the server shows the
/// table to everyone on its page.
struct Arrange {
    Pace pace;
    bool listed = false;
};
/// The longest address of a transport, in bytes.
inline constexpr std::size_t kMostEndpoint = 400;

/// All messages, in the order of their types, which count from 1.
using Message =
    std::variant<Hello, Welcome, Propose, Commit, Acknowledge, SecretCommit, SecretReveal,
                 RandomReveal, Resync, TakebackAsk, TakebackAnswer, Ping, Bye, Error, Ready, Here,
                 Vote, Proposal, Next, Say, Said, Resign, Clock, Arrange>;

/// Whether a message has one of these types.
template <class Other, class... Types>
concept OneOf = (std::is_same_v<Other, Types> || ...);

/// Encodes a message as a frame.
core::Bytes encode(Message message);

/// Decodes a frame. Fails unless it is exactly one frame of our protocol version with a known
/// message.
core::Result<Message> decode(core::ByteView frame);

/// Whether a frame has another version of the protocol.
bool foreign_version(core::ByteView frame);

}  // namespace ctq::net
