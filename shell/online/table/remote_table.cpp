#include "shell/online/table/remote_table.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/base64.hpp"
#include "engine/core/say.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/online/table/next_match.hpp"
#include "shell/online/table/phrases.hpp"
#include "shell/online/table/remote_seats.hpp"
#include "shell/sockets/table_address.hpp"

namespace ctq::online {
namespace {

using net::Phase;

/// Separates the transport address from the session in a guest's saved text. Only the address of a
/// server is saved, because only that stays valid.
constexpr char kEndpointEnd = '.';

}  // namespace

core::Result<RemoteTable> RemoteTable::open(core::Setup setup, const std::string& name,
                                            const net::Randomness& random, net::Time now) {
    net::HostTable table;
    for (int seat = 1; seat <= setup.seat_count(); ++seat) {
        const bool guest = setup.seats[static_cast<std::size_t>(seat - 1)] == match::kGuest;
        table.open_seats = static_cast<net::Parties>(table.open_seats | (guest ? 1U << seat : 0U));
        const bool person = setup.seats[static_cast<std::size_t>(seat - 1)] == match::kHuman;
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

RemoteTable RemoteTable::join(const Invitation& invitation, const std::string& name,
                              bool as_spectator, const net::Randomness& random) {
    net::GuestIdentity identity;
    identity.name = name;
    identity.token = random.id;
    identity.entropy = random.entropy;
    identity.match = invitation.match;
    identity.wish = as_spectator ? net::kSpectate : std::uint8_t{0};
    RemoteTable joined;
    joined.guest_.emplace(cabinet(), std::move(identity));
    joined.invitation_ = invitation;
    joined.endpoint_ = invitation.endpoint;
    return joined;
}

core::Result<RemoteTable> RemoteTable::restore(std::string_view text, net::Time now) {
    const bool host = text.substr(0, 1) == "h";
    text.remove_prefix(std::min<std::size_t>(1, text.size()));
    const std::size_t split = std::min(text.find(kEndpointEnd), text.size());
    const auto endpoint = core::from_base64(text.substr(0, host ? 0 : split));
    const auto bytes =
        core::from_base64(host ? text : text.substr(std::min(split + 1, text.size())));
    if (!bytes || !endpoint) {
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
    table.endpoint_ = *endpoint;
    table.take_offer();
    return table;
}

std::string RemoteTable::serialize() const {
    return host_ ? "h" + core::to_base64(host_->serialize())
                 : "g" + core::to_base64(at_server() ? endpoint_ : core::Bytes{}) + kEndpointEnd +
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
                    said_ = true;
                    news_ =
                        core::say("{who}: {words}",
                                  {{"who", party_name(*this, event.seat)},
                                   {"words", kPhraseWords[static_cast<std::size_t>(event.index)]}});
                    remarks_.push_back(news_);
                }
                break;
            case net::EventKind::joined:
                if (host_ && event.seat == 0) {
                    const std::string watcher = host_->here().watchers.back();
                    news_ = core::say("{nobody:Somebody|{who}} is watching.",
                                      {{"nobody", watcher.empty()}, {"who", watcher}});
                }
                news_ = names ? core::say("{who} is here.",
                                          {{"who", remote_seat_name(*this, event.seat)}})
                              : news_;
                break;
            case net::EventKind::disconnected:
                news_ = names    ? core::say("{who} has gone.",
                                             {{"who", remote_seat_name(*this, event.seat)}})
                        : guest_ ? core::say("The connection to the {server:table|host} is lost.",
                                             {{"server", at_server()}})
                                 : news_;
                break;
            case net::EventKind::late:
                news_ = event.sentence.empty() && event.seat > 0
                            ? core::say(
                                  "{own:Your time was up|{who} did not act in time}{once:: a "
                                  "bot plays one action|}.",
                                  {{"own", event.seat == own_person(*this)},
                                   {"who", remote_seat_name(*this, event.seat)},
                                   {"once", ledger()->late(event.seat)}})
                            : event.sentence;
                if (event.seat > 0 && ledger()->late(event.seat)) {
                    remarks_.push_back(news_);
                }
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
                    closed_ +=
                        " The next match can start a minute after this one ends: come back then.";
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
    return host_                         ? host_->table().room
           : guest_->ledger() != nullptr ? guest_->room()
                                         : invitation_->match;
}

const core::GameHandle& RemoteTable::game() const {
    return ledger() != nullptr ? *ledger()->table().setup.game : *invitation_->game;
}

bool RemoteTable::at_server() const {
    return sockets::read_address(endpoint_).has_value();
}

bool RemoteTable::take_offer() {
    const bool offered = guest_ && !at_server() && !guest_->offer().empty();
    if (offered) {
        endpoint_ = guest_->offer();
    }
    return offered;
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
    return host_ ? host_->frozen_seat() != 0 : guest_->frozen() || guest_->table_frozen();
}

std::string RemoteTable::take_news() {
    said_ = false;
    return std::exchange(news_, {});
}

int RemoteTable::own_seat() const {
    return guest_ ? guest_->seat() : 0;
}

core::Failure RemoteTable::play(int seat, core::Action action, net::Time now) {
    return host_ ? host_->play({static_cast<std::uint8_t>(seat), action}, now)
                 : guest_->play(action, now);
}

void RemoteTable::resync(net::Time now) {
    if (guest_) {
        frozen_words_.clear();
        guest_->resync(now);
    }
}

void RemoteTable::follow(net::Time now) {
    invitation_ = Invitation{room(), &game(), ledger()->name(0), endpoint_};
    guest_->join_next(now);
}

void RemoteTable::leave(net::Time now) {
    host_ ? host_->close() : guest_->leave(now);
}

}  // namespace ctq::online
