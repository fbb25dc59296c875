#pragma once

#include "engine/core/catalogue.hpp"
#include "engine/net/session.hpp"

/// What a host knows, in parts.
namespace ctq::net {

/// The parameters with which a host opens a table.
struct HostTable {
    core::Setup setup;  ///< the match at its beginning, without a set-up position
    MatchId id{};       ///< truly random, like `entropy`
    core::Digest entropy{};
    std::string name;        ///< the host's name
    Parties open_seats = 0;  ///< seats for guests; all other seats are played at the host
    Parties people = 0;      ///< seats of people at the host; a clock applies to them
    MatchId room{};  ///< the table's first match, which invitations name; all zero: this one
    core::Catalogue games{};  ///< games that may be proposed for the next match, besides the
                              ///< current game
    bool served = false;      ///< whether a visitor of a server opened it: see `Host::serve`
    bool listed = false;      ///< whether the server shows the table to everyone on its page
    Timeouts timeouts{};
    Limits limits{};
};

/// The least time that a clock leaves for an action, if it limits the time of all actions.
inline constexpr Time kLeastTime = 10'000;

/// A current state, such as `Here`, as it was last sent to a peer, and the time when it was sent.
template <typename State>
struct LastSent {
    std::optional<State> state{};
    Time at = 0;
};

/// A connection and its guest.
struct Peer {
    LinkId link = 0;
    int seat = -1;  ///< -1: the peer has not sent `Hello`
    std::uint64_t acked = 0;
    std::uint64_t sent = 0;
    Time last_received = 0;
    Time last_sent = 0;
    Time moved = 0;
    Time resynced = 0;
    int faults = 0;
    RateLimit rate;
    bool ready = false;
    LastSent<Here> here{};
    LastSent<Proposal> proposal{};
    LastSent<Clock> clock{};
    std::string name{};  ///< of a spectator
    Time said_at = 0;
    bool carried = false;  ///< whether the connection is from the previous match and has not sent
                           ///< `Hello` for this one
};

/// The difference because of which a match is frozen.
struct Frozen {
    std::uint64_t index = 0;
    int seat = 0;
    Time last_sent = 0;
};

/// The time limits, and who has kept them.
struct HostClock {
    Pace pace{};
    bool set = false;  ///< whether `set_clock` was called, even to set no limit
    std::array<Time, core::kMostSeats + 1> left{};  ///< by seat: remaining time
    Time updated = 0;
    std::uint32_t timed_moment = 0;  ///< the moment (`Ledger::moment`) for which the clock runs
    Parties timed = 0;               ///< the seats whose time has run at that moment
    Parties missed = 0;              ///< the seats whose last action was not played in time
};

/// The proposal for the next match, and the votes on it.
struct Voting {
    std::optional<Proposal> proposal{};
    Time proposed = 0;
    bool goes_on = false;  ///< whether the parties that agreed continue without the others
    Parties gone = 0;      ///< parties that have said good-bye since the end
};

/// All that a host knows.
struct HostState {
    HostTable table;
    Ledger ledger;
    LinkChain links;
    std::uint32_t chain_number = 0;
    std::array<std::optional<Token>, core::kMostSeats + 1> tokens{};
    std::array<std::optional<SealedAction>, core::kMostSeats + 1> sealed_actions{};
    std::vector<Peer> peers{};
    std::optional<Frozen> frozen{};
    std::array<int, core::kMostSeats + 1> freezes{};
    /// By seat: how many guests came back without their links.
    std::array<int, core::kMostSeats + 1> newcomers{};
    HostClock clock{};
    Voting voting{};
    std::array<std::uint16_t, core::kMostSeats + 1> wins{};  ///< by seat: matches won before this
    core::Bytes endpoint{};                                  ///< as in `Here`
    Time now = 0;
    /// The seats of guests who left with the whole log of the finished match, or were sent away.
    Parties informed = 0;
    Time opened = 0;       ///< when this host was opened or restored
    Time log_grew_at = 0;  ///< when the log last grew
    Output out{};
};

/// Returns the host with this time as the present.
inline HostState& at(HostState& host, Time now) {
    host.now = now;
    return host;
}

// What `Host` offers, and its own files use as well.
bool present(const HostState& host, int seat);
/// Whether the seat was opened for guests.
inline bool open_seat(const HostState& host, int seat) {
    return has_party(host.table.open_seats, seat);
}
Here here(const HostState& host);
Clock clock(const HostState& host);
bool rests(const HostState& host);
Parties voters(const HostState& host);
/// Returns by seat - 1 how many matches at this table its player has won, this one included once it
/// is over. A shared first place counts for each; a match that ended early counts only if a player
/// resigned. Empty before the first match is over.
std::vector<std::uint16_t> wins(const HostState& host);
core::Failure set_clock(HostState& host, Pace pace);
core::Failure miss(HostState& host, int seat);
void resume(HostState& host, int seat);
/// Forgets a connection that is gone. Its guest keeps the seat.
void lost(HostState& host, LinkId link);

}  // namespace ctq::net
