#include "engine/net/guest.hpp"

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

}  // namespace

Guest::Guest(core::Catalogue catalogue, GuestIdentity identity)
    : catalogue_(catalogue),
      identity_(std::move(identity)),
      links_(identity_.entropy, 0),
      rate_(kFramesASecond, kBurst, 0) {}

void Guest::connected(Time now) {
    now_ = last_received_ = now;
    if (gave_up_) {
        return;
    }
    link_ = Link::greeting;
    rate_ = RateLimit(kFramesASecond, kBurst, now);
    table_frozen_ = false;
    greet();
}

void Guest::lost(Time now) {
    now_ = now;
    if (link_ != Link::none) {
        link_ = Link::none;
        ready_ = false;
        here_.reset();
        next_proposal_.reset();
        event(EventKind::disconnected);
    }
}

void Guest::tick(Time now) {
    now_ = now;
    if (link_ == Link::none) {
        return;
    }
    const Timeouts& timeouts = identity_.timeouts;
    if (now - last_received_ > timeouts.silence) {
        out_.events.push_back({EventKind::hang_up, 0, 0, 0, sentence(Reason::silent)});
        lost(now);
        return;
    }
    if (link_ == Link::greeting && now - last_sent_ > timeouts.resend) {
        greet();
    }
    if (link_ == Link::seated && now - last_sent_ > timeouts.ping) {
        send(Ping{0, false});
    }
    if (link_ == Link::seated && !frozen_ && !up_to_date() &&
        now - std::max(log_grew_at_, resync_sent_) > timeouts.resend) {
        resync_sent_ = now;
        send(Resync{static_cast<std::uint64_t>(ledger_->size()), false});
    }
    // The host repeats the error with every ping. If it stops, the message that all copies agree
    // again was lost.
    if (table_frozen_ && now - last_frozen_ > timeouts.silence) {
        table_frozen_ = false;
        event(EventKind::thawed);
    }
    if (up_to_date() && !replaced()) {
        reported_replaced_ = false;
        returns_ = returns_ && missed();
    }
    if (replaced() && !std::exchange(reported_replaced_, true)) {
        event(EventKind::late, "You were not there in time: the host's side plays your seat.");
    }
    if (waits_too_long() && !complained_) {
        complained_ = true;
        event(EventKind::late, "The host did not send what was due.");
    }
    work();
}

/// Whether the host is late with a draw, a deal or an opening.
bool Guest::waits_too_long() const {
    return ledger_ && !frozen_ &&
           (ledger_->phase() == Phase::drawing || ledger_->phase() == Phase::opening ||
            ledger_->phase() == Phase::dealing) &&
           now_ - log_grew_at_ > 2 * identity_.timeouts.withheld;
}

core::Failure Guest::play(core::Action action, Time now) {
    now_ = now;
    if (!ledger_ || seat_ == 0 || !ledger_->remote(seat_)) {
        return no("You have no seat at this table.");
    }
    if (frozen_) {
        return no(sentence(Reason::differs));
    }
    if (table_frozen_) {
        return no("The match is frozen: another seat's copy differs from the host's.");
    }
    if (!up_to_date()) {
        return no("The match is still being loaded.");
    }
    if (ledger_->phase() == Phase::playing) {
        if (proposal_) {
            return no("Your last action has not arrived yet.");
        }
        if (auto refused = ledger_->match().refusal(seat_, action)) {
            return refused;
        }
        proposal_ = SealedAction{ledger_->moment(), action, {}};
    } else {
        const bool due = ledger_->phase() == Phase::choosing && (ledger_->due() >> seat_ & 1U) != 0;
        if (!due || sealed_action_) {
            return no("No choice is due from you now.");
        }
        sealed_action_ = seal_action_of(identity_.entropy, ledger_->moment(), seat_, action);
    }
    out_.save = true;
    work();
    return std::nullopt;
}

core::Failure Guest::ask_takeback(Time now) {
    now_ = now;
    if (!ledger_ || seat_ == 0 || ledger_->phase() != Phase::playing || ledger_->asker() != 0 ||
        ledger_->match().undo_ply(seat_, true) < 0) {
        return no("Nothing can be taken back just now.");
    }
    asking_ = ledger_->moment();
    work();
    return std::nullopt;
}

