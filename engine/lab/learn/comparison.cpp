#include "engine/lab/learn/comparison.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/archive.hpp"
#include "engine/core/hash.hpp"
#include "engine/core/say.hpp"

namespace ctq::lab {

Comparison::Comparison(const School& school, ComparisonPlan plan)
    : school_(school), plan_(std::move(plan)), learner_(school, recipe(0)) {}

/// All kinds of players are trained with one seed before the next seed begins, so a run that is
/// stopped early has compared all kinds.
Recipe Comparison::recipe(std::size_t player) const {
    Recipe recipe;
    recipe.games = plan_.games;
    recipe.kind = plan_.kinds[player % plan_.kinds.size()];
    recipe.seed = plan_.seed + player / plan_.kinds.size();
    return recipe;
}

std::int64_t Comparison::steps() const {
    return static_cast<std::int64_t>(players()) * (learner_.steps() + 1);
}

std::int64_t Comparison::step() const {
    return static_cast<std::int64_t>(grades_.size()) * (learner_.steps() + 1) +
           (done() ? 0 : learner_.step());
}

Found Comparison::play(int part) const {
    return learner_.done() ? learner_.examine(part, plan_.exam) : learner_.play(part);
}

void Comparison::learn(std::span<const Found> found) {
    if (!learner_.done()) {
        learner_.learn(found);
        return;
    }
    const Recipe done_by = recipe(grades_.size());
    Grade grade{done_by.kind, done_by.seed, {}, {}, 0};
    grade.shares.resize(school_.bots.size());
    grade.matches.resize(school_.bots.size());
    for (const Found& part : found) {
        for (std::size_t rival = 0; rival < school_.bots.size(); ++rival) {
            grade.shares[rival] += part.shares[rival];
            grade.matches[rival] += part.games[rival];
        }
        grade.unfinished += part.unfinished;
    }
    grades_.push_back(std::move(grade));
    if (!done()) {
        learner_ = Learner(school_, recipe(grades_.size()));
    }
}

std::uint64_t Comparison::plan_hash() const {
    core::ByteWriter out;
    core::WriteArchive archive(out);
    for (const LearnedKind kind : plan_.kinds) {
        archive.values(kind);
    }
    archive.values(plan_.games, plan_.seed, plan_.seeds, plan_.exam);
    return core::hash_bytes(out.bytes().data(), static_cast<std::uint32_t>(out.bytes().size()), 0);
}

core::Bytes Comparison::checkpoint() const {
    core::ByteWriter out;
    out.fixed(plan_hash());
    out.number(grades_.size());
    for (const Grade& grade : grades_) {
        for (std::size_t rival = 0; rival < school_.bots.size(); ++rival) {
            out.fixed(grade.shares[rival]);
            out.fixed(grade.matches[rival]);
        }
        out.fixed(grade.unfinished);
    }
    if (!done()) {
        out.raw(learner_.checkpoint());
    }
    return std::move(out.bytes());
}

core::Failure Comparison::resume(core::ByteView bytes) {
    const core::Problem foreign{"",
                                core::say("This checkpoint is of another comparison, or damaged.")};
    core::ByteReader in(bytes);
    if (in.fixed<std::uint64_t>() != plan_hash()) {
        return foreign;
    }
    const std::uint64_t count = in.number();
    if (!in.good() || count > players()) {
        return foreign;
    }
    const auto graded = static_cast<std::size_t>(count);
    Comparison next(school_, plan_);
    for (std::size_t player = 0; player < graded; ++player) {
        const Recipe done_by = recipe(player);
        Grade grade{done_by.kind, done_by.seed, {}, {}, 0};
        for (std::size_t rival = 0; rival < school_.bots.size(); ++rival) {
            grade.shares.push_back(in.fixed<std::int64_t>());
            grade.matches.push_back(in.fixed<std::int64_t>());
        }
        grade.unfinished = in.fixed<std::int64_t>();
        next.grades_.push_back(std::move(grade));
    }
    if (!in.good()) {
        return foreign;
    }
    if (!next.done()) {
        next.learner_ = Learner(school_, recipe(graded));
        if (next.learner_.resume(in.rest())) {
            return foreign;
        }
    }
    *this = std::move(next);
    return std::nullopt;
}

}  // namespace ctq::lab
