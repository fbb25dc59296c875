#include "engine/net/guest.hpp"
#include "engine/net/guest_work.hpp"

/// Processes the messages of the host. The guest does not trust the host: it checks every message.
namespace ctq::net {
namespace {

/// Returns a message if the entry is an action in the name of our seat that we did not choose,
/// otherwise an empty text.
std::string forged(const GuestState& guest, const Entry& entry) {
    const Outbox& outbox = guest.outbox;
    const Ledger& ledger = *guest.ledger;
    const auto at = static_cast<std::uint64_t>(ledger.size());
    if (entry.command.seat != guest.seat || guest.seat == 0 || !ledger.remote(guest.seat) ||
        at < guest.copy.trusted) {
        return {};
    }
    const auto moment = ledger.moment();
    const bool plays = entry.kind == EntryKind::play;
    const bool seals = entry.kind == EntryKind::seal;
    const bool ours =
        (!plays || (outbox.proposed && outbox.proposed->moment == moment &&
                    outbox.proposed->action == entry.command.action)) &&
        (!seals || (outbox.sealed && outbox.sealed->moment == moment &&
                    seal_of(guest.welcome->match, *outbox.sealed, guest.seat) == entry.digest));
    return ours || ledger.late(guest.seat) ? "" : "The host acted in your name.";
}

/// Executes an entry. Returns why it is invalid, or an empty text.
std::string execute(GuestState& guest, const Commit& commit, const Entry& entry) {
    Ledger& ledger = *guest.ledger;
    const core::Digest chain =
        core::Sha256().add(ledger.chain(ledger.size())).add(commit.entry).finish();
    if (chain != commit.chain) {
        return "Its chain value does not follow from the entries before.";
    }
    if (auto words = forged(guest, entry); !words.empty()) {
        return words;
    }
    if (const auto refused = ledger.take(entry, commit.view)) {
        return refused->text();
    }
    if (ledger.open_hash(ledger.size()) != commit.hash) {
        return "The positions after it differ.";
    }
    if (static_cast<std::uint64_t>(ledger.size()) == guest.copy.past_size &&
        ledger.chain(ledger.size()) != guest.copy.past_chain) {
        return "The log sent anew is not the one we had.";
    }
    return {};
}

/// Drops the guest's choices and requests that were made for an earlier moment of the match.
void drop_outdated(GuestState& guest) {
    Outbox& outbox = guest.outbox;
    const auto moment = guest.ledger->moment();
    for (auto* choice : {&outbox.sealed, &outbox.proposed}) {
        if (*choice && (*choice)->moment != moment) {
            choice->reset();
        }
    }
    if (outbox.asking != moment) {
        outbox.asking.reset();
    }
    if (outbox.answering && outbox.answering->first != moment) {
        outbox.answering.reset();
    }
}

void freeze(GuestState& guest, std::uint64_t index, const std::string& what,
            const std::string& why) {
    guest.copy.frozen = true;
    event(guest, EventKind::frozen, "The match is frozen at " + what + ". " + why);
    send(guest, Resync{index, true});
}

}  // namespace

static void take(GuestState& guest, const Welcome& message) {
    guest.copy.known_size = std::max(guest.copy.known_size, message.size);
    const MatchId wanted = guest.identity.match;
    const bool first = !guest.welcome;
    // Before the start, the seat may have been given to another guest in the meantime.
    const bool moved = !first && message.seat != guest.welcome->seat;
    const bool other =
        first ? wanted != MatchId{} && message.match != wanted && message.room != wanted
              : message.match != guest.welcome->match ||
                    (moved && guest.ledger->phase() != Phase::gathering);
    if (other) {
        close(guest, Reason::other_match);
        return;
    }
    const auto refused = first || moved ? open_ledger(guest, message) : core::Failure();
    if (first && refused) {
        send(guest, Bye{Reason::other_rules});
        guest.link = Link::none;
        guest.gave_up = true;
        event(guest, EventKind::closed, refused->text());
        return;
    }
    if (first || (moved && !refused)) {
        guest.welcome = message;
        guest.seat = message.seat;
        guest.copy.trusted = message.size;
        guest.out.save = true;
    }
    if (guest.link == Link::greeting) {
        guest.link = Link::seated;
        guest.log_grew_at = guest.now;
        event(guest, EventKind::joined);
    }
}

static void take(GuestState& guest, const Commit& message) {
    guest.copy.known_size = std::max(guest.copy.known_size, message.index + 1);
    if (!guest.ledger || guest.link != Link::seated || guest.copy.frozen) {
        return;
    }
    const auto size = static_cast<std::uint64_t>(guest.ledger->size());
    if (message.index > size) {
        if (guest.now - guest.resync_sent > guest.identity.timeouts.resend / 4) {
            guest.resync_sent = guest.now;
            send(guest, Resync{size, false});
        }
        return;
    }
    if (message.index < size) {
        send(guest, Acknowledge{size, guest.ledger->open_hash(guest.ledger->size())});
        return;
    }
    const auto entry = decode_entry(message.entry);
    if (!entry) {
        freeze(guest, size, "entry " + std::to_string(size + 1), entry.problem().sentence);
        return;
    }
    const std::string what = tell_entry(guest.ledger->match(), *entry, static_cast<int>(size));
    const auto moment = guest.ledger->moment();
    if (const std::string why = execute(guest, message, *entry); !why.empty()) {
        freeze(guest, size, what, why);
        return;
    }
    guest.log_grew_at = guest.now;
    guest.complained = false;
    if (guest.ledger->moment() != moment) {
        drop_outdated(guest);
    }
    Outbox& outbox = guest.outbox;
    if (outbox.asking && entry->kind == EntryKind::ask) {
        outbox.asking.reset();
    }
    if (entry->kind == EntryKind::answer && entry->command.seat == guest.seat) {
        outbox.answering.reset();
    }
    const bool own = entry->command.seat == guest.seat && guest.seat != 0;
    if (entry->kind == EntryKind::seal && own && outbox.sealed &&
        seal_of(guest.welcome->match, *outbox.sealed, guest.seat) != entry->digest) {
        outbox.sealed.reset();  // the host was faster: it has acted for a late seat
    }
    if (entry->kind == EntryKind::late) {
        guest.out.events.push_back({EventKind::late, 0, entry->command.seat, 0, ""});
    }
    if (entry->kind == EntryKind::withheld && entry->command.seat == guest.seat) {
        event(guest, EventKind::late, "Your reply did not reach the host in time.");
    }
    guest.out.save = true;
    event(guest, EventKind::entry);
    send(guest, Acknowledge{size + 1, guest.ledger->open_hash(guest.ledger->size())});
}

static void take(GuestState& guest, const Error& message) {
    Outbox& outbox = guest.outbox;
    if (message.reason == Reason::refused && (outbox.vote || outbox.resigning)) {
        outbox.vote.reset();
        outbox.resigning = false;
        event(guest, EventKind::refused, sentence(message.reason));
    } else if (message.reason == Reason::refused && outbox.proposed &&
               outbox.proposed->moment == message.at) {
        outbox.proposed.reset();
        guest.out.save = true;
        event(guest, EventKind::refused, sentence(message.reason));
    } else if (message.reason == Reason::not_now && outbox.asking == message.at) {
        outbox.asking.reset();
        event(guest, EventKind::refused, sentence(message.reason));
    } else if (message.reason == Reason::differs && message.seat != guest.seat) {
        guest.copy.last_frozen = guest.now;
        if (std::exchange(guest.copy.table_frozen, true)) {
            return;
        }
        event(guest, EventKind::frozen,
              "The copy of seat " + std::to_string(message.seat) +
                  " differs from the host's since entry " + std::to_string(message.at + 1) + ".");
    } else if (message.reason == Reason::differs && guest.ledger && !guest.copy.frozen &&
               message.at < static_cast<std::uint64_t>(guest.ledger->size())) {
        guest.copy.frozen = true;
        event(guest, EventKind::frozen,
              "The host's copy differs from ours since entry " + std::to_string(message.at + 1) +
                  ".");
    } else if (message.reason == Reason::agrees) {
        guest.copy.table_frozen = false;
        if (!guest.copy.frozen) {
            event(guest, EventKind::thawed);
        }
    }
}

static void take(GuestState& guest, const Bye& message) {
    const bool for_good = message.reason != Reason::silent && message.reason != Reason::too_fast;
    guest.out.events.push_back({EventKind::hang_up, 0, 0, 0, ""});
    if (for_good) {
        close(guest, message.reason);
    } else {
        lost(guest);
    }
}

static void take(GuestState& guest, const Ping& message) {
    if (!message.answer) {
        send(guest, Ping{message.serial, true});
    }
}

static void take(GuestState& guest, const Here& message) {
    if (guest.link != Link::seated) {
        return;
    }
    const Here before = guest.news.here.value_or(Here{});
    guest.news.here = message;
    if (!message.endpoint.empty() && guest.news.offer != message.endpoint) {
        guest.news.offer = message.endpoint;
        guest.out.save = true;
    }
    if (before != message) {
        event(guest, EventKind::here);
    }
}

static void take(GuestState& guest, const Clock& message) {
    if (guest.link == Link::seated && guest.news.clock != message) {
        guest.news.clock = message;
        event(guest, EventKind::here);
    }
}

/// Ignores messages that only guests send.
template <OneOf<Hello, Propose, Acknowledge, SecretCommit, SecretReveal, RandomReveal, Resync,
                TakebackAsk, TakebackAnswer, Ready, Vote, Say, Resign, Arrange>
              Other>
static void take(GuestState& /*guest*/, const Other& /*message*/) {}

core::Failure open_ledger(GuestState& guest, const Welcome& message) {
    auto setup = setup_of(message, guest.catalogue);
    if (!setup) {
        return setup.problem();
    }
    auto ledger = Ledger::open({message.match, std::move(*setup), message.seat, std::nullopt});
    if (!ledger) {
        return ledger.problem();
    }
    guest.ledger = std::move(*ledger);
    return std::nullopt;
}

void Guest::received(core::ByteView frame, Time now) {
    guest_.now = now;
    if (guest_.link == Link::none) {
        return;
    }
    if (!guest_.rate.allow(now)) {
        send(guest_, Bye{Reason::too_fast});
        guest_.out.events.push_back({EventKind::hang_up, 0, 0, 0, ""});
        close(guest_, Reason::too_fast);
        return;
    }
    const auto message = decode(frame);
    if (!message) {
        // A broken message can't be answered. Lost entries are requested again anyway.
        if (foreign_version(frame) && guest_.link == Link::greeting) {
            close(guest_, Reason::other_protocol);
        }
        return;
    }
    guest_.last_received = now;
    std::visit([this](const auto& one) { take(guest_, one); }, *message);
    work(guest_);
}

}  // namespace ctq::net
