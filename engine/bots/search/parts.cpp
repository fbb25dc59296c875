#include "engine/bots/search/parts.hpp"

#include <algorithm>
#include <cmath>

#include "engine/bots/search/tree.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::bots::search {

namespace {

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

core::JudgedList judge_part(const Question& question, std::span<const core::Action> judged,
                            int part) {
    return ask_part<core::JudgedList>(
        question, part,
        [&]<class G, class Guide>(const typename G::State& observation, std::int64_t playouts,
                                  core::Rng& rng) {
            return judge_by_tree<G, Guide>(observation, question.seat, judged, playouts, rng);
        });
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

}  // namespace ctq::bots::search
