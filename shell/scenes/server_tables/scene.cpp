#include "shell/scenes/server_tables/scene.hpp"

#include "engine/core/say.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/platform/transport.hpp"
#include "shell/scenes/server_opens.hpp"

namespace ctq::scenes {
namespace {

constexpr double kRefresh = 5;  // seconds between two lists

}  // namespace

Opened open_tables(Services& services, std::string_view rest) {
    if (!rest.empty() || platform::games_of_server().empty()) {
        return core::Problem{"", "The server of this page has no tables."};
    }
    return Opened(std::make_unique<ServerTablesScene>(services));
}

ServerTablesScene::ServerTablesScene(Services& services) : PageScene(services) {
    for (const core::GameHandle* game : cabinet()) {
        if (server_opens(*game)) {
            games_.push_back(game->info);
        }
    }
}

std::string ServerTablesScene::status() const {
    return !trouble_.empty() ? trouble_
           : !known_         ? "Looking for tables…"
           : tables_.empty() ? "Nobody is at a table. Open one, and whoever comes can sit down."
                             : "Sit down where players are missing, or watch.";
}

void ServerTablesScene::page(Page& page) {
    add_back(page);
    page.text(status(), Voice::status);
    page.text("Open a table:", Voice::muted);
    page.buttons(As::grid);
    for (const core::GameInfo* game : games_) {
        page.command("open-table:" + std::string(game->id), opening_label(*game)).look.word =
            page.list().keep("Open " + std::string(game->title));
    }
    for (const ServerTable& table : tables_) {
        page.card([&] {
            page.action(table.game->info->title, table_words(table), "sit-down:" + table.invitation,
                        seat_words(table))
                .look = {.word = table.waits ? "Sit down" : "Watch", .main = table.waits};
        });
    }
    Commands& list = page.list();
    list.family("sit-down:", [this](std::string_view invitation) {
        services_.router.go("join=" + std::string(invitation));
    });
    list.family("open-table:", [this](std::string_view id) {
        const auto game = core::find_game(cabinet(), id);
        if (game) {
            match::TableSetup setup = quick_setup(services_, **game);
            setup.seats = {match::kHuman, match::kGuest};
            services_.router.go("public=" + match::setup_text(setup));
        }
        return static_cast<bool>(game);
    });
    list.family("tables:", [this](std::string_view text) { receive(text); });
}

/// Fetches the list again after some seconds.
void ServerTablesScene::tick(double now) {
    if (now >= due_) {
        due_ = now + kRefresh;
        platform::ask_server("", "tables:");
    }
}

/// Shows the server's list, or why there is none.
void ServerTablesScene::receive(std::string_view list) {
    const bool failed = list.starts_with('!');
    trouble_ = failed ? list.substr(1) : std::string_view();
    if (!failed) {
        known_ = true;
        tables_ = read_tables(list);
    }
    services_.notices.change();
}

}  // namespace ctq::scenes
