#include "shell/server/hosted_table.hpp"

#include <utility>

#include "engine/bots/job.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::server {
namespace {

using net::Phase;

constexpr std::string_view kGuest = "guest";
/// The most actions of a match, far more than people ever play. A match that has more is ended.
constexpr int kMostPlies = 20'000;
/// The most log entries before the start. More are not worth sending to the next guests.
constexpr int kMostGathered = 50;

}  // namespace

core::Result<core::Setup> table_setup(const core::GameHandle& game, std::string_view options,
                                      std::string_view seats) {
    auto read = core::read_options(game.info->options, options);
    if (!read) {
        return read.problem();
    }
    core::Setup setup;
    setup.game = &game;
    setup.options = *read;
    setup.seed = 1;  // without effect: server and guests draw jointly
    setup.seats = core::strings(core::split(seats, ','));
    return setup;
}

HostedTable::HostedTable(net::Host host, Timeouts timeouts, net::Time now)
    : host_(std::move(host)),
      timeouts_(timeouts),
      empty_(now),
      waited_(static_cast<std::size_t>(ledger().table().setup.seat_count())) {}

core::Result<HostedTable> HostedTable::open(core::Setup setup, const net::Randomness& random,
                                            Timeouts timeouts, net::Time now) {
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
    table.setup = std::move(setup);
    table.id = random.id;
    table.entropy = random.entropy;
    table.name = "The table";
    table.games = cabinet();
    auto host = net::Host::open(std::move(table), now);
    if (!host) {
        return host.problem();
    }
    return HostedTable(std::move(*host), timeouts, now);
}

core::Result<HostedTable> HostedTable::restore(core::ByteView saved, Timeouts timeouts,
                                               net::Time now) {
    auto host = net::Host::restore(cabinet(), saved, {}, {}, now);
    if (!host) {
        return host.problem();
    }
    return HostedTable(std::move(*host), timeouts, now);
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
    thaw(now);
    stand_in(now);
    give_up(now);
    part(now);
    work(now);
}

bool HostedTable::runs() const {
    return ledger().phase() != Phase::gathering && !ledger().finished();
}

bool HostedTable::deserted(net::Time now) const {
    const bool worn = ledger().phase() == Phase::gathering && ledger().size() > kMostGathered;
    const bool known = host_.all_informed() || now - empty_ >= timeouts_.away;
    return links_ == 0 && (worn || (ledger().finished() && known));
}

bool HostedTable::abandoned(net::Time now) const {
    return !runs() && links_ == 0 && now - empty_ >= timeouts_.away;
}

/// Returns the decision that is due for a seat played by this table.
std::optional<bots::Job> HostedTable::asked() const {
    const int seat = acts();
    return seat == 0 ? std::nullopt
                     : std::optional(bots::job_at(ledger().match(), seat, bot_of(seat),
                                                  net::bot_seed(host_.table().entropy)));
}

std::optional<bots::Job> HostedTable::question() const {
    auto job = asked();
    return job && answer_ && answer_->question == bots::encode(*job) ? std::nullopt
                                                                     : std::move(job);
}

void HostedTable::decided(const bots::Job& question, core::Action action, net::Time now) {
    answer_ = {bots::encode(question), action};
    work(now);
}

/// Agrees to the guests' proposal of a next match, and begins it once all guests agree.
void HostedTable::go_on(net::Time now) {
    const auto& proposal = host_.proposal();
    if (proposal && proposal->agreed != 0 && (proposal->agreed & 1U) == 0) {
        over_ = now;
        static_cast<void>(host_.vote({net::Vote::Kind::agree, proposal->number, {}}, now));
    }
    if (!host_.next_due()) {
        return;
    }
    auto next = host_.next(now);
    if (next) {
        host_ = std::move(*next);
        answer_.reset();
        waited_.assign(static_cast<std::size_t>(ledger().table().setup.seat_count()), {});
        over_ = frozen_ = 0;
    }
}

/// Starts the match when all guests are there, and plays the decision for a seat of this table.
void HostedTable::work(net::Time now) {
    go_on(now);
    if (ledger().phase() == Phase::gathering && host_.begin(now)) {
        return;
    }
    if (ledger().asker() != 0 && (ledger().due() & 1U) != 0) {
        static_cast<void>(host_.answer_takeback(true, now));  // the table agrees to every one
    }
    if (!answer_) {
        return;
    }
    const auto job = asked();
    const bool same = job && answer_->question == bots::encode(*job);
    if (!same || !host_.play({static_cast<std::uint8_t>(job->seat), answer_->action}, now)) {
        answer_.reset();
    }
}

