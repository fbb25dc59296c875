#include "engine/games/incan_gold/advice/programme.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace ctq::incan_gold {
namespace {

/// The number of sets of drawn gem cards. A set is a number in mixed radix: for each kind the
/// number of copies drawn.
constexpr int kGemSets = 13824;
/// The largest difference between the numbers of a set and of a set with one more card. Also the
/// spare room after the last set.
constexpr int kMostStep = 6912;

struct GemSets {
    std::array<int, kGemKinds> step{};  ///< the step in the number for one more card of a kind
    std::vector<std::uint8_t> gems;     ///< gems in the set, by its number
    std::vector<std::uint8_t> cards;
    std::vector<std::array<double, kGemKinds>> left;  ///< copies of each kind still in the deck

    GemSets() : gems(kGemSets), cards(kGemSets), left(kGemSets) {
        int step_now = 1;
        for (int kind = 0; kind < kGemKinds; ++kind) {
            step[static_cast<std::size_t>(kind)] = step_now;
            step_now *= copies_of(kind) + 1;
        }
        for (std::size_t set = 0; set < kGemSets; ++set) {
            int rest = static_cast<int>(set);
            for (int kind = 0; kind < kGemKinds; ++kind) {
                const int out = rest % (copies_of(kind) + 1);
                rest /= copies_of(kind) + 1;
                gems[set] = static_cast<std::uint8_t>(gems[set] + out * gem_value(kind));
                cards[set] = static_cast<std::uint8_t>(cards[set] + out);
                left[set][static_cast<std::size_t>(kind)] = copies_of(kind) - out;
            }
        }
    }
};

/// The first two moments (the means of the value and of its square) of the future gain.
struct Moments {
    double mean = 0;
    double square = 0;
};

/// Returns the moments of `gems` certain gems followed by `next`.
Moments plus(double gems, const Moments& next) {
    return {gems + next.mean, gems * gems + 2 * gems * next.mean + next.square};
}

/// The values of all positions with the same hazards and artifacts on the table, by gem set. A
/// position's value is the gain of the rest of the game, including the gems carried.
struct Layer {
    std::vector<double> mean;
    std::vector<double> square;

    Layer() : mean(kGemSets + kMostStep), square(kGemSets + kMostStep) {}
};

/// A position: the table, and the gems drawn, all of which are in the backpack.
struct Position {
    const RoundStart& start;
    const Table& table;
    int gems = 0;
    int set = 0;  ///< number of the set of gem cards drawn
};

/// Cards of several kinds with the same effect: their number, and the layer they lead to.
struct Branch {
    double cards = 0;
    const Layer* to = nullptr;
};

/// Computes one round for one strategy. `Strategy` is a type with a function `double leaves(const
/// Position&, double leaving, double staying)` that returns the probability of leaving. If its
/// constant `weighs` is true, it is given the mean gains of both choices.
template <class Strategy>
class Round {
  public:
    /// `layers` is working memory, reused from round to round.
    Round(const GemSets& sets, const RoundStart& start, Strategy& strategy,
          std::vector<Layer>& layers)
        : sets_(sets), start_(start), strategy_(strategy), layers_(layers) {
        const auto& kinds = start.kinds;
        hazard_tables_ = (kinds[3] + 1) * (kinds[2] + 1) * (kinds[1] + 1);
        layers_.resize(std::max(layers_.size(), static_cast<std::size_t>(2 * hazard_tables_)));
    }

    /// The values after the round, with n artifacts on the table: after a bust on a kind with two
    /// or three copies, and after leaving.
    std::array<std::array<Moments, kHazardCopies + 1>, kArtifacts + 1> bust{};
    std::array<Moments, kArtifacts + 1> left{};

    /// Returns the value of the round's beginning, before its first card.
    Moments value() {
        for (int artifacts = start_.artifacts; artifacts >= 0; --artifacts) {
            for (int hazards = hazard_tables_ - 1; hazards >= 0; --hazards) {
                const int number = (hazards * (start_.artifacts + 1) + artifacts) * (kGemCards + 1);
                fill(numbered_table(start_, number));
            }
        }
        return beginning_;
    }

  private:
    Layer& layer(const Table& table) {
        const int hazards = table_number(start_, table) / (kGemCards + 1) / (start_.artifacts + 1);
        return layers_[static_cast<std::size_t>((table.artifacts & 1) * hazard_tables_ + hazards)];
    }

