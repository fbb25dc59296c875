#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/net/guest.hpp"
#include "engine/net/host.hpp"
#include "engine/net/randomness.hpp"
#include "shell/online/invitation.hpp"

/// A remote table of a host or a guest, on top of `net::Host` or `net::Guest`. It moves no bytes
/// and has no clock: frames and times are arguments, and `take_output` returns the frames to send.
/// Related files: remote_seats.hpp (players), remote_match.hpp (match), takeback.hpp, clock.hpp and
/// next_match.hpp.
namespace ctq::online {

class RemoteTable {
  public:
    /// Opens a table as host; its "guest" seats are for guests. Fails if the set-up can't be
    /// played.
    static core::Result<RemoteTable> open(core::Setup setup, const std::string& name,
                                          const net::Randomness& random, net::Time now);
    /// Joins another device's table. If `as_spectator`, this device gets no seat.
    static RemoteTable join(const Invitation& invitation, const std::string& name,
                            bool as_spectator, const net::Randomness& random);
    /// Restores a table from the text of `serialize`. Fails if it is unreadable.
    static core::Result<RemoteTable> restore(std::string_view text, net::Time now);
    /// Returns the state of the table as text for `restore`.
    std::string serialize() const;

    /// Events of the transport and the passing of time, as in `net::Host` and `net::Guest`. A guest
    /// has only one connection and ignores `link`.
    void connected(net::LinkId link, net::Time now);
    void received(net::LinkId link, core::ByteView frame, net::Time now);
    void lost(net::LinkId link, net::Time now);
    void tick(net::Time now);
    /// Returns what to store, send and close. Handles pending events, which change the results of
    /// the functions below.
    net::Output take_output();

    /// Whether this device is the host; otherwise it is a guest.
    bool hosting() const { return host_.has_value(); }
    /// The ledger; null until a host has admitted this device.
    const net::Ledger* ledger() const;
    /// The ids of the current match and of the table's first match, and the game. Invitations and
    /// transports use the id of the first match. Until a host has admitted this device, all are the
    /// invitation's; the id is all zero if it names no match.
    net::MatchId match() const;
    net::MatchId room() const;
    const core::GameHandle& game() const;
    /// The transport address from a guest's invitation.
    const core::Bytes& endpoint() const { return endpoint_; }
    /// Whether this is a table of `ctq host`, which can be reached again at the same address.
    bool at_server() const;
    /// As guest: takes the address that the host has sent for the next connection, so that one
    /// message, the answer to it, is enough to return. Returns whether there is one; a server keeps
    /// its address.
    bool take_offer();
    /// Sets the transport address from a new invitation.
    void set_endpoint(core::Bytes endpoint) { endpoint_ = std::move(endpoint); }
    /// Whether the match has not begun yet.
    bool gathering() const;
    /// Whether the match is finished: nothing more can happen in it and all secrets are open.
    bool finished() const;
    /// The reason why the session ended for this device, as a sentence; empty while it continues.
    const std::string& closed() const { return closed_; }
    /// Whether this device is the host, or a guest with a connection to its host.
    bool reachable() const;
    /// Whether copies of the match differ: this device's or another seat's.
    bool frozen() const;
    /// The reason why the table is frozen, with the log entry at which copies differ; empty if the
    /// table is not frozen.
    const std::string& frozen_words() const { return frozen_words_; }
    /// Returns who is connected, who watches, and the matches won.
    net::Here here() const { return host_ ? host_->here() : guest_->here(); }
    /// As guest: whether another player has taken over this device's seat because it did not act.
    bool replaced() const { return guest_ && guest_->replaced(); }
    /// As host: the seat whose copy of the match differs from the host's; 0 if there is none.
    int frozen_seat() const { return host_ ? host_->frozen_seat() : 0; }
    /// As guest: whether this device's copy of the match differs from the host's and must be
    /// reloaded.
    bool own_frozen() const { return guest_ && guest_->frozen(); }
    /// Returns the latest message to show to people and clears it; empty if there is none.
    std::string take_news();
    /// Returns what belongs in the log besides actions: phrases of others, and whose time was up.
    /// Clears it.
    std::vector<std::string> take_remarks() { return std::exchange(remarks_, {}); }
    /// Whether the latest message was what another person has said.
    bool said() const { return said_; }

    /// Returns a guest's seat; 0 for a spectator and for the host.
    int own_seat() const;
    /// Plays an action for a seat of this device.
    core::Failure play(int seat, core::Action action, net::Time now);
    /// As guest: reloads this device's copy of the match if it differs from the host's.
    void resync(net::Time now);
    /// Leaves the table and tells the others.
    void leave(net::Time now);

    /// As guest: leaves the old match for the match that the table plays now.
    void follow(net::Time now);

    /// The network session that this table is built on: the host's or a guest's. The other one is
    /// empty.
    std::optional<net::Host>& host() { return host_; }
    const std::optional<net::Host>& host() const { return host_; }
    std::optional<net::Guest>& guest() { return guest_; }
    const std::optional<net::Guest>& guest() const { return guest_; }

  private:
    RemoteTable() = default;

    std::optional<net::Host> host_;
    std::optional<net::Guest> guest_;
    std::optional<Invitation> invitation_;
    core::Bytes endpoint_;
    std::string closed_;
    std::string news_;
    bool said_ = false;
    std::vector<std::string> remarks_;
    std::string frozen_words_;
};

}  // namespace ctq::online