core::Failure Guest::answer_takeback(bool yes, Time now) {
    now_ = now;
    if (!ledger_ || seat_ == 0 || ledger_->asker() == 0 || (ledger_->due() >> seat_ & 1U) == 0) {
        return no("Nobody asks you to take back.");
    }
    answering_ = {ledger_->moment(), yes};
    work();
    return std::nullopt;
}

core::Failure Guest::be_ready(bool yes, Time now) {
    now_ = now;
    if (!up_to_date() || seat_ == 0 || ledger_->phase() != Phase::gathering) {
        return no("There is no start to be ready for.");
    }
    ready_ = yes;
    work();
    return std::nullopt;
}

bool Guest::ready(int seat) const {
    const bool reported_ready = here_ && (here_->ready >> seat & 1U) != 0;
    const bool gathering = ledger_ && ledger_->phase() == Phase::gathering;
    return gathering && (seat == seat_ && seat != 0 ? ready_ : reported_ready);
}

bool Guest::replaced() const {
    return up_to_date() && seat_ != 0 && !ledger_->remote(seat_) && running(*ledger_);
}

bool Guest::missed() const {
    return up_to_date() && seat_ != 0 && running(*ledger_) && here_ &&
           has_party(here_->present, seat_) && !has_party(here_->ready, seat_);
}

core::Failure Guest::reclaim_seat(Time now) {
    now_ = now;
    if (!replaced() && !missed()) {
        return no("Nobody else plays your seat.");
    }
    returns_ = true;
    work();
    return std::nullopt;
}

void Guest::resync(Time now) {
    now_ = now;
    if (!frozen_ || !ledger_ || !welcome_) {
        return;
    }
    if (past_size_ <= static_cast<std::uint64_t>(ledger_->size())) {
        past_size_ = static_cast<std::uint64_t>(ledger_->size());
        past_chain_ = ledger_->chain(ledger_->size());
    }
    trusted_ = known_size_ = past_size_;
    frozen_ = false;
    returns_ = true;
    if (!open_ledger(*welcome_)) {
        send(Resync{0, false});
        resync_sent_ = now;
    }
}

void Guest::leave(Time now) {
    now_ = now;
    if (link_ != Link::none) {
        send(Bye{Reason::left});
        out_.events.push_back({EventKind::hang_up, 0, 0, 0, ""});
        link_ = Link::none;
    }
    gave_up_ = true;
}

bool Guest::up_to_date() const {
    return link_ == Link::seated && ledger_ &&
           static_cast<std::uint64_t>(ledger_->size()) >= known_size_;
}

std::optional<core::Action> Guest::pending() const {
    return sealed_action_ ? std::optional(sealed_action_->action)
           : proposal_    ? std::optional(proposal_->action)
                          : std::nullopt;
}

Output Guest::take_output() {
    Output out = std::move(out_);
    out_ = {};
    return out;
}

void Guest::send(const Message& message) {
    last_sent_ = now_;
    out_.packets.push_back({0, encode(message)});
}

void Guest::event(EventKind kind, std::string sentence) {
    out_.events.push_back({kind, 0, seat_, ledger_ ? ledger_->size() - 1 : 0, std::move(sentence)});
}

void Guest::close(Reason reason) {
    link_ = Link::none;
    gave_up_ = true;
    event(EventKind::closed, sentence(reason));
}

void Guest::greet() {
    Hello hello;
    for (const core::GameHandle* game : catalogue_) {
        hello.games.emplace_back(game->info->code, game->info->rules_version);
    }
    hello.match = welcome_ ? welcome_->match : identity_.match;
    hello.token = identity_.token;
    hello.wish = identity_.wish;
    hello.name = clean_name(identity_.name);
    hello.anchor = LinkChain(identity_.entropy, fresh_chain_).anchor();
    if (ledger_) {
        hello.have = static_cast<std::uint64_t>(ledger_->size());
        hello.chain = ledger_->chain(ledger_->size());
    }
    send(hello);
}

