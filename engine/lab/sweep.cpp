#include "engine/lab/sweep.hpp"

#include <algorithm>

#include "engine/core/text.hpp"

namespace ctq::lab {
namespace {

constexpr std::size_t kMostText = 2000;
constexpr int kMostDecimals = 6;

core::Problem no_range(std::string_view text) {
    return {"", core::quoted(text) +
                    " is no range: it goes from a number to a larger one, 1..20 or 0.05..1/0.05, "
                    "in at most " +
                    std::to_string(kMostAxis) + " steps."};
}

/// Adds the values of a text such as "7" or "1..20/2" to the axis, each preceded by `prefix`.
core::Failure add_range(Axis& axis, const std::string& prefix, std::string_view text) {
    const std::size_t dots = text.find("..");
    if (dots == std::string_view::npos) {
        const auto number = read_millionths(text);
        axis.values.push_back({prefix + std::string(text), std::string(text),
                               static_cast<double>(number.value_or(0)) / 1e6});
        axis.numeric = axis.numeric && number.has_value();
        return std::nullopt;
    }
    const std::string_view behind = text.substr(dots + 2);
    const std::size_t slash = behind.find('/');
    const auto from = read_millionths(text.substr(0, dots));
    const auto to = read_millionths(behind.substr(0, slash));
    const auto step =
        read_millionths(slash == std::string_view::npos ? "1" : behind.substr(slash + 1));
    if (!from || !to || !step || *step == 0 || *to < *from || (*to - *from) / *step >= kMostAxis) {
        return no_range(text);
    }
    for (std::int64_t at = *from; at <= *to; at += *step) {
        const std::string label = millionths_text(at);
        axis.values.push_back({prefix + label, label, static_cast<double>(at) / 1e6});
    }
    return std::nullopt;
}

bool stands_for_several(std::string_view word) {
    return word.find('|') != std::string_view::npos || word.find("..") != std::string_view::npos;
}

bool is_outsider(const Sweep& sweep, std::string_view word) {
    return !sweep.outsider_prefix.empty() && word.starts_with(sweep.outsider_prefix);
}

/// Whether the numbers of an axis increase, so that they can make a curve.
bool rising(const Axis& axis) {
    for (std::size_t i = 1; i < axis.values.size(); ++i) {
        if (axis.values[i].number <= axis.values[i - 1].number) {
            return false;
        }
    }
    return true;
}

/// Parses the word of a seat (a bot or a range) into an axis.
core::Result<Axis> seat_axis(const Sweep& sweep, std::string_view word, int seat) {
    Axis axis;
    axis.seat = seat;
    axis.numeric = true;
    std::string_view name;
    bool one_bot = true;
    for (const std::string_view part : core::split(word, '|')) {
        const std::size_t colon = part.find(':');
        const std::string_view id = part.substr(0, colon);
        one_bot = one_bot && (name.empty() || id == name) && !is_outsider(sweep, part);
        name = id;
        if (colon == std::string_view::npos || is_outsider(sweep, part)) {
            axis.values.push_back({std::string(part), std::string(part), 0});
            axis.numeric = false;
        } else if (auto problem = add_range(axis, std::string(id) + ":", part.substr(colon + 1))) {
            return *problem;
        }
    }
    axis.numeric = axis.numeric && one_bot && rising(axis);
    axis.name = one_bot ? std::string(name) : "seat " + std::to_string(seat);
    if (!one_bot) {
        for (AxisValue& value : axis.values) {
            value.label = value.word;
        }
    }
    return axis;
}

core::Result<Axis> option_axis(std::string_view key, std::string_view value) {
    Axis axis;
    axis.name = key;
    axis.option = key;
    axis.numeric = true;
    for (const std::string_view part : core::split(value, '|')) {
        if (auto problem = add_range(axis, "", part)) {
            return *problem;
        }
    }
    axis.numeric = axis.numeric && rising(axis);
    return axis;
}

core::Failure read_seats(Sweep& sweep, std::string_view seats) {
    const auto words = core::split(seats, ',');
    if (words.size() > core::kMostSeats) {
        return core::Problem{"seats",
                             "There are at most " + std::to_string(core::kMostSeats) + " seats."};
    }
    for (const std::string_view word : words) {
        const bool literal = is_outsider(sweep, word) && word.find('|') == std::string_view::npos;
        if (literal || !stands_for_several(word)) {
            sweep.seats.emplace_back(word);
            continue;
        }
        sweep.seats.emplace_back();
        auto axis = seat_axis(sweep, word, static_cast<int>(sweep.seats.size()));
        if (!axis) {
            return axis.problem();
        }
        sweep.axes.push_back(std::move(*axis));
    }
    return std::nullopt;
}

core::Failure read_option_words(Sweep& sweep, std::string_view options) {
    for (const std::string_view word : core::words(options)) {
        const std::size_t equals = word.find('=');
        if (equals == std::string_view::npos || !stands_for_several(word.substr(equals))) {
            sweep.options += (sweep.options.empty() ? "" : " ") + std::string(word);
            continue;
        }
        auto axis = option_axis(word.substr(0, equals), word.substr(equals + 1));
        if (!axis) {
            return axis.problem();
        }
        sweep.axes.push_back(std::move(*axis));
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::int64_t> read_millionths(std::string_view text) {
    const std::size_t dot = text.find('.');
    const auto whole = core::read_unsigned(text.substr(0, dot));
    std::int64_t fraction = 0;
    if (dot != std::string_view::npos) {
        std::string decimals(text.substr(dot + 1));
        if (decimals.empty() || decimals.size() > kMostDecimals) {
            return std::nullopt;
        }
        decimals.resize(kMostDecimals, '0');
        const auto read = core::read_unsigned(decimals);
        if (!read) {
            return std::nullopt;
        }
        fraction = static_cast<std::int64_t>(*read);
    }
    if (!whole || *whole > 1000000) {
        return std::nullopt;
    }
    return static_cast<std::int64_t>(*whole) * 1000000 + fraction;
}

std::string millionths_text(std::int64_t value) {
    std::string text = std::to_string(value / 1000000);
    std::string fraction = std::to_string(value % 1000000 + 1000000).substr(1);
    while (!fraction.empty() && fraction.back() == '0') {
        fraction.pop_back();
    }
    return fraction.empty() ? text : text + "." + fraction;
}

int Sweep::cells() const {
    std::int64_t product = 1;
    for (const Axis& axis : axes) {
        product = std::min<std::int64_t>(product * static_cast<std::int64_t>(axis.values.size()),
                                         kMostCells + 1);
    }
    return static_cast<int>(product);
}

core::Result<Sweep> read_sweep(const core::GameHandle& game, std::string_view options,
                               std::string_view seats, std::uint64_t seed, bool rotate,
                               std::string_view outsider_prefix) {
    if (options.size() + seats.size() > kMostText) {
        return core::Problem{"", "Seats and options have at most " + std::to_string(kMostText) +
                                     " letters together."};
    }
    Sweep sweep;
    sweep.game = &game;
    sweep.seed = seed;
    sweep.rotate = rotate;
    sweep.outsider_prefix = outsider_prefix;
    if (auto problem = read_seats(sweep, seats)) {
        return *problem;
    }
    if (auto problem = read_option_words(sweep, options)) {
        return *problem;
    }
    if (sweep.cells() > kMostCells) {
        return core::Problem{
            "", "A sweep has at most " + std::to_string(kMostCells) + " combinations."};
    }
    for (int cell = 0; cell < sweep.cells(); ++cell) {
        if (const auto spec = cell_spec(sweep, cell); !spec) {
            return spec.problem();
        }
    }
    return sweep;
}

std::vector<int> cell_values(const Sweep& sweep, int cell) {
    std::vector<int> values(sweep.axes.size());
    for (std::size_t i = sweep.axes.size(); i-- > 0;) {
        const int count = static_cast<int>(sweep.axes[i].values.size());
        values[i] = cell % count;
        cell /= count;
    }
    return values;
}

std::string cell_seats(const Sweep& sweep, int cell) {
    const std::vector<int> values = cell_values(sweep, cell);
    std::vector<std::string> words = sweep.seats;
    for (std::size_t i = 0; i < sweep.axes.size(); ++i) {
        if (sweep.axes[i].seat > 0) {
            words[static_cast<std::size_t>(sweep.axes[i].seat - 1)] =
                sweep.axes[i].values[static_cast<std::size_t>(values[i])].word;
        }
    }
    return core::joined(words, ",");
}

std::string cell_options(const Sweep& sweep, int cell) {
    const std::vector<int> values = cell_values(sweep, cell);
    std::string text = sweep.options;
    for (std::size_t i = 0; i < sweep.axes.size(); ++i) {
        const Axis& axis = sweep.axes[i];
        if (axis.seat == 0) {
            text += (text.empty() ? "" : " ") + axis.option + "=" +
                    axis.values[static_cast<std::size_t>(values[i])].word;
        }
    }
    return text;
}

core::Result<Spec> cell_spec(const Sweep& sweep, int cell) {
    Spec spec;
    spec.game = sweep.game;
    spec.seed = sweep.seed;
    spec.rotate = sweep.rotate;
    auto options = core::read_options(sweep.game->info->options, cell_options(sweep, cell));
    if (!options) {
        return options.problem();
    }
    spec.options = *options;
    const std::string seats = cell_seats(sweep, cell);
    const auto words = core::split(seats, ',');
    std::vector<std::string> bots;  // the seats with random bots for outsiders, to check them
    for (const std::string_view word : words) {
        bots.emplace_back(is_outsider(sweep, word) ? "random" : word);
    }
    if (auto problem = seat_bots(spec, core::joined(bots, ","))) {
        return *problem;
    }
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (is_outsider(sweep, words[i])) {
            spec.entries[i] = {kOutsider, 0};
        }
    }
    return spec;
}

}  // namespace ctq::lab
