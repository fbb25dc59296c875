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
#include "shell/scenes/server_tables/list.hpp"
#include "shell/store/beaten_levels.hpp"
#include "shell/store/saved_text.hpp"

namespace ctq::scenes {
namespace {

/// Returns a callback that opens `route`, followed by the part of the command's id after its prefix.
auto go_to_any(Services& services, const char* route) {
    return [&services, route](std::string_view rest) {
        services.router.go(std::string(route).append(rest));
    };
}

/// Returns the number of tables in a server's list that wait for players, see
/// `server::table_line`. Reads no more of it, so that the lobby needs little code.
int waiting_tables(std::string_view list) {
    constexpr std::string_view kWaits = "\tfree\t";
    int count = 0;
    for (std::size_t at = list.find(kWaits); at != list.npos; at = list.find(kWaits, at + 1)) {
        ++count;
    }
    return count;
}

}  // namespace

std::string level_words(int level, std::string_view before) {
    return level == 0 ? std::string()
                      : std::string(before) + core::say("Level {n}", {{"n", level}});
}

std::string beaten_words(int level) {
    return core::say("Beaten: Level {n}", {{"n", level}});
}

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

void LobbyScene::commands(Commands& list) {
    const auto go_to = [this](const char* route) {
        return [this, route] { services_.router.go(route); };
    };
    list.group("Continue");
    for (const store::SavedTable& table : tables_) {
        list.add("net-table:" + table.id, "Resume " + table.title + " over the network",
                 go_to_any(services_, "net="));
    }
    if (const store::Saved* saved = to_continue()) {
        list.add("resume:" + saved->id, "Resume " + store::saved_words(*saved),
                 go_to_any(services_, "table="));
    }
    if (waiting_ >= 0) {
        list.add("tables", kTablesHere, go_to("tables"));
        list.family("tables-here:", [this](std::string_view tables) {
            waiting_ = waiting_tables(tables);
            services_.notices.change();
        });
    }
    std::size_t number = 0;
    for (const core::GameHandle* game : cabinet()) {
        const core::GameInfo& info = *game->info;
        const std::string id = info.id;
        const std::string title = info.title;
        const int beaten = beaten_[number++];
        list.group(title + ". " + info.pitch +
                   (beaten > 0 ? " " + core::ended(beaten_words(beaten)) : std::string()));
        list.add("play:" + id, "Play " + title + level_words(levels_[number - 1], ", "),
                 go_to_any(services_, "play="));
        list.add("friend:" + id, "Play " + title + " with a friend",
                 [this](std::string_view of) { ask_friend(of); });
        for (std::size_t i = 0; i < info.variants.size(); ++i) {
            list.add_choice("variant:" + id + "=" + std::to_string(i),
                            title + ": " + info.variants[i].title, i == variant(*game), {});
        }
        list.add("setup:" + id, "Set up " + title, go_to_any(services_, "setup="));
        if (match::has_lesson(id)) {
            list.add("first:" + id, "First game of " + title + ", with a guide",
                     go_to_any(services_, "first="));
        }
    }
    add_today(list);
    if (friend_game_ != nullptr) {
        add_friend_places(list);
    }
    list.group("More");
    list.add("laboratory", "Laboratory: thousands of games between bots", go_to("lab"));
    if (platform::asks_for_links()) {
        list.add("ask:table", "Join a table", [] {
            return platform::ask_text("The table’s link, as ctq host prints it:", "", "table:");
        });
    } else {
        list.add("ask:link", "Join a friend", [] {
            return platform::ask_link("Join", "Paste the link that your friend has sent.", "",
                                      "link:");
        });
    }
    list.add("library", "Library: every match kept on this device", go_to("library"));
    list.add("rules", "Rules of the games", {});
    list.family("variant:", [this](std::string_view rest) { return choose_variant(rest); });
    list.family("link:", [this](std::string_view link) { follow_link(link); });
}

void LobbyScene::add_today(Commands& list) {
    list.group("Daily matches, the same for everybody, one try each. " + days_words(today_));
    for (std::size_t i = 0; i < cabinet().size(); ++i) {
        const core::GameInfo& info = *cabinet()[i]->info;
        list.add("daily:" + std::string(info.id), daily_label(info, today_.days.back()[i]),
                 go_to_any(services_, "daily="));
    }
    list.add("puzzles", "Puzzles: find the best action",
             [this] { services_.router.go("puzzles"); });
    list.add("record", "Your record", [this] { services_.router.go("record"); });
}

LobbyScene::LobbyScene(Services& services)
    : services_(services), tables_(store::saved_tables()), today_(read_today()) {
    std::erase_if(tables_, [](const store::SavedTable& table) { return table.over; });
    if (platform::games_of_server().empty()) {
        waiting_ = -1;
    } else {
        platform::ask_server("", "tables-here:");
    }
    for (const core::GameHandle* game : cabinet()) {
        const std::size_t last = match::variant_of(last_set_up(services_, *game));
        variants_.push_back(last < game->info->variants.size() ? last : 0);
        levels_.push_back(match::level_of(*game, quick_setup(services_, *game).seats));
        beaten_.push_back(store::highest_beaten(game->info->id));
        const std::string_view id = game->info->id;
        const std::vector<store::Saved>& list = services_.saves.list();
        const bool played = std::any_of(
            list.begin(), list.end(), [id](const store::Saved& saved) { return saved.game == id; });
        fresh_.push_back(match::has_lesson(id) && !played && !was_set_up(*game));
    }
}

std::size_t& LobbyScene::variant(const core::GameHandle& game) {
    const core::Catalogue games = cabinet();
    return variants_[static_cast<std::size_t>(std::find(games.begin(), games.end(), &game) -
                                              games.begin())];
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
    variant(**game) = static_cast<std::size_t>(*chosen);
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
