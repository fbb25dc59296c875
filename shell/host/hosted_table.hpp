#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/bot.hpp"
#include "engine/net/host.hpp"
#include "shell/host/randomness.hpp"

namespace ctq::host {

/// A table that nobody sits beside: guests hold its seats "guest", bots the others. It starts when
/// its seats are taken; when a match is over and everybody has left, the next one can begin.
class HostedTable {
  public:
    /// `setup`: its seats are "guest" or bots. `patience`: milliseconds until a bot plays for a
    /// guest who has gone. Problem: a seat for nobody known, or what the rules refuse.
    static core::Result<HostedTable> open(core::Setup setup, const Randomness& random,
                                          net::Time patience, net::Time now);

    void connected(net::LinkId link, net::Time now);
    void received(net::LinkId link, core::ByteView frame, net::Time now);
    void lost(net::LinkId link, net::Time now);
    void tick(net::Time now);
    net::Output take_output() { return host_.take_output(); }

    const net::Ledger& ledger() const { return host_.ledger(); }
    /// The match is over and nobody is connected: to be opened anew.
    bool deserted() const { return links_ == 0 && finished(); }
    const core::Setup& setup() const { return setup_; }

  private:
    HostedTable(net::Host host, core::Setup setup, std::uint64_t bot_seed, net::Time patience);

    bool finished() const;
    void work(net::Time now);
    void stand_in(net::Time now);
    void give_up(net::Time now);
    int acts() const;
    core::BotChoice bot_of(int seat) const;

    net::Host host_;
    core::Setup setup_;
    std::uint64_t bot_seed_;
    net::Time patience_;
    int links_ = 0;
    net::Time empty_ = 0;  ///< since when nobody is connected; 0 while somebody is
    /// By seat - 1: since when its guest has been away; 0 while not.
    std::vector<net::Time> away_;
};

}  // namespace ctq::host
