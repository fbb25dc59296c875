#include "shell/scenes/setup/scene.hpp"

#include <algorithm>

#include "engine/bots/levels.hpp"
#include "engine/bots/roster.hpp"
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/match/strength.hpp"
#include "shell/match/table_level.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/links_to_rules.hpp"
#include "shell/ui/seats.hpp"

namespace ctq::scenes {
namespace {

/// Returns what is said about a player: what a level or a bot does, or where a person sits.
std::string help_of(const match::TableSetup& setup, const std::string& who) {
    const core::GameHandle& game = *setup.game;
    if (const int level = match::level_of(game, {who}); level > 0) {
        const std::string measured = match::strength_words(game, setup.options, level);
        return bots::level_at(bots::levels_of(game), static_cast<std::uint32_t>(level)).line +
               (measured.empty() ? "" : " " + measured);
    }
    const auto bot = core::read_bot(bots::roster(game), who);
    return bot ? bots::roster(game)[static_cast<std::size_t>(bot->index)].info.help
           : who == match::kGuest ? "A friend elsewhere: you get a link to send."
                                  : "A person at this device.";
}

}  // namespace

Opened open_setup(Services& services, std::string_view rest) {
    const auto game = core::find_game(cabinet(), rest);
    if (!game) {
        return game.problem();
    }
    return Opened(std::make_unique<SetupScene>(services, last_set_up(services, **game)));
}

std::string SetupScene::title() const {
    return core::say("Set up {game}", {{"game", setup_.game->info->title}});
}

std::string SetupScene::status() const {
    const std::string why = match::trouble(setup_);
    return why.empty() ? "Choose how to play, then start." : why;
}

void SetupScene::page(Page& page) {
    constexpr float kLeastColumn = 370;
    add_back(page);
    Command& share = page.head("share", "Share this set-up", [this] { share_it(); });
    share.enabled = match::trouble(setup_).empty() && !services_.sheets.sharing;
    share.key = {ui::Key::character, U'l', "L", "share a link"};
    share.look.icon = ui::Symbol::share;
    add_rule_sets(page);
    page.beside(
        kLeastColumn, [&] { page.card([&] { add_players(page); }); },
        [&] {
            page.card([&] { add_options(page); });
            page.card([&] { add_how_to_play(page); });
        });
    page.foot([&] { add_foot(page); });
    add_families(page.list());
}

void SetupScene::add_rule_sets(Page& page) const {
    const core::OptionTable table = setup_.game->info->options;
    const int preset = core::preset_index(table);
    if (preset < 0) {
        return;
    }
    const core::OptionSpec& spec = table[static_cast<std::size_t>(preset)];
    page.choice("", spec.title, spec.help, As::cards);
    for (const int value : match::ordered_values(*setup_.game, preset)) {
        page.option(core::say("option:{key}={word}",
                              {{"key", spec.key}, {"word", core::option_word(spec, value)}}),
                    core::option_title(spec, value), setup_.options[preset] == value)
            .look.tip = spec.lines.empty() ? "" : spec.lines[static_cast<std::size_t>(value)];
    }
}

void SetupScene::add_players(Page& page) {
    const core::GameInfo& info = *setup_.game->info;
    const int seats = static_cast<int>(setup_.seats.size());
    page.heading("Players");
    if (info.least_seats < info.most_seats) {
        page.choice("", "Number of players", "", As::row);
    }
    for (int n = info.least_seats; n <= info.most_seats && info.least_seats < info.most_seats;
         ++n) {
        const std::string number = std::to_string(n);
        Command& added =
            page.option("seats:" + number, core::say("{n} {n:seat|seats}", {{"n", n}}), n == seats);
        added.enabled = match::fits(setup_, added.id);
        added.look.word = page.list().keep(number);
    }
    const auto bots = std::count_if(setup_.seats.begin(), setup_.seats.end(), [](const auto& who) {
        return who != match::kHuman && who != match::kGuest;
    });
    const int levels = bots > 1 ? static_cast<int>(bots::levels_of(*setup_.game).size()) : 0;
    if (levels > 0) {
        page.choice("all-opponents", "All opponents", "", As::list).value = "Several levels";
    }
    for (int level = 1; level <= levels; ++level) {
        page.option("level:" + std::to_string(level),
                    match::seat_words(*setup_.game, match::level_name(level)),
                    match::common_level(setup_) == level);
    }
    for (int seat = 1; seat <= seats; ++seat) {
        add_seat(page, seat);
    }
    page.command("rotate", "Rotate seats: everyone moves on one",
                 [this] {
                     match::rotate(setup_);
                     changed();
                 })
        .look.word = "Rotate seats";
    if (!studies_ && match::candidates(setup_, 0, false).more) {
        page.command("more-players", match::kMorePlayers, [this] {
            studies_ = true;
            changed();
        });
    }
}

/// Adds a seat: who sits there and, if several people play at this device, the person's name.
void SetupScene::add_seat(Page& page, int seat) {
    const auto at = static_cast<std::size_t>(seat - 1);
    const std::string number = std::to_string(seat);
    const match::Candidates seated = match::candidates(setup_, at, studies_);
    page.choice("seat-" + number,
                core::say("Seat {seat}, {color}",
                          {{"seat", seat}, {"color", ui::seat_look(seat).color_name}}),
                help_of(setup_, setup_.seats[at]), As::list)
        .seat = static_cast<std::uint8_t>(seat);
    for (std::size_t i = 0; i < seated.who.size(); ++i) {
        page.option("seat:" + number + "=" + seated.who[i],
                    match::seat_words(*setup_.game, seated.who[i]), i == seated.chosen);
    }
    if (setup_.seats[at] == match::kHuman && match::people_here(setup_) > 1) {
        page.field("ask:name:" + number, "Name of player " + number,
                   at < setup_.people.size() ? setup_.people[at] : "", "Player " + number,
                   [this](std::string_view rest) { return ask_name(rest); });
    }
}

/// Adds the main options, then the house rules, which are folded at first.
void SetupScene::add_options(Page& page) {
    page.heading("Options");
    const core::OptionTable table = setup_.game->info->options;
    const int count = static_cast<int>(table.size());
    const int preset = core::preset_index(table);
    bool any = false;
    for (int i = 0; i < count; ++i) {
        const bool house = match::is_house_rule(setup_, i);
        any = any || house;
        if (i != preset && !house && core::option_matters(table, setup_.options, i)) {
            add_option(page, i);
        }
    }
    if (any) {
        page.fold(
            "house-rules",
            core::say("House rules ({count} changed)", {{"count", match::house_rules(setup_)}}),
            unfolded_, [this] { unfold(); });
    }
    for (int i = 0; i < count && unfolded_; ++i) {
        if (match::is_house_rule(setup_, i) && core::option_matters(table, setup_.options, i)) {
            add_option(page, i);
        }
    }
    page.command("defaults", "Reset to the standard set-up",
                 [this] {
                     setup_ = match::standard_setup(*setup_.game);
                     changed();
                 })
        .enabled = !match::is_standard(setup_);
}

void SetupScene::add_option(Page& page, int option) const {
    const core::OptionSpec& spec = setup_.game->info->options[static_cast<std::size_t>(option)];
    const std::string begin = core::say("option:{key}=", {{"key", spec.key}});
    const std::int32_t value = setup_.options[option];
    if (spec.kind == core::OptionKind::number) {
        page.number(begin, spec, value);
        return;
    }
    page.choice("", spec.title, spec.help, As::row);
    for (const int i : match::ordered_values(*setup_.game, option)) {
        Command& added = page.option(begin + core::option_word(spec, i),
                                     core::option_title(spec, i), value == i);
        added.enabled = value == i || match::fits(setup_, added.id);
    }
}

void SetupScene::add_how_to_play(Page& page) {
    page.heading("How to play");
    for (const std::string_view line : services_.views.of(*setup_.game).how_to_play()) {
        page.text(line, Voice::step);
    }
    if (const std::string id = link_to_rules(*setup_.game); !id.empty()) {
        page.command(id, "All the rules",
                     [this] { services_.router.go(rules_route(*setup_.game, setup_.options)); });
    }
}

/// Adds the seed, or what is wrong with the set-up, and the button that starts.
void SetupScene::add_foot(Page& page) {
    const std::string why = match::trouble(setup_);
    if (why.empty()) {
        page.field("ask:seed", "Seed", setup_.seed == 0 ? "" : std::to_string(setup_.seed),
                   "by chance", [this] { return ask_seed(); });
        page.text(match::who_begins(setup_) + " The same seed gives the same draws.",
                  Voice::caption);
    } else {
        page.text(why, Voice::status);
    }
    Command& start = page.command("start", match::invites(setup_) ? "Invite" : "Start",
                                  [this] { services_.router.start(setup_); });
    start.enabled = why.empty();
    start.look.main = true;
}

void SetupScene::add_families(Commands& list) {
    for (const char* what : {"option:", "seat:", "seats:", "level:", "name:"}) {
        list.family(what, [this, what](std::string_view rest) { return choose(what, rest); });
    }
    list.family("seed:", [this](std::string_view rest) {
        const bool done = choose("seed:", rest);
        if (!done) {
            services_.notices.tell("A seed is a whole number.");
        }
        return done;
    });
}

void SetupScene::unfold() {
    unfolded_ = !unfolded_;
    changed();
}

void SetupScene::share_it() {
    services_.sheets.sharing = share_set_up(setup_);
    services_.notices.change();
}

/// Asks for the name of the person at a seat: "name:2".
bool SetupScene::ask_name(std::string_view seat) const {
    const auto number = core::read_number(seat.substr(seat.find(':') + 1));
    if (!number || *number < 1 || *number > static_cast<std::int64_t>(setup_.seats.size())) {
        return false;
    }
    const auto at = static_cast<std::size_t>(*number - 1);
    return platform::ask_text(
        core::say("What is player {number} called? Leave it empty for no name.",
                  {{"number", static_cast<int>(*number)}}),
        at < setup_.people.size() ? setup_.people[at] : "",
        "name:" + std::to_string(*number) + "=");
}

bool SetupScene::ask_seed() const {
    return platform::ask_text(
        "Seed: a whole number. The same seed gives the same set-up and "
        "the same draws; leave it empty for chance.",
        setup_.seed == 0 ? "" : std::to_string(setup_.seed), "seed:");
}

bool SetupScene::choose(std::string_view what, std::string_view value) {
    if (!match::change(setup_, std::string(what).append(value))) {
        return false;
    }
    services_.notices.clear();
    services_.notices.change();
    return true;
}

std::span<const tables::KeyHelp> SetupScene::keys() const {
    static constexpr tables::KeyHelp kKeys[] = {{"Left, Right", "a number: less, more"}};
    return kKeys;
}

}  // namespace ctq::scenes
