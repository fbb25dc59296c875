#pragma once

#include <algorithm>
#include <vector>

#include "engine/bots/net/by_value.hpp"
#include "engine/bots/net/net.hpp"

/// Thinks through the rest of a seat's own turn: an expectimax search (Michie 1966) whose leaves, the
/// positions where the turn passes on, a net values.
namespace ctq::bots {

/// The first actions of a plan: until the turn passes, the game ends, or chance has many outcomes.
using Line = core::FixedList<core::Action, 12>;

/// An action, its value, and what the seat would do after it.
struct Planned {
    core::Action action = 0;
    int worth = 0;          ///< in units of kNetWin
    bool searched = false;  ///< thought through, not only valued by the position after it
    Line line{};            ///< begins with `action`
};

/// A game whose features have `branches(state, list)` can be searched. That function fills the list
/// with the positions that chance may lead to.
///
/// Costs are counted in evaluations of the net, so the same question has the same answer on every
/// machine. A decision evaluates each candidate once. It divides what is left among the best
/// `kWidth` of them, and chance divides it among its outcomes.
template <core::Game G, class Features>
class TurnSearch {
  public:
    using State = typename G::State;
    using Survey = typename Features::Survey;

    TurnSearch(const Net& net, int seat) : reader_(net), seat_(seat) {}

    /// Returns the candidates of the seat, which is to act, best first. The first ones were thought
    /// through, for this number of evaluations in total; the others were valued by the position
    /// right after them, and are worth no more than any of the first.
    std::vector<Planned> plan(const State& observation, int evaluations) {
        const Survey survey = Features::survey(observation, seat_);
        std::vector<Option> options = options_of(observation, survey);
        const auto count = static_cast<int>(options.size());
        const int width = std::min(count, kRootWidth);
        const int each = (evaluations - count) / width;
        std::vector<Planned> plans;
        int least = kNetWin;
        for (int i = 0; i < count; ++i) {
            Option& option = options[static_cast<std::size_t>(i)];
            Planned planned{option.action, option.worth, i < width};
            planned.line.push(option.action);
            if (i < width) {
                const Value value = follow(option.after, survey, option.worth, each);
                planned.worth = value.worth;
                append(planned.line, value.line);
                least = std::min(least, value.worth);
            } else {
                planned.worth = std::min(planned.worth, least);
            }
            // Behind those of equal value: they were better at first sight.
            plans.insert(std::upper_bound(
                             plans.begin(), plans.end(), planned,
                             [](const Planned& a, const Planned& b) { return a.worth > b.worth; }),
                         planned);
        }
        return plans;
    }

  private:
    /// How many actions are thought through at a decision of the plan, and at the first one.
    static constexpr int kWidth = 3;
    static constexpr int kRootWidth = 6;
    /// Chance is not expanded if there are fewer evaluations for each outcome.
    static constexpr int kLeastOfOutcome = 5;

    struct Option {
        core::Action action = 0;
        int worth = 0;
        State after;
    };
    struct Value {
        int worth = 0;
        Line line{};
    };

    static void append(Line& line, const Line& more) {
        for (int i = 0; i < more.size && line.size < Line::capacity; ++i) {
            line.push(more[i]);
        }
    }

    int evaluate(const State& state, const Survey& survey) {
        if (G::turn(state).kind == core::Turn::Kind::over) {
            return final_share<G>(state, seat_, kNetWin);
        }
        std::int8_t features[core::kMostFeatures];
        Features::fill(state, survey, features);
        return reader_.share(features);
    }

    /// Returns the candidates with the value of the position right after each, best first.
    std::vector<Option> options_of(const State& state, const Survey& survey) {
        typename G::Legal list;
        list.clear();
        G::legal(state, list);
        Features::candidates(state, list);
        std::vector<Option> options;
        options.reserve(static_cast<std::size_t>(list.size));
        for (const core::Action action : list) {
            options.push_back({action, 0, state});
            G::apply(options.back().after, action);
            options.back().worth = evaluate(options.back().after, survey);
        }
        std::sort(options.begin(), options.end(), [](const Option& a, const Option& b) {
            return a.worth != b.worth ? a.worth > b.worth : a.action < b.action;
        });
        return options;
    }

    /// Returns the value of a position after an action of the seat. `worth` is its value by the net.
    Value follow(const State& state, const Survey& survey, int worth, int evaluations) {
        const core::Turn turn = G::turn(state);
        if (turn.kind == core::Turn::Kind::chance) {
            return {expect(state, worth, evaluations)};
        }
        if (turn.kind == core::Turn::Kind::over || turn.seat != seat_) {
            return {worth};
        }
        return decide(state, survey, worth, evaluations);
    }

    /// Returns the value of the best action of the seat. `worth` is the position's value by the net.
    Value decide(const State& state, const Survey& survey, int worth, int evaluations) {
        if (evaluations < kLeastOfOutcome) {
            return {worth};
        }
        const std::vector<Option> options = options_of(state, survey);
        const auto count = static_cast<int>(options.size());
        const int width = std::min(count, kWidth);
        const int each = (evaluations - count) / width;
        Value best{-1};
        for (int i = 0; i < width; ++i) {
            const Option& option = options[static_cast<std::size_t>(i)];
            const Value value =
                each > 0 ? follow(option.after, survey, option.worth, each) : Value{option.worth};
            if (value.worth > best.worth) {
                best.worth = value.worth;
                best.line.clear();
                best.line.push(option.action);
                append(best.line, value.line);
            }
        }
        return best;
    }

    /// Returns the mean value over the outcomes of chance, or `worth`, the net's own expectation, if
    /// the evaluations don't suffice for all of them.
    int expect(const State& state, int worth, int evaluations) {
        std::vector<core::Branch<State>> branches;
        Features::branches(state, branches);
        const auto count = static_cast<int>(branches.size());
        if (count == 0 || evaluations < count * kLeastOfOutcome) {
            return worth;
        }
        std::int64_t sum = 0;
        std::int64_t weight = 0;
        for (const core::Branch<State>& branch : branches) {
            const Survey survey = Features::survey(branch.state, seat_);
            const int now = evaluate(branch.state, survey);
            sum += branch.weight * follow(branch.state, survey, now, evaluations / count - 1).worth;
            weight += branch.weight;
        }
        return static_cast<int>(sum / weight);
    }

    NetReader reader_;
    int seat_;
};

}  // namespace ctq::bots
