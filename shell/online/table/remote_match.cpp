#include "shell/online/table/remote_match.hpp"

#include <algorithm>
#include <utility>

#include "engine/bots/roster.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/match/table_setup.hpp"
#include "shell/match/tags.hpp"
#include "shell/online/table/remote_seats.hpp"
#include "shell/online/table/takeback.hpp"

namespace ctq::online {
namespace {

using net::Phase;

/// Whether this device plays the seat now. The host's bots don't while the match waits for people.
bool acts_here(const RemoteTable& table, int seat) {
    const bool rests = table.host() && table.host()->rests();
    return plays_here(table, seat) && (!rests || seat_word(table, seat) == match::kHuman);
}

/// Returns the seat of this device that is to act, people before bots; 0 if there is none.
int acting_seat(const RemoteTable& table) {
    const net::Ledger& log = *table.ledger();
    const bool ready = !table.frozen() &&
                       (table.host() || (table.guest()->up_to_date() && !table.guest()->pending()));
    if (!ready || log.asker() != 0) {
        return 0;
    }
    if (log.phase() == Phase::playing) {
        const int seat = log.match().turn().seat;
        return acts_here(table, seat) ? seat : 0;
    }
    int found = 0;
    for (int seat = core::kMostSeats; log.phase() == Phase::choosing && seat >= 1; --seat) {
        const bool due = net::has_party(log.due(), seat) && acts_here(table, seat);
        found = due && (found == 0 || table.guest() || seat_word(table, seat) == match::kHuman ||
                        seat_word(table, found) != match::kHuman)
                    ? seat
                    : found;
    }
    return found;
}

/// Returns the player of a seat as this device sees it. A bot that this version does not know
/// counts as remote.
core::BotChoice player_at(const RemoteTable& table, int seat) {
    if (!plays_here(table, seat) || table.guest() || seat_word(table, seat) == match::kHuman) {
        return {plays_here(table, seat) ? match::kPerson : match::kRemote, 0};
    }
    const auto bot = core::read_bot(bots::roster(table.game()), seat_word(table, seat));
    return bot ? *bot : core::BotChoice{match::kRemote, 0};
}

/// Returns the turn that is due. In a simultaneous choice, its seat is one that has not chosen yet,
/// of this device if possible.
core::Turn turn_of(const RemoteTable& table) {
    const net::Ledger& log = *table.ledger();
    core::Turn turn = log.phase() == Phase::stopped ? core::Turn{} : log.match().turn();
    if (turn.secret == 0) {
        return turn;
    }
    const bool choosing = log.phase() == Phase::choosing || log.phase() == Phase::opening;
    turn.secret = choosing ? log.due() : net::Parties{0};
    if (table.guest() && table.guest()->pending() && log.phase() == Phase::choosing) {
        turn.secret = static_cast<net::Parties>(turn.secret & ~(1U << table.own_seat()));
    }
    int seat = acting_seat(table);
    for (int other = 1; seat == 0 && other <= log.table().setup.seat_count(); ++other) {
        seat = net::has_party(turn.secret, other) ? other : 0;
    }
    turn.seat = static_cast<std::uint8_t>(seat != 0 ? seat : turn.seat);
    return turn;
}

class RemoteMatch : public match::MatchSource {
  public:
    explicit RemoteMatch(std::shared_ptr<RemoteTable> table) : table_(std::move(table)) {}

    Kind kind() const override { return Kind::remote; }
    const core::Match& match() const override { return table_->ledger()->match(); }
    match::Situation situation() const override { return remote_situation(*table_); }

    core::Failure play(int seat, core::Action action, double now) override {
        return table_->play(seat, action, milliseconds(now));
    }

    core::Failure go_to(int ply, double now) override {
        return ply == situation().history.undo
                   ? ask_takeback(*table_, milliseconds(now))
                   : core::Problem{"", "At this table only the last action can be taken back."};
    }

  private:
    std::shared_ptr<RemoteTable> table_;
};

/// Returns the actions of the table's match, played in a match of this set-up.
core::Match played_again(const RemoteTable& table, core::Setup setup) {
    const core::Match& played = table.ledger()->match();
    auto match = core::Match::start(std::move(setup));
    for (int ply = 0; ply < played.cursor(); ++ply) {
        const core::Turn turn = played.turn_before(ply);
        match->play(turn.kind == core::Turn::Kind::seat ? turn.seat : 0, played.action(ply));
    }
    return std::move(*match);
}

}  // namespace

std::unique_ptr<match::MatchSource> remote_match(std::shared_ptr<RemoteTable> table) {
    return std::make_unique<RemoteMatch>(std::move(table));
}

match::Situation remote_situation(const RemoteTable& table) {
    const net::Ledger& log = *table.ledger();
    match::Situation now;
    std::vector<core::BotChoice> seats;
    std::vector<std::string> names;
    for (const RemoteSeat& seat : remote_seats(table)) {
        seats.push_back(player_at(table, static_cast<int>(seats.size()) + 1));
        names.push_back(seat.name);
    }
    now.players = match::Players(std::move(seats), std::move(names));
    now.turn = turn_of(table);
    now.history_version = log.rewritten();
    now.acting_seat = acting_seat(table);
    const bool may_ask = own_person(table) != 0 && table.reachable() &&
                         log.phase() == Phase::playing && log.asker() == 0;
    now.history.undo = may_ask ? log.match().undo_ply(own_person(table), true) : -1;
    now.badge = "Over the network";
    now.bot_seed = table.host() ? net::bot_seed(table.host()->table().entropy) : 0;
    now.ended = log.phase() == Phase::stopped;
    now.resigned = now.ended ? log.stopped_by() : 0;
    now.waits = table.frozen() || log.asker() != 0 || !table.reachable() || !table.closed().empty();
    return now;
}

core::Match match_for_library(const RemoteTable& table) {
    core::Setup setup = table.ledger()->match().setup();
    std::replace(setup.seats.begin(), setup.seats.end(), std::string(match::kGuest),
                 std::string(match::kHuman));
    core::Match match = played_again(table, std::move(setup));
    std::vector<std::string> people;
    for (const RemoteSeat& seat : remote_seats(table)) {
        const bool person = table.ledger()->person(static_cast<int>(people.size()) + 1);
        people.push_back(person ? seat.name : std::string());
    }
    match.set_tag(match::kPeopleTag, match::people_text(people));
    if (table.ledger()->phase() != Phase::over) {
        const int resigned =
            table.ledger()->phase() == Phase::stopped ? table.ledger()->stopped_by() : 0;
        match.set_tag(match::kEndedTag, resigned == 0
                                            ? "unfinished"
                                            : match::kResigned + (" " + std::to_string(resigned)));
    }
    return match;
}

core::Match match_against_bots(const RemoteTable& table, std::uint64_t seed) {
    core::Setup setup = table.ledger()->match().setup();
    for (std::size_t i = 0; i < setup.seats.size(); ++i) {
        const bool own = static_cast<int>(i) + 1 == table.own_seat();
        const bool person = setup.seats[i] == match::kGuest || setup.seats[i] == match::kHuman;
        setup.seats[i] = own      ? match::kHuman
                         : person ? match::stand_in(table.game())
                                  : setup.seats[i];
    }
    setup.seed = seed;
    return played_again(table, std::move(setup));
}

net::Time milliseconds(double now) {
    return static_cast<net::Time>(now * 1000);
}

}  // namespace ctq::online
