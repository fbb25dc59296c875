#include "tests/engine/option_pairs.hpp"

#include <algorithm>
#include <numeric>

namespace ctq::tests {
namespace {

using core::OptionKind;
using core::OptionSpec;
using Row = std::vector<std::int32_t>;  ///< one value of each factor

void add_once(std::vector<std::int32_t>& values, std::int32_t value) {
    if (std::find(values.begin(), values.end(), value) == values.end()) {
        values.push_back(value);
    }
}

/// Adds a value between the ends that is not in the list yet, if there is one.
void add_between(std::vector<std::int32_t>& values, std::int32_t least, std::int32_t most) {
    const std::int32_t middle = least + (most - least) / 2;
    for (const std::int32_t value : {middle, middle + 1}) {
        if (value > least && value < most &&
            std::find(values.begin(), values.end(), value) == values.end()) {
            values.push_back(value);
            return;
        }
    }
}

std::vector<std::int32_t> telling_values(core::OptionTable table, std::size_t index) {
    const OptionSpec& spec = table[index];
    std::vector<std::int32_t> values;
    if (spec.kind == OptionKind::number) {
        for (std::int32_t value = core::least_value(spec); value <= spec.least; ++value) {
            add_once(values, value);
        }
        add_once(values, spec.standard);
        if (const int preset = core::preset_index(table); preset >= 0) {
            for (const core::PresetValue& set : table[static_cast<std::size_t>(preset)].presets) {
                if (set.index == static_cast<std::int32_t>(index)) {
                    add_once(values, set.value);
                }
            }
        }
        add_once(values, spec.most);
        add_between(values, spec.least, spec.most);
        return values;
    }
    values.resize(spec.kind == OptionKind::flag ? 2 : spec.choices.size());
    std::iota(values.begin(), values.end(), 0);
    return values;
}

/// Makes options from a row with one value of each factor. Ignores the last value, the number of
/// seats.
core::Options options_of(core::OptionTable table, const std::vector<Factor>& factors,
                         const Row& row) {
    core::Options options = core::standard_options(table);
    // The preset comes first because it sets all other options.
    for (const bool preset : {true, false}) {
        for (std::size_t i = 0; i + 1 < factors.size(); ++i) {
            if ((factors[i].option == core::preset_index(table)) == preset) {
                core::set_option(table, options, factors[i].option, row[i]);
            }
        }
    }
    return options;
}

/// The greedy search for the forms of one game. A "point" is one value of one factor; the points of
/// all factors are numbered consecutively.
class Cover {
  public:
    explicit Cover(const core::GameHandle& game) : game_(game), factors_(factors_of(*game.info)) {
        for (const Factor& factor : factors_) {
            first_.push_back(points_);
            points_ += factor.values.size();
        }
        pairs_.assign(points_ * points_, Pair::unknown);
    }

    std::vector<Scenario> search() {
        find_refused_pairs();
        std::vector<Scenario> found;
        for_each_pair([&](std::size_t a, std::size_t b) {
            if (pair(a, b) == Pair::open) {
                const Choice choice = extended(a, b);
                mark(choice, Pair::met);
                found.push_back(scenario_of(game_, row(choice)));
            }
        });
        return found;
    }

  private:
    enum class Pair : std::uint8_t { unknown, refused, open, met };
    using Choice = std::vector<std::size_t>;  ///< the point of each factor

    static constexpr int kTries = 500;
    static constexpr int kGreedyTries = 10;

    std::size_t factor_of(std::size_t point) const {
        return static_cast<std::size_t>(std::upper_bound(first_.begin(), first_.end(), point) -
                                        first_.begin()) -
               1;
    }

    std::size_t random_point(std::size_t factor) {
        return first_[factor] + rng_.below(static_cast<unsigned>(factors_[factor].values.size()));
    }

    Row row(const Choice& choice) const {
        Row values;
        for (std::size_t factor = 0; factor < choice.size(); ++factor) {
            values.push_back(factors_[factor].values[choice[factor] - first_[factor]]);
        }
        return values;
    }

    Pair& pair(std::size_t a, std::size_t b) {
        return pairs_[std::min(a, b) * points_ + std::max(a, b)];
    }

    template <class Visit>
    void for_each_pair(const Visit& visit) {
        for (std::size_t a = 0; a < points_; ++a) {
            const std::size_t next = factor_of(a) + 1;
            for (std::size_t b = next < first_.size() ? first_[next] : points_; b < points_; ++b) {
                visit(a, b);
            }
        }
    }

    void mark(const Choice& choice, Pair as) {
        for (std::size_t i = 0; i < choice.size(); ++i) {
            for (std::size_t j = i + 1; j < choice.size(); ++j) {
                pair(choice[i], choice[j]) = as;
            }
        }
    }

