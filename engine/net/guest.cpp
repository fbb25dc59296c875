#include "engine/net/guest.hpp"

#include "engine/net/guest_work.hpp"
#include "engine/net/name.hpp"

/// The guest's actions and duties. guest_messages.cpp processes the messages of the host.
namespace ctq::net {
namespace {

/// How many chains beyond the known ones the guest searches for the chain whose anchor is in the
/// log.
constexpr std::uint32_t kChainsAhead = 4;
/// Limits for frames from the host: enough to receive a long log at once, and far more than a match
/// needs later.
constexpr int kFramesASecond = 5'000;
constexpr int kBurst = 50'000;

bool running(const Ledger& ledger) {
    return ledger.phase() != Phase::gathering && !ledger.ended();
}

/// Whether the host is late with a draw, a deal or an opening.
bool waits_too_long(const GuestState& guest) {
    return guest.ledger && !guest.copy.frozen &&
           (guest.ledger->phase() == Phase::drawing || guest.ledger->phase() == Phase::opening ||
            guest.ledger->phase() == Phase::dealing) &&
           guest.now - guest.log_grew_at > 2 * guest.identity.timeouts.withheld;
}

/// Returns the message that the guest must repeat until the log contains it.
Duty duty(const GuestState& guest) {
    if (!up_to_date(guest) || guest.copy.frozen || guest.seat == 0) {
        return Duty::none;
    }
    const Outbox& outbox = guest.outbox;
    const Ledger& ledger = *guest.ledger;
    const Phase phase = ledger.phase();
    const bool due = (ledger.due() >> guest.seat & 1U) != 0;
    const auto now = ledger.moment();
    if (running(ledger) &&
        (ledger.remote(guest.seat) ? !ledger.contributes(guest.seat) : outbox.returns)) {
        return Duty::hello;
    }
    const bool tells_ready = phase == Phase::gathering && guest.news.here &&
                             outbox.ready != has_party(guest.news.here->ready, guest.seat);
    if (tells_ready || (outbox.returns && missed(guest))) {
        return Duty::ready;
    }
    if (phase == Phase::drawing && due) {
        return Duty::link;
    }
    if (outbox.sealed && outbox.sealed->moment == now && due) {
        return phase == Phase::choosing  ? Duty::seal
               : phase == Phase::opening ? Duty::open
                                         : Duty::none;
    }
    if (outbox.proposed && outbox.proposed->moment == now && phase == Phase::playing) {
        return Duty::propose;
    }
    if (outbox.asking == now && ledger.asker() == 0 && phase == Phase::playing) {
        return Duty::ask;
    }
    const bool may_answer = due || ledger.asker() == guest.seat;
    if (outbox.answering && outbox.answering->first == now && may_answer && ledger.asker() != 0) {
        return Duty::answer;
    }
    if (outbox.resigning && running(ledger)) {
        return Duty::resign;
    }
    return outbox.vote && phase != Phase::gathering ? Duty::vote : Duty::none;
}

/// Returns the chain whose anchor the log contains for this seat.
const LinkChain& own_links(GuestState& guest) {
    const core::Digest& anchor = guest.ledger->anchor(guest.seat);
    for (std::uint32_t i = 0;
         guest.links.anchor() != anchor && i < guest.fresh_chain + kChainsAhead; ++i) {
        guest.links = LinkChain(guest.identity.entropy, i);
        guest.chain_number = i;
    }
    guest.fresh_chain = std::max(guest.fresh_chain, guest.chain_number + 1);
    return guest.links;
}

Message message_for(GuestState& guest, Duty duty_now) {
    const Outbox& outbox = guest.outbox;
    switch (duty_now) {
        case Duty::link: {
            RandomReveal reveal;
            reveal.round = guest.ledger->round();
            const int k = guest.ledger->revealed(guest.seat);
            reveal.link = own_links(guest).link(k);
            reveal.renews = k + 1 == kChainLinks;
            if (reveal.renews) {
                reveal.next = LinkChain(guest.identity.entropy, guest.chain_number + 1).anchor();
                guest.fresh_chain = std::max(guest.fresh_chain, guest.chain_number + 2);
            }
            return reveal;
        }
        case Duty::seal:
            return SecretCommit{outbox.sealed->moment,
                                seal_of(guest.welcome->match, *outbox.sealed, guest.seat)};
        case Duty::open:
            return SecretReveal{outbox.sealed->moment, outbox.sealed->action, outbox.sealed->salt};
        case Duty::propose:
            return Propose{outbox.proposed->moment, outbox.proposed->action};
        case Duty::ask:
            return TakebackAsk{*outbox.asking};
        case Duty::answer:
            return TakebackAnswer{outbox.answering->first, outbox.answering->second};
        case Duty::ready:
            return Ready{outbox.ready || outbox.returns};
        case Duty::vote:
            return *outbox.vote;
        case Duty::resign:
            return Resign{};
        default:
            return Ping{0, false};
    }
}

}  // namespace

Guest::Guest(core::Catalogue catalogue, GuestIdentity identity)
    : guest_{catalogue, LinkChain(identity.entropy, 0), RateLimit(kFramesASecond, kBurst, 0),
             std::move(identity)} {}

void Guest::connected(Time now) {
    guest_.now = guest_.last_received = now;
    if (guest_.gave_up) {
        return;
    }
    guest_.link = Link::greeting;
    guest_.rate = RateLimit(kFramesASecond, kBurst, now);
    guest_.copy.table_frozen = false;
    greet(guest_);
}

void lost(GuestState& guest) {
    if (guest.link != Link::none) {
        guest.link = Link::none;
        guest.outbox.ready = false;
        guest.news.here.reset();
        guest.news.proposal.reset();
        event(guest, EventKind::disconnected);
    }
}

void Guest::tick(Time now) {
    guest_.now = now;
    if (guest_.link == Link::none) {
        return;
    }
    const Timeouts& timeouts = guest_.identity.timeouts;
    if (now - guest_.last_received > timeouts.silence) {
        guest_.out.events.push_back({EventKind::hang_up, 0, 0, 0, sentence(Reason::silent)});
        lost(now);
        return;
    }
    if (guest_.link == Link::greeting && now - guest_.last_sent > timeouts.resend) {
        greet(guest_);
    }
    if (guest_.link == Link::seated && now - guest_.last_sent > timeouts.ping) {
        send(guest_, Ping{0, false});
    }
    if (guest_.link == Link::seated && !guest_.copy.frozen && !up_to_date() &&
        now - std::max(guest_.log_grew_at, guest_.resync_sent) > timeouts.resend) {
        guest_.resync_sent = now;
        send(guest_, Resync{static_cast<std::uint64_t>(guest_.ledger->size()), false});
    }
    // The host repeats the error with every ping. If it stops, the message that all copies agree
    // again was lost.
    if (guest_.copy.table_frozen && now - guest_.copy.last_frozen > timeouts.silence) {
        guest_.copy.table_frozen = false;
        event(guest_, EventKind::thawed);
    }
    if (up_to_date() && !replaced()) {
        guest_.reported_replaced = false;
        guest_.outbox.returns = guest_.outbox.returns && missed();
    }
    if (replaced() && !std::exchange(guest_.reported_replaced, true)) {
        event(guest_, EventKind::late,
              "You were not there in time: the host's side plays your seat.");
    }
    if (waits_too_long(guest_) && !guest_.complained) {
        guest_.complained = true;
        event(guest_, EventKind::late, "The host did not send what was due.");
    }
    work(guest_);
}

core::Failure Guest::play(core::Action action, Time now) {
    guest_.now = now;
    if (!guest_.ledger || guest_.seat == 0 || !guest_.ledger->remote(guest_.seat)) {
        return no("You have no seat at this table.");
    }
    if (guest_.copy.frozen) {
        return no(sentence(Reason::differs));
    }
    if (guest_.copy.table_frozen) {
        return no("The match is frozen: another seat's copy differs from the host's.");
    }
    if (!up_to_date()) {
        return no("The match is still being loaded.");
    }
    if (guest_.ledger->phase() == Phase::playing) {
        if (guest_.outbox.proposed) {
            return no("Your last action has not arrived yet.");
        }
        if (auto refused = guest_.ledger->match().refusal(guest_.seat, action)) {
            return refused;
        }
        guest_.outbox.proposed = SealedAction{guest_.ledger->moment(), action, {}};
    } else {
        const bool due = guest_.ledger->phase() == Phase::choosing &&
                         (guest_.ledger->due() >> guest_.seat & 1U) != 0;
        if (!due || guest_.outbox.sealed) {
            return no("No choice is due from you now.");
        }
        guest_.outbox.sealed =
            seal_action_of(guest_.identity.entropy, guest_.ledger->moment(), guest_.seat, action);
    }
    guest_.out.save = true;
    work(guest_);
    return std::nullopt;
}

core::Failure Guest::ask_takeback(Time now) {
    guest_.now = now;
    if (!guest_.ledger || guest_.seat == 0 || guest_.ledger->phase() != Phase::playing ||
        guest_.ledger->asker() != 0 || guest_.ledger->match().undo_ply(guest_.seat, true) < 0) {
        return no("Nothing can be taken back just now.");
    }
    guest_.outbox.asking = guest_.ledger->moment();
    work(guest_);
    return std::nullopt;
}

core::Failure Guest::answer_takeback(bool yes, Time now) {
    guest_.now = now;
    if (!guest_.ledger || guest_.seat == 0 || guest_.ledger->asker() == 0 ||
        (guest_.ledger->due() >> guest_.seat & 1U) == 0) {
        return no("Nobody asks you to take back.");
    }
    guest_.outbox.answering = {guest_.ledger->moment(), yes};
    work(guest_);
    return std::nullopt;
}

core::Failure Guest::be_ready(bool yes, Time now) {
    guest_.now = now;
    if (!up_to_date() || guest_.seat == 0 || guest_.ledger->phase() != Phase::gathering) {
        return no("There is no start to be ready for.");
    }
    guest_.outbox.ready = yes;
    work(guest_);
    return std::nullopt;
}

bool Guest::ready(int seat) const {
    const bool reported_ready = guest_.news.here && (guest_.news.here->ready >> seat & 1U) != 0;
    const bool gathering = guest_.ledger && guest_.ledger->phase() == Phase::gathering;
    return gathering && (seat == guest_.seat && seat != 0 ? guest_.outbox.ready : reported_ready);
}

bool replaced(const GuestState& guest) {
    return up_to_date(guest) && guest.seat != 0 && !guest.ledger->remote(guest.seat) &&
           running(*guest.ledger);
}

bool missed(const GuestState& guest) {
    return up_to_date(guest) && guest.seat != 0 && running(*guest.ledger) && guest.news.here &&
           has_party(guest.news.here->present, guest.seat) &&
           !has_party(guest.news.here->ready, guest.seat);
}

core::Failure Guest::reclaim_seat(Time now) {
    guest_.now = now;
    if (!replaced() && !missed()) {
        return no("Nobody else plays your seat.");
    }
    guest_.outbox.returns = true;
    work(guest_);
    return std::nullopt;
}

void Guest::resync(Time now) {
    guest_.now = now;
    if (!guest_.copy.frozen || !guest_.ledger || !guest_.welcome) {
        return;
    }
    if (guest_.copy.past_size <= static_cast<std::uint64_t>(guest_.ledger->size())) {
        guest_.copy.past_size = static_cast<std::uint64_t>(guest_.ledger->size());
        guest_.copy.past_chain = guest_.ledger->chain(guest_.ledger->size());
    }
    guest_.copy.trusted = guest_.copy.known_size = guest_.copy.past_size;
    guest_.copy.frozen = false;
    guest_.outbox.returns = true;
    if (!open_ledger(guest_, *guest_.welcome)) {
        send(guest_, Resync{0, false});
        guest_.resync_sent = now;
    }
}

void Guest::leave(Time now) {
    guest_.now = now;
    if (guest_.link != Link::none) {
        send(guest_, Bye{Reason::left});
        guest_.out.events.push_back({EventKind::hang_up, 0, 0, 0, ""});
        guest_.link = Link::none;
    }
    guest_.gave_up = true;
}

bool up_to_date(const GuestState& guest) {
    return guest.link == Link::seated && guest.ledger &&
           static_cast<std::uint64_t>(guest.ledger->size()) >= guest.copy.known_size;
}

std::optional<core::Action> Guest::pending() const {
    return guest_.outbox.sealed     ? std::optional(guest_.outbox.sealed->action)
           : guest_.outbox.proposed ? std::optional(guest_.outbox.proposed->action)
                                    : std::nullopt;
}

void send(GuestState& guest, const Message& message) {
    guest.last_sent = guest.now;
    guest.out.packets.push_back({0, encode(message)});
}

void event(GuestState& guest, EventKind kind, std::string sentence) {
    guest.out.events.push_back(
        {kind, 0, guest.seat, guest.ledger ? guest.ledger->size() - 1 : 0, std::move(sentence)});
}

void close(GuestState& guest, Reason reason) {
    guest.link = Link::none;
    guest.gave_up = true;
    event(guest, EventKind::closed, sentence(reason));
}

void greet(GuestState& guest) {
    Hello hello;
    for (const core::GameHandle* game : guest.catalogue) {
        hello.games.emplace_back(game->info->code, game->info->rules_version);
    }
    hello.match = guest.welcome ? guest.welcome->match : guest.identity.match;
    hello.token = guest.identity.token;
    hello.wish = guest.identity.wish;
    hello.name = clean_name(guest.identity.name);
    hello.anchor = LinkChain(guest.identity.entropy, guest.fresh_chain).anchor();
    if (guest.ledger) {
        hello.have = static_cast<std::uint64_t>(guest.ledger->size());
        hello.chain = guest.ledger->chain(guest.ledger->size());
    }
    send(guest, hello);
}

void work(GuestState& guest) {
    const Duty duty_now = duty(guest);
    const auto at = static_cast<std::uint64_t>(guest.ledger ? guest.ledger->size() : 0);
    const bool repeated = duty_now == guest.outbox.last && at == guest.outbox.last_at;
    if (duty_now == Duty::none ||
        (repeated && guest.now - guest.outbox.last_time <= guest.identity.timeouts.resend)) {
        return;
    }
    guest.outbox.last = duty_now;
    guest.outbox.last_at = at;
    guest.outbox.last_time = guest.now;
    if (duty_now == Duty::hello) {
        greet(guest);
        return;
    }
    const std::uint32_t fresh = guest.fresh_chain;
    send(guest, message_for(guest, duty_now));
    guest.out.save = guest.out.save || guest.fresh_chain != fresh;
}

}  // namespace ctq::net
