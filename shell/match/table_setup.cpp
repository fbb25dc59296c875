#include "shell/match/table_setup.hpp"

#include <algorithm>

#include "engine/bots/levels.hpp"
#include "engine/bots/roster.hpp"
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
constexpr std::size_t kMostText = 2000;

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
std::string newcomer(const TableSetup& choices) {
    const int level = level_of(*choices.game, choices.seats);
    return level > 0 ? level_name(level) : standard_seats(*choices.game).back();
}

bool change_option(TableSetup& choices, std::string_view assignment) {
    const core::OptionTable table = choices.game->info->options;
    const std::string key(assignment.substr(0, assignment.find('=')));
    // Reads the option by itself to get its value.
    const auto alone = core::read_options(table, assignment);
    if (!alone) {
        return false;
    }
    for (int i = 0; i < static_cast<int>(table.size()); ++i) {
        if (key == table[static_cast<std::size_t>(i)].key) {
            const core::Options before = choices.options;
            core::set_option(table, choices.options, i, (*alone)[i]);
            if (choices.game->info->follow != nullptr) {
                choices.game->info->follow(choices.options, before);
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

/// A choice about a seat: "2=greedy".
struct OfSeat {
    std::size_t index;  ///< index of the seat, from 0
    std::string_view words;
};

/// Reads "2=greedy". Returns none if there is no such seat.
std::optional<OfSeat> read_of_seat(const TableSetup& choices, std::string_view assignment) {
    const std::size_t equals = assignment.find('=');
    const auto seat = core::read_number(assignment.substr(0, equals));
    if (!seat || equals == std::string_view::npos || *seat < 1 ||
        *seat > static_cast<std::int64_t>(choices.seats.size())) {
        return std::nullopt;
    }
    return OfSeat{static_cast<std::size_t>(*seat - 1), assignment.substr(equals + 1)};
}

bool change_seat(TableSetup& choices, std::string_view assignment) {
    const auto asked = read_of_seat(choices, assignment);
    if (!asked) {
        return false;
    }
    const std::string_view who = asked->words;
    if (who != kHuman && who != kGuest && !core::read_bot(bots::roster(*choices.game), who)) {
        return false;
    }
    choices.seats[asked->index] = who;
    return true;
}

/// Sets every bot to this level, also those without a level.
bool change_level(TableSetup& choices, std::string_view number) {
    const auto level = core::read_number(number);
    const auto levels = bots::levels_of(*choices.game).size();
    if (!level || *level < 1 || *level > static_cast<std::int64_t>(levels)) {
        return false;
    }
    for (std::string& who : choices.seats) {
        if (who != kHuman && who != kGuest) {
            who = level_name(static_cast<int>(*level));
        }
    }
    return true;
}

bool change_seats(TableSetup& choices, std::string_view number) {
    const auto count = core::read_number(number);
    const core::GameInfo& info = *choices.game->info;
    if (!count || *count < info.least_seats || *count > info.most_seats) {
        return false;
    }
    const auto wanted = static_cast<std::size_t>(*count);
    choices.seats.resize(std::min(wanted, choices.seats.size()));
    while (choices.seats.size() < wanted) {
        choices.seats.push_back(newcomer(choices));
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

bool change_name(TableSetup& choices, std::string_view assignment) {
    const auto asked = read_of_seat(choices, assignment);
    if (asked) {
        choices.people.resize(choices.seats.size());
        choices.people[asked->index] = plain_name(asked->words);
    }
    return asked.has_value();
}

bool change_seed(TableSetup& choices, std::string_view number) {
    const auto seed =
        number.empty() ? std::optional<std::uint64_t>(0) : core::read_unsigned(number);
    if (seed) {
        choices.seed = *seed;
    }
    return seed.has_value();
}

/// A kind of command by its prefix. Its function returns false if the change is impossible.
struct Change {
    std::string_view prefix;
    bool (*change)(TableSetup& choices, std::string_view rest);
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

std::size_t variant_of(const TableSetup& choices) {
    const std::size_t variants = choices.game->info->variants.size();
    std::size_t at = 0;
    while (at < variants && variant_options(*choices.game, at) != choices.options) {
        ++at;
    }
    return at;
}

std::vector<int> choices_in_order(const core::GameHandle& game, int option) {
    const core::OptionTable table = game.info->options;
    const core::OptionSpec& spec = table[static_cast<std::size_t>(option)];
    std::vector<int> order;
    const auto add = [&order](int choice) {
        if (std::find(order.begin(), order.end(), choice) == order.end()) {
            order.push_back(choice);
        }
    };
    for (std::size_t i = 0; option == core::preset_index(table) && i < game.info->variants.size();
         ++i) {
        add(variant_options(game, i)[option]);
    }
    const int count =
        spec.kind == core::OptionKind::flag ? 2 : static_cast<int>(spec.choices.size());
    for (int choice = 0; choice < count; ++choice) {
        add(choice);
    }
    return order;
}

int house_rules(const TableSetup& choices) {
    const core::OptionTable table = choices.game->info->options;
    const int preset = core::preset_index(table);
    core::Options usual = preset < 0 ? core::standard_options(table)
                                     : core::preset_options(table, choices.options[preset]);
    for (int i = 0; i < static_cast<int>(table.size()); ++i) {
        if (table[static_cast<std::size_t>(i)].basic) {
            core::set_option(table, usual, i, choices.options[i]);
        }
    }
    int changed = 0;
    for (int i = 0; i < static_cast<int>(table.size()); ++i) {
        changed += is_house_rule(choices, i) && choices.options[i] != usual[i] ? 1 : 0;
    }
    return changed;
}

bool is_house_rule(const TableSetup& choices, int option) {
    const core::OptionTable table = choices.game->info->options;
    return option != core::preset_index(table) && !table[static_cast<std::size_t>(option)].basic &&
           core::option_matters(table, choices.options, option);
}

bool is_standard(const TableSetup& choices) {
    return setup_text(choices) == setup_text(standard_setup(*choices.game));
}

Candidates candidates(const TableSetup& choices, std::size_t seat, bool study) {
    const std::span<const core::BotHandle> roster = bots::roster(*choices.game);
    Candidates list{{kHuman, kGuest}, choices.seats[seat] == kGuest ? 1U : 0U};
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
    const auto sits = core::read_bot(roster, choices.seats[seat]);
    for (std::size_t i = 2; sits && i < list.who.size(); ++i) {
        const auto bot = core::read_bot(roster, list.who[i]);
        if (bot->index == sits->index && bot->parameter == sits->parameter) {
            list.chosen = i;
        }
    }
    if (sits && list.chosen == 0) {
        list.chosen = list.who.size();
        list.who.push_back(choices.seats[seat]);
    }
    return list;
}

int people_here(const TableSetup& choices) {
    return static_cast<int>(std::count(choices.seats.begin(), choices.seats.end(), kHuman));
}

bool invites(const TableSetup& choices) {
    return std::find(choices.seats.begin(), choices.seats.end(), kGuest) != choices.seats.end();
}

std::string stand_in(const core::GameHandle& game) {
    return standard_seats(game).back();
}

bool change(TableSetup& choices, std::string_view command) {
    if (choices.game == nullptr) {
        return false;
    }
    for (const Change& one : kChanges) {
        if (const auto rest = core::after_prefix(command, one.prefix)) {
            return one.change(choices, *rest);
        }
    }
    return false;
}

std::string setup_text(const TableSetup& choices) {
    const core::GameInfo& info = *choices.game->info;
    return linked(std::string(info.id) + ";" + core::options_text(info.options, choices.options) +
                  ";" + core::joined(choices.seats, ",") + ";" +
                  (choices.seed == 0 ? "" : std::to_string(choices.seed)));
}

core::Result<TableSetup> read_setup(std::string_view text) {
    const auto parts = core::split(text, ';');
    if (parts.size() != 4 || text.size() > kMostText) {
        return core::Problem{"", "This link holds no set-up that can be read."};
    }
    const auto game = core::find_game(cabinet(), parts[0]);
    if (!game) {
        return game.problem();
    }
    const auto options = core::read_options((*game)->info->options, plain(parts[1]));
    if (!options) {
        return options.problem();
    }
    TableSetup choices{*game, *options, {}, 0, {}};
    const std::string seats = plain(parts[2]);
    for (const std::string_view seat : core::split(seats, ',')) {
        choices.seats.emplace_back(seat);
        if (seat != kHuman && seat != kGuest) {
            if (const auto bot = core::read_bot(bots::roster(**game), seat); !bot) {
                return bot.problem();
            }
        }
    }
    if (!change_seed(choices, parts[3])) {
        return core::Problem{"", "A seed is a whole number."};
    }
    const std::string why = trouble(choices);
    return why.empty() ? core::Result<TableSetup>(std::move(choices)) : core::Problem{"", why};
}

void rotate(TableSetup& choices) {
    if (!choices.seats.empty()) {
        choices.people.resize(choices.seats.size());
        std::rotate(choices.seats.begin(), choices.seats.end() - 1, choices.seats.end());
        std::rotate(choices.people.begin(), choices.people.end() - 1, choices.people.end());
    }
}

std::optional<int> beginner(const TableSetup& choices) {
    return core::beginner(make_setup(choices, 1));
}

std::string who_begins(const TableSetup& choices) {
    if (!trouble(choices).empty()) {
        return {};
    }
    const auto first = beginner(choices);
    return !first                     ? "The first player is drawn at random."
           : *first > 0               ? core::say("Seat {seat} begins.", {{"seat", *first}})
           : choices.seats.size() > 1 ? "All choose at once."
                                      : "";
}

std::string trouble(const TableSetup& choices) {
    const auto match = core::Match::start(make_setup(choices, 1));
    return match ? "" : match.problem().sentence;
}

bool fits(const TableSetup& choices, std::string_view command) {
    TableSetup changed = choices;
    return change(changed, command) && (trouble(changed).empty() || !trouble(choices).empty());
}

core::Setup make_setup(const TableSetup& choices, std::uint64_t seed) {
    core::Setup setup;
    setup.game = choices.game;
    setup.options = choices.options;
    setup.seats = choices.seats;
    setup.seed = choices.seed != 0 ? choices.seed : seed;
    return setup;
}

TableSetup choices_of(const core::Setup& setup) {
    return {setup.game, setup.options, setup.seats, 0, {}};
}

}  // namespace ctq::match
