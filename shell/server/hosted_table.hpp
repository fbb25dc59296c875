#pragma once

#include <optional>
#include <vector>

#include "engine/bots/decide.hpp"
#include "engine/core/bot.hpp"
#include "engine/net/host.hpp"
#include "shell/server/randomness.hpp"

namespace ctq::host {

/// How long a hosted table waits, in milliseconds: until a bot plays for a guest …
struct Timeouts {
    net::Time away = 120'000;  ///< who has gone
    net::Time turn = 300'000;  ///< who is there and does not act
    net::Time over = 60'000;   ///< … and for those who stay when the match is over
};

/// A table that nobody sits beside: guests hold its seats "guest", bots the others. It starts when
/// its seats are taken. When a match is over its guests may agree on another; once everybody has
/// left, the next one is as the first. Who stays is sent away after a while. It does not think itself: it asks for a bot's decision and goes
/// on once it is told, while guests are answered.
class HostedTable {
  public:
    /// `setup`: its seats are "guest" or bots. Problem: a seat for nobody known, or what the rules
    /// refuse.
    static core::Result<HostedTable> open(core::Setup setup, const net::Randomness& random,
                                          Timeouts timeouts, net::Time now);

    /// What the server brings, and the passing of time, as in `net::Host`. After each the match
    /// begins if it can. `tick` also lets bots play for guests who are waited for too long.
    void connected(net::LinkId link, net::Time now);
    void received(net::LinkId link, core::ByteView frame, net::Time now);
    void lost(net::LinkId link, net::Time now);
    void tick(net::Time now);
    /// The decision of a bot that the match waits for now, for somebody to make (`bots::decide`);
    /// none where it waits for nobody, or was told the decision and can't play it yet.
    std::optional<bots::Job> question() const;
    /// What came of a question. It is played if the table still asks the same, whatever has
    /// happened meanwhile; else nothing happens.
    void decided(const bots::Job& question, core::Action action, net::Time now);
    /// What is to be sent and closed since the last call.
    net::Output take_output() { return host_.take_output(); }

    const net::Ledger& ledger() const { return host_.ledger(); }
    /// Whether the guest of a seat is connected.
    bool present(int seat) const { return host_.present(seat); }
    /// Nobody is connected, and the match is over or its log is full of those who came and went
    /// before its start: to be opened anew.
    bool deserted() const;
    /// The set-up as `open` was given it: seats for guests are "guest", whoever sits there.
    const core::Setup& setup() const { return setup_; }

  private:
    /// Since when a guest has been waited for: at which moment of the match, and whether it is
    /// there.
    struct Wait {
        net::Time since = 0;  ///< 0: it is not
        std::uint32_t moment = 0;
        bool present = false;
    };

    /// A decision that was told, and of which question.
    struct Answer {
        core::Bytes question;
        core::Action action;
    };

    HostedTable(net::Host host, core::Setup setup, std::uint64_t bot_seed, Timeouts timeouts);

    /// Whether the match has begun and is not finished.
    bool runs() const;
    void go_on(net::Time now);
    void work(net::Time now);
    std::optional<bots::Job> asked() const;
    void agree(net::Time now);
    void stand_in(net::Time now);
    void thaw(net::Time now);
    void give_up(net::Time now);
    void part(net::Time now);
    net::Time timeout(int seat) const;
    int acts() const;
    core::BotChoice bot_of(int seat) const;

    net::Host host_;
    core::Setup setup_;
    std::uint64_t bot_seed_;
    Timeouts timeouts_;
    std::optional<Answer> answer_;  ///< until it is played, or something else is asked
    int links_ = 0;
    net::Time empty_ = 0;       ///< since when nobody is connected; 0 while somebody is
    std::vector<Wait> waited_;  ///< by seat - 1: for a guest
    net::Time frozen_ = 0;      ///< since when the match is; 0 while it is not
    net::Time over_ = 0;        ///< since when the match is; 0 while it is not
};

}  // namespace ctq::host
