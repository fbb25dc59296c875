#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "engine/core/catalogue.hpp"
#include "engine/net/message.hpp"

/// The common parts of host and guest. Both are pure state machines: the bytes of the transport and
/// the time are arguments, and `take_output` returns the bytes to send and the events.
namespace ctq::net {

/// Milliseconds of a monotonic clock.
using Time = std::uint64_t;
/// A connection, numbered by the transport. A number is never reused.
using LinkId = std::uint32_t;

/// Time limits, in milliseconds.
struct Timeouts {
    Time resend = 400;       ///< time before an unacknowledged message is sent again
    Time ping = 5'000;       ///< time without a message before a ping is sent
    Time silence = 20'000;   ///< time without a message before a connection counts as lost
    Time greeting = 10'000;  ///< time for the first message of a connection to arrive
    Time withheld = 30'000;  ///< time for a party to send a due link or opened action
    Time next = 30'000;      ///< time for all parties to agree to another match
};

/// The limits of a table and its connections.
struct Limits {
    int frames_a_second = 1000;
    int burst = 2000;
    int faults = 8;  ///< broken or illegal messages before a connection is dropped
    int links = 24;  ///< connections at one table
    int spectators = 8;
    int gathering = 400;        ///< entries before the start, from guests who join and leave
    std::uint64_t window = 64;  ///< unacknowledged entries to one peer
};

enum class EventKind : std::uint8_t {
    entry,         ///< the log has grown; `index` is the new entry
    joined,        ///< a guest took or returned to `seat` (0: a spectator)
    disconnected,  ///< the connection of `seat` is lost
    late,          ///< `seat` has not sent a due link or action in time
    refused,       ///< a proposal was refused; `sentence` says why
    frozen,    ///< the copies of the match differ since entry `index`; `sentence` names the entry
    thawed,    ///< the copies agree again
    closed,    ///< the session is over for this party; `sentence` says why
    here,      ///< the connected or ready parties, or the clock, have changed
    said,      ///< `seat` has said phrase `index`
    proposal,  ///< the proposal for the next match, or the votes on it, have changed
    hang_up,   ///< the transport should close `link` after it has sent all packets
};

struct Event {
    EventKind kind = EventKind::entry;
    LinkId link = 0;
    int seat = 0;
    int index = 0;
    std::string sentence;
};

struct Packet {
    LinkId link = 0;
    core::Bytes frame;
};

/// The result of a call. If `save` is set, the caller must store the result of `serialize` before
/// it sends the packets: a party that forgets its sealed action can never open it.
struct Output {
    bool save = false;
    std::vector<Packet> packets;
    std::vector<Event> events;
};

/// A rate limit with bursts.
class RateLimit {
  public:
    /// Allows `per_second` calls per second, and `burst` at once; `now` in milliseconds.
    RateLimit(int per_second, int burst, Time now)
        : per_second_(static_cast<Time>(per_second)),
          most_(static_cast<Time>(burst) * 1000),
          left_(most_),
          last_(now) {}

    /// Returns whether one more call is allowed now, and counts it if so.
    bool allow(Time now) {
        left_ = std::min(most_, left_ + (now - last_) * per_second_);
        last_ = now;
        if (left_ < 1000) {
            return false;
        }
        left_ -= 1000;
        return true;
    }

  private:
    Time per_second_;
    Time most_;
    Time left_;
    Time last_;
};

/// A secret choice, with the salt of its seal.
struct SealedAction {
    std::uint32_t moment = 0;
    core::Action action = 0;
    core::Digest salt{};
};

/// Seals the action that a seat chooses at this moment (`Ledger::moment`), with a salt derived from
/// `entropy`.
SealedAction seal_action_of(const core::Digest& entropy, std::uint32_t moment, int seat,
                            core::Action action);
/// Returns the seal of a sealed action, which is shown before it is opened.
core::Digest seal_of(const MatchId& match, const SealedAction& choice, int seat);

/// Returns the setup of the match that a host welcomes to. Fails if it is of an unknown game or
/// other rules, or contradicts itself.
core::Result<core::Setup> setup_of(const Welcome& welcome, core::Catalogue games);

/// Describes a log entry: "entry 17, hat@7 by seat 2". `before` is the match before the entry.
std::string tell_entry(const core::Match& before, const Entry& entry, int index);

/// Returns a problem with this sentence.
inline core::Failure no(const char* sentence) {
    return core::Problem{"", sentence};
}

}  // namespace ctq::net