/// Returns the message that the guest must repeat until the log contains it.
Guest::Duty Guest::duty() const {
    if (!up_to_date() || frozen_ || seat_ == 0) {
        return Duty::none;
    }
    const Phase phase = ledger_->phase();
    const bool due = (ledger_->due() >> seat_ & 1U) != 0;
    const auto now = ledger_->moment();
    if (running(*ledger_) && (ledger_->remote(seat_) ? !ledger_->contributes(seat_) : returns_)) {
        return Duty::hello;
    }
    const bool tells_ready =
        phase == Phase::gathering && here_ && ready_ != has_party(here_->ready, seat_);
    if (tells_ready || (returns_ && missed())) {
        return Duty::ready;
    }
    if (phase == Phase::drawing && due) {
        return Duty::link;
    }
    if (sealed_action_ && sealed_action_->moment == now && due) {
        return phase == Phase::choosing  ? Duty::seal
               : phase == Phase::opening ? Duty::open
                                         : Duty::none;
    }
    if (proposal_ && proposal_->moment == now && phase == Phase::playing) {
        return Duty::propose;
    }
    if (asking_ == now && ledger_->asker() == 0 && phase == Phase::playing) {
        return Duty::ask;
    }
    const bool may_answer = due || ledger_->asker() == seat_;
    if (answering_ && answering_->first == now && may_answer && ledger_->asker() != 0) {
        return Duty::answer;
    }
    if (resigning_ && running(*ledger_)) {
        return Duty::resign;
    }
    return vote_ && phase != Phase::gathering ? Duty::vote : Duty::none;
}

void Guest::work() {
    const Duty duty_now = duty();
    const auto at = static_cast<std::uint64_t>(ledger_ ? ledger_->size() : 0);
    const bool repeated = duty_now == last_duty_ && at == last_duty_at_;
    if (duty_now == Duty::none ||
        (repeated && now_ - last_duty_time_ <= identity_.timeouts.resend)) {
        return;
    }
    last_duty_ = duty_now;
    last_duty_at_ = at;
    last_duty_time_ = now_;
    if (duty_now == Duty::hello) {
        greet();
        return;
    }
    const std::uint32_t fresh = fresh_chain_;
    send(message_for(duty_now));
    out_.save = out_.save || fresh_chain_ != fresh;
}

Message Guest::message_for(Duty duty_now) {
    switch (duty_now) {
        case Duty::link: {
            RandomReveal reveal;
            reveal.round = ledger_->round();
            const int k = ledger_->revealed(seat_);
            reveal.link = links().link(k);
            reveal.renews = k + 1 == kChainLinks;
            if (reveal.renews) {
                reveal.next = LinkChain(identity_.entropy, chain_number_ + 1).anchor();
                fresh_chain_ = std::max(fresh_chain_, chain_number_ + 2);
            }
            return reveal;
        }
        case Duty::seal:
            return SecretCommit{sealed_action_->moment,
                                seal_of(welcome_->match, *sealed_action_, seat_)};
        case Duty::open:
            return SecretReveal{sealed_action_->moment, sealed_action_->action,
                                sealed_action_->salt};
        case Duty::propose:
            return Propose{proposal_->moment, proposal_->action};
        case Duty::ask:
            return TakebackAsk{*asking_};
        case Duty::answer:
            return TakebackAnswer{answering_->first, answering_->second};
        case Duty::ready:
            return Ready{ready_ || returns_};
        case Duty::vote:
            return *vote_;
        case Duty::resign:
            return Resign{};
        default:
            return Ping{0, false};
    }
}

/// Returns the chain whose anchor the log contains for this seat.
const LinkChain& Guest::links() {
    const core::Digest& anchor = ledger_->anchor(seat_);
    for (std::uint32_t i = 0; links_.anchor() != anchor && i < fresh_chain_ + kChainsAhead; ++i) {
        links_ = LinkChain(identity_.entropy, i);
        chain_number_ = i;
    }
    fresh_chain_ = std::max(fresh_chain_, chain_number_ + 1);
    return links_;
}

}  // namespace ctq::net