    bool allowed(const Choice& choice) const {
        const Row values = row(choice);
        const core::Options options = options_of(game_.info->options, factors_, values);
        return static_cast<bool>(game_.start(options, values.back()));
    }

    /// Returns a random allowed form with these two points, or an empty one if none is found.
    Choice any_with(std::size_t a, std::size_t b) {
        Choice choice(factors_.size());
        for (int i = 0; i < kTries; ++i) {
            for (std::size_t factor = 0; factor < choice.size(); ++factor) {
                choice[factor] = random_point(factor);
            }
            choice[factor_of(a)] = a;
            choice[factor_of(b)] = b;
            if (allowed(choice)) {
                return choice;
            }
        }
        return {};
    }

    /// Finds the pairs of values that the game refuses. Each allowed random form shows that all of
    /// its pairs are allowed. A pair not seen in hundreds of tries counts as refused.
    void find_refused_pairs() {
        for_each_pair([&](std::size_t a, std::size_t b) {
            if (pair(a, b) == Pair::unknown) {
                const Choice witness = any_with(a, b);
                pair(a, b) = Pair::refused;
                mark(witness, Pair::open);
            }
        });
    }

    /// Counts the pairs of `point` and a chosen point that no form contains yet. Returns -1 if the
    /// game refuses one of the pairs.
    int gain(std::size_t point, const Choice& chosen) {
        int open = 0;
        for (const std::size_t other : chosen) {
            if (pair(point, other) == Pair::refused) {
                return -1;
            }
            open += pair(point, other) == Pair::open ? 1 : 0;
        }
        return open;
    }

    /// Returns a form with these two points, or an empty one if it reaches a dead end. Takes the
    /// other factors in random order and picks for each the point that adds the most pairs not
    /// contained in a form yet.
    Choice greedy_with(std::size_t a, std::size_t b) {
        std::vector<std::size_t> order;
        for (std::size_t factor = 0; factor < factors_.size(); ++factor) {
            if (factor != factor_of(a) && factor != factor_of(b)) {
                order.push_back(factor);
            }
        }
        for (std::size_t i = order.size(); i > 1; --i) {
            std::swap(order[i - 1], order[rng_.below(static_cast<unsigned>(i))]);
        }
        Choice chosen{a, b};
        for (const std::size_t factor : order) {
            const std::size_t count = factors_[factor].values.size();
            const std::size_t turn = random_point(factor) - first_[factor];
            int best = -1;
            std::size_t best_point = 0;
            for (std::size_t i = 0; i < count; ++i) {
                const std::size_t point = first_[factor] + (turn + i) % count;
                if (const int open = gain(point, chosen); open > best) {
                    best = open;
                    best_point = point;
                }
            }
            if (best < 0) {
                return {};
            }
            chosen.push_back(best_point);
        }
        std::sort(chosen.begin(), chosen.end());
        return chosen;
    }

    Choice extended(std::size_t a, std::size_t b) {
        for (int i = 0; i < kGreedyTries; ++i) {
            Choice choice = greedy_with(a, b);
            if (!choice.empty() && allowed(choice)) {
                return choice;
            }
        }
        return any_with(a, b);
    }

    const core::GameHandle& game_;
    std::vector<Factor> factors_;
    std::vector<std::size_t> first_;  ///< first point of each factor
    std::size_t points_ = 0;
    std::vector<Pair> pairs_;
    core::Rng rng_{1997};
};

}  // namespace

std::vector<Factor> factors_of(const core::GameInfo& info) {
    std::vector<Factor> factors;
    for (std::size_t i = 0; i < info.options.size(); ++i) {
        if (info.options[i].short_for.empty()) {
            factors.push_back({static_cast<int>(i), telling_values(info.options, i)});
        }
    }
    std::vector<std::int32_t> seats{info.least_seats};
    add_once(seats, info.most_seats);
    add_between(seats, info.least_seats, info.most_seats);
    factors.push_back({-1, std::move(seats)});
    return factors;
}

Scenario scenario_of(const core::GameHandle& game, const std::vector<std::int32_t>& row) {
    const core::OptionTable table = game.info->options;
    const core::Options options = options_of(table, factors_of(*game.info), row);
    return {&game, core::options_text(table, options), row.back()};
}

std::vector<std::int32_t> row_of(const Scenario& scenario) {
    const core::GameInfo& info = *scenario.game->info;
    const auto options = core::read_options(info.options, scenario.options);
    std::vector<std::int32_t> row;
    for (const Factor& factor : factors_of(info)) {
        row.push_back(factor.option < 0 ? scenario.seats : (*options)[factor.option]);
    }
    return row;
}

std::vector<Scenario> covering_scenarios(const core::GameHandle& game) {
    return Cover(game).search();
}

}  // namespace ctq::tests
