#include "engine/games/incan_gold/mixed/tables/tables_learner.hpp"

#include <algorithm>

#include "engine/games/incan_gold/mixed/recipe.hpp"

namespace ctq::incan_gold::mixed {
namespace {

/// Returns the recipes of the requested tables, in order.
std::vector<Recipe> recipes_of(int seats, std::int64_t batches, std::uint64_t seed) {
    std::vector<Recipe> recipes;
    for (int table = 0; table < kTables; ++table) {
        if (seats == 0 || table_for(seats) == table) {
            Recipe recipe = standard_recipe(table);
            recipe.batches = batches > 0 ? batches : recipe.batches;
            recipe.seed = seed;
            recipes.push_back(recipe);
        }
    }
    return recipes;
}

}  // namespace

TablesLearner::TablesLearner(int seats, std::int64_t batches, std::uint64_t seed)
    : recipes_(recipes_of(seats, batches, seed)), learner_(recipes_.front()) {}

void TablesLearner::learn(std::span<const Findings> found) {
    learner_.learn(found);
    if (learner_.done()) {
        finish_table(learner_.chances());
    }
}

core::Bytes TablesLearner::checkpoint() const {
    core::ByteWriter writer;
    writer.byte(static_cast<std::uint8_t>(finished_));
    for (std::size_t i = 0; i < finished_; ++i) {
        writer.raw(tables_.of(recipes_[i].table));
    }
    writer.raw(learner_.checkpoint());
    return std::move(writer.bytes());
}

core::Failure TablesLearner::resume(core::ByteView bytes) {
    const core::Problem none{"", "This checkpoint is of another recipe, or damaged."};
    core::ByteReader reader(bytes);
    const std::size_t finished = reader.byte();
    if (!reader.good() || finished > recipes_.size()) {
        return none;
    }
    while (finished_ < finished) {
        const int table = recipes_[finished_].table;
        const core::ByteView chances =
            reader.raw(static_cast<std::size_t>(cells_in(Grain::table, table)));
        if (!reader.good() || std::any_of(chances.begin(), chances.end(),
                                          [](int chance) { return chance > kAlways; })) {
            return none;
        }
        finish_table({chances.begin(), chances.end()});
    }
    return learner_.resume(reader.rest());
}

std::int64_t TablesLearner::batches_of(std::size_t tables) const {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < tables; ++i) {
        sum += recipes_[i].batches;
    }
    return sum;
}

void TablesLearner::finish_table(const Chances& chances) {
    tables_.set(recipes_[finished_++].table, chances);
    if (!done()) {
        learner_ = Learner(recipes_[finished_]);
    }
}

}  // namespace ctq::incan_gold::mixed
