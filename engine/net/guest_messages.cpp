#include "engine/net/guest.hpp"

/// Processes the messages of the host. The guest does not trust the host: it checks every message.
namespace ctq::net {

void Guest::received(core::ByteView frame, Time now) {
    now_ = now;
    if (link_ == Link::none) {
        return;
    }
    if (!rate_.allow(now)) {
        send(Bye{Reason::too_fast});
        out_.events.push_back({EventKind::hang_up, 0, 0, 0, ""});
        close(Reason::too_fast);
        return;
    }
    const auto message = decode(frame);
    if (!message) {
        // A broken message can't be answered. Lost entries are requested again anyway.
        if (foreign_version(frame) && link_ == Link::greeting) {
            close(Reason::other_protocol);
        }
        return;
    }
    last_received_ = now;
    std::visit([this](const auto& one) { take(one); }, *message);
    work();
}

core::Failure Guest::open_ledger(const Welcome& message) {
    const core::GameHandle* game = core::find_game_by_code(catalogue_, message.game);
    if (game == nullptr) {
        return core::Problem{"", sentence(Reason::unknown_game)};
    }
    if (message.rules != game->info->rules_version) {
        return core::Problem{"", sentence(Reason::other_rules)};
    }
    const auto options = core::read_options(game->info->options, message.options);
    if (!options) {
        return options.problem();
    }
    if (message.seat > message.seats.size()) {
        return core::Problem{"", sentence(Reason::not_understood)};
    }
    core::Setup setup{game, *options, message.seats, 0, {}, {}};
    auto ledger = Ledger::open({message.match, std::move(setup), message.seat, std::nullopt});
    if (!ledger) {
        return ledger.problem();
    }
    ledger_ = std::move(*ledger);
    return std::nullopt;
}

void Guest::take(const Welcome& message) {
    known_size_ = std::max(known_size_, message.size);
    if (welcome_) {
        const bool moved = message.seat != welcome_->seat;
        const bool gathering = ledger_->phase() == Phase::gathering;
        if (message.match != welcome_->match || (moved && !gathering)) {
            close(Reason::other_match);
            return;
        }
        // Before the start, the seat may have been given to another guest in the meantime.
        if (moved && !open_ledger(message)) {
            welcome_ = message;
            seat_ = message.seat;
            trusted_ = message.size;
            out_.save = true;
        }
    } else {
        if (identity_.match != MatchId{} && message.match != identity_.match &&
            message.room != identity_.match) {
            close(Reason::other_match);
            return;
        }
        if (const auto refused = open_ledger(message)) {
            send(Bye{Reason::other_rules});
            link_ = Link::none;
            gave_up_ = true;
            event(EventKind::closed, refused->text());
            return;
        }
        welcome_ = message;
        seat_ = message.seat;
        trusted_ = message.size;
        out_.save = true;
    }
    if (link_ == Link::greeting) {
        link_ = Link::seated;
        log_grew_at_ = now_;
        event(EventKind::joined);
    }
}

/// Returns a message if the entry is an action in the name of our seat that we did not choose,
/// otherwise an empty text.
std::string Guest::forged(const Entry& entry) const {
    const auto at = static_cast<std::uint64_t>(ledger_->size());
    if (entry.command.seat != seat_ || seat_ == 0 || !ledger_->remote(seat_) || at < trusted_) {
        return {};
    }
    const auto moment = ledger_->moment();
    const bool plays = entry.kind == EntryKind::play;
    const bool seals = entry.kind == EntryKind::seal;
    const bool ours =
        (!plays ||
         (proposal_ && proposal_->moment == moment && proposal_->action == entry.command.action)) &&
        (!seals || (sealed_action_ && sealed_action_->moment == moment &&
                    seal_of(welcome_->match, *sealed_action_, seat_) == entry.digest));
    return ours || ledger_->late(seat_) ? "" : "The host acted in your name.";
}

/// Executes an entry. Returns why it is invalid, or an empty text.
std::string Guest::execute(const Commit& commit, const Entry& entry) {
    const core::Digest chain =
        core::Sha256().add(ledger_->chain(ledger_->size())).add(commit.entry).finish();
    if (chain != commit.chain) {
        return "Its chain value does not follow from the entries before.";
    }
    if (auto words = forged(entry); !words.empty()) {
        return words;
    }
    if (const auto refused = ledger_->take(entry, commit.view)) {
        return refused->text();
    }
    if (ledger_->open_hash(ledger_->size()) != commit.hash) {
        return "The positions after it differ.";
    }
    if (static_cast<std::uint64_t>(ledger_->size()) == past_size_ &&
        ledger_->chain(ledger_->size()) != past_chain_) {
        return "The log sent anew is not the one we had.";
    }
    return {};
}

void Guest::take(const Commit& message) {
    known_size_ = std::max(known_size_, message.index + 1);
    if (!ledger_ || link_ != Link::seated || frozen_) {
        return;
    }
    const auto size = static_cast<std::uint64_t>(ledger_->size());
    if (message.index > size) {
        if (now_ - resync_sent_ > identity_.timeouts.resend / 4) {
            resync_sent_ = now_;
            send(Resync{size, false});
        }
        return;
    }
    if (message.index < size) {
        send(Acknowledge{size, ledger_->open_hash(ledger_->size())});
        return;
    }
    const auto entry = decode_entry(message.entry);
    if (!entry) {
        freeze(size, "entry " + std::to_string(size + 1), entry.problem().sentence);
        return;
    }
    const std::string what = tell_entry(ledger_->match(), *entry, static_cast<int>(size));
    const auto moment = ledger_->moment();
    if (const std::string why = execute(message, *entry); !why.empty()) {
        freeze(size, what, why);
        return;
    }
    log_grew_at_ = now_;
    complained_ = false;
    if (ledger_->moment() != moment) {
        drop_outdated();
    }
    if (asking_ && entry->kind == EntryKind::ask) {
        asking_.reset();
    }
    if (entry->kind == EntryKind::answer && entry->command.seat == seat_) {
        answering_.reset();
    }
    const bool own = entry->command.seat == seat_ && seat_ != 0;
    if (entry->kind == EntryKind::seal && own && sealed_action_ &&
        seal_of(welcome_->match, *sealed_action_, seat_) != entry->digest) {
        sealed_action_.reset();  // the host was faster: it has acted for a late seat
    }
    if (entry->kind == EntryKind::late) {
        out_.events.push_back({EventKind::late, 0, entry->command.seat, 0, ""});
    }
    if (entry->kind == EntryKind::withheld && entry->command.seat == seat_) {
        event(EventKind::late, "Your reply did not reach the host in time.");
    }
    out_.save = true;
    event(EventKind::entry);
    send(Acknowledge{size + 1, ledger_->open_hash(ledger_->size())});
}

/// Drops the guest's choices and requests that were made for an earlier moment of the match.
void Guest::drop_outdated() {
    const auto moment = ledger_->moment();
    if (sealed_action_ && sealed_action_->moment != moment) {
        sealed_action_.reset();
    }
    if (proposal_ && proposal_->moment != moment) {
        proposal_.reset();
    }
    if (asking_ != moment) {
        asking_.reset();
    }
    if (answering_ && answering_->first != moment) {
        answering_.reset();
    }
}

void Guest::freeze(std::uint64_t index, const std::string& what, const std::string& why) {
    frozen_ = true;
    event(EventKind::frozen, "The match is frozen at " + what + ". " + why);
    send(Resync{index, true});
}

void Guest::take(const Error& message) {
    if (message.reason == Reason::refused && (vote_ || resigning_)) {
        vote_.reset();
        resigning_ = false;
        event(EventKind::refused, sentence(message.reason));
    } else if (message.reason == Reason::refused && proposal_ && proposal_->moment == message.at) {
        proposal_.reset();
        out_.save = true;
        event(EventKind::refused, sentence(message.reason));
    } else if (message.reason == Reason::not_now && asking_ == message.at) {
        asking_.reset();
        event(EventKind::refused, sentence(message.reason));
    } else if (message.reason == Reason::differs && message.seat != seat_) {
        last_frozen_ = now_;
        if (std::exchange(table_frozen_, true)) {
            return;
        }
        event(EventKind::frozen, "The copy of seat " + std::to_string(message.seat) +
                                     " differs from the host's since entry " +
                                     std::to_string(message.at + 1) + ".");
    } else if (message.reason == Reason::differs && ledger_ && !frozen_ &&
               message.at < static_cast<std::uint64_t>(ledger_->size())) {
        frozen_ = true;
        event(EventKind::frozen, "The host's copy differs from ours since entry " +
                                     std::to_string(message.at + 1) + ".");
    } else if (message.reason == Reason::agrees) {
        table_frozen_ = false;
        if (!frozen_) {
            event(EventKind::thawed);
        }
    }
}

void Guest::take(const Bye& message) {
    const bool for_good = message.reason != Reason::silent && message.reason != Reason::too_fast;
    out_.events.push_back({EventKind::hang_up, 0, 0, 0, ""});
    if (for_good) {
        close(message.reason);
    } else {
        lost(now_);
    }
}

void Guest::take(const Ping& message) {
    if (!message.answer) {
        send(Ping{message.serial, true});
    }
}

void Guest::take(const Here& message) {
    if (link_ != Link::seated) {
        return;
    }
    const Here before = here_.value_or(Here{});
    here_ = message;
    if (!message.endpoint.empty() && offer_ != message.endpoint) {
        offer_ = message.endpoint;
        out_.save = true;
    }
    if (before != message) {
        event(EventKind::here);
    }
}

void Guest::take(const Clock& message) {
    if (link_ == Link::seated && clock_ != message) {
        clock_ = message;
        event(EventKind::here);
    }
}

}  // namespace ctq::net
