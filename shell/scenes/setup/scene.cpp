#include "shell/scenes/setup/scene.hpp"

#include <algorithm>

#include "engine/bots/levels.hpp"
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/match/table_level.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/links_to_rules.hpp"

namespace ctq::scenes {
namespace {

/// Appends the values of an option; for a number, one less and one more. Family handlers run the
/// commands.
void add_option(Commands& list, const match::TableSetup& setup, int option) {
    const core::OptionTable table = setup.game->info->options;
    const core::OptionSpec& spec = table[static_cast<std::size_t>(option)];
    const std::int32_t value = setup.options[option];
    list.group(core::say("{title}. {help}", {{"title", spec.title}, {"help", spec.help}}));
    const std::string begin = "option:" + std::string(spec.key) + "=";
    if (spec.kind == core::OptionKind::number) {
        const std::string shown = core::option_title(spec, value);
        const core::Part now("now", shown);
        const std::int32_t least = core::least_value(spec);
        list.add(begin + core::option_word(spec, std::max(value - 1, least)),
                 core::say("Fewer (now {now})", {now}), {})
            .enabled = value > least;
        list.add(begin + core::option_word(spec, value + 1), core::say("More (now {now})", {now}),
                 {})
            .enabled = value < spec.most;
        return;
    }
    for (const int i : match::ordered_values(*setup.game, option)) {
        const std::string word = core::option_word(spec, i);
        list.add_choice(begin + word, core::option_title(spec, i), value == i, {}).enabled =
            value == i || option == core::preset_index(table) || match::fits(setup, begin + word);
    }
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

void SetupScene::commands(Commands& list) {
    const core::GameInfo& info = *setup_.game->info;
    const bool playable = match::trouble(setup_).empty();
    list.group("Table");
    list.add("start", match::invites(setup_) ? "Invite" : "Start",
             [this] { services_.router.start(setup_); })
        .enabled = playable;
    Command& share = list.add("share", "Share this set-up", [this] { share_it(); });
    share.enabled = playable && !services_.sheets.sharing;
    share.key = {ui::Key::character, U'l', "L", "share a link"};
    list.add("defaults", "Reset to the standard set-up",
             [this] {
                 setup_ = match::standard_setup(*setup_.game);
                 services_.notices.change();
             })
        .enabled = !match::is_standard(setup_);
    add_link_to_rules(list, *setup_.game,
                      [this] { services_.router.go(rules_route(*setup_.game, setup_.options)); });
    list.add("back", "Back", [this] { services_.router.back(); }).key = kLeave;
    list.group("Seats");
    const int seats = static_cast<int>(setup_.seats.size());
    for (int n = info.least_seats; n <= info.most_seats; ++n) {
        const std::string id = "seats:" + std::to_string(n);
        list.add_choice(id, core::say("{n} {n:seat|seats}", {{"n", n}}), n == seats, {}).enabled =
            match::fits(setup_, id);
    }
    list.add("rotate", "Rotate seats: everyone moves on one", [this] {
        match::rotate(setup_);
        services_.notices.change();
    });
    if (!studies_ && match::candidates(setup_, 0, false).more) {
        list.add("more-players", match::kMorePlayers, [this] {
            studies_ = true;
            services_.notices.change();
        });
    }
    for (int seat = 1; seat <= seats; ++seat) {
        const std::string number = std::to_string(seat);
        list.group("Seat " + number);
        if (match::people_here(setup_) > 1 &&
            setup_.seats[static_cast<std::size_t>(seat - 1)] == match::kHuman) {
            list.add("ask:name:" + number, "Name of player " + number,
                     [this](std::string_view rest) { return ask_name(rest); });
        }
        const match::Candidates seated =
            match::candidates(setup_, static_cast<std::size_t>(seat - 1), studies_);
        for (std::size_t i = 0; i < seated.who.size(); ++i) {
            list.add_choice("seat:" + number + "=" + seated.who[i],
                            match::seat_words(*setup_.game, seated.who[i]), i == seated.chosen, {});
        }
    }
    const std::size_t levels = bots::levels_of(*setup_.game).size();
    if (levels > 0 && match::people_here(setup_) < seats) {
        list.group("All opponents");
        for (int level = 1; level <= static_cast<int>(levels); ++level) {
            list.add_choice("level:" + std::to_string(level),
                            match::seat_words(*setup_.game, match::level_name(level)),
                            match::common_level(setup_) == level, {});
        }
    }
    list.group("Rules");
    list.add("house-rules", unfolded_ ? "Fold the house rules" : "Unfold the house rules", [this] {
        unfolded_ = !unfolded_;
        services_.notices.change();
    });
    for (int i = 0; i < static_cast<int>(info.options.size()); ++i) {
        if (shows(i)) {
            add_option(list, setup_, i);
        }
    }
    list.group("Seed");
    list.add("ask:seed",
             setup_.seed == 0 ? "Seed: by chance" : "Seed: " + std::to_string(setup_.seed),
             [this] { return ask_seed(); });
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

bool SetupScene::shows(int option) const {
    const core::OptionTable table = setup_.game->info->options;
    return core::option_matters(table, setup_.options, option) &&
           (unfolded_ || !match::is_house_rule(setup_, option));
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
