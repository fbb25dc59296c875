#include <algorithm>

#include "engine/bots/net/learned.hpp"
#include "engine/core/text.hpp"
#include "engine/lab/learn/learner.hpp"
#include "engine/lab/summary.hpp"
#include "shell/cli/learn.hpp"
#include "shell/cli/mixed_table.hpp"
#include "shell/cli/parallel.hpp"
#include "shell/cli/refusal.hpp"

/// ctq learn of a net, in one go or in pieces.
namespace ctq::cli {
namespace {

using core::Bytes;

lab::Recipe recipe_of(const LearnArguments& arguments) {
    lab::Recipe recipe;
    recipe.games = arguments.games > 0 ? arguments.games : lab::kStandardGames;
    recipe.seed = arguments.seed;
    return recipe;
}

/// What is learned so far, with the checkpoint it goes on from.
class Course {
  public:
    explicit Course(const LearnArguments& arguments)
        : arguments_(arguments),
          school_(school_called(arguments.game)),
          learner_(school_, recipe_of(arguments)) {
        if (const auto text = read_checkpoint(arguments.checkpoint)) {
            if (const auto problem = learner_.resume(as_bytes(*text))) {
                refuse(problem->text());
            }
        }
    }

    std::int64_t steps() const { return learner_.steps(); }
    std::int64_t steps_done() const { return learner_.step(); }
    bool done() const { return learner_.done(); }

    void go_on() {
        learn_step(learner_, arguments_.threads);
        if (!arguments_.curve.empty()) {
            write_file(arguments_.curve, curve());
        }
    }

    void save() const {
        if (!arguments_.checkpoint.empty()) {
            write_file(arguments_.checkpoint, as_text(learner_.checkpoint()));
        }
    }

    /// The nets of all stages, the last one last.
    std::vector<bots::Net> nets() const {
        std::vector<bots::Net> nets;
        for (const lab::Model& model : {learner_.first(), learner_.watched(), learner_.best()}) {
            nets.push_back(model.quantised(school_.game, school_.version));
        }
        return nets;
    }
    double loss() const { return learner_.loss(nets().back()); }

  private:
    /// The learning curve: a row for each league and rival, shares and their bounds in per cent.
    std::string curve() const {
        std::string text = "games,rival,share,low,high,matches,unfinished,kept\n";
        for (const lab::CurvePoint& point : learner_.curve()) {
            for (std::size_t rival = 0; rival < point.shares.size(); ++rival) {
                text += row(point, rival);
            }
        }
        return text;
    }

    std::string row(const lab::CurvePoint& point, std::size_t rival) const {
        const std::int64_t matches = point.matches[rival];
        const double share = static_cast<double>(point.shares[rival]) /
                             static_cast<double>(core::kFirstPlaceWorth * matches);
        const lab::Share bounds =
            lab::wilson(point.shares[rival] / core::kFirstPlaceWorth, matches);
        const auto percent = [](double part) { return core::fixed(100 * part, 1); };
        return std::to_string(point.games) + "," +
               std::string(rival < school_.bots.size() ? school_.bots[rival] : "best") + "," +
               percent(share) + "," + percent(bounds.low) + "," + percent(bounds.high) + "," +
               std::to_string(matches) + "," + std::to_string(point.unfinished) + "," +
               (point.best ? "1" : "0") + "\n";
    }

    const LearnArguments& arguments_;
    lab::School school_;
    lab::Learner learner_;
};

}  // namespace

lab::School school_called(const std::string& game) {
    return ask_entry<lab::School>(
        *expect(core::find_game(cabinet(), game)),
        [](auto entry) {
            if constexpr (bots::kLearns<decltype(entry)>) {
                return lab::school_of<decltype(entry)>();
            } else {
                return lab::School{};
            }
        },
        Cabinet{});
}

void learn_net(const LearnArguments& arguments) {
    Course course(arguments);
    if (!learn_on(course, arguments.part, "steps")) {
        return;
    }
    const auto nets = course.nets();
    for (std::size_t stage = 0; stage < nets.size(); ++stage) {
        write_file(arguments.out + "-" + std::to_string(stage) + ".net",
                   as_text(nets[stage].write()));
    }
    print("The nets are in " + core::quoted(arguments.out + "-0.net") + " to " +
          core::quoted(arguments.out + "-2.net") +
          ". In whole numbers the last one's shares differ by " +
          core::fixed(100 * course.loss(), 2) + " points of 100 on average.\n");
}

}  // namespace ctq::cli
