#include "shell/match/table_setup.hpp"

#include <algorithm>

#include "engine/bots/levels.hpp"
#include "engine/bots/roster.hpp"
#include "engine/core/record.hpp"
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/link_text.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/match/session.hpp"
#include "shell/match/table_level.hpp"

namespace ctq::match {
namespace {

/// The most strengths of a bot that are listed one by one.
constexpr std::uint32_t kMostLevels = 9;
/// The longest text of a set-up that is read, in bytes.
constexpr std::size_t kMostSetup = 2000;

std::vector<std::string> standard_seats(const core::GameHandle& game) {
    if (const auto words = core::words(game.info->default_seats); !words.empty()) {
        return core::strings(words);
    }
    std::vector<std::string> seats(
        static_cast<std::size_t>(std::max(game.info->least_seats, 1)),
        bots::roster(game).empty() ? kHuman : bots::roster(game).front().info.id);
    seats.front() = kHuman;
    return seats;
}

/// Returns the player of an added seat: a bot of the level that the others have.
std::string added_player(const TableSetup& setup) {
    const int level = level_of(*setup.game, setup.seats);
    return level > 0 ? level_name(level) : standard_seats(*setup.game).back();
}

bool change_option(TableSetup& setup, std::string_view assignment) {
    const core::OptionTable table = setup.game->info->options;
    const std::string key(assignment.substr(0, assignment.find('=')));
    // Reads the option by itself to get its value.
    const auto alone = core::read_options(table, assignment);
    if (!alone) {
        return false;
    }
    for (int i = 0; i < static_cast<int>(table.size()); ++i) {
        if (key == table[static_cast<std::size_t>(i)].key) {
            const core::Options before = setup.options;
            core::set_option(table, setup.options, i, (*alone)[i]);
            if (setup.game->info->follow != nullptr) {
                setup.game->info->follow(setup.options, before);
            }
            return true;
        }
    }
    return false;
}

void add_levels(std::vector<std::string>& who, const core::BotInfo& bot) {
    if (bot.parameter != core::ParameterKind::whole || bot.most - bot.least >= kMostLevels) {
        who.emplace_back(bot.id);
        return;
    }
    for (std::uint32_t level = bot.least; level <= bot.most; ++level) {
        who.push_back(std::string(bot.id) + ":" + std::to_string(level));
    }
}

/// A value given to a seat: "2=greedy".
struct SeatValue {
    std::size_t index;  ///< index of the seat, from 0
    std::string_view value;
};

/// Reads "2=greedy". Returns none if there is no such seat.
std::optional<SeatValue> read_seat_value(const TableSetup& setup, std::string_view assignment) {
    const std::size_t equals = assignment.find('=');
    const auto seat = core::read_number(assignment.substr(0, equals));
    if (!seat || equals == std::string_view::npos || *seat < 1 ||
        *seat > static_cast<std::int64_t>(setup.seats.size())) {
        return std::nullopt;
    }
    return SeatValue{static_cast<std::size_t>(*seat - 1), assignment.substr(equals + 1)};
}

bool change_seat(TableSetup& setup, std::string_view assignment) {
    const auto seat = read_seat_value(setup, assignment);
    if (!seat) {
        return false;
    }
    const std::string_view who = seat->value;
    if (who != kHuman && who != kGuest && !core::read_bot(bots::roster(*setup.game), who)) {
        return false;
    }
    setup.seats[seat->index] = who;
    return true;
}

/// Sets every bot to this level, also those without a level.
bool change_level(TableSetup& setup, std::string_view number) {
    const auto level = core::read_number(number);
    const auto levels = bots::levels_of(*setup.game).size();
    if (!level || *level < 1 || *level > static_cast<std::int64_t>(levels)) {
        return false;
    }
    for (std::string& who : setup.seats) {
        if (who != kHuman && who != kGuest) {
            who = level_name(static_cast<int>(*level));
        }
    }
    return true;
}

bool change_seats(TableSetup& setup, std::string_view number) {
    const auto count = core::read_number(number);
    const core::GameInfo& info = *setup.game->info;
    if (!count || *count < info.least_seats || *count > info.most_seats) {
        return false;
    }
    const auto wanted = static_cast<std::size_t>(*count);
    setup.seats.resize(std::min(wanted, setup.seats.size()));
    while (setup.seats.size() < wanted) {
        setup.seats.push_back(added_player(setup));
    }
    return true;
}

/// Returns a name without blanks around it. Characters that would end it in a record become blanks.
std::string plain_name(std::string_view name) {
    std::string plain;
    for (const char letter : cut_name(name)) {
        const bool control = static_cast<unsigned char>(letter) < ' ';
        plain += control || letter == ';' || letter == '"' ? ' ' : letter;
    }
    return std::string(core::trimmed(plain));
}

bool change_name(TableSetup& setup, std::string_view assignment) {
    const auto seat = read_seat_value(setup, assignment);
    if (seat) {
        setup.people.resize(setup.seats.size());
        setup.people[seat->index] = plain_name(seat->value);
    }
    return seat.has_value();
}

bool change_seed(TableSetup& setup, std::string_view number) {
    const auto seed =
        number.empty() ? std::optional<std::uint64_t>(0) : core::read_unsigned(number);
    if (seed) {
        setup.seed = *seed;
    }
    return seed.has_value();
}

/// A kind of command by its prefix. Its function returns false if the change is impossible.
struct Change {
    std::string_view prefix;
    bool (*change)(TableSetup& setup, std::string_view rest);
};

constexpr Change kChanges[] = {{"option:", change_option}, {"seat:", change_seat},
                               {"level:", change_level},   {"name:", change_name},
                               {"seats:", change_seats},   {"seed:", change_seed}};

}  // namespace

core::Options variant_options(const core::GameHandle& game, std::size_t variant) {
    const core::GameInfo& info = *game.info;
    const char* text = variant < info.variants.size() ? info.variants[variant].options : "";
    const auto options = core::read_options(info.options, text);
    return options ? *options : core::standard_options(info.options);
}

TableSetup standard_setup(const core::GameHandle& game, std::size_t variant) {
    return {&game, variant_options(game, variant), standard_seats(game), 0, {}};
}

std::size_t variant_of(const TableSetup& setup) {
    const std::size_t variants = setup.game->info->variants.size();
    std::size_t at = 0;
    while (at < variants && variant_options(*setup.game, at) != setup.options) {
        ++at;
    }
    return at;
}

std::vector<int> ordered_values(const core::GameHandle& game, int option) {
    const core::OptionTable table = game.info->options;
    const core::OptionSpec& spec = table[static_cast<std::size_t>(option)];
    std::vector<int> order;
    const auto add = [&order](int value) {
        if (std::find(order.begin(), order.end(), value) == order.end()) {
            order.push_back(value);
        }
    };
    for (std::size_t i = 0; option == core::preset_index(table) && i < game.info->variants.size();
         ++i) {
        add(variant_options(game, i)[option]);
    }
    const int count =
        spec.kind == core::OptionKind::flag ? 2 : static_cast<int>(spec.choices.size());
    for (int value = 0; value < count; ++value) {
        add(value);
    }
    return order;
}

int house_rules(const TableSetup& setup) {
    const core::OptionTable table = setup.game->info->options;
    const int preset = core::preset_index(table);
    core::Options usual = preset < 0 ? core::standard_options(table)
                                     : core::preset_options(table, setup.options[preset]);
    for (int i = 0; i < static_cast<int>(table.size()); ++i) {
        if (table[static_cast<std::size_t>(i)].basic) {
            core::set_option(table, usual, i, setup.options[i]);
        }
    }
    int changed = 0;
    for (int i = 0; i < static_cast<int>(table.size()); ++i) {
        changed += is_house_rule(setup, i) && setup.options[i] != usual[i] ? 1 : 0;
    }
    return changed;
}

bool is_house_rule(const TableSetup& setup, int option) {
    const core::OptionTable table = setup.game->info->options;
    return option != core::preset_index(table) && !table[static_cast<std::size_t>(option)].basic &&
           core::option_matters(table, setup.options, option);
}

bool has_default_rules(const core::Match& match) {
    return match.setup().options == core::standard_options(match.game().info->options);
}

bool is_standard(const TableSetup& setup) {
    return setup_text(setup) == setup_text(standard_setup(*setup.game));
}

Candidates candidates(const TableSetup& setup, std::size_t seat, bool study) {
    const std::span<const core::BotHandle> roster = bots::roster(*setup.game);
    Candidates list{{kHuman, kGuest}, setup.seats[seat] == kGuest ? 1U : 0U};
    for (const bool levels : {true, false}) {
        const bool shown = levels || study || list.who.size() == 2;
        for (const core::BotHandle& bot : roster) {
            const bool wanted = (bot.info.id == std::string_view(bots::kLevelBot)) == levels;
            list.more = list.more || (wanted && !shown);
            if (wanted && shown) {
                add_levels(list.who, bot.info);
            }
        }
    }
    const auto seated = core::read_bot(roster, setup.seats[seat]);
    for (std::size_t i = 2; seated && i < list.who.size(); ++i) {
        const auto bot = core::read_bot(roster, list.who[i]);
        if (bot->index == seated->index && bot->parameter == seated->parameter) {
            list.chosen = i;
        }
    }
    if (seated && list.chosen == 0) {
        list.chosen = list.who.size();
        list.who.push_back(setup.seats[seat]);
    }
    return list;
}

int people_here(const TableSetup& setup) {
    return static_cast<int>(std::count(setup.seats.begin(), setup.seats.end(), kHuman));
}

bool invites(const TableSetup& setup) {
    return std::find(setup.seats.begin(), setup.seats.end(), kGuest) != setup.seats.end();
}

std::string stand_in(const core::GameHandle& game) {
    return standard_seats(game).back();
}

bool change(TableSetup& setup, std::string_view command) {
    if (setup.game == nullptr) {
        return false;
    }
    for (const Change& one : kChanges) {
        if (const auto rest = core::after_prefix(command, one.prefix)) {
            return one.change(setup, *rest);
        }
    }
    return false;
}

std::string setup_text(const TableSetup& setup) {
    const core::GameInfo& info = *setup.game->info;
    return encode_link_text(
        std::string(info.id) + ";" + core::options_text(info.options, setup.options) + ";" +
        core::joined(setup.seats, ",") + (setup.seed == 0 ? "" : ";" + std::to_string(setup.seed)));
}

core::Result<TableSetup> read_setup(std::string_view text) {
    const auto parts = core::split(text, ';');
    if (parts.size() < 3 || parts.size() > 4 || text.size() > kMostSetup) {
        return core::Problem{"", "This link holds no set-up that can be read."};
    }
    const auto read = core::read_setup(cabinet(), parts[0], decode_link_text(parts[1]));
    if (!read) {
        return read.problem();
    }
    TableSetup setup = table_setup_of(*read);
    const std::string seats = decode_link_text(parts[2]);
    for (const std::string_view seat : core::split(seats, ',')) {
        setup.seats.emplace_back(seat);
        if (seat != kHuman && seat != kGuest) {
            if (const auto bot = core::read_bot(bots::roster(*setup.game), seat); !bot) {
                return bot.problem();
            }
        }
    }
    if (parts.size() == 4 && !change_seed(setup, parts[3])) {
        return core::Problem{"", "A seed is a whole number."};
    }
    const std::string why = trouble(setup);
    return why.empty() ? core::Result<TableSetup>(std::move(setup)) : core::Problem{"", why};
}

void rotate(TableSetup& setup) {
    if (!setup.seats.empty()) {
        setup.people.resize(setup.seats.size());
        std::rotate(setup.seats.begin(), setup.seats.end() - 1, setup.seats.end());
        std::rotate(setup.people.begin(), setup.people.end() - 1, setup.people.end());
    }
}

std::optional<int> beginner(const TableSetup& setup) {
    return core::beginner(make_setup(setup, 1));
}

std::string who_begins(const TableSetup& setup) {
    if (!trouble(setup).empty()) {
        return {};
    }
    const auto first = beginner(setup);
    return !first                   ? "The first player is drawn at random."
           : *first > 0             ? core::say("Seat {seat} begins.", {{"seat", *first}})
           : setup.seats.size() > 1 ? "All choose at once."
                                    : "";
}

std::string trouble(const TableSetup& setup) {
    const auto match = core::Match::start(make_setup(setup, 1));
    return match ? "" : match.problem().sentence;
}

bool fits(const TableSetup& setup, std::string_view command) {
    TableSetup changed = setup;
    return change(changed, command) && (trouble(changed).empty() || !trouble(setup).empty());
}

core::Setup make_setup(const TableSetup& table, std::uint64_t seed) {
    core::Setup setup;
    setup.game = table.game;
    setup.options = table.options;
    setup.seats = table.seats;
    setup.seed = table.seed != 0 ? table.seed : seed;
    return setup;
}

TableSetup table_setup_of(const core::Setup& setup) {
    return {setup.game, setup.options, setup.seats, 0, {}};
}

}  // namespace ctq::match
