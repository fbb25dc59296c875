#include "shell/scenes/lobby/scene.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/lesson.hpp"
#include "shell/match/link_text.hpp"
#include "shell/match/table_level.hpp"
#include "shell/platform/platform.hpp"
#include "shell/platform/transport.hpp"
#include "shell/scenes/lobby/today.hpp"
#include "shell/scenes/server_tables/list.hpp"
#include "shell/store/beaten_levels.hpp"
#include "shell/store/saved_text.hpp"
#include "shell/tables/words.hpp"

namespace ctq::scenes {
namespace {

constexpr PictureSize kPicture{.by_width = 0.72F, .least = 88, .most = 240, .elastic = true};

/// Returns a callback that opens `route`.
auto go_to(Services& services, const char* route) {
    return [&services, route] { services.router.go(route); };
}

/// Returns a callback that opens `route`, followed by the part of the command's id after its prefix.
auto go_to_any(Services& services, const char* route) {
    return [&services, route](std::string_view rest) {
        services.router.go(std::string(route).append(rest));
    };
}

/// Returns the number of tables in a server's list that wait for players.
int waiting_tables(std::string_view list) {
    const std::vector<ServerTable> tables = read_tables(list);
    return static_cast<int>(std::count_if(tables.begin(), tables.end(),
                                          [](const ServerTable& one) { return one.waits; }));
}

/// Returns "2–5 players · 15–30 min · Beaten: Level 2" for a variant. `beaten`: 0 for none.
std::string facts_of(const core::GameInfo& info, std::size_t variant, int beaten) {
    const bool own = variant < info.variants.size() && *info.variants[variant].duration != '\0';
    const char* const time = own ? info.variants[variant].duration : info.duration;
    return core::say(
        "{least}{range:–{most}|} players{timed: · {time}|}"
        "{medals: · Medals: {bronze}, {silver}, {gold} gems|}"
        "{won: · Beaten: Level {beaten}|}",
        {{"least", info.least_seats},
         {"range", info.most_seats > info.least_seats},
         {"most", info.most_seats},
         {"timed", *time != '\0'},
         {"time", time},
         {"medals", info.has_medals()},
         {"bronze", info.medals[0]},
         {"silver", info.medals[1]},
         {"gold", info.medals[2]},
         {"won", beaten > 0},
         {"beaten", beaten}});
}

}  // namespace

/// Returns the latest unfinished match, or null. The library lists the others.
const store::Saved* LobbyScene::to_continue() const {
    const std::vector<store::Saved>& list = services_.saves.list();
    const auto found = std::find_if(list.begin(), list.end(),
                                    [](const store::Saved& saved) { return saved.open(); });
    return found == list.end() ? nullptr : &*found;
}

std::span<const tables::KeyHelp> LobbyScene::keys() const {
    static constexpr tables::KeyHelp kKeys[] = {{"Esc", "close what is open"}};
    return kKeys;
}

LobbyScene::LobbyScene(Services& services) : PageScene(services), tables_(store::saved_tables()) {
    std::erase_if(tables_, [](const store::SavedTable& table) { return table.over; });
    if (platform::games_of_server().empty()) {
        waiting_ = -1;
    } else {
        platform::ask_server("", "tables-here:");
    }
    const std::vector<store::DailyResult> today = read_today();
    for (const core::GameHandle* game : cabinet()) {
        const std::string_view id = game->info->id;
        const std::size_t last = match::variant_of(last_set_up(services_, *game));
        const std::vector<store::Saved>& list = services_.saves.list();
        const bool played = std::any_of(
            list.begin(), list.end(), [id](const store::Saved& saved) { return saved.game == id; });
        cards_.push_back({.game = game,
                          .variant = last < game->info->variants.size() ? last : 0,
                          .level = match::level_of(*game, quick_setup(services_, *game).seats),
                          .beaten = store::highest_beaten(id),
                          .fresh = match::has_lesson(id) && !played && !was_set_up(*game),
                          .today = today[cards_.size()]});
    }
}

void LobbyScene::page(Page& page) {
    page.heading(title(), Voice::banner, "Board games of maps, cards and nerve");
    add_resume(page);
    add_today(page);
    page.tiles([&] {
        for (const Card& card : cards_) {
            page.paper([&] { add_card(page, card); });
        }
    });
    page.foot([&] { add_links(page); });
    if (friend_game_ != nullptr) {
        add_friend_places(page);
    }
    Commands& list = page.list();
    list.family("variant:", [this](std::string_view rest) { return choose_variant(rest); });
    list.family("link:", [this](std::string_view link) { follow_link(link); });
    list.family("tables-here:", [this](std::string_view tables) {
        waiting_ = waiting_tables(tables);
        services_.notices.change();
    });
}

/// Adds a strip for each unfinished match over the network, the latest match of this device, and the
/// tables of the server.
void LobbyScene::add_resume(Page& page) {
    constexpr Look kResume{.word = "Resume", .main = true};
    for (const store::SavedTable& table : tables_) {
        page.strip([&] {
            page.action(table.title,
                        table.hosting ? "Over the network, as its host"
                                      : "Over the network, as a guest",
                        "net-table:" + table.id,
                        core::say("Resume {match} over the network", {{"match", table.title}}),
                        go_to_any(services_, "net="))
                .look = kResume;
        });
    }
    if (const store::Saved* saved = to_continue()) {
        page.strip([&] {
            page.action(core::say("{match}{begun:, turn {turn}|}",
                                  {{"match", store::saved_title(*saved)},
                                   {"begun", saved->turns > 0},
                                   {"turn", saved->turn}}),
                        store::saved_seats(*saved), "resume:" + saved->id,
                        "Resume " + store::saved_words(*saved), go_to_any(services_, "table="))
                .look = kResume;
        });
    }
    if (waiting_ >= 0) {
        page.strip([&] {
            page.action(
                kTablesHere,
                core::say("{none:Open one for everybody here|{one:One table waits|{n} "
                          "tables wait} for players}",
                          {{"none", waiting_ == 0}, {"one", waiting_ == 1}, {"n", waiting_}}),
                "tables", "Tables", go_to(services_, "tables"));
        });
    }
}

/// Adds the puzzles, the record and today's matches, the same for everybody, one try each.
void LobbyScene::add_today(Page& page) {
    page.strip([&] {
        page.heading("Today");
        if (const int open = store::open_positions(); open > 0) {
            page.buttons(As::even);
            page.command("own-puzzle",
                         core::say("{n:One position|{n} positions} from your last matches",
                                   {{"n", open}}),
                         go_to(services_, "puzzle=own"))
                .look.main = true;
        }
        page.buttons(As::even);
        page.command("puzzles", "Puzzles: find the best action", go_to(services_, "puzzles"))
            .look.word = "Puzzles";
        page.command("record", "Your record", go_to(services_, "record"));
        page.buttons(As::even);
        for (const Card& card : cards_) {
            const core::GameInfo& info = *card.game->info;
            const std::string_view title = tables::short_title(info.title);
            page.command("daily:" + std::string(info.id), daily_label(info, card.today),
                         go_to_any(services_, "daily="))
                .look = {.word = title,
                         .on = card.today <= store::DailyResult::begun,
                         .note = daily_note(card.today)};
        }
    });
}

/// Adds the picture of a game, what it is, its variants, and the ways to begin it.
void LobbyScene::add_card(Page& page, const Card& card) {
    const core::GameInfo& info = *card.game->info;
    const std::string id = info.id;
    const std::string title = info.title;
    page.figure([&] {
        add_picture(page, *card.game, kPicture);
        page.heading(tables::short_title(info.title), Voice::name);
        page.text(info.pitch);
    });
    page.text(facts_of(info, card.variant, card.beaten), Voice::caption);
    if (!info.variants.empty()) {
        page.choice("", "", "", As::even);
    }
    for (std::size_t i = 0; i < info.variants.size(); ++i) {
        page.option("variant:" + id + "=" + std::to_string(i),
                    title + ": " + info.variants[i].title, i == card.variant)
            .look.word = info.variants[i].title;
    }
    const auto add_lesson = [&] {
        page.command("first:" + id, "First game of " + title + ", with a guide",
                     go_to_any(services_, "first="))
            .look = {.word = "First game", .main = card.fresh};
    };
    const std::string level =
        card.level == 0 ? std::string() : core::say("Level {n}", {{"n", card.level}});
    page.buttons(As::even);
    if (card.fresh) {
        add_lesson();
    }
    page.command("play:" + id, "Play " + title + (level.empty() ? "" : ", " + level),
                 go_to_any(services_, "play="))
        .look = {.word = "Play", .main = !card.fresh, .note = page.list().keep(level)};
    page.command("friend:" + id, "Play " + title + " with a friend",
                 [this](std::string_view of) { ask_friend(of); })
        .look = {.word = "With a friend", .brief = "Friend"};
    page.command("setup:" + id, "Set up " + title, go_to_any(services_, "setup=")).look.word =
        "Set up";
    if (!card.fresh && match::has_lesson(id)) {
        add_lesson();
    }
}

/// Adds the links at the foot. What every page has in its text view is only drawn.
void LobbyScene::add_links(Page& page) {
    page.buttons(As::words);
    page.command("library", "Library: every match kept on this device", go_to(services_, "library"))
        .look.word = "Library";
    page.command("laboratory", "Laboratory: thousands of games between bots",
                 go_to(services_, "lab"))
        .look.word = "Laboratory";
    page.command("rules", "Rules of the games", {}).look.word = "Rules";
    if (platform::asks_for_links()) {
        page.command("ask:table", "Join a table",
                     [] {
                         return platform::ask_text("The table’s link, as ctq host prints it:", "",
                                                   "table:");
                     })
            .look.brief = "Join";
    } else {
        page.command("ask:link", "Join a friend",
                     [] {
                         return platform::ask_link(
                             "Join", "Paste the link that your friend has sent.", "", "link:");
                     })
            .look.brief = "Join";
    }
    page.command("settings", "", [this] { open_sheet(&Sheets::settings); }).look.word = "Settings";
    page.command("about", "", [this] { open_sheet(&Sheets::about); }).look.word = "About";
    page.buttons(As::words);
    const bool shown = services_.settings.text_view;
    page.command("text-view", "",
                 [this, shown] {
                     services_.requested.emplace_back(shown ? "set:text=off" : "set:text=on");
                 })
        .look.word = shown ? "Hide the text view" : "Text view";
    Command& keys = page.command("keys", "Keys", [this] { open_sheet(&Sheets::help); });
    keys.key.cap = "?";
}

void LobbyScene::open_sheet(bool Sheets::*sheet) {
    services_.sheets.*sheet = !(services_.sheets.*sheet);
    services_.notices.change();  // an open sheet may have commands
}

/// Sets the variant that the game's card starts and its set-up begins with: "cartagena=1".
bool LobbyScene::choose_variant(std::string_view rest) {
    const std::size_t equals = std::min(rest.find('='), rest.size() - 1);
    const auto game = core::find_game(cabinet(), rest.substr(0, equals));
    const auto chosen = core::read_number(rest.substr(equals + 1));
    if (!game || !chosen || *chosen < 0 ||
        *chosen >= static_cast<std::int64_t>((*game)->info->variants.size())) {
        return false;
    }
    match::TableSetup setup = last_set_up(services_, **game);
    setup.options = match::variant_options(**game, static_cast<std::size_t>(*chosen));
    chosen_set_up(services_) = setup;
    remember(std::move(setup));
    const auto card = std::find_if(cards_.begin(), cards_.end(),
                                   [&](const Card& one) { return one.game == *game; });
    card->variant = static_cast<std::size_t>(*chosen);
    services_.notices.change();
    return true;
}

/// Follows a link. It may be anywhere in the pasted text, with other words after it. If there is no
/// link, asks again and shows the pasted text.
void LobbyScene::follow_link(std::string_view link) {
    if (const std::string route = match::link_in(link); !route.empty()) {
        services_.router.go(route);
    } else {
        constexpr const char* kNoLink =
            "This is not a link to a table or a match. A link has a # with more after it.";
        if (!platform::ask_link("Join", kNoLink, link, "link:")) {
            services_.notices.tell(kNoLink);
        }
    }
}

}  // namespace ctq::scenes
