#include "shell/match/daily.hpp"

#include <algorithm>

#include "engine/bots/levels.hpp"
#include "engine/core/hash.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::match {
namespace {

constexpr std::string_view kForm = "0000-00-00";

/// Returns the days since 1 March of the year 0. With years that end in February, no table of
/// months is needed.
std::int64_t day_number(std::int64_t year, std::int64_t month, std::int64_t day) {
    const std::int64_t y = month > 2 ? year : year - 1;
    const std::int64_t m = month > 2 ? month - 3 : month + 9;
    return 365 * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day - 1;
}

std::int64_t number_in(std::string_view date, std::size_t at, std::size_t size) {
    return core::read_number(date.substr(at, size)).value_or(0);
}

std::int64_t number_of(std::string_view date) {
    return day_number(number_in(date, 0, 4), number_in(date, 5, 2), number_in(date, 8, 2));
}

std::string date_of(std::int64_t number) {
    std::int64_t year = (10'000 * number + 14'780) / 3'652'425;
    const auto first = [](std::int64_t y) { return 365 * y + y / 4 - y / 100 + y / 400; };
    while (first(year) > number) {
        --year;
    }
    const std::int64_t rest = number - first(year);
    const std::int64_t m = (5 * rest + 2) / 153;
    const std::int64_t month = m < 10 ? m + 3 : m - 9;
    const std::int64_t day = rest - (153 * m + 2) / 5 + 1;
    const auto padded = [](std::int64_t value, std::size_t digits) {
        const std::string text = std::to_string(value);
        return std::string(digits - std::min(digits, text.size()), '0') + text;
    };
    return padded(month > 2 ? year : year + 1, 4) + "-" + padded(month, 2) + "-" + padded(day, 2);
}

bool is_date(std::string_view text) {
    return core::has_form(text, kForm) && date_of(number_of(text)) == text;
}

std::uint64_t hash_of(const Daily& daily) {
    return core::hash_text("daily " + daily_text(daily), static_cast<std::uint64_t>(daily.rules));
}

}  // namespace

Daily daily_of(const core::GameHandle& game, std::string date) {
    return {&game, std::move(date), game.info->rules_version};
}

std::string daily_text(const Daily& daily) {
    return std::string(daily.game->info->id) + "-" + daily.date + "-" + std::to_string(daily.rules);
}

core::Result<Daily> read_daily(std::string_view text) {
    const core::Problem damaged{"", "This is not a daily match: was the whole link copied?"};
    const std::size_t dash = text.find('-');
    if (dash == std::string_view::npos) {
        const auto game = core::find_game(cabinet(), text);
        return game ? core::Result<Daily>(daily_of(**game, "")) : damaged;
    }
    const auto game = core::find_game(cabinet(), text.substr(0, dash));
    const std::string_view date = text.substr(dash + 1, kForm.size());
    const std::string_view rest = text.substr(std::min(text.size(), dash + 1 + kForm.size()));
    const auto rules = core::after_prefix(rest, "-");
    const auto version = core::read_number(rules.value_or(""));
    if (!game || !is_date(date) || !version || *version < 1 || *version > 0xffff) {
        return damaged;
    }
    return Daily{*game, std::string(date), static_cast<int>(*version)};
}

TableSetup daily_setup(const Daily& daily) {
    // 53 bits: exact in every tool that reads the seed
    constexpr std::uint64_t bits = (std::uint64_t{1} << 53U) - 1;
    TableSetup setup = standard_setup(*daily.game);
    const auto levels = static_cast<int>(bots::levels_of(*daily.game).size());
    change(setup, "level:" + std::to_string((levels + 1) / 2));
    setup.seed = (hash_of(daily) & bits) | 1U;
    return setup;
}

core::Setup daily_match(const Daily& daily) {
    const TableSetup table = daily_setup(daily);
    core::Setup setup = make_setup(table, table.seed);
    core::Rng rng = core::chance_stream(setup.seed, 0);
    setup.position = daily.game->drawn_position(setup.options, rng);
    return setup;
}

std::string daily_id(const Daily& daily) {
    constexpr std::size_t size = 10;
    std::string id = core::hex(core::mix(hash_of(daily)));
    id.resize(size);
    return "d" + id;
}

bool is_daily(const core::Match& match) {
    const std::string_view tag = match.tag(kDailyTag);
    return !tag.empty() && tag != kPractice;
}

std::string days_before(const std::string& date, int days) {
    return date_of(number_of(date) - days);
}

}  // namespace ctq::match
