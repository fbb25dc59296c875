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

/// Writes or reads all but the learner.
template <class Archive>
void Comparison::state(Archive& archive) {
    std::uint64_t hash = plan_hash();
    archive.values(hash);
    archive.check(hash == plan_hash());
    archive.list(grades_, players(), [&](Grade& grade) {
        const Recipe done_by = recipe(static_cast<std::size_t>(&grade - grades_.data()));
        grade.kind = done_by.kind;
        grade.seed = done_by.seed;
        grade.shares.resize(school_.bots.size());
        grade.matches.resize(school_.bots.size());
        for (std::size_t rival = 0; rival < school_.bots.size(); ++rival) {
            archive.values(grade.shares[rival], grade.matches[rival]);
        }
        archive.values(grade.unfinished);
    });
}

core::Bytes Comparison::checkpoint() const {
    core::ByteWriter out;
    core::WriteArchive archive(out);
    Comparison(*this).state(archive);
    if (!done()) {
        out.raw(learner_.checkpoint());
    }
    return std::move(out.bytes());
}

core::Failure Comparison::resume(core::ByteView bytes) {
    const core::Problem foreign{"",
                                core::say("This checkpoint is of another comparison, or damaged.")};
    core::ByteReader in(bytes);
    core::ReadArchive archive(in);
    Comparison next(school_, plan_);
    next.state(archive);
    if (!in.good()) {
        return foreign;
    }
    if (!next.done()) {
        next.learner_ = Learner(school_, recipe(next.grades_.size()));
        if (next.learner_.resume(in.rest())) {
            return foreign;
        }
    }
    *this = std::move(next);
    return std::nullopt;
}

}  // namespace ctq::lab
