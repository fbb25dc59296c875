#include "tests/engine/cartagena/slow_race.hpp"

#include <algorithm>
#include <numeric>
#include <set>

namespace ctq::tests {
namespace {

/// The indexes of the options, in the order of the rules page.
enum Option { rules, tokens_each, hand, actions, per_symbol, hands, full, boat_return, stall };

int count_cards(const std::map<std::string, int>& cards) {
    int count = 0;
    for (const auto& [symbol, n] : cards) {
        count += n;
    }
    return count;
}

}  // namespace

SlowRace::SlowRace(const core::Options& options, int seats) {
    const bool suits = options[rules] == 0;
    board_ = options[rules] == 2;
    symbols_ = suits
                   ? std::vector<std::string>{"S", "H", "D", "C"}
                   : std::vector<std::string>{"bottle", "keys", "sword", "skull", "hat", "pistol"};
    spaces_ = suits ? 16 : 36;
    hand_ = options[hand];
    actions_ = options[actions];
    skip_ = options[full] == 1;
    boat_return_ = options[boat_return] == 1;
    stall_ = options[stall];
    for (const std::string& symbol : symbols_) {
        pile_[symbol] = options[per_symbol];
    }
    for (int i = 0; i < seats; ++i) {
        tokens_.emplace_back(options[tokens_each], 0);
        hands_.emplace_back();
        highest_.push_back(0);
    }
}

int SlowRace::standing_on(int position) const {
    int count = 0;
    for (const auto& row : tokens_) {
        for (const int at : row) {
            count += at == position ? 1 : 0;
        }
    }
    return count;
}

int SlowRace::forward(int from, const std::string& symbol) const {
    for (int position = from + 1; position <= spaces_; ++position) {
        if (track_[static_cast<std::size_t>(position - 1)] == symbol &&
            standing_on(position) == 0) {
            return position;
        }
    }
    return boat();
}

/// The space to which a token on `from` falls back, or 0 if it can't fall back.
int SlowRace::backward(int from) const {
    for (int position = from - 1; position >= 1; --position) {
        const int others = standing_on(position);
        if (others == 1 || others == 2) {
            return position;
        }
        if (others >= 3 && !skip_) {
            return 0;
        }
    }
    return 0;
}

bool SlowRace::setting_up() const {
    return first_ < 0 || static_cast<int>(track_.size()) < spaces_ ||
           dealt_ < hand_ * static_cast<int>(hands_.size());
}

std::vector<std::string> SlowRace::legal() const {
    if (over()) {
        return {};
    }
    const auto me = static_cast<std::size_t>(turn_);
    std::set<std::string> found;
    for (const int from : tokens_[me]) {
        const std::string at = "@" + std::to_string(from);
        for (const auto& [symbol, count] : hands_[me]) {
            if (count > 0 && from != boat()) {
                found.insert(symbol + at);
            }
        }
        if (backward(from) != 0 && (from != boat() || boat_return_)) {
            found.insert("back" + at);
        }
    }
    if (taken_ > 0) {
        found.insert("end");
    } else if (found.empty()) {
        found.insert("pass");
    }
    return {found.begin(), found.end()};
}

std::map<std::string, int> SlowRace::chances() const {
    std::map<std::string, int> found;
    if (first_ < 0) {
        for (std::size_t i = 1; i <= tokens_.size(); ++i) {
            found["first=" + std::to_string(i)] = 1;
        }
    } else if (static_cast<int>(track_.size()) < spaces_) {
        const auto segment = track_.end() - static_cast<int>(track_.size()) % 6;
        for (const std::string& symbol : symbols_) {
            const auto from = board_ ? segment : track_.begin();
            const int copies = board_ ? 1 : spaces_ / static_cast<int>(symbols_.size());
            const int left = copies - static_cast<int>(std::count(from, track_.end(), symbol));
            if (left > 0) {
                found["space=" + symbol] = left;
            }
        }
    } else if (setting_up() || due_ > 0) {
        for (const auto& [symbol, count] : pile_) {
            if (count > 0) {
                found[(setting_up() ? "deal=" : "draw=") + symbol] = count;
            }
        }
    }
    return found;
}

void SlowRace::move(int from, int to) {
    auto& row = tokens_[static_cast<std::size_t>(turn_)];
    *std::find(row.begin(), row.end(), from) = to;
}

void SlowRace::reshuffle_if_needed() {
    if (count_cards(pile_) == 0) {
        pile_ = discards_;
        discards_.clear();
    }
}

void SlowRace::next_turn() {
    turn_ = (turn_ + 1) % static_cast<int>(tokens_.size());
    taken_ = 0;
    if (turn_ == first_) {
        rounds_without_ = anybody_further_ ? 0 : rounds_without_ + 1;
        anybody_further_ = false;
    }
}

void SlowRace::end_action() {
    if (taken_ == actions_) {
        next_turn();
    }
}

void SlowRace::take_forward(const std::string& symbol, int from) {
    --hands_[static_cast<std::size_t>(turn_)][symbol];
    ++discards_[symbol];
    move(from, forward(from, symbol));
    const auto& row = tokens_[static_cast<std::size_t>(turn_)];
    const int total = std::accumulate(row.begin(), row.end(), 0);
    int& highest = highest_[static_cast<std::size_t>(turn_)];
    anybody_further_ = anybody_further_ || total > highest;
    highest = std::max(highest, total);
    passes_ = 0;
    ++taken_;
    if (tokens_home(turn_ + 1) == static_cast<int>(tokens_[0].size())) {
        winner_ = turn_;
        return;
    }
    end_action();
}

void SlowRace::take_back(int from) {
    const int to = backward(from);
    const int cards = standing_on(to);
    move(from, to);
    passes_ = 0;
    ++taken_;
    due_ = std::min(cards, count_cards(pile_) + count_cards(discards_));
    if (due_ == 0) {
        end_action();
    } else {
        reshuffle_if_needed();
    }
}

void SlowRace::take_setup(const std::string& what, const std::string& which) {
    if (what == "first") {
        first_ = std::stoi(which) - 1;
    } else if (what == "space") {
        track_.push_back(which);
    } else if (what == "deal") {
        --pile_[which];
        ++hands_[static_cast<std::size_t>(dealt_ / hand_)][which];
        ++dealt_;
        turn_ = first_;
    } else {
        --pile_[which];
        ++hands_[static_cast<std::size_t>(turn_)][which];
        if (--due_ == 0) {
            end_action();
        } else {
            reshuffle_if_needed();
        }
    }
}

void SlowRace::take(const std::string& token) {
    if (const auto equals = token.find('='); equals != std::string::npos) {
        take_setup(token.substr(0, equals), token.substr(equals + 1));
    } else if (token == "end") {
        next_turn();
    } else if (token == "pass") {
        stalemate_ = ++passes_ == static_cast<int>(tokens_.size());
        next_turn();
    } else {
        const auto at = token.find('@');
        const std::string what = token.substr(0, at);
        const int from = std::stoi(token.substr(at + 1));
        what == "back" ? take_back(from) : take_forward(what, from);
    }
}

int SlowRace::tokens_home(int seat) const {
    const auto& row = tokens_[static_cast<std::size_t>(seat - 1)];
    return static_cast<int>(std::count(row.begin(), row.end(), boat()));
}

std::vector<int> SlowRace::tokens(int seat) const {
    auto row = tokens_[static_cast<std::size_t>(seat - 1)];
    std::sort(row.begin(), row.end());
    return row;
}

int SlowRace::cards(int seat, const std::string& symbol) const {
    const Cards& cards = hands_[static_cast<std::size_t>(seat - 1)];
    const auto found = cards.find(symbol);
    return found == cards.end() ? 0 : found->second;
}

int SlowRace::pile() const {
    return count_cards(pile_);
}

namespace {

void count_sequences(const SlowRace& race, std::size_t depth, std::vector<std::uint64_t>& counts) {
    if (race.over() || depth == counts.size()) {
        return;
    }
    const auto chances = race.chances();
    for (const auto& [token, weight] : chances) {
        SlowRace next = race;
        next.take(token);
        count_sequences(next, depth, counts);
    }
    if (!chances.empty()) {
        return;
    }
    const auto legal = race.legal();
    counts[depth] += legal.size();
    if (depth + 1 == counts.size()) {
        return;
    }
    for (const std::string& token : legal) {
        SlowRace next = race;
        next.take(token);
        count_sequences(next, depth + 1, counts);
    }
}

}  // namespace

std::vector<std::uint64_t> slow_perft(const SlowRace& race, int depth) {
    std::vector<std::uint64_t> counts(static_cast<std::size_t>(depth), 0);
    count_sequences(race, 0, counts);
    return counts;
}

}  // namespace ctq::tests
