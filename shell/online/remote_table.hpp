#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/net/guest.hpp"
#include "engine/net/host.hpp"
#include "engine/net/randomness.hpp"
#include "shell/online/invitation.hpp"

/// One table over the network as its host or a guest has it, over `net::Host` or `net::Guest`. It moves no bytes and
/// knows no clock: frames and times come in as arguments, frames go out by `take_output`. Who sits there is told by
/// remote_seats.hpp, its match by remote_match.hpp; taking back, the clock and the next match have files of their own.
namespace ctq::app {

class RemoteTable {
  public:
    /// Opens a table; its seats "guest" are for guests. Problem: what can't be played so.
    static core::Result<RemoteTable> open(core::Setup setup, const std::string& name,
                                          const net::Randomness& random, net::Time now);
    /// Goes to another's. `look_on`: without a seat.
    static RemoteTable join(const Invitation& invitation, const std::string& name, bool look_on,
                            const net::Randomness& random);
    /// What `serialize` gave. Problem: it can't be read.
    static core::Result<RemoteTable> restore(std::string_view kept, net::Time now);
    /// All that is to be kept of the table, as text for `restore`.
    std::string serialize() const;

    /// What the transport brings, and the passing of time, as in `net::Host` and `net::Guest`. A
    /// guest has only one connection: `link` says nothing to it.
    void connected(net::LinkId link, net::Time now);
    void received(net::LinkId link, core::ByteView frame, net::Time now);
    void lost(net::LinkId link, net::Time now);
    void tick(net::Time now);
    /// What is to be kept, sent and closed. Events have gone into what the functions below tell.
    net::Output take_output();

    /// Whether this device is the host; otherwise it is a guest.
    bool hosting() const { return host_.has_value(); }
    /// None before a host has let us in.
    const net::Ledger* ledger() const;
    /// The id of the match, and of the table's first match, by which invitations and transports
    /// know it; and the game. Before a host has let us in, they are the invitation's; the id is all
    /// zero if it names no match.
    net::MatchId match() const;
    net::MatchId room() const;
    const core::GameHandle& game() const;
    /// How a guest gets there, of its invitation.
    const core::Bytes& way() const { return way_; }
    /// At a table of ctq host, which is reached again by the same way.
    bool at_server() const;
    /// A fresh invitation leads there another way.
    void come_by(core::Bytes way) { way_ = std::move(way); }
    /// The start is still waited for.
    bool gathering() const;
    /// Nothing more can happen, and all that was closed is open.
    bool finished() const;
    /// Why the session is over for us, as a sentence; empty while it is not.
    const std::string& closed() const { return closed_; }
    /// A guest that hears its host, or any host.
    bool reachable() const;
    /// Copies of the match differ: ours, or another seat's.
    bool frozen() const;
    /// Why it is frozen, naming the entry; empty while it is not.
    const std::string& frozen_words() const { return frozen_words_; }
    /// As guest: somebody else plays our seat, because we did not.
    bool replaced() const { return guest_ && guest_->replaced(); }
    /// As host: whose copy differs; 0 for nobody's.
    int frozen_seat() const { return host_ ? host_->frozen_seat() : 0; }
    /// As guest: it is our copy that differs, to be loaded anew.
    bool own_frozen() const { return guest_ && guest_->frozen(); }
    /// The latest of what people should know, once; empty where there is nothing.
    std::string take_news();

    /// A guest's seat; 0 for none, and for the host.
    int own_seat() const;
    /// An action of a seat of this device.
    core::Failure play(int seat, core::Action action, net::Time now);
    /// As guest: loads our copy of the match anew, where it differs from the host's.
    void resync(net::Time now);
    /// Says good-bye.
    void leave(net::Time now);

    /// As guest: goes on to the match that the table plays now.
    void follow(net::Time now);

    /// The session underneath: of the host, or else of a guest.
    std::optional<net::Host>& host() { return host_; }
    const std::optional<net::Host>& host() const { return host_; }
    std::optional<net::Guest>& guest() { return guest_; }
    const std::optional<net::Guest>& guest() const { return guest_; }

  private:
    RemoteTable() = default;

    std::optional<net::Host> host_;
    std::optional<net::Guest> guest_;
    std::optional<Invitation> invitation_;
    core::Bytes way_;
    std::string closed_;
    std::string news_;
    std::string frozen_words_;
};

}  // namespace ctq::app
