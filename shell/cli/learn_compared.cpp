#include <algorithm>

#include "engine/lab/learn/comparison.hpp"
#include "engine/lab/summary.hpp"
#include "shell/cli/learn.hpp"
#include "shell/cli/report.hpp"

/// ctq learn --kind: bots that learn without a net, compared with each other and with the net.
namespace ctq::cli {
namespace {

lab::ComparisonPlan plan_of(const LearnArguments& arguments) {
    lab::ComparisonPlan plan;
    for (std::size_t kind = 0; kind < lab::kLearnedKinds.size(); ++kind) {
        if (arguments.kind == kAllKinds || arguments.kind == lab::kLearnedKinds[kind]) {
            plan.kinds.push_back(static_cast<lab::LearnedKind>(kind));
        }
    }
    plan.seeds = arguments.kind == kAllKinds ? lab::kComparedSeeds : 1;
    plan.games = arguments.games > 0 ? arguments.games : lab::kComparedGames;
    plan.exam = std::clamp<std::int64_t>(plan.games / 10, 64, lab::kExamGames);
    plan.seed = arguments.seed;
    return plan;
}

const char* name(lab::LearnedKind kind) {
    return lab::kLearnedKinds[static_cast<std::size_t>(kind)];
}

/// Writes a row for each bot and rival, with shares and their bounds in per cent.
std::string csv(const lab::Comparison& comparison, const lab::ComparisonPlan& plan,
                const lab::School& school) {
    std::string text = "kind,seed,games,rival,share,low,high,matches,unfinished\n";
    for (const lab::Grade& grade : comparison.grades()) {
        for (std::size_t rival = 0; rival < school.bots.size(); ++rival) {
            text += std::string(name(grade.kind)) + "," + std::to_string(grade.seed) + "," +
                    std::to_string(plan.games) + "," + std::string(school.bots[rival]) + "," +
                    share_columns(grade.shares[rival], grade.matches[rival]) + "," +
                    std::to_string(grade.matches[rival]) + "," + std::to_string(grade.unfinished) +
                    "\n";
        }
    }
    return text;
}

std::string cell(std::string_view text) {
    return formatted("%-32.*s", static_cast<int>(text.size()), text.data());
}

/// Writes the share that bots of a kind win against a rival: over all seeds, with its bounds, and
/// then the lowest and highest share of a single seed.
std::string over_seeds(const lab::Comparison& comparison, lab::LearnedKind kind,
                       std::size_t rival) {
    std::int64_t shares = 0;
    std::int64_t matches = 0;
    double least = 1;
    double most = 0;
    for (const lab::Grade& grade : comparison.grades()) {
        if (grade.kind == kind) {
            const double share = share_of(grade.shares[rival], grade.matches[rival]);
            shares += grade.shares[rival];
            matches += grade.matches[rival];
            least = std::min(least, share);
            most = std::max(most, share);
        }
    }
    const lab::Share bounds = lab::wilson(shares / core::kFirstPlaceWorth, matches);
    return percent(share_of(shares, matches)) + " [" + percent(bounds.low) + ", " +
           percent(bounds.high) + "] (" + percent(least) + "-" + percent(most) + ")";
}

/// Writes a row for each kind and a column for each rival.
std::string table(const lab::Comparison& comparison, const lab::ComparisonPlan& plan,
                  const lab::School& school) {
    std::string text = cell("");
    for (const std::string_view bot : school.bots) {
        text += cell(bot);
    }
    for (const lab::LearnedKind kind : plan.kinds) {
        text += "\n" + cell(name(kind));
        for (std::size_t rival = 0; rival < school.bots.size(); ++rival) {
            text += cell(over_seeds(comparison, kind, rival));
        }
    }
    return text + "\n";
}

}  // namespace

void learn_compared(const LearnArguments& arguments) {
    const lab::ComparisonPlan plan = plan_of(arguments);
    const lab::School school = find_school(arguments.game);
    lab::Comparison comparison(school, plan);
    if (!learn_in_steps(arguments, comparison, "steps", [] {})) {
        return;
    }
    write_file(arguments.out, csv(comparison, plan, school));
    print(
        "Shares of the wins in per cent, 95 % bounds, and from the lowest to the highest seed:\n" +
        table(comparison, plan, school));
}

}  // namespace ctq::cli
