#include "engine/net/ledger.hpp"

#include <algorithm>

namespace ctq::net {
namespace {

using core::Action;
using core::Turn;

core::Digest root_chain(const Table& table) {
    const core::GameInfo& info = *table.setup.game->info;
    core::ByteWriter about;
    about.text(info.id);
    about.number(info.rules_version);
    about.text(core::options_text(info.options, table.setup.options));
    about.number(table.setup.seats.size());
    for (const std::string& seat : table.setup.seats) {
        about.text(seat);
    }
    return core::Sha256().add("ctq table").add(table.id).add(about.bytes()).finish();
}

core::Digest next_chain(const core::Digest& before, const core::Bytes& entry) {
    return core::Sha256().add(before).add(entry).finish();
}

std::uint64_t hash_for_all(const core::Match& match) {
    return core::state_hash(match.setup(), match.game().observe(match.state(), 0));
}

}  // namespace

Ledger::Ledger(Table table, core::Match match)
    : table_(std::move(table)),
      match_(std::move(match)),
      root_{{}, root_chain(table_), hash_for_all(match_), {}} {}

core::Result<Ledger> Ledger::open(Table table) {
    if (!table.setup.position.empty()) {
        return core::Problem{"", "A match over the network starts from its beginning."};
    }
    table.setup.seed = 0;
    auto match = core::Match::start(table.setup, table.viewer);
    if (!match) {
        return match.problem();
    }
    return Ledger(std::move(table), std::move(*match));
}

core::Digest Ledger::bind(const MatchId& match, const core::Digest& secret) {
    return core::Sha256().add("ctq dealer").add(match).add(secret).finish();
}

Parties Ledger::due() const {
    if (phase_ == Phase::drawing) {
        return links_due_;
    }
    if (phase_ != Phase::choosing && phase_ != Phase::opening) {
        return asker_ != 0 ? answers_due_ : Parties{0};
    }
    Parties due = 0;
    for (int seat = 1; seat <= core::kMostSeats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        const bool done = phase_ == Phase::choosing ? seals_[at].has_value()
                                                    : opened_[at] || (left_ >> seat & 1U) != 0;
        due = static_cast<Parties>(due | (done ? Parties{0} : bit_of(seat) & choosers_));
    }
    return due;
}

bool Ledger::person(int seat) const {
    const std::string& who = table_.setup.seats[static_cast<std::size_t>(seat - 1)];
    return who == "human" || joined(seat);
}

core::Match Ledger::match_before(int index) const {
    auto before = Ledger::open(table_);
    for (int i = 0; i < index; ++i) {
        before->take(*decode_entry(bytes(i)));
    }
    return before->match();
}

DealView Ledger::view(int index, int seat) const {
    const auto& views = lines_[static_cast<std::size_t>(index)].views;
    const std::size_t at = table_.dealer && seat > 0 ? static_cast<std::size_t>(seat) : 0;
    return at < views.size() ? views[at] : DealView{};
}

core::Failure Ledger::take(const Entry& entry, const DealView& view) {
    if (auto refused = refuse(entry, view)) {
        return refused;
    }
    std::vector<DealView> views;
    if (entry.kind == EntryKind::deal) {
        views = table_.dealer ? views_of(dealt(), deal_salt()) : std::vector<DealView>{view};
    }
    apply(entry, view);
    append(entry, std::move(views));
    return std::nullopt;
}

void Ledger::append(const Entry& entry, std::vector<DealView> views) {
    Line next{encode(entry), {}, hash_for_all(match_), std::move(views)};
    next.chain = next_chain(chain(size()), next.bytes);
    lines_.push_back(std::move(next));
}

void Ledger::apply(const Entry& entry, const DealView& view) {
    const int seat = entry.command.seat;
    switch (entry.kind) {
        case EntryKind::join:
            party(seat) = {seat != 0, true, entry.digest, entry.digest, 0, entry.name, seat != 0};
            break;
        case EntryKind::begin:
            bound_ = entry.digest;
            advance();
            break;
        case EntryKind::play:
            play(seat, entry.command.action);
            advance();
            break;
        case EntryKind::seal:
            seals_[static_cast<std::size_t>(seat)] = entry.digest;
            phase_ = due() == 0 ? Phase::opening : Phase::choosing;
            break;
        case EntryKind::open:
            opened(seat) = entry.command.action;
            play_choices();
            break;
        case EntryKind::reveal:
            apply_reveal(entry);
            break;
        case EntryKind::deal:
            play(0, table_.dealer ? dealt() : view.action);
            ++deals_;
            ++draws_;
            advance();
            break;
        case EntryKind::withheld:
            party(seat).contributes = false;
            phase_ == Phase::drawing ? drop_links(seat) : leave_choice(seat);
            break;
        case EntryKind::take_over:
            party(seat).remote = party(seat).contributes = false;
            if (phase_ == Phase::gathering) {
                party(seat).joined = false;  // the match goes on without this guest
            }
            asker_ = 0;
            phase_ == Phase::drawing ? drop_links(seat) : leave_choice(seat);
            break;
        case EntryKind::late:
            late_ = static_cast<Parties>(late_ | bit_of(seat));
            break;
        case EntryKind::ask:
            asker_ = seat;
            takeback_ply_ = match_.undo_ply(seat, true);
            answers_due_ = remote(seat) ? Parties{1} : Parties{0};
            for (int other = 1; other <= core::kMostSeats; ++other) {
                const bool must_answer = other != seat && remote(other);
                answers_due_ =
                    static_cast<Parties>(answers_due_ | (must_answer ? bit_of(other) : 0));
            }
            answer_takeback(true, seat);
            break;
        case EntryKind::answer:
            answer_takeback(entry.yes, seat);
            break;
        case EntryKind::stop:
            phase_ = Phase::stopped;
            stopped_by_ = seat;
            break;
        case EntryKind::count:
            play(match_.turn().seat, *match_.game().count);
            advance();
            break;
        case EntryKind::disclose:
            match_ = *opened_match(entry.digest);
            ++rewritten_;
            table_.viewer = core::kSeesAll;
            disclosed_ = true;
            break;
    }
}

void Ledger::apply_reveal(const Entry& entry) {
    Party& who = party(entry.command.seat);
    who.known = entry.digest;
    ++who.revealed;
    if (entry.renews) {
        who.anchor = who.known = entry.next;
        who.revealed = 0;
    }
    links_.emplace_back(entry.command.seat, entry.digest);
    drop_links(entry.command.seat);
}

/// Removes the party from those that owe a link in this round. The last one decides the draws.
void Ledger::drop_links(int seat) {
    links_due_ = static_cast<Parties>(links_due_ & ~bit_of(seat));
    if (in_round_ && links_due_ == 0) {
        // The order by seat makes the result independent of the order of arrival.
        std::sort(links_.begin(), links_.end());
        joint_ = join_links(table_.id, round_++, links_);
        in_round_ = false;
        drawn_ = true;
        draws_ = 0;
        advance();
    }
}

/// Handles a seat that is taken over or has withheld its sealed action. While seats still choose,
/// its seal is dropped and the seat chooses again. A seat that sealed but does not open plays the
/// first of its legal actions.
void Ledger::leave_choice(int seat) {
    if (phase_ == Phase::choosing) {
        seals_[static_cast<std::size_t>(seat)].reset();
    } else if (phase_ == Phase::opening && (due() >> seat & 1U) != 0) {
        left_ = static_cast<Parties>(left_ | bit_of(seat));
        play_choices();
    }
}

/// Plays the simultaneous actions in turn order, once all that are due have been opened.
void Ledger::play_choices() {
    if (due() != 0) {
        return;
    }
    for (Turn turn = match_.turn();
         turn.kind == Turn::Kind::seat && (choosers_ >> turn.seat & 1U) != 0;
         turn = match_.turn()) {
        choosers_ = static_cast<Parties>(choosers_ & ~bit_of(turn.seat));
        core::ActionList list;
        match_.options_now(list);
        const auto& choice = opened(turn.seat);
        if (!choice || match_.play(turn.seat, *choice)) {
            // Withheld or illegal: the seat may not choose again after all have seen the other
            // choices.
            match_.play(turn.seat, list[0]);
        }
    }
    next_moment();
    advance();
}

void Ledger::answer_takeback(bool yes, int seat) {
    answers_due_ = static_cast<Parties>(answers_due_ & ~bit_of(seat));
    if (yes && answers_due_ != 0) {
        return;
    }
    if (yes) {
        match_.seek(takeback_ply_);
        match_ = match_.branch();
        ++rewritten_;
        next_moment();
        declined_ = 0;
        advance();
    } else {
        declined_ = static_cast<Parties>(declined_ | bit_of(asker_));
    }
    asker_ = 0;
    answers_due_ = 0;
}

void Ledger::next_moment() {
    ++moment_;
    late_ = 0;
}

/// Plays a legal action.
void Ledger::play(int seat, Action action) {
    match_.play(seat, action);
    next_moment();
    declined_ = 0;
    asker_ = 0;
    answers_due_ = 0;
}

/// Continues until a party has to do something.
void Ledger::advance() {
    for (Turn turn = match_.turn();; turn = match_.turn()) {
        if (turn.kind == Turn::Kind::over) {
            phase_ = Phase::over;
            return;
        }
        if (turn.kind == Turn::Kind::seat) {
            drawn_ = false;
            phase_ = turn.secret == 0 ? Phase::playing : Phase::choosing;
            choosers_ = turn.secret;
            seals_ = {};
            opened_ = {};
            left_ = 0;
            if (turn.secret != 0 && deals_ > 0) {
                phase_ = Phase::stopped;
                trouble_ =
                    "Closed cards together with secret choices can't be played over the "
                    "network.";
            }
            return;
        }
        if (!drawn_) {
            begin_round();
            return;
        }
        if (match_.hidden_chance()) {
            phase_ = Phase::dealing;
            return;
        }
        core::OutcomeList outcomes;
        match_.game().chance(match_.state(), outcomes);
        play(0, draw_outcome(outcomes, joint_, draws_++));
    }
}

void Ledger::begin_round() {
    phase_ = Phase::drawing;
    in_round_ = true;
    links_.clear();
    links_due_ = 0;
    for (int seat = 0; seat <= core::kMostSeats; ++seat) {
        links_due_ =
            static_cast<Parties>(links_due_ | (contributes(seat) ? bit_of(seat) : Parties{0}));
    }
}

Action Ledger::dealt() const {
    // The host's secret hides the outcome; the links keep the host from choosing it.
    const core::Digest hidden =
        core::Sha256().add("ctq deal").add(*table_.dealer).add(joint_).finish();
    core::OutcomeList outcomes;
    match_.game().chance(match_.state(), outcomes);
    return draw_outcome(outcomes, hidden, draws_);
}

core::Digest Ledger::deal_salt() const {
    return derive(*table_.dealer, "deal salt", static_cast<std::uint64_t>(size()));
}

std::vector<DealView> Ledger::views_of(Action action, const core::Digest& salt) const {
    std::vector<DealView> views;
    for (int seat = 0; seat <= match_.setup().seat_count(); ++seat) {
        const Action seen = match_.game().hide(match_.state(), action, seat);
        views.push_back({seen, seen == action, seen == action ? salt : core::Digest{}});
    }
    return views;
}

Entry Ledger::next_deal() const {
    const Action action = dealt();
    Entry entry;
    entry.kind = EntryKind::deal;
    entry.command = {0, match_.game().hide(match_.state(), action, 0)};
    entry.digest =
        seal_action(table_.id, static_cast<std::uint64_t>(size()), 0, action, deal_salt());
    return entry;
}

}  // namespace ctq::net
