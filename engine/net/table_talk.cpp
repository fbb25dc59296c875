#include "engine/net/guest.hpp"
#include "engine/net/host.hpp"

/// Communication at a table besides actions: phrases, spectators, resigning, withdrawing a takeback
/// request, and the matches won.
namespace ctq::net {
namespace {

/// The minimum time between two phrases of a guest, in milliseconds. Earlier phrases are dropped.
constexpr Time kPhrasePause = 700;

/// Whether a player may resign: a match of two players is on.
bool may_resign(const Ledger& ledger) {
    return ledger.table().setup.seat_count() == 2 && ledger.phase() != Phase::gathering &&
           !ledger.ended();
}

}  // namespace

void Host::say(int phrase, Time now) {
    now_ = now;
    if (phrase >= 0 && phrase < kPhrases) {
        tell_said(0, phrase);
    }
}

void Host::tell_said(int party, int phrase) {
    out_.events.push_back({EventKind::said, 0, party, phrase, ""});
    for (Peer& peer : peers_) {
        if (peer.seat >= 0) {
            send(peer, Said{static_cast<std::uint8_t>(party), static_cast<std::uint8_t>(phrase)});
        }
    }
}

void Host::take(Peer& peer, const Say& message) {
    if (peer.seat <= 0 || !ledger_.remote(peer.seat)) {
        fault(peer, false);
    } else if (peer.said_at == 0 || now_ - peer.said_at >= kPhrasePause) {
        peer.said_at = now_;
        tell_said(peer.seat, message.phrase);
    }
}

core::Failure Host::give_up(int seat) {
    if (!may_resign(ledger_)) {
        return no("You can resign only in a match of two that is still running.");
    }
    return append_and_work(entry_of(EntryKind::stop, seat));
}

core::Failure Host::resign(int seat, Time now) {
    now_ = now;
    if (seat < 1 || seat > table_.setup.seat_count() || ledger_.remote(seat)) {
        return no("This seat is not played here.");
    }
    return give_up(seat);
}

void Host::take(Peer& peer, const Resign& /*message*/) {
    if (ledger_.finished()) {
        return;
    }
    if (peer.seat <= 0 || !ledger_.remote(peer.seat) || give_up(peer.seat)) {
        fault(peer, true);
    }
}

core::Failure Host::withdraw_takeback(Time now) {
    now_ = now;
    const int seat = ledger_.asker();
    if (seat == 0 || ledger_.remote(seat)) {
        return no("Nobody here asks to take back.");
    }
    return append_and_work(entry_of(EntryKind::answer, seat));
}

void Guest::say(int phrase, Time now) {
    now_ = now;
    if (link_ == Link::seated && seat_ != 0 && phrase >= 0 && phrase < kPhrases) {
        send(Say{static_cast<std::uint8_t>(phrase)});
    }
}

void Guest::take(const Said& message) {
    if (link_ == Link::seated) {
        out_.events.push_back({EventKind::said, 0, message.by, message.phrase, ""});
    }
}

core::Failure Guest::resign(Time now) {
    now_ = now;
    if (!ledger_ || seat_ == 0 || !ledger_->remote(seat_) || !may_resign(*ledger_)) {
        return no("You can resign only in a match of two that is still running.");
    }
    resigning_ = true;
    work();
    return std::nullopt;
}

core::Failure Guest::withdraw_takeback(Time now) {
    now_ = now;
    if (!ledger_ || seat_ == 0 || ledger_->asker() != seat_) {
        return no("You do not ask to take back.");
    }
    answering_ = {ledger_->moment(), false};
    work();
    return std::nullopt;
}

std::vector<std::uint16_t> Guest::wins() const {
    return here_ ? here_->wins : std::vector<std::uint16_t>();
}

void Host::offer(core::Bytes endpoint, Time now) {
    now_ = now;
    endpoint_ = std::move(endpoint);
    tell_state();
}

std::vector<std::uint16_t> Host::wins() const {
    std::vector<std::uint16_t> wins(wins_.begin() + 1,
                                    wins_.begin() + 1 + table_.setup.seat_count());
    if (ledger_.phase() == Phase::over) {
        const core::Standing standing = ledger_.match().standing();
        for (std::size_t i = 0; i < wins.size(); ++i) {
            wins[i] = static_cast<std::uint16_t>(wins[i] + (standing.rank[i] == 1 ? 1 : 0));
        }
    } else if (ledger_.phase() == Phase::stopped && ledger_.stopped_by() != 0) {
        ++wins[static_cast<std::size_t>(2 - ledger_.stopped_by())];
    }
    const bool none = std::all_of(wins.begin(), wins.end(), [](auto won) { return won == 0; });
    return none ? std::vector<std::uint16_t>() : wins;
}

core::Failure Guest::arrange(const Arrange& wish, Time now) {
    now_ = now;
    if (!up_to_date() || seat_ == 0 || ledger_->phase() != Phase::gathering) {
        return no("The clock is set before the match begins.");
    }
    send(wish);
    return std::nullopt;
}

std::vector<std::string> Guest::watchers() const {
    return here_ ? here_->watchers : std::vector<std::string>();
}

}  // namespace ctq::net
