#include "engine/core/text.hpp"
#include "shell/cli/learn.hpp"
#include "shell/cli/mixed_table.hpp"
#include "shell/cli/streams.hpp"

/// ctq learn for tables: learns the tables of a mixed policy, in one run or in several.
namespace ctq::cli {

void learn_tables(const LearnArguments& arguments) {
    with_policy(arguments.game, [&](auto policy) {
        using Policy = decltype(policy);
        typename Policy::TablesLearner learner(arguments.players, arguments.batches,
                                               arguments.seed);
        if (!learn_in_steps(arguments, learner, "batches", [] {})) {
            return;
        }
        const core::Bytes bytes = learner.tables().write();
        const std::string_view name = arguments.out;
        const bool source = name.ends_with(".cpp");
        write_file(arguments.out,
                   source ? Policy::source_text(bytes) : std::string(as_text(bytes)));
        print("Learned " + std::to_string(learner.steps()) + " batches of " +
              std::to_string(Policy::kBatch) + " samples; " + std::to_string(bytes.size()) +
              " bytes of tables are in " + core::quoted(name) + ".\n");
    });
}

}  // namespace ctq::cli
