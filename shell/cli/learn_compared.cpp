#include <algorithm>

#include "engine/lab/learn/comparison.hpp"
#include "engine/lab/summary.hpp"
#include "shell/cli/learn.hpp"
#include "shell/cli/refusal.hpp"

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

/// Writes the results of a comparison as text.
class Results {
  public:
    Results(const lab::ComparisonPlan& plan, const lab::School& school,
            const std::vector<lab::Grade>& grades)
        : plan_(plan), school_(school), grades_(grades) {}

    /// Writes a row for each bot and rival, with shares and their bounds in per cent.
    std::string csv() const {
        std::string text = "kind,seed,games,rival,share,low,high,matches,unfinished\n";
        for (const lab::Grade& grade : grades_) {
            for (std::size_t rival = 0; rival < school_.bots.size(); ++rival) {
                text += std::string(name(grade.kind)) + "," + std::to_string(grade.seed) + "," +
                        std::to_string(plan_.games) + "," + std::string(school_.bots[rival]) + "," +
                        share_columns(grade.shares[rival], grade.matches[rival]) + "," +
                        std::to_string(grade.matches[rival]) + "," +
                        std::to_string(grade.unfinished) + "\n";
            }
        }
        return text;
    }

    /// Writes a row for each kind: shares with their bounds over all seeds, and in brackets the
    /// lowest and highest seed.
    std::string table() const {
        std::string text = cell("");
        for (const std::string_view bot : school_.bots) {
            text += cell(std::string(bot));
        }
        for (const lab::LearnedKind kind : plan_.kinds) {
            text += "\n" + cell(name(kind));
            for (std::size_t rival = 0; rival < school_.bots.size(); ++rival) {
                text += cell(over_seeds(kind, rival));
            }
        }
        return text + "\n";
    }

  private:
    static const char* name(lab::LearnedKind kind) {
        return lab::kLearnedKinds[static_cast<std::size_t>(kind)];
    }

    static std::string cell(std::string text) {
        constexpr std::size_t width = 32;
        text.resize(std::max(width, text.size()), ' ');
        return text;
    }

    std::string over_seeds(lab::LearnedKind kind, std::size_t rival) const {
        std::int64_t shares = 0;
        std::int64_t matches = 0;
        double least = 1;
        double most = 0;
        for (const lab::Grade& grade : grades_) {
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

    const lab::ComparisonPlan& plan_;
    const lab::School& school_;
    const std::vector<lab::Grade>& grades_;
};

}  // namespace

void learn_compared(const LearnArguments& arguments) {
    const lab::ComparisonPlan plan = plan_of(arguments);
    const lab::School school = school_called(arguments.game);
    LearnCourse course(arguments, lab::Comparison(school, plan));
    if (!learn_on(course, arguments.part, "steps", [] {})) {
        return;
    }
    const Results results(plan, school, course.learner().grades());
    write_file(arguments.out, results.csv());
    print(
        "Shares of the wins in per cent, 95 % bounds, and from the lowest to the highest seed:\n" +
        results.table());
}

}  // namespace ctq::cli
