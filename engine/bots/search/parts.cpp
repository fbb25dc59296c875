#include "engine/bots/search/parts.hpp"

#include <algorithm>
#include <cmath>

#include "engine/bots/search/tree.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::bots::search {

namespace {

void add(core::Weighed& sum, const core::Weighed& more) {
    sum.visits += more.visits;
    sum.sum += more.sum;
    sum.squares += more.squares;
}

/// Calls `ask<Game, Guide>(observation, playouts, rng)` for one part of a question.
template <class Answer, class Ask>
Answer ask_part(const Question& question, int part, Ask ask) {
    return ask_entry<Answer>(
        *question.game,
        [&](auto entry) {
            using Entry = decltype(entry);
            using G = typename Entry::Game;
            core::Rng rng = part_stream(question.stream, part);
            return ask.template operator()<G, typename Entry::Guide>(
                *static_cast<const typename G::State*>(question.observation.data()),
                part_playouts(question.playouts, part), rng);
        },
        Cabinet{});
}

}  // namespace

core::WeighedList search_part(const Question& question, int part) {
    return ask_part<core::WeighedList>(
        question, part,
        [&]<class G, class Guide>(const typename G::State& observation, std::int64_t playouts,
                                  core::Rng& rng) {
            if constexpr (requires { Guide::propose(observation, playouts, rng); }) {
                if (question.advises) {
                    return Guide::propose(observation, playouts, rng);
                }
            }
            return search_tree<G, Guide>(observation, question.seat, playouts, rng);
        });
}

void merge(core::WeighedList& sum, const core::WeighedList& part) {
    auto at = sum.begin();
    for (const core::Weighed& more : part) {
        at = std::find_if(at, sum.end(),
                          [&](const core::Weighed& one) { return one.action >= more.action; });
        if (at == sum.end() || at->action != more.action) {
            at = sum.insert(at, more);
        } else {
            add(*at, more);
        }
    }
}

core::JudgedList judge_part(const Question& question, std::span<const core::Action> judged,
                            int part) {
    return ask_part<core::JudgedList>(
        question, part,
        [&]<class G, class Guide>(const typename G::State& observation, std::int64_t playouts,
                                  core::Rng& rng) {
            return judge_by_tree<G, Guide>(observation, question.seat, judged, playouts, rng);
        });
}

void merge(core::JudgedList& sum, const core::JudgedList& part) {
    if (sum.empty()) {
        sum = part;
        return;
    }
    for (std::size_t i = 0; i < part.size(); ++i) {
        add(sum[i].tried, part[i].tried);
        for (std::size_t seat = 0; seat < core::kMostSeats; ++seat) {
            sum[i].shares[seat] += part[i].shares[seat];
        }
        sum[i].lead += part[i].lead;
        sum[i].facts += part[i].facts;
    }
}

core::WeighedList search_all(const Question& question) {
    core::WeighedList sum;
    for (int part = 0; part < parts_of(question.playouts); ++part) {
        merge(sum, search_part(question, part));
    }
    return sum;
}

core::JudgedList judge_all(const Question& question, std::span<const core::Action> judged) {
    core::JudgedList sum;
    for (int part = 0; part < parts_of(question.playouts); ++part) {
        merge(sum, judge_part(question, judged, part));
    }
    return sum;
}

core::Action choose(const core::WeighedList& weighed) {
    return std::max_element(weighed.begin(), weighed.end(),
                            [](const core::Weighed& a, const core::Weighed& b) {
                                return a.visits != b.visits ? a.visits < b.visits : a.sum < b.sum;
                            })
        ->action;
}

double mean_of(const core::Weighed& weighed) {
    return weighed.visits == 0
               ? 0
               : static_cast<double>(weighed.sum) / core::kFirstPlaceWorth / weighed.visits;
}

double standard_error(const core::Weighed& weighed) {
    if (weighed.visits == 0) {
        return 1;
    }
    const double n = weighed.visits;
    const double worth = core::kFirstPlaceWorth;
    const double mean = static_cast<double>(weighed.sum) / n;
    const double variance =
        std::max(0.0, static_cast<double>(weighed.squares) / n - mean * mean) / (worth * worth);
    // Wilson's interval of two standard errors, z = 2.
    return std::sqrt(variance / n + 1 / (n * n)) / (1 + 4 / n);
}

}  // namespace ctq::bots::search