/// Returns the time limit of a guest's seat at present; 0 if there is none.
net::Time HostedTable::timeout(int seat) const {
    if (!runs() || !ledger().remote(seat)) {
        return 0;
    }
    if (!host_.present(seat)) {
        return timeouts_.away;
    }
    const bool acts =
        ledger().phase() == Phase::choosing
            ? (ledger().due() >> seat & 1U) != 0
            : ledger().phase() == Phase::playing && ledger().match().turn().seat == seat;
    const bool waits = ledger().asker() != 0 || host_.frozen_seat() != 0 || host_.rests();
    const bool timed = host_.pace().kind != net::Pace::Kind::none;  // by the guests' wish
    return acts && !waits && !timed && !ledger().late(seat) ? timeouts_.turn : 0;
}

/// Lets bots play for guests who are absent until they return, and one action for guests who don't
/// act.
void HostedTable::stand_in(net::Time now) {
    for (int seat = 1; seat <= ledger().table().setup.seat_count(); ++seat) {
        Wait& wait = waited_[static_cast<std::size_t>(seat - 1)];
        const net::Time most = timeout(seat);
        const bool present = host_.present(seat);
        const bool acted = present && wait.moment != ledger().moment();
        if (most == 0) {
            wait.since = 0;
        } else if (wait.since == 0 || wait.present != present || acted) {
            wait = {now, ledger().moment(), present};
        } else if (now - wait.since >= most) {
            wait.since = 0;
            static_cast<void>(present ? host_.miss(seat, now) : host_.take_over(seat, now));
        }
    }
}

/// Lets a bot play a seat whose copy differs and was not reloaded in time.
void HostedTable::thaw(net::Time now) {
    if (host_.frozen_seat() == 0) {
        frozen_ = 0;
    } else if (frozen_ == 0) {
        frozen_ = now;
    } else if (now - frozen_ >= net::Timeouts().withheld) {
        frozen_ = 0;
        static_cast<void>(host_.take_over(host_.frozen_seat(), now));
    }
}

/// Ends a match that everybody has left or that has too many actions. Also closes a table whose log
/// is full before the start, because too many guests came and left.
void HostedTable::give_up(net::Time now) {
    if (ledger().phase() == Phase::gathering && ledger().size() >= net::Limits().gathering) {
        host_.close();
    }
    if (links_ > 0) {
        empty_ = now;
    }
    const bool left = now - empty_ >= timeouts_.away;
    if (runs() && (left || ledger().match().cursor() >= kMostPlies)) {
        static_cast<void>(host_.stop(now));
    }
}

/// Closes the table some time after the end of a match, so that remaining guests don't block the
/// next one.
void HostedTable::part(net::Time now) {
    over_ = !ledger().finished() ? 0 : over_ == 0 ? now : over_;
    if (over_ != 0 && now - over_ >= timeouts_.over) {
        host_.close();
    }
}

/// Returns the seat of this table that is to act; 0 if there is none.
int HostedTable::acts() const {
    if (host_.frozen_seat() != 0 || host_.rests() || ledger().asker() != 0) {
        return 0;
    }
    if (ledger().phase() == Phase::playing) {
        const int seat = ledger().match().turn().seat;
        return ledger().played_by_host(seat) ? seat : 0;
    }
    for (int seat = 1;
         ledger().phase() == Phase::choosing && seat <= ledger().table().setup.seat_count();
         ++seat) {
        if (net::has_party(ledger().due(), seat) && ledger().played_by_host(seat)) {
            return seat;
        }
    }
    return 0;
}

core::BotChoice HostedTable::bot_of(int seat) const {
    const core::Setup& setup = ledger().table().setup;
    const auto roster = bots::roster(*setup.game);
    const auto bot = core::read_bot(roster, setup.seats[static_cast<std::size_t>(seat - 1)]);
    if (bot) {
        return *bot;
    }
    // In place of a guest who has left: the last bot of the roster without a parameter.
    core::BotChoice choice;
    for (std::size_t i = 0; i < roster.size(); ++i) {
        if (roster[i].info.parameter == core::ParameterKind::none) {
            choice.index = static_cast<int>(i);
        }
    }
    return choice;
}

}  // namespace ctq::server