    /// Fills the positions of one layer. The layers with one more hazard or artifact must be
    /// filled.
    void fill(Table table) {
        int out = table.artifacts;
        int deck = kGemCards + start_.artifacts;
        std::array<Branch, kHazardCopies + 1> branches{};
        Moments busting;
        for (std::size_t copies = 1; copies <= kHazardCopies; ++copies) {
            const int lying = table.hazards[copies];
            const int unseen = start_.kinds[copies] - lying;
            out += lying;
            deck += start_.kinds[copies] * static_cast<int>(copies);
            Table more = table;
            ++more.hazards[copies];
            if (unseen > 0) {
                branches[copies] = {static_cast<double>(unseen) * static_cast<double>(copies),
                                    &layer(more)};
            }
            const double deadly = lying * (static_cast<double>(copies) - 1);
            const Moments& next = bust[static_cast<std::size_t>(table.artifacts)][copies];
            busting.mean += deadly * next.mean;
            busting.square += deadly * next.square;
        }
        if (table.artifacts < start_.artifacts) {
            Table more = table;
            ++more.artifacts;
            branches[0] = {static_cast<double>(start_.artifacts - table.artifacts), &layer(more)};
        }
        fill_sets(table, deck - out, branches, busting);
    }

    void fill_sets(Table& table, int deck, std::array<Branch, kHazardCopies + 1>& branches,
                   const Moments& busting) {
        Layer& values = layer(table);
        for (Branch& branch : branches) {
            branch.to = branch.to == nullptr ? &values : branch.to;
        }
        const int worth = artifacts_value(start_.claimed, table.artifacts);
        const Moments& next = left[static_cast<std::size_t>(table.artifacts)];
        for (std::size_t set = kGemSets; set-- > 0;) {
            table.gem_cards = sets_.cards[set];
            const Position here{start_, table, sets_.gems[set], static_cast<int>(set)};
            const Moments leave = plus(here.gems + worth, next);
            if (!Strategy::weighs && set > 0 && strategy_.leaves(here, 0, 0) == 1) {
                values.mean[set] = leave.mean;
                values.square[set] = leave.square;
                continue;
            }
            const Moments go = staying(values, set, branches, busting, deck - table.gem_cards);
            const double share = strategy_.leaves(here, leave.mean, go.mean);
            values.mean[set] = share * leave.mean + (1 - share) * go.mean;
            values.square[set] = share * leave.square + (1 - share) * go.square;
            beginning_ = go;
        }
    }

    /// Returns the mean over the next card. `deck` cards are left.
    Moments staying(const Layer& values, std::size_t set,
                    const std::array<Branch, kHazardCopies + 1>& branches, const Moments& busting,
                    int deck) const {
        Moments sum = busting;
        for (std::size_t kind = 0; kind < kGemKinds; ++kind) {
            const double copies = sets_.left[set][kind];
            const std::size_t with = set + static_cast<std::size_t>(sets_.step[kind]);
            sum.mean += copies * values.mean[with];
            sum.square += copies * values.square[with];
        }
        for (const Branch& branch : branches) {
            sum.mean += branch.cards * branch.to->mean[set];
            sum.square += branch.cards * branch.to->square[set];
        }
        return {sum.mean / deck, sum.square / deck};
    }

    const GemSets& sets_;
    const RoundStart& start_;
    Strategy& strategy_;
    int hazard_tables_ = 0;
    std::vector<Layer>& layers_;  ///< for an even and an odd number of artifacts on the table
    Moments beginning_;
};

/// Sets the values that follow a round. `value_of(start)` returns the gain of the rest of the game
/// from there.
template <class Strategy, class ValueOf>
void set_what_follows(Round<Strategy>& round, const SoloRules& rules, const RoundStart& start,
                      const ValueOf& value_of) {
    for (int lying = 0; lying <= start.artifacts && start.round < rules.rounds; ++lying) {
        const auto n = static_cast<std::size_t>(lying);
        round.left[n] = value_of(start_after_leaving(start, lying));
        for (std::size_t copies = 2; copies <= kHazardCopies; ++copies) {
            if (start.kinds[copies] > 0) {
                round.bust[n][copies] =
                    value_of(start_after_bust(rules, start, static_cast<int>(copies), lying));
            }
        }
    }
}

/// Returns the gain of the rest of the game for a strategy, from each start.
template <class Strategy>
std::vector<Moments> values_of(const SoloRules& rules, const RoundStarts& starts,
                               Strategy& strategy) {
    const GemSets sets;
    std::vector<Layer> layers;
    std::vector<Moments> value(static_cast<std::size_t>(starts.size()));
    for (int i = starts.size() - 1; i >= 0; --i) {
        Round<Strategy> round(sets, starts[i], strategy, layers);
        set_what_follows(round, rules, starts[i], [&](const RoundStart& start) {
            return value[static_cast<std::size_t>(starts.find(start))];
        });
        value[static_cast<std::size_t>(i)] = round.value();
    }
    return value;
}

/// Returns a strategy's score over the whole game.
template <class Strategy>
Exact score(const SoloRules& rules, const RoundStarts& starts, Strategy& strategy) {
    const Moments all = values_of(rules, starts, strategy).front();
    return {all.mean, std::sqrt(all.square - all.mean * all.mean)};
}

/// The strategy that always takes the better choice. Records the thresholds at which the choice
/// changes.
struct Best {
    static constexpr bool weighs = true;
    const RoundStarts& starts;
    Optimum& optimum;

