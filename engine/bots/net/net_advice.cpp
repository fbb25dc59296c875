#include "engine/bots/net/net_advice.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

#include "engine/bots/advice.hpp"
#include "engine/bots/net/by_value.hpp"
#include "engine/bots/net/learned.hpp"
#include "engine/bots/net/turn_search.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::bots {
namespace {

using Numbers = std::array<std::int8_t, core::kMostFeatures>;

/// Evaluations of the net for an advice: as many as the best level takes for a decision.
constexpr int kAdviceEvaluations = 1'000;
/// Actions are of equal value if their shares differ by no more than one point of 100.
constexpr int kAlike = kNetWin / 100;

/// One action and the position after it, as the seat that chooses sees it.
struct Candidate {
    core::Action action = 0;
    bool over = false;
    Numbers numbers{};        ///< features for that seat; unset if the game is over
    int share = 0;            ///< in units of kNetWin
    Line line{};              ///< what the seat would do in this turn
    core::Purpose purpose{};  ///< unset if the action is clearly worse than the best
};

std::span<const core::Action> actions_of(const Line& line) {
    return {line.begin(), line.end()};
}

double part(int share) {
    return static_cast<double>(share) / kNetWin;
}

template <class Entry>
class Advisor {
  public:
    using G = typename Entry::Game;
    using Features = typename Entry::Features;
    using State = typename G::State;

    Advisor(const WeighQuestion& question, const Net& net)
        : question_(question),
          net_(net),
          state_(*static_cast<const State*>(question.observation.data())),
          survey_(Features::survey(state_, question.seat)) {}

    Weighing weigh() const {
        typename G::Legal legal;
        G::legal(state_, legal);
        std::vector<Candidate> candidates = plan();
        add_wanted(candidates, legal);
        Weighing weighing;
        weighing.learned = true;
        weighing.words = candidates.front().purpose.words;
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            if (i < question_.most || candidates[i].action == question_.wanted) {
                weighing.action_values.push_back(value_of(candidates[i], candidates.front()));
            }
        }
        weighing.shares = shares_after(candidates.front());
        return weighing;
    }

  private:
    /// Returns the candidates with their plans, best first. Of those of equal value the one comes
    /// first whose purpose has the least rank.
    std::vector<Candidate> plan() const {
        TurnSearch<G, Features> search(net_, question_.seat);
        std::vector<Candidate> candidates;
        for (const Planned& planned : search.plan(state_, kAdviceEvaluations)) {
            Candidate candidate = evaluate(planned.action);
            candidate.share = planned.worth;
            candidate.line = planned.line;
            const bool alike =
                candidates.empty() ||
                (planned.searched && candidates.front().share - planned.worth <= kAlike);
            if (alike) {
                candidate.purpose = Features::purpose(state_, actions_of(planned.line));
            }
            candidates.push_back(candidate);
            if (alike && candidate.purpose.rank < candidates.front().purpose.rank) {
                candidates.back().share = candidates.front().share;
                std::rotate(candidates.begin(), candidates.end() - 1, candidates.end());
            }
        }
        return candidates;
    }

    /// Adds the wanted action if it is legal and not listed. The net has not learned actions that
    /// its player never considers, so the wanted action's share is limited to that of the best
    /// action.
    void add_wanted(std::vector<Candidate>& candidates, const typename G::Legal& legal) const {
        const auto among = std::find_if(
            candidates.begin(), candidates.end(),
            [this](const Candidate& candidate) { return candidate.action == question_.wanted; });
        if (question_.wanted && among == candidates.end() &&
            std::binary_search(legal.begin(), legal.end(), *question_.wanted)) {
            Candidate candidate = evaluate(*question_.wanted);
            candidate.line.push(candidate.action);
            candidate.share = std::min(candidate.share, candidates.front().share);
            candidates.push_back(candidate);
        }
    }

    ActionValue value_of(const Candidate& candidate, const Candidate& best) const {
        ActionValue value;
        value.action = candidate.action;
        value.share = part(candidate.share);
        value.error = candidate.over ? 0 : kNetError;
        value.visits = 1;
        if (candidate.action != best.action && !best.over && !candidate.over) {
            value.reason =
                Features::gain(state_, actions_of(best.line), actions_of(candidate.line));
            if (value.reason.empty()) {
                value.reason = reason(best.numbers, candidate.numbers);
            }
        }
        return value;
    }

    Candidate evaluate(core::Action action) const {
        State after = state_;
        G::apply(after, action);
        Candidate candidate;
        candidate.action = action;
        candidate.over = G::turn(after).kind == core::Turn::Kind::over;
        if (candidate.over) {
            candidate.share = final_share<G>(after, question_.seat, kNetWin);
            return candidate;
        }
        Features::fill(after, survey_, candidate.numbers.data());
        candidate.share = net_.share(candidate.numbers.data());
        return candidate;
    }

    /// Returns each seat's share of the win after the action. The net judges each seat alone; the
    /// shares are scaled to add up to 1.
    std::vector<double> shares_after(const Candidate& candidate) const {
        State after = state_;
        G::apply(after, candidate.action);
        const int seats = G::result(after).seats;
        std::vector<double> shares;
        double sum = 0;
        for (int seat = 1; seat <= seats; ++seat) {
            shares.push_back(candidate.over ? part(final_share<G>(after, seat, kNetWin))
                                            : part(share_of(after, seat)));
            sum += shares.back();
        }
        for (double& share : shares) {
            share = sum > 0 ? share / sum : 1.0 / seats;
        }
        return shares;
    }

    int share_of(const State& state, int seat) const {
        Numbers numbers{};
        Features::fill(state, Features::survey(state, seat), numbers.data());
        return net_.share(numbers.data());
    }

    /// Returns the words of the feature that most favours the better position: giving it the values
    /// of the other position lowers the share of the win most. Empty if no feature lowers it by
    /// more than one percentage point.
    std::string reason(const Numbers& better, const Numbers& worse) const {
        const int whole = net_.share(better.data());
        int most = kNetWin / 100;
        const char* words = "";
        std::size_t at = 0;
        for (const core::Feature& feature : Features::table()) {
            Numbers changed = better;
            int sum = 0;
            for (int i = 0; i < feature.count; ++i, ++at) {
                changed[at] = worse[at];
                sum += better[at] - worse[at];
            }
            const char* phrase = sum > 0 ? feature.more : (sum < 0 ? feature.less : nullptr);
            const int gain = whole - net_.share(changed.data());
            if (phrase != nullptr && gain > most) {
                most = gain;
                words = phrase;
            }
        }
        return words;
    }

    const WeighQuestion& question_;
    const Net& net_;
    const State& state_;
    typename Features::Survey survey_;
};

}  // namespace

std::optional<Weighing> weigh_by_net(const WeighQuestion& question) {
    return ask_entry<std::optional<Weighing>>(
        *question.game,
        [&](auto entry) -> std::optional<Weighing> {
            using Entry = decltype(entry);
            if constexpr (kLearns<Entry>) {
                const Net* net = learned::net<Entry>(kLastNetStage);
                return net == nullptr ? Weighing{} : Advisor<Entry>(question, *net).weigh();
            } else {
                return std::nullopt;
            }
        },
        Cabinet{});
}

}  // namespace ctq::bots
