#include <algorithm>
#include <optional>

#include "engine/core/text.hpp"
#include "engine/lab/learn/comparison.hpp"
#include "engine/lab/summary.hpp"
#include "shell/cli/learn.hpp"
#include "shell/cli/mixed_table.hpp"
#include "shell/cli/refusal.hpp"

/// ctq learn --kind: players that learn otherwise than by a net, compared with each other and with the net.
namespace ctq::cli {
namespace {

std::string percent(double part) {
    return core::fixed(100 * part, 1);
}

double share_of(std::int64_t shares, std::int64_t matches) {
    return static_cast<double>(shares) / static_cast<double>(core::kFirstPlaceWorth * matches);
}

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

/// What is compared, with the checkpoint it goes on from.
class ComparisonCourse {
  public:
    explicit ComparisonCourse(const LearnArguments& arguments)
        : arguments_(arguments),
          plan_(plan_of(arguments)),
          school_(school_called(arguments.game)),
          comparison_(school_, plan_) {
        if (const auto text = read_checkpoint(arguments.checkpoint)) {
            if (const auto problem = comparison_.resume(as_bytes(*text))) {
                refuse(problem->text());
            }
        }
    }

    std::int64_t steps() const { return comparison_.steps(); }
    std::int64_t steps_done() const { return comparison_.step(); }
    bool done() const { return comparison_.done(); }
    void go_on() { learn_step(comparison_, arguments_.threads); }
    void save() const {
        if (!arguments_.checkpoint.empty()) {
            write_file(arguments_.checkpoint, as_text(comparison_.checkpoint()));
        }
    }

    /// A row for each player and rival; shares and their bounds in per cent.
    std::string csv() const {
        std::string text = "kind,seed,games,rival,share,low,high,matches,unfinished\n";
        for (const lab::Grade& grade : comparison_.grades()) {
            for (std::size_t rival = 0; rival < school_.bots.size(); ++rival) {
                text += std::string(name(grade.kind)) + "," + std::to_string(grade.seed) + "," +
                        std::to_string(plan_.games) + "," + std::string(school_.bots[rival]) + "," +
                        figures(grade.shares[rival], grade.matches[rival], ",", ",") + "," +
                        std::to_string(grade.matches[rival]) + "," +
                        std::to_string(grade.unfinished) + "\n";
            }
        }
        return text;
    }

    /// A row for each kind: shares with their bounds over all seeds, in brackets the seeds' lowest and
    /// highest.
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

    static std::string figures(std::int64_t shares, std::int64_t matches, const char* first,
                               const char* between) {
        const lab::Share bounds = lab::wilson(shares / core::kFirstPlaceWorth, matches);
        return percent(share_of(shares, matches)) + first + percent(bounds.low) + between +
               percent(bounds.high);
    }

    std::string over_seeds(lab::LearnedKind kind, std::size_t rival) const {
        std::int64_t shares = 0;
        std::int64_t matches = 0;
        double least = 1;
        double most = 0;
        for (const lab::Grade& grade : comparison_.grades()) {
            if (grade.kind == kind) {
                const double share = share_of(grade.shares[rival], grade.matches[rival]);
                shares += grade.shares[rival];
                matches += grade.matches[rival];
                least = std::min(least, share);
                most = std::max(most, share);
            }
        }
        return figures(shares, matches, " [", ", ") + "] (" + percent(least) + "-" + percent(most) +
               ")";
    }

    const LearnArguments& arguments_;
    lab::ComparisonPlan plan_;
    lab::School school_;
    lab::Comparison comparison_;
};

}  // namespace

void learn_compared(const LearnArguments& arguments) {
    ComparisonCourse course(arguments);
    if (!learn_on(course, arguments.part, "steps")) {
        return;
    }
    write_file(arguments.out, course.csv());
    print(
        "Shares of the wins in per cent, 95 % bounds, and from the lowest to the highest seed:\n" +
        course.table());
}

}  // namespace ctq::cli
