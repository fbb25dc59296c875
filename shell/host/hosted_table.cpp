#include "shell/host/hosted_table.hpp"

#include <utility>

#include "engine/bots/roster.hpp"
#include "engine/core/text.hpp"
#include "shell/cli/bot_seat.hpp"

namespace ctq::host {
namespace {

using net::Phase;

constexpr std::string_view kGuest = "guest";
/// Decisions of bots between two looks at the sockets.
constexpr int kMostDecisions = 64;
/// Far more than any match of people has.
constexpr int kMostPlies = 20'000;

}  // namespace

HostedTable::HostedTable(net::Host host, core::Setup setup, std::uint64_t bot_seed,
                         net::Time patience)
    : host_(std::move(host)),
      setup_(std::move(setup)),
      bot_seed_(bot_seed),
      patience_(patience),
      away_(static_cast<std::size_t>(setup_.seat_count()), 0) {}

core::Result<HostedTable> HostedTable::open(core::Setup setup, const Randomness& random,
                                            net::Time patience, net::Time now) {
    net::HostTable table;
    for (int seat = 1; seat <= setup.seat_count(); ++seat) {
        const std::string& who = setup.seats[static_cast<std::size_t>(seat - 1)];
        if (who == kGuest) {
            table.open_seats = static_cast<net::Parties>(table.open_seats | 1U << seat);
        } else if (const auto bot = core::read_bot(bots::roster(*setup.game), who); !bot) {
            return bot.problem();
        }
    }
    if (table.open_seats == 0) {
        return core::Problem{"seats", "Nobody could sit down: at least one seat is \"guest\"."};
    }
    table.setup = setup;
    table.id = random.id;
    table.entropy = random.entropy;
    table.name = "The table";
    auto host = net::Host::open(std::move(table), now);
    if (!host) {
        return host.problem();
    }
    return HostedTable(std::move(*host), std::move(setup), net::bot_seed(random.entropy), patience);
}

void HostedTable::connected(net::LinkId link, net::Time now) {
    ++links_;
    host_.connected(link, now);
    work(now);
}

void HostedTable::received(net::LinkId link, core::ByteView frame, net::Time now) {
    host_.received(link, frame, now);
    work(now);
}

void HostedTable::lost(net::LinkId link, net::Time now) {
    --links_;
    host_.lost(link, now);
    work(now);
}

void HostedTable::tick(net::Time now) {
    host_.tick(now);
    stand_in(now);
    give_up(now);
    work(now);
}

bool HostedTable::finished() const {
    const Phase phase = ledger().phase();
    return (phase == Phase::over || phase == Phase::stopped) && !ledger().undisclosed();
}

/// Starts when all are there, then plays the seats that are played here.
void HostedTable::work(net::Time now) {
    if (ledger().phase() == Phase::gathering && host_.begin(now)) {
        return;
    }
    for (int i = 0; i < kMostDecisions; ++i) {
        const int seat = acts();
        if (seat == 0) {
            return;
        }
        const core::Action action =
            cli::bot_decision(ledger().match(), seat, bot_of(seat), bot_seed_);
        if (host_.play({static_cast<std::uint8_t>(seat), action}, now)) {
            return;
        }
    }
}

/// A bot plays for guests who stay away; they have their seat back when they return.
void HostedTable::stand_in(net::Time now) {
    const bool runs = ledger().phase() != Phase::gathering && !finished();
    for (int seat = 1; seat <= setup_.seat_count(); ++seat) {
        net::Time& since = away_[static_cast<std::size_t>(seat - 1)];
        if (!runs || !ledger().far(seat) || host_.present(seat)) {
            since = 0;
        } else if (since == 0) {
            since = now;
        } else if (now - since >= patience_) {
            since = 0;
            static_cast<void>(host_.take_over(seat, now));
        }
    }
}

/// A match that everybody has left, or that comes to no end, makes room for the next.
void HostedTable::give_up(net::Time now) {
    const bool runs = ledger().phase() != Phase::gathering && !finished();
    if (!runs || links_ > 0) {
        empty_ = 0;
    } else if (empty_ == 0) {
        empty_ = now;
    }
    const bool left = empty_ != 0 && now - empty_ >= patience_;
    if (runs && (left || ledger().match().cursor() >= kMostPlies)) {
        static_cast<void>(host_.stop(now));
    }
}

/// The seat played here that everybody waits for; 0 for none.
int HostedTable::acts() const {
    if (host_.frozen() || ledger().asker() != 0) {
        return 0;
    }
    if (ledger().phase() == Phase::playing) {
        const int seat = ledger().match().turn().seat;
        return ledger().far(seat) ? 0 : seat;
    }
    for (int seat = 1; ledger().phase() == Phase::choosing && seat <= setup_.seat_count(); ++seat) {
        if ((ledger().due() >> seat & 1U) != 0 && !ledger().far(seat)) {
            return seat;
        }
    }
    return 0;
}

core::BotChoice HostedTable::bot_of(int seat) const {
    const auto roster = bots::roster(*setup_.game);
    const auto bot = core::read_bot(roster, setup_.seats[static_cast<std::size_t>(seat - 1)]);
    if (bot) {
        return *bot;
    }
    // For a guest who has gone: the last of the roster that needs no number.
    core::BotChoice choice;
    for (std::size_t i = 0; i < roster.size(); ++i) {
        if (roster[i].info.parameter == core::ParameterKind::none) {
            choice.index = static_cast<int>(i);
        }
    }
    return choice;
}

}  // namespace ctq::host