    double leaves(const Position& here, double leaving, double staying) {
        // Closer means are ties, which the last bits of a rounded sum must not decide.
        constexpr double tie = 1e-9;
        const auto start = static_cast<std::size_t>(starts.find(here.start));
        const auto table = static_cast<std::size_t>(table_number(here.start, here.table));
        Thresholds& threshold = optimum.thresholds[start][table];
        const bool better = leaving > staying - tie;
        if (better) {
            threshold.most = std::min(threshold.most, static_cast<std::uint8_t>(here.gems));
        } else {
            threshold.least = std::max(threshold.least, static_cast<std::uint8_t>(here.gems + 1));
        }
        return better ? 1 : 0;
    }
};

/// The strategy that always takes the better choice. Records the values of both choices at one
/// position.
struct Watched {
    static constexpr bool weighs = true;
    const Table& table;
    int set = -1;  ///< number of the watched set of gem cards; -1: none
    ChoiceValues found{};

    double leaves(const Position& here, double leaving, double staying) {
        if (here.set == set && here.table == table) {
            found = {leaving, staying};
        }
        return leaving > staying ? 1 : 0;
    }
};

/// Returns the number of the set of gem cards that are not in the deck.
int set_drawn(const GemSets& sets, std::uint64_t deck) {
    int set = 0;
    for (int kind = 0; kind < kGemKinds; ++kind) {
        set +=
            sets.step[static_cast<std::size_t>(kind)] * (copies_of(kind) - count_kind(deck, kind));
    }
    return set;
}

/// The bots' strategies, computed from a lone player's table.
struct Plain {
    static constexpr bool weighs = false;
    SoloStrategy strategy;
    std::uint32_t parameter;

    double leaves(const Position& here, double /*leaving*/, double /*staying*/) const {
        const ByCopies& lying = here.table.hazards;
        const auto hazards = static_cast<std::uint32_t>(lying[1] + lying[2] + lying[3]);
        switch (strategy) {
            case SoloStrategy::turn:
                return turn(here, hazards) >= parameter ? 1 : 0;
            case SoloStrategy::backpack:
                return static_cast<std::uint32_t>(here.gems) >= parameter ? 1 : 0;
            case SoloStrategy::hazards:
                return hazards >= parameter ? 1 : 0;
            case SoloStrategy::random:
                return parameter == UINT32_MAX ? 1 : parameter / 4294967296.0;
            case SoloStrategy::myopic:
                break;
        }
        return here.gems >= myopic_threshold(here.start, here.table) ? 1 : 0;
    }

    static std::uint32_t turn(const Position& here, std::uint32_t hazards) {
        return hazards + static_cast<std::uint32_t>(here.table.artifacts + here.table.gem_cards);
    }
};

}  // namespace

Optimum solve(const SoloRules& rules) {
    const RoundStarts starts(rules);
    Optimum optimum;
    for (int i = 0; i < starts.size(); ++i) {
        optimum.thresholds.emplace_back(static_cast<std::size_t>(tables_in(starts[i])));
    }
    Best best{starts, optimum};
    optimum.score = score(rules, starts, best);
    for (const auto& of_start : optimum.thresholds) {
        for (const Thresholds& threshold : of_start) {
            optimum.exact = optimum.exact && threshold.least <= threshold.most;
        }
    }
    return optimum;
}

std::vector<double> start_values(const SoloRules& rules) {
    const Table any_table;
    Watched best{any_table};
    std::vector<double> means;
    for (const Moments& value : values_of(rules, RoundStarts(rules), best)) {
        means.push_back(value.mean);
    }
    return means;
}

ChoiceValues choice_values(const RoundStarts& starts, std::span<const double> values,
                           const State& state) {
    const GemSets sets;
    const RoundStart start = start_of_round(state);
    const Table table = table_of(state);
    Watched watched{table, set_drawn(sets, state.deck)};
    std::vector<Layer> layers;
    Round<Watched> round(sets, start, watched, layers);
    set_what_follows(round, solo_rules(state), start, [&](const RoundStart& next) {
        return Moments{values[static_cast<std::size_t>(starts.find(next))], 0};
    });
    round.value();
    return watched.found;
}

Exact solo_score(const SoloRules& rules, SoloStrategy strategy, std::uint32_t parameter) {
    Plain plain{strategy, parameter};
    return score(rules, RoundStarts(rules), plain);
}

}  // namespace ctq::incan_gold
