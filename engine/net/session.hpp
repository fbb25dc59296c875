#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "engine/net/message.hpp"

/// What host and guest have in common. Both are pure machines: a transport's bytes and the time
/// come in as arguments, bytes and events go out and are fetched with `take_output`.
namespace ctq::net {

/// Milliseconds of any clock that only goes forward.
using Time = std::uint64_t;
/// One connection, as the transport counts them; never used twice.
using LinkId = std::uint32_t;

/// How long is waited for what.
struct Timeouts {
    Time resend = 400;       ///< what was not acknowledged is sent again
    Time ping = 5'000;       ///< quiet for so long: is anybody there?
    Time silence = 20'000;   ///< nobody is
    Time greeting = 10'000;  ///< for the first word of a connection
    Time withheld = 30'000;  ///< for a link or an opened choice that is due
    Time next = 30'000;      ///< for everybody to agree to another match
};

/// What one connection may do.
struct Limits {
    int frames_a_second = 1000;
    int burst = 2000;
    int faults = 8;  ///< illegal or broken messages until it is sent away
    int links = 24;  ///< connections at one table
    int spectators = 8;
    int gathering = 400;        ///< entries before the start, of those who come and go
    std::uint64_t window = 64;  ///< entries on their way to one peer
};

enum class EventKind : std::uint8_t {
    entry,     ///< the log has grown: `index` is the new entry's
    joined,    ///< somebody came in, or came back, to `seat` (0: a spectator)
    gone,      ///< the connection of `seat` is lost
    late,      ///< what is due from `seat` does not come
    refused,   ///< a proposal was: `sentence` says why
    frozen,    ///< the copies differ since entry `index`: `sentence` names it
    thawed,    ///< they agree again
    closed,    ///< the session is over for us: `sentence` says why
    here,      ///< who is connected, or ready for the start, has changed
    said,      ///< `seat` has said phrase `index`
    proposal,  ///< what is proposed as the next match, or who agrees to it, has changed
    hang_up,   ///< the transport should close `link`, once it has sent what there is
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

/// What a call has brought about. With `save`, what `serialize` gives must be stored before the
/// packets are sent: whoever forgets its choice could never open it.
struct Output {
    bool save = false;
    std::vector<Packet> packets;
    std::vector<Event> events;
};

/// Allows so many a second, and a burst.
class RateLimit {
  public:
    /// So many a second, and `burst` at once; `now` in milliseconds.
    RateLimit(int per_second, int burst, Time now)
        : per_second_(static_cast<Time>(per_second)),
          most_(static_cast<Time>(burst) * 1000),
          left_(most_),
          last_(now) {}

    /// Whether one more is allowed now; counts it if so.
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

/// A choice made in secret, and what it was sealed with.
struct SealedAction {
    std::uint32_t moment = 0;
    core::Action action = 0;
    core::Digest salt{};
};

/// The choice of a seat at this moment, sealed with a salt of its own.
SealedAction seal_action_of(const core::Digest& entropy, std::uint32_t moment, int seat,
                            core::Action action);
/// What is shown of a sealed action before it is opened.
core::Digest seal_of(const MatchId& match, const SealedAction& choice, int seat);

/// Which entry of a log that is, in words: "entry 17, hat@7 by seat 2". `before`: the match it
/// comes to.
std::string tell_entry(const core::Match& before, const Entry& entry, int index);

/// Why something can't be, as a sentence.
inline core::Failure no(const char* sentence) {
    return core::Problem{"", sentence};
}

}  // namespace ctq::net
