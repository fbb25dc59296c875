#include "shell/online/remote_table.hpp"

#include <algorithm>
#include <utility>

#include "engine/bots/roster.hpp"
#include "engine/core/base64.hpp"
#include "engine/core/say.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/match/table_setup.hpp"
#include "shell/match/tags.hpp"
#include "shell/online/next_match.hpp"
#include "shell/online/phrases.hpp"
#include "shell/sockets/table_address.hpp"

namespace ctq::app {
namespace {

using net::Phase;

/// Between what is kept of a guest's way to a server, the one that lasts, and of its session.
constexpr char kBehindWay = '.';

}  // namespace

core::Result<RemoteTable> RemoteTable::open(core::Setup setup, const std::string& name,
                                            const net::Randomness& random, net::Time now) {
    net::HostTable table;
    for (int seat = 1; seat <= setup.seat_count(); ++seat) {
        const bool guest = setup.seats[static_cast<std::size_t>(seat - 1)] == kGuest;
        table.open_seats = static_cast<net::Parties>(table.open_seats | (guest ? 1U << seat : 0U));
        const bool person = setup.seats[static_cast<std::size_t>(seat - 1)] == kHuman;
        table.people = static_cast<net::Parties>(table.people | (person ? 1U << seat : 0U));
    }
    table.setup = std::move(setup);
    table.id = random.id;
    table.entropy = random.entropy;
    table.name = name;
    table.games = cabinet();
    auto host = net::Host::open(std::move(table), now);
    if (!host) {
        return host.problem();
    }
    RemoteTable opened;
    opened.host_ = std::move(*host);
    return opened;
}

RemoteTable RemoteTable::join(const Invitation& invitation, const std::string& name, bool look_on,
                              const net::Randomness& random) {
    net::GuestIdentity identity;
    identity.name = name;
    identity.token = random.id;
    identity.entropy = random.entropy;
    identity.match = invitation.match;
    identity.wish = look_on ? net::kSpectate : std::uint8_t{0};
    RemoteTable joined;
    joined.guest_.emplace(cabinet(), std::move(identity));
    joined.invitation_ = invitation;
    joined.way_ = invitation.way;
    return joined;
}

core::Result<RemoteTable> RemoteTable::restore(std::string_view kept, net::Time now) {
    const bool host = kept.substr(0, 1) == "h";
    kept.remove_prefix(std::min<std::size_t>(1, kept.size()));
    const std::size_t split = std::min(kept.find(kBehindWay), kept.size());
    const auto way = core::from_base64(kept.substr(0, host ? 0 : split));
    const auto bytes =
        core::from_base64(host ? kept : kept.substr(std::min(split + 1, kept.size())));
    if (!bytes || !way) {
        return core::Problem{"", "The saved network match can't be read."};
    }
    RemoteTable table;
    if (host) {
        auto restored = net::Host::restore(cabinet(), *bytes, {}, {}, now);
        if (!restored) {
            return restored.problem();
        }
        table.host_ = std::move(*restored);
        return table;
    }
    auto restored = net::Guest::restore(cabinet(), *bytes, {});
    if (!restored) {
        return restored.problem();
    }
    if (restored->ledger() == nullptr) {
        return core::Problem{"", "This table was never reached: open the invitation again."};
    }
    table.guest_ = std::move(*restored);
    table.way_ = *way;
    return table;
}

std::string RemoteTable::serialize() const {
    return host_ ? "h" + core::to_base64(host_->serialize())
                 : "g" + core::to_base64(at_server() ? way_ : core::Bytes{}) + kBehindWay +
                       core::to_base64(guest_->serialize());
}

void RemoteTable::connected(net::LinkId link, net::Time now) {
    host_ ? host_->connected(link, now) : guest_->connected(now);
}

void RemoteTable::received(net::LinkId link, core::ByteView frame, net::Time now) {
    host_ ? host_->received(link, frame, now) : guest_->received(frame, now);
}

void RemoteTable::lost(net::LinkId link, net::Time now) {
    host_ ? host_->lost(link, now) : guest_->lost(now);
}

void RemoteTable::tick(net::Time now) {
    host_ ? host_->tick(now) : guest_->tick(now);
}

net::Output RemoteTable::take_output() {
    net::Output out = host_ ? host_->take_output() : guest_->take_output();
    for (const net::Event& event : out.events) {
        const bool names = host_ && event.seat > 0;
        switch (event.kind) {
            case net::EventKind::said:
                if (event.seat != own_seat()) {
                    news_ =
                        core::say("{who}: {words}",
                                  {{"who", party_name(*this, event.seat)},
                                   {"words", kPhraseWords[static_cast<std::size_t>(event.index)]}});
                }
                break;
            case net::EventKind::joined:
                if (host_ && event.seat == 0) {
                    const std::string watcher = host_->watchers().back();
                    news_ = core::say("{nobody:Somebody|{who}} watches.",
                                      {{"nobody", watcher.empty()}, {"who", watcher}});
                }
                news_ = names ? core::say("{who} is here.", {{"who", name(event.seat)}}) : news_;
                break;
            case net::EventKind::gone:
                news_ = names    ? core::say("{who} has gone.", {{"who", name(event.seat)}})
                        : guest_ ? core::say("The connection to the {server:table|host} is lost.",
                                             {{"server", at_server()}})
                                 : news_;
                break;
            case net::EventKind::late:
                news_ = names ? core::say("{who} did not act in time.", {{"who", name(event.seat)}})
                              : event.sentence;
                break;
            case net::EventKind::refused:
                news_ = event.sentence;
                break;
            case net::EventKind::frozen:
                frozen_words_ = event.sentence;
                break;
            case net::EventKind::thawed:
                frozen_words_.clear();
                news_ = "The copies of the match agree again.";
                break;
            case net::EventKind::closed:
                closed_ = event.sentence;
                if (at_server() && closed_ == net::sentence(net::Reason::begun)) {
                    closed_ += " The next one can begin a minute after the end: come back then.";
                }
                break;
            case net::EventKind::entry:
            case net::EventKind::here:
            case net::EventKind::proposal:
            case net::EventKind::hang_up:
                break;
        }
    }
    return out;
}

const net::Ledger* RemoteTable::ledger() const {
    return host_ ? &host_->ledger() : guest_->ledger();
}

net::MatchId RemoteTable::match() const {
    return ledger() != nullptr ? ledger()->table().id : invitation_->match;
}

net::MatchId RemoteTable::room() const {
    return host_                         ? host_->room()
           : guest_->ledger() != nullptr ? guest_->room()
                                         : invitation_->match;
}

const core::GameHandle& RemoteTable::game() const {
    return ledger() != nullptr ? *ledger()->table().setup.game : *invitation_->game;
}

bool RemoteTable::at_server() const {
    return platform::read_address(way_).has_value();
}

bool RemoteTable::gathering() const {
    return ledger() == nullptr || ledger()->phase() == Phase::gathering;
}

bool RemoteTable::finished() const {
    const net::Ledger* log = ledger();
    return log != nullptr && log->finished();
}

bool RemoteTable::reachable() const {
    return host_ || guest_->connected();
}

bool RemoteTable::frozen() const {
    return host_ ? host_->frozen() : guest_->frozen() || guest_->table_frozen();
}

std::string RemoteTable::take_news() {
    return std::exchange(news_, {});
}

int RemoteTable::own_seat() const {
    return guest_ ? guest_->seat() : 0;
}

/// Whether this device plays the seat.
bool RemoteTable::here(int seat) const {
    return host_ ? !ledger()->remote(seat) : seat == own_seat() && ledger()->remote(seat);
}

/// Who plays it, as a set-up names them, wherever that is.
std::string RemoteTable::who(int seat) const {
    const std::string& kept = ledger()->table().setup.seats[static_cast<std::size_t>(seat - 1)];
    if (host_ && kept == kHuman && net::has_party(host_->out_of_time(), seat)) {
        return stand_in(game());
    }
    return kept != kGuest ? kept : ledger()->remote(seat) ? kGuest : stand_in(game());
}

int RemoteTable::person() const {
    int found = 0;
    int count = 0;
    for (int seat = 1; seat <= ledger()->table().setup.seat_count(); ++seat) {
        const std::string kind = who(seat);
        if (here(seat) && (guest_ || kind == kHuman)) {
            found = seat;
            ++count;
        }
    }
    return count == 1 ? found : 0;
}

std::string RemoteTable::name(int seat) const {
    const std::string kind = who(seat);
    if (seat == person()) {
        return "You";
    }
    if (kind != kHuman && kind != kGuest) {
        return bot_name(*ledger()->table().setup.game, kind);
    }
    const auto given_at = [this](int other) {
        return ledger()->name(who(other) == kHuman ? 0 : other);
    };
    const std::string given = given_at(seat);
    if (given.empty()) {
        return core::say("{host:Host|Guest {seat}}", {{"host", kind == kHuman}, {"seat", seat}});
    }
    int bearers = 0;
    for (int other = 1; other <= ledger()->table().setup.seat_count(); ++other) {
        const bool person = who(other) == kHuman || who(other) == kGuest;
        bearers += person && given_at(other) == given ? 1 : 0;
    }
    return core::say("{name}{several: {seat}|}",
                     {{"name", given}, {"several", bearers > 1}, {"seat", seat}});
}

std::vector<RemoteSeat> RemoteTable::seats() const {
    std::vector<RemoteSeat> list;
    const net::Ledger* log = ledger();
    for (int seat = 1; log != nullptr && seat <= log->table().setup.seat_count(); ++seat) {
        const std::string kind = who(seat);
        const bool kept = log->table().setup.seats[static_cast<std::size_t>(seat - 1)] == kGuest;
        RemoteSeat one{RemoteSeat::Kind::here, false, false, name(seat)};
        if (kept && log->remote(seat)) {
            one.kind = seat == own_seat() ? RemoteSeat::Kind::here : RemoteSeat::Kind::guest;
            one.away = host_ ? !host_->present(seat) : !guest_->present(seat);
            one.ready = host_ ? host_->ready(seat) : guest_->ready(seat);
        } else if (kept && gathering() && (!host_ || host_->open_seat(seat))) {
            one.kind = RemoteSeat::Kind::empty;
        } else if (kind != kHuman) {
            one.kind = RemoteSeat::Kind::bot;
        } else if (guest_) {
            one.kind = RemoteSeat::Kind::guest;
            one.away = !guest_->connected();
        }
        list.push_back(std::move(one));
    }
    return list;
}

/// The seat of this device that everybody waits for, people before bots.
int RemoteTable::acts() const {
    const net::Ledger& log = *ledger();
    const bool ready = !frozen() && (host_ || (guest_->up_to_date() && !guest_->pending()));
    if (!ready || log.asker() != 0) {
        return 0;
    }
    if (log.phase() == Phase::playing) {
        const int seat = log.match().turn().seat;
        return here(seat) ? seat : 0;
    }
    int found = 0;
    for (int seat = core::kMostSeats; log.phase() == Phase::choosing && seat >= 1; --seat) {
        const bool due = net::has_party(log.due(), seat) && here(seat);
        found = due && (found == 0 || guest_ || who(seat) == kHuman || who(found) != kHuman)
                    ? seat
                    : found;
    }
    return found;
}

/// Who sits there as this device sees it. Bots that only another version knows are not ours.
core::BotChoice RemoteTable::sitter(int seat) const {
    if (!here(seat) || guest_ || who(seat) == kHuman) {
        return {here(seat) ? kPerson : kRemote, 0};
    }
    const auto bot = core::read_bot(bots::roster(game()), who(seat));
    return bot ? *bot : core::BotChoice{kRemote, 0};
}

/// Of a choice that several make at once, one of them who have yet to: of this device, if it has
/// any.
core::Turn RemoteTable::turn() const {
    const net::Ledger& log = *ledger();
    core::Turn turn = log.phase() == Phase::stopped ? core::Turn{} : log.match().turn();
    if (turn.secret == 0) {
        return turn;
    }
    const bool choosing = log.phase() == Phase::choosing || log.phase() == Phase::opening;
    turn.secret = choosing ? log.due() : net::Parties{0};
    if (guest_ && guest_->pending() && log.phase() == Phase::choosing) {
        turn.secret = static_cast<net::Parties>(turn.secret & ~(1U << own_seat()));
    }
    int seat = acts();
    for (int other = 1; seat == 0 && other <= log.table().setup.seat_count(); ++other) {
        seat = net::has_party(turn.secret, other) ? other : 0;
    }
    turn.seat = static_cast<std::uint8_t>(seat != 0 ? seat : turn.seat);
    return turn;
}

Situation RemoteTable::situation() const {
    const net::Ledger& log = *ledger();
    Situation now;
    std::vector<core::BotChoice> choices;
    std::vector<std::string> names;
    for (const RemoteSeat& seat : seats()) {
        choices.push_back(sitter(static_cast<int>(choices.size()) + 1));
        names.push_back(seat.name);
    }
    now.players = Players(std::move(choices), std::move(names));
    now.turn = turn();
    now.past = log.rewritten();
    now.acts = acts();
    const bool may_ask =
        person() != 0 && reachable() && log.phase() == Phase::playing && log.asker() == 0;
    now.history = History(may_ask ? log.match().undo_ply(person(), true) : -1, -1, -1);
    now.badge = "Over the network";
    now.bot_seed = host_ ? host_->bot_seed() : 0;
    now.ended = log.phase() == Phase::stopped;
    now.resigned = now.ended ? log.stopped_by() : 0;
    now.waits = frozen() || log.asker() != 0 || !reachable() || !closed_.empty();
    return now;
}

core::Match RemoteTable::for_library() const {
    const core::Match& played = ledger()->match();
    core::Setup setup = played.setup();
    for (std::size_t i = 0; i < setup.seats.size(); ++i) {
        if (setup.seats[i] == kGuest) {
            setup.seats[i] = kHuman;
        }
    }
    auto match = core::Match::start(std::move(setup));
    for (int ply = 0; ply < played.cursor(); ++ply) {
        const core::Turn turn = played.turn_before(ply);
        match->play(turn.kind == core::Turn::Kind::seat ? turn.seat : 0, played.action(ply));
    }
    std::vector<std::string> people;
    for (const RemoteSeat& seat : seats()) {
        people.push_back(seat.kind == RemoteSeat::Kind::bot ? std::string() : seat.name);
    }
    match->set_tag(kPeopleTag, people_text(people));
    if (ledger()->phase() != Phase::over) {
        const int resigned = ledger()->phase() == Phase::stopped ? ledger()->stopped_by() : 0;
        match->set_tag(kEndedTag,
                       resigned == 0 ? "unfinished" : kResigned + (" " + std::to_string(resigned)));
    }
    return std::move(*match);
}

core::Failure RemoteTable::be_ready(bool yes, net::Time now) {
    return guest_->be_ready(yes, now);
}

core::Failure RemoteTable::begin(net::Time now) {
    return host_->begin(now);
}

core::Failure RemoteTable::play(int seat, core::Action action, net::Time now) {
    return host_ ? host_->play({static_cast<std::uint8_t>(seat), action}, now)
                 : guest_->play(action, now);
}

core::Failure RemoteTable::ask_takeback(net::Time now) {
    return host_ ? host_->ask_takeback(person(), now) : guest_->ask_takeback(now);
}

core::Failure RemoteTable::answer_takeback(bool yes, net::Time now) {
    return host_ ? host_->answer_takeback(yes, now) : guest_->answer_takeback(yes, now);
}

int RemoteTable::asker() const {
    const net::Ledger* log = ledger();
    const bool asked = log != nullptr && log->asker() != 0 &&
                       net::has_party(log->due(), own_seat()) && (host_ || own_seat() != 0);
    return asked ? log->asker() : 0;
}

core::Failure RemoteTable::replace(int seat, net::Time now) {
    return host_->take_over(seat, now);
}

core::Failure RemoteTable::stop(net::Time now) {
    return host_->stop(now);
}

void RemoteTable::resync(net::Time now) {
    if (guest_) {
        frozen_words_.clear();
        guest_->resync(now);
    }
}

void RemoteTable::follow(net::Time now) {
    invitation_ = Invitation{room(), &game(), ledger()->name(0), way_};
    guest_->go_on(now);
}

void RemoteTable::leave(net::Time now) {
    host_ ? host_->close() : guest_->leave(now);
}

}  // namespace ctq::app
