#include "engine/core/match.hpp"

#include <algorithm>

#include "engine/core/hash.hpp"
#include "engine/core/say.hpp"
#include "engine/core/seat_count.hpp"
#include "engine/core/text.hpp"

namespace ctq::core {
namespace {

constexpr int kSnapshotEvery = 64;

bool contains(const ActionList& list, Action action) {
    return std::binary_search(list.begin(), list.end(), action);
}

std::string seat_name(int seat) {
    return "seat " + std::to_string(seat);
}

Failure wrong_turn(const Turn& turn, int seat) {
    if (turn.kind == Turn::Kind::over) {
        return Problem{"", "The match is over."};
    }
    if (turn.kind == Turn::Kind::chance) {
        return Problem{"", say("Chance decides now, not seat {seat}.", {{"seat", seat}})};
    }
    if (seat == 0) {
        return Problem{"", say("It is seat {turn}'s turn, not chance's.", {{"turn", turn.seat}})};
    }
    return Problem{"", say("It is seat {turn}'s turn, not seat {seat}'s.",
                           {{"turn", turn.seat}, {"seat", seat}})};
}

constexpr std::size_t kMostNameBytes = 64;
constexpr std::size_t kMostPositionBytes = 4000;

/// Whether the name is a single word, so that records and share codes can hold it.
bool is_seat_name(std::string_view name) {
    return !name.empty() && name.size() <= kMostNameBytes &&
           std::none_of(name.begin(), name.end(), [](char c) {
               const auto byte = static_cast<unsigned char>(c);
               return byte <= ' ' || byte == 0x7f;
           });
}

Failure wrong_setup(const Setup& setup) {
    const GameInfo& info = *setup.game->info;
    if (auto refused = wrong_seat_count(info, setup.seat_count())) {
        return refused;
    }
    for (const std::string& name : setup.seats) {
        if (!is_seat_name(name)) {
            return Problem{"seats", "Who sits there is one word of at most 64 bytes, not " +
                                        quoted(name) + "."};
        }
    }
    if (setup.position.size() > kMostPositionBytes) {
        return Problem{"Position", "The position is longer than any can be."};
    }
    return std::nullopt;
}

/// Whether a token looks like a possible outcome of the chance event now due: "tile=tftff".
bool is_outcome_of(const GameHandle& game, const void* state, std::string_view token) {
    OutcomeList list;
    game.chance(state, list);
    const std::string_view key = token.substr(0, token.find('='));
    return std::any_of(list.begin(), list.end(), [&](const Outcome& outcome) {
        const std::string text = game.to_text(state, outcome.action);
        return std::string_view(text).substr(0, text.find('=')) == key;
    });
}

/// Returns " Legal here: n e wait.", with only the beginning of a long list. Returns an empty text
/// if an unknown hand decides.
std::string legal_now(const Match& match) {
    constexpr int most = 20;
    ActionList list;
    if (!match.turn().known) {
        return {};
    }
    match.options_now(list);
    if (list.size == 0) {
        return " No action is legal.";
    }
    std::string text = " Legal here:";
    for (int i = 0; i < std::min(list.size, most); ++i) {
        text += " " + match.game().to_text(match.state(), list[i]);
    }
    return text + (list.size > most ? " and " + std::to_string(list.size - most) + " more." : ".");
}

}  // namespace

Match::Match(Setup setup, StateBox state, int viewer)
    : setup_(std::move(setup)), viewer_(viewer), state_(std::move(state)) {
    snapshots_.push_back(state_);
}

Result<Match> Match::start(Setup setup, int viewer) {
    if (const auto problem = wrong_setup(setup)) {
        return *problem;
    }
    const int seats = setup.seat_count();
    auto state = setup.position.empty()
                     ? setup.game->start(setup.options, seats)
                     : setup.game->position(setup.options, seats, setup.position);
    if (!state) {
        return state.problem();
    }
    StateBox seen =
        viewer == kSeesAll ? std::move(*state) : setup.game->observe(state->data(), viewer);
    return Match(std::move(setup), std::move(seen), viewer);
}

void Match::set_tag(std::string_view name, std::string_view value) {
    std::erase_if(setup_.tags, [name](const Tag& tag) { return tag.name == name; });
    if (!value.empty()) {
        setup_.tags.push_back({std::string(name), std::string(value)});
    }
}

std::string_view Match::tag(std::string_view name) const {
    for (const Tag& tag : setup_.tags) {
        if (tag.name == name) {
            return tag.value;
        }
    }
    return {};
}

void Match::options_now(ActionList& list) const {
    list.clear();
    const Turn now = turn();
    if (now.kind == Turn::Kind::seat) {
        game().legal(state(), list);
    } else if (now.kind == Turn::Kind::chance) {
        OutcomeList outcomes;
        game().chance(state(), outcomes);
        for (const Outcome& outcome : outcomes) {
            list.push(outcome.action);
        }
    }
}

bool Match::hidden_chance() const {
    if (turn().kind != Turn::Kind::chance) {
        return false;
    }
    OutcomeList outcomes;
    game().chance(state(), outcomes);
    const Action any = outcomes[0].action;
    for (int seat = 0; seat <= setup_.seat_count(); ++seat) {
        if (game().hide(state(), any, seat) != any) {
            return true;
        }
    }
    return false;
}

bool Match::may_happen(int seat, Action action) const {
    ActionList list;
    options_now(list);
    return contains(list, action) || (seat != 0 && action == game().count) ||
           (seat == 0 && viewer_ != kSeesAll && list.size > 0 &&
            game().hide(state(), list[0], viewer_) == action);
}

Failure Match::refusal(int seat, Action action) const {
    const Turn now = turn();
    const bool right = now.kind == Turn::Kind::chance
                           ? seat == 0
                           : now.kind == Turn::Kind::seat && seat == now.seat;
    if (!right) {
        return wrong_turn(now, seat);
    }
    if (!now.known && viewer_ == kSeesAll) {
        return Problem{"", "The hand of " + seat_name(now.seat) + " is unknown in this position."};
    }
    if (!may_happen(seat, action)) {
        return Problem{
            "", seat == 0 ? "Chance can't bring that here." : game().why_not(state(), action)};
    }
    return std::nullopt;
}

Failure Match::play(int seat, Action action) {
    if (auto refused = refusal(seat, action)) {
        return refused;
    }
    const Turn now = turn();
    const auto at = static_cast<std::size_t>(cursor_);
    if (cursor_ == size() || log_[at] != action) {
        log_.resize(at);
        turns_.resize(at);
        snapshots_.resize(std::min(snapshots_.size(), at / kSnapshotEvery + 1));
        log_.push_back(action);
        turns_.push_back(now);
    }
    game().apply(state_.data(), action);
    ++cursor_;
    if (cursor_ % kSnapshotEvery == 0 &&
        snapshots_.size() == static_cast<std::size_t>(cursor_ / kSnapshotEvery)) {
        snapshots_.push_back(state_);
    }
    return std::nullopt;
}

Failure Match::play_text(std::string_view token) {
    const Turn now = turn();
    if (now.kind == Turn::Kind::over) {
        return Problem{"", quoted(token) + " comes after the end of the match."};
    }
    const auto action = game().from_text(state(), token);
    if (!action) {
        return Problem{"", quoted(token) +
                               " is no action here: it is misspelt, or names what this match "
                               "doesn't have." +
                               legal_now(*this)};
    }
    const int seat = now.kind == Turn::Kind::chance ? 0 : now.seat;
    if (const Failure refused = play(seat, *action)) {
        const bool missing = seat == 0 && !is_outcome_of(game(), state(), token);
        return Problem{"", quoted(token) + " is not legal: " +
                               (missing ? "Chance decides first, and its result is missing here."
                                        : refused->sentence) +
                               legal_now(*this)};
    }
    return std::nullopt;
}

int Match::chance_count() const {
    return static_cast<int>(std::count_if(turns_.begin(), turns_.begin() + cursor_, [](Turn turn) {
        return turn.kind == Turn::Kind::chance;
    }));
}

Action Match::draw() const {
    Rng rng = chance_stream(setup_.seed, static_cast<std::uint64_t>(chance_count()));
    return game().draw(state(), rng);
}

int Match::play_chance() {
    int count = 0;
    for (; turn().kind == Turn::Kind::chance; ++count) {
        if (play(0, draw())) {
            break;
        }
    }
    return count;
}

int Match::choice_start(int ply) const {
    unsigned due = (ply == cursor_ ? turn() : turn_before(ply)).secret;
    for (; due != 0 && ply > 0; --ply) {
        // Each choice removes one seat from the set of seats still to choose.
        const unsigned before = turn_before(ply - 1).secret;
        if (before == due || (before & due) != due) {
            break;
        }
        due = before;
    }
    return ply;
}

StateBox Match::state_at(int ply) const {
    ply = std::clamp(ply, 0, size());
    const auto stored =
        std::min(static_cast<std::size_t>(ply / kSnapshotEvery), snapshots_.size() - 1);
    StateBox state = snapshots_[stored];
    for (auto i = static_cast<int>(stored) * kSnapshotEvery; i < ply; ++i) {
        game().apply(state.data(), action(i));
    }
    return state;
}

void Match::seek(int ply) {
    cursor_ = std::clamp(ply, 0, size());
    state_ = state_at(cursor_);
}

Match Match::branch() const {
    Match copy = *this;
    const auto at = static_cast<std::size_t>(cursor_);
    copy.log_.resize(at);
    copy.turns_.resize(at);
    copy.snapshots_.resize(std::min(snapshots_.size(), at / kSnapshotEvery + 1));
    return copy;
}

int Match::undo_ply(int seat, bool fair) const {
    for (int ply = cursor_ - 1; ply >= 0; --ply) {
        const Turn turn = turn_before(ply);
        const bool opens = turn.secret != 0 && (turn.secret & (turn.secret - 1)) == 0;
        if (fair && (turn.kind == Turn::Kind::chance || opens)) {
            return -1;
        }
        if (turn.kind == Turn::Kind::seat && turn.seat == seat) {
            return ply;
        }
    }
    return -1;
}

int Match::redo_ply(int seat) const {
    if (cursor_ == size()) {
        return -1;
    }
    for (int ply = cursor_ + 1; ply < size(); ++ply) {
        const Turn turn = turn_before(ply);
        if (turn.kind == Turn::Kind::seat && turn.seat == seat) {
            return ply;
        }
    }
    return size();
}

std::uint64_t Match::hash() const {
    return state_hash(setup_, state_);
}

std::optional<int> beginner(Setup setup) {
    constexpr std::uint64_t tries = 8;  // number of seeds; if all agree, chance doesn't decide
    std::optional<int> first;
    for (setup.seed = 1; setup.seed <= tries; ++setup.seed) {
        auto match = Match::start(setup);
        if (!match) {
            return std::nullopt;
        }
        match->play_chance();
        const Turn turn = match->turn();
        const int seat = turn.secret != 0 ? 0 : turn.seat;
        if (first && seat != *first) {
            return std::nullopt;
        }
        first = seat;
    }
    return first;
}

std::uint64_t state_hash(const Setup& setup, const StateBox& state) {
    const GameInfo& info = *setup.game->info;
    std::uint64_t hash = hash_text(info.id, info.rules_version);
    hash = hash_text(options_text(info.options, setup.options), hash);
    hash = hash_bytes(state.data(), state.size(), hash + setup.seats.size());
    return hash;
}

}  // namespace ctq::core
