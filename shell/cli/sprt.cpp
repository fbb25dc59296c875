#include <algorithm>
#include <cmath>

#include "engine/core/elo.hpp"
#include "engine/core/text.hpp"
#include "engine/lab/sprt.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/interrupt.hpp"
#include "shell/cli/match_up.hpp"
#include "shell/cli/parallel.hpp"
#include "shell/cli/progress.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/report.hpp"
#include "shell/cli/streams.hpp"

/// ctq sprt: tests whether the first bot is better than the others, with as few games as possible.
namespace ctq::cli {
namespace {

struct Bounds {
    double low;
    double high;
};

Bounds read_bounds(const std::string& text, int seats) {
    const auto words = core::split(text, ',');
    const auto low = core::read_number(words.front());
    const auto high = words.size() == 2 ? core::read_number(words.back()) : std::nullopt;
    if (!low || !high || *low >= *high || *low < -2000 || *high > 2000) {
        refuse(
            "--elo is two whole numbers such as 0,20: what does not count as better, and what "
            "does.");
    }
    return {core::share_at(static_cast<double>(*low), seats),
            core::share_at(static_cast<double>(*high), seats)};
}

std::string ratio_table(const std::string& bots, const lab::UnitTally& sum, double ratio) {
    return formatted(
        "%s: %lld games in %lld units, %lld unfinished.\n"
        "The first bot gets %.4f ± %.4f of the first places.\n"
        "Likelihood ratio %.2f of ±%.2f: %s\n"
        "Playing each seed with every seating saves %.0f %% of the variance.\n",
        bots.c_str(), static_cast<long long>(sum.games), static_cast<long long>(sum.units),
        static_cast<long long>(sum.unfinished), lab::mean_share(sum), 1.96 * lab::share_error(sum),
        ratio, lab::kDecided, lab::verdict_sentence(lab::verdict_of(ratio)),
        100 * lab::variance_saved(sum));
}

}  // namespace

void sprt(const SprtArguments& arguments) {
    Programs programs(std::chrono::seconds(arguments.think));
    lab::Spec spec = match_up(arguments.game, arguments.options, arguments.seats, arguments.seed,
                              false, &programs);
    begin_from(spec, read_position(arguments.from), arguments.options);
    const int seats = static_cast<int>(spec.entries.size());
    if (seats < 2) {
        refuse("A comparison needs two seats or more.");
    }
    const Bounds bounds = read_bounds(arguments.elo, seats);
    const std::int64_t most = (arguments.games + seats - 1) / seats;
    const Interrupt interrupt;
    lab::UnitTally sum;
    double ratio = 0;
    {
        Progress progress(arguments.games);
        while (sum.units < most && std::abs(ratio) < lab::kDecided && !Interrupt::pressed()) {
            const std::int64_t count = std::min(lab::kUnitBatch, most - sum.units);
            const std::int64_t first = sum.units;
            const auto batch = in_parallel(count, arguments.threads, [&](std::int64_t i) {
                return lab::play_units(spec, first + i, 1, programs.player());
            });
            if (std::any_of(batch.begin(), batch.end(),
                            [&](const lab::UnitTally& unit) { return unit.games < seats; })) {
                break;  // Ctrl-C has ended the programs
            }
            for (const lab::UnitTally& unit : batch) {
                lab::add_to(sum, unit);
            }
            progress.show(sum.games);
            ratio = lab::likelihood_ratio(sum, bounds.low, bounds.high);
        }
    }
    if (sum.games > 0) {
        const auto fields = lab::comparison_fields(
            {spec.game, spec.from == nullptr ? arguments.options : options_of(spec),
             arguments.seats, arguments.elo, arguments.seed, position_code(spec)},
            sum, ratio);
        print(arguments.format == Format::table ? ratio_table(arguments.seats, sum, ratio)
                                                : rows_text({fields}, arguments.format));
    }
    throw_if_interrupted(sum.games, arguments.games);
}

}  // namespace ctq::cli
