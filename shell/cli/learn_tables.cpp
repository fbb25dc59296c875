#include <algorithm>

#include "engine/core/text.hpp"
#include "engine/games/incan_gold/mixed/recipe.hpp"
#include "shell/cli/learn.hpp"
#include "shell/cli/parallel.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/streams.hpp"

/// ctq learn for the tables of a mixed policy, in one or several runs.
namespace ctq::cli {
namespace {

namespace mixed = incan_gold::mixed;

using core::Bytes;

core::Problem no_checkpoint() {
    return {"", "This checkpoint is of another recipe, or damaged."};
}

/// Returns the recipes of the requested tables, in order.
std::vector<mixed::Recipe> recipes_of(const LearnArguments& arguments) {
    std::vector<mixed::Recipe> recipes;
    for (int table = 0; table < mixed::kTables; ++table) {
        if (arguments.seats == 0 || mixed::table_for(arguments.seats) == table) {
            mixed::Recipe recipe = mixed::standard_recipe(table);
            recipe.batches = arguments.batches > 0 ? arguments.batches : recipe.batches;
            recipe.seed = arguments.seed;
            recipes.push_back(recipe);
        }
    }
    return recipes;
}

/// Learns the tables one after the other, each by batches.
class TablesLearner {
  public:
    explicit TablesLearner(const LearnArguments& arguments)
        : recipes_(recipes_of(arguments)), learner_(recipes_.front()) {}

    const mixed::Tables& tables() const { return tables_; }

    std::int64_t steps() const { return batches_of(recipes_.size()); }
    std::int64_t step() const { return batches_of(finished_) + (done() ? 0 : learner_.batch()); }
    bool done() const { return finished_ == recipes_.size(); }
    int parts() const { return mixed::kParts; }
    mixed::Findings play(int part) const { return learner_.draw(part); }

    void learn(std::span<const mixed::Findings> found) {
        learner_.learn(found);
        if (learner_.done()) {
            finish_table(learner_.chances());
        }
    }

    /// Writes a byte with the number of finished tables, the probabilities of each finished table,
    /// and the checkpoint of the table in progress.
    Bytes checkpoint() const {
        core::ByteWriter writer;
        writer.byte(static_cast<std::uint8_t>(finished_));
        for (std::size_t i = 0; i < finished_; ++i) {
            writer.raw(tables_.of(recipes_[i].table));
        }
        writer.raw(learner_.checkpoint());
        return std::move(writer.bytes());
    }

    core::Failure resume(core::ByteView bytes) {
        core::ByteReader reader(bytes);
        const std::size_t finished = reader.byte();
        if (!reader.good() || finished > recipes_.size()) {
            return no_checkpoint();
        }
        while (finished_ < finished) {
            const int table = recipes_[finished_].table;
            const core::ByteView chances =
                reader.raw(static_cast<std::size_t>(mixed::cells_in(mixed::Grain::table, table)));
            if (!reader.good() || std::any_of(chances.begin(), chances.end(),
                                              [](int chance) { return chance > mixed::kAlways; })) {
                return no_checkpoint();
            }
            finish_table({chances.begin(), chances.end()});
        }
        return learner_.resume(reader.rest());
    }

  private:
    /// Returns the number of batches of the first `tables` tables.
    std::int64_t batches_of(std::size_t tables) const {
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < tables; ++i) {
            sum += recipes_[i].batches;
        }
        return sum;
    }

    void finish_table(const mixed::Chances& chances) {
        tables_.set(recipes_[finished_++].table, chances);
        if (!done()) {
            learner_ = mixed::Learner(recipes_[finished_]);
        }
    }

    std::vector<mixed::Recipe> recipes_;
    mixed::Learner learner_;
    mixed::Tables tables_;
    std::size_t finished_ = 0;
};

/// Returns the source text that builds the bytes in.
std::string source_of(const Bytes& bytes) {
    std::string text =
        "#include \"engine/games/incan_gold/mixed/table.hpp\"\n\n"
        "/// Made by ctq learn; see \"Several players\" in README.md.\n"
        "namespace ctq::incan_gold::mixed {\nnamespace {\n\n"
        "// clang-format off\nconstexpr std::uint8_t kTableBytes[] = {";
    constexpr std::size_t width = 100;
    std::string line;
    for (const int byte : bytes) {
        const std::string word = std::to_string(byte) + ",";
        if (line.empty() || line.size() + word.size() > width) {
            text += line + "\n";
            line = "    ";
        }
        line += word;
    }
    return text + line +
           "\n};\n// clang-format on\n\n}  // namespace\n\n"
           "std::span<const std::uint8_t> standard_bytes() {\n    return kTableBytes;\n}\n\n"
           "}  // namespace ctq::incan_gold::mixed\n";
}

}  // namespace

void learn_tables(const LearnArguments& arguments) {
    TablesLearner learner(arguments);
    if (!learn_on(arguments, learner, "batches", [] {})) {
        return;
    }
    const Bytes bytes = learner.tables().write();
    const std::string_view name = arguments.out;
    const bool source = name.ends_with(".cpp");
    write_file(arguments.out, source ? source_of(bytes) : std::string(as_text(bytes)));
    print("Learned " + std::to_string(learner.steps()) + " batches of " +
          std::to_string(mixed::kParts * mixed::kSamples) + " samples; " +
          std::to_string(bytes.size()) + " bytes of tables are in " + core::quoted(name) + ".\n");
}

}  // namespace ctq::cli
