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

constexpr const char* kNoCheckpoint = "This checkpoint is of another recipe, or damaged.";

using core::Bytes;

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

/// The state of learning: finished tables, and the table in progress.
class Course {
  public:
    explicit Course(const LearnArguments& arguments)
        : arguments_(arguments), recipes_(recipes_of(arguments)), learner_(recipes_.front()) {
        open_checkpoint();
    }

    bool done() const { return finished_ == recipes_.size(); }
    const mixed::Tables& tables() const { return tables_; }

    std::int64_t steps() const {
        std::int64_t sum = 0;
        for (const mixed::Recipe& recipe : recipes_) {
            sum += recipe.batches;
        }
        return sum;
    }
    std::int64_t steps_done() const {
        std::int64_t sum = done() ? 0 : learner_.batch();
        for (std::size_t i = 0; i < finished_; ++i) {
            sum += recipes_[i].batches;
        }
        return sum;
    }

    /// Learns one more batch.
    void go_on() {
        std::vector<mixed::Findings> parts(mixed::kParts);
        in_parallel(mixed::kParts, arguments_.threads, [&](std::int64_t part) {
            parts[static_cast<std::size_t>(part)] = learner_.draw(static_cast<int>(part));
        });
        learner_.learn(parts);
        if (learner_.done()) {
            tables_.set(recipes_[finished_].table, learner_.chances());
            next_table();
        }
    }

    /// Writes the checkpoint, if requested: a byte with the number of finished tables, the
    /// probabilities of each finished table, and the learner's own checkpoint.
    void save() const {
        if (arguments_.checkpoint.empty()) {
            return;
        }
        Bytes bytes{static_cast<std::uint8_t>(finished_)};
        for (std::size_t i = 0; i < finished_; ++i) {
            const mixed::Chances& chances = tables_.of(recipes_[i].table);
            bytes.insert(bytes.end(), chances.begin(), chances.end());
        }
        const Bytes rest = learner_.checkpoint();
        bytes.insert(bytes.end(), rest.begin(), rest.end());
        write_file(arguments_.checkpoint, as_text(bytes));
    }

  private:
    void next_table() {
        ++finished_;
        if (!done()) {
            learner_ = mixed::Learner(recipes_[finished_]);
        }
    }

    /// Resumes from the checkpoint, if there is one.
    void open_checkpoint() {
        const auto text = read_checkpoint(arguments_.checkpoint);
        if (!text) {
            return;
        }
        std::span<const std::uint8_t> bytes = as_bytes(*text);
        if (bytes.empty() || bytes[0] > recipes_.size()) {
            refuse(kNoCheckpoint);
        }
        const std::size_t finished = bytes[0];
        bytes = bytes.subspan(1);
        while (finished_ < finished) {
            bytes = take_table(bytes);
        }
        expect(learner_.resume(bytes));
    }

    /// Reads a finished table of the checkpoint. Returns the rest of the bytes.
    std::span<const std::uint8_t> take_table(std::span<const std::uint8_t> bytes) {
        const int table = recipes_[finished_].table;
        const auto cells = static_cast<std::size_t>(mixed::cells_in(mixed::Grain::table, table));
        if (bytes.size() < cells ||
            std::any_of(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(cells),
                        [](int chance) { return chance > mixed::kAlways; })) {
            refuse(kNoCheckpoint);
        }
        tables_.set(table, {bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(cells)});
        next_table();
        return bytes.subspan(cells);
    }

    const LearnArguments& arguments_;
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
            line = "   ";
            line += ' ' + word;
        } else {
            line += word;
        }
    }
    return text + line +
           "\n};\n// clang-format on\n\n}  // namespace\n\n"
           "std::span<const std::uint8_t> standard_bytes() {\n    return kTableBytes;\n}\n\n"
           "}  // namespace ctq::incan_gold::mixed\n";
}

}  // namespace

void learn_tables(const LearnArguments& arguments) {
    Course course(arguments);
    if (!learn_on(course, arguments.part, "batches", [] {})) {
        return;
    }
    const Bytes bytes = course.tables().write();
    const std::string_view name = arguments.out;
    const bool source = name.size() >= 4 && name.substr(name.size() - 4) == ".cpp";
    write_file(arguments.out, source ? source_of(bytes) : std::string(as_text(bytes)));
    print("Learned " + std::to_string(course.steps()) + " batches of " +
          std::to_string(mixed::kParts * mixed::kSamples) + " samples; " +
          std::to_string(bytes.size()) + " bytes of tables are in " + core::quoted(name) + ".\n");
}

}  // namespace ctq::cli
