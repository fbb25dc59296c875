#include "engine/bots/net/learned.hpp"
#include "engine/core/text.hpp"
#include "engine/lab/learn/learner.hpp"
#include "engine/lab/summary.hpp"
#include "shell/cli/learn.hpp"
#include "shell/cli/refusal.hpp"

/// ctq learn for nets: learns a net, in one run or in several.
namespace ctq::cli {
namespace {

lab::Recipe recipe_of(const LearnArguments& arguments) {
    lab::Recipe recipe;
    recipe.games = arguments.games > 0 ? arguments.games : lab::kStandardGames;
    recipe.seed = arguments.seed;
    return recipe;
}

/// Writes a row of the learning curve, with shares and their bounds in per cent.
std::string curve_row(const lab::CurvePoint& point, std::size_t rival, const lab::School& school) {
    const std::int64_t matches = point.matches[rival];
    return std::to_string(point.games) + "," +
           std::string(rival < school.bots.size() ? school.bots[rival] : "best") + "," +
           share_columns(point.shares[rival], matches) + "," + std::to_string(matches) + "," +
           std::to_string(point.unfinished) + "," + (point.best ? "1" : "0") + "\n";
}

/// Writes the learning curve: a row for each league and rival.
std::string curve(const lab::Learner& learner, const lab::School& school) {
    std::string text = "games,rival,share,low,high,matches,unfinished,kept\n";
    for (const lab::CurvePoint& point : learner.curve()) {
        for (std::size_t rival = 0; rival < point.shares.size(); ++rival) {
            text += curve_row(point, rival, school);
        }
    }
    return text;
}

/// Returns the nets of all stages, from first to last.
std::vector<bots::Net> nets_of(const lab::Learner& learner, const lab::School& school) {
    std::vector<bots::Net> nets;
    for (const lab::Model& model : {learner.first(), learner.watched(), learner.best()}) {
        nets.push_back(model.quantised(school.game, school.version));
    }
    return nets;
}

}  // namespace

lab::School find_school(const std::string& game) {
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

std::string percent(double part) {
    return core::fixed(100 * part, 1);
}

double share_of(std::int64_t shares, std::int64_t matches) {
    return static_cast<double>(shares) / static_cast<double>(core::kFirstPlaceWorth * matches);
}

std::string share_columns(std::int64_t shares, std::int64_t matches) {
    const lab::Share bounds = lab::wilson(shares / core::kFirstPlaceWorth, matches);
    return percent(share_of(shares, matches)) + "," + percent(bounds.low) + "," +
           percent(bounds.high);
}

void learn_net(const LearnArguments& arguments) {
    const lab::School school = find_school(arguments.game);
    lab::Learner learner(school, recipe_of(arguments));
    const auto draw_curve = [&] {
        if (!arguments.curve.empty()) {
            write_file(arguments.curve, curve(learner, school));
        }
    };
    if (!learn_in_steps(arguments, learner, "steps", draw_curve)) {
        return;
    }
    const auto nets = nets_of(learner, school);
    for (std::size_t stage = 0; stage < nets.size(); ++stage) {
        write_file(arguments.out + "-" + std::to_string(stage) + ".net",
                   as_text(nets[stage].write()));
    }
    print("The nets are in " + core::quoted(arguments.out + "-0.net") + " to " +
          core::quoted(arguments.out + "-2.net") +
          ". In whole numbers the last one's shares differ by " +
          core::fixed(100 * learner.loss(nets.back()), 2) + " points of 100 on average.\n");
}

}  // namespace ctq::cli
