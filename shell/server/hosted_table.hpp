#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/bots/decide.hpp"
#include "engine/core/bot.hpp"
#include "engine/net/host.hpp"
#include "shell/server/randomness.hpp"

namespace ctq::server {

/// Time limits of a hosted table, in milliseconds.
struct Timeouts {
    net::Time away = 120'000;  ///< until a bot plays for a guest who has left
    net::Time turn = 300'000;  ///< until a bot plays an action for a guest who is connected
    net::Time over = 60'000;   ///< until guests who stay after the end of a match are disconnected
};

/// Returns the set-up of a hosted table, by the text of its options and by its seats, separated by
/// commas. Fails if an option is unknown.
core::Result<core::Setup> table_setup(const core::GameHandle& game, std::string_view options,
                                      std::string_view seats);

/// A table on the server. Guests hold its "guest" seats and bots the others; the server has no
/// seat. The match starts when all seats are taken. After a match the guests may agree on another
/// one; once all have left, the table starts afresh. Guests who stay too long are disconnected. The
/// table does not compute bot decisions: it asks for them with `question` and serves guests
/// meanwhile.
class HostedTable {
  public:
    /// Opens a table; its seats are "guest" or bots. Fails if a seat is unknown or the rules refuse
    /// the set-up.
    static core::Result<HostedTable> open(core::Setup setup, const net::Randomness& random,
                                          Timeouts timeouts, net::Time now);

    /// Opens a table as `serialize` has saved it, without connections. Fails if the bytes are
    /// damaged or from other rules.
    static core::Result<HostedTable> restore(core::ByteView saved, Timeouts timeouts,
                                             net::Time now);

    /// Makes this a table that a visitor has opened: see `net::Host::serve`.
    void serve(bool listed) { host_.serve(listed); }
    /// Whether a visitor has opened it for friends only, so that the server does not list it.
    bool hidden() const { return host_.table().served && !host_.table().listed; }
    /// Returns the match that invitations name; all zero if anyone may sit down.
    net::MatchId room() const { return host_.table().served ? host_.table().room : net::MatchId{}; }

    /// Events from the server and the passing of time, as in `net::Host`. After each, the match
    /// begins if it can. `tick` also lets bots play for guests who exceed their time limit.
    void connected(net::LinkId link, net::Time now);
    void received(net::LinkId link, core::ByteView frame, net::Time now);
    void lost(net::LinkId link, net::Time now);
    void tick(net::Time now);
    /// Returns the bot decision that the match waits for, to be computed with `bots::decide`.
    /// Returns none if no bot is due, or if the decision is known but can't be played yet.
    std::optional<bots::Job> question() const;
    /// Handles the decision for a question. It is played if the table still asks the same question;
    /// otherwise it is ignored.
    void decided(const bots::Job& question, core::Action action, net::Time now);
    /// Returns the frames to send and the connections to close since the last call.
    net::Output take_output() { return host_.take_output(); }

    /// Returns the table as bytes, to go on with it after a restart.
    core::Bytes serialize() const { return host_.serialize(); }

    const net::Ledger& ledger() const { return host_.ledger(); }
    /// Whether the guest of a seat is connected.
    bool present(int seat) const { return host_.present(seat); }
    /// Whether the table must be opened anew: nobody is connected, and guests who came and left have
    /// filled the log before its start, or the match is over and all its guests know its end. Those
    /// who have lost their connection before may come back for it during `Timeouts::away`.
    bool deserted(net::Time now) const;
    /// Whether nobody has been connected for `Timeouts::away`, and no match is under way.
    bool abandoned(net::Time now) const;
    /// Disconnects all guests, who don't come back.
    void close(net::Reason reason = net::Reason::left) { host_.close(reason); }

  private:
    /// Since when the match has waited for a guest, at which moment of the match, and whether the
    /// guest is connected.
    struct Wait {
        net::Time since = 0;  ///< 0: the match does not wait for the guest
        std::uint32_t moment = 0;
        bool present = false;
    };

    /// A decision and its question.
    struct Answer {
        core::Bytes question;
        core::Action action;
    };

    HostedTable(net::Host host, Timeouts timeouts, net::Time now);

    /// Whether the match has begun and is not finished.
    bool runs() const;
    void go_on(net::Time now);
    void work(net::Time now);
    std::optional<bots::Job> asked() const;
    void stand_in(net::Time now);
    void thaw(net::Time now);
    void give_up(net::Time now);
    void part(net::Time now);
    net::Time timeout(int seat) const;
    int acts() const;
    core::BotChoice bot_of(int seat) const;

    net::Host host_;
    Timeouts timeouts_;
    std::optional<Answer> answer_;  ///< kept until it is played or the question changes
    int links_ = 0;
    net::Time empty_ = 0;       ///< the last time at which somebody was connected
    std::vector<Wait> waited_;  ///< the wait for each guest, by seat - 1
    net::Time frozen_ = 0;      ///< when the match froze; 0 if it is not frozen
    net::Time over_ = 0;        ///< when the match ended; 0 if it is not over
};

}  // namespace ctq::server
