// Opening, joining and starting a table over the network: the page, and what its buttons do.
#include <algorithm>
#include <utility>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/net/name.hpp"
#include "shell/platform/platform.hpp"
#include "shell/platform/transport.hpp"
#include "shell/scenes/online/scene.hpp"
#include "shell/scenes/sheets.hpp"
#include "shell/ui/letters.hpp"

namespace ctq::scenes {
namespace {

net::Randomness fresh() {
    net::Randomness random;
    platform::fill_randomly(random.entropy);
    platform::fill_randomly(random.id);
    return random;
}

/// Returns what the server is asked for, see `server::ServedTables::open_for`.
std::string table_request(const match::TableSetup& setup, bool listed) {
    std::vector<std::string> seats = setup.seats;
    std::replace(seats.begin(), seats.end(), std::string(match::kHuman),
                 std::string(match::kGuest));
    return std::string(setup.game->info->id) + "\n" +
           core::options_text(setup.game->info->options, setup.options) + "\n" +
           core::joined(seats, ",") + (listed ? "\nlisted" : "\nprivate");
}

}  // namespace

const char* NetworkScene::back_label() const {
    switch (network().stage) {
        case Network::Stage::opening:
            return "Back";
        case Network::Stage::joining:
            return "Not now";
        case Network::Stage::answering:
        case Network::Stage::elsewhere:
            return "To the lobby";
        case Network::Stage::waiting:
            break;
    }
    const online::RemoteTable& table = *network().table;
    return !table.closed().empty() ? "Back"
           : table.hosting()       ? "To the lobby; the table is kept"
                                   : "To the lobby; your seat is kept";
}

void NetworkScene::page(Page& page) {
    constexpr float kLeastColumn = 260;
    constexpr PictureSize kPicture{.by_width = 0.75F, .least = 110, .most = 300, .elastic = true};
    page.head("back", back_label(), [this] { back(); }).key = kLeave;
    page.paper([&] {
        page.beside(
            kLeastColumn,
            [&] {
                const Network& here = network();
                // An answer does not name its game.
                const core::GameHandle* known =
                    here.invitation ? here.invitation->game : here.setup.game;
                if (here.sharing && here.sharing->code.size > 0 && here.table &&
                    here.table->closed().empty()) {
                    add_code(page, network().sharing);
                } else {
                    add_picture(page, known != nullptr ? *known : *cabinet()[0], kPicture);
                }
            },
            [&] { add_content(page); });
    });
}

void NetworkScene::add_content(Page& page) {
    page.text(status(), Voice::status);
    page.text(network_words(network(), services_.settings), Voice::muted);
    if (network().stage == Network::Stage::waiting) {
        add_waiting(page);
        traffic_->add_inputs(page.list());
        return;
    }
    page.buttons(As::stack);
    switch (network().stage) {
        case Network::Stage::opening:
            add_opening(page);
            break;
        case Network::Stage::joining:
            add_joining(page);
            break;
        case Network::Stage::elsewhere:
            page.command("take-over", "Take it over here", [this] { take_over(); }).look.main =
                true;
            break;
        default:
            break;
    }
}

void NetworkScene::add_opening(Page& page) {
    page.command("open-table", "Open the table", [this] { return ask_to_open(); }).look.main = true;
    page.list().family("open-table-as:", [this](std::string_view name) {
        take_name(name);
        if (!network().name.empty()) {
            open_table();
        }
    });
    page.list().family("served-table:", [this](std::string_view reply) { join_served(reply); });
    add_name(page);
    if (!network().served) {
        add_stun(page);
    }
}

void NetworkScene::add_joining(Page& page) {
    const bool returns = network().before.has_value();
    if (returns) {
        page.command("return", "Return to my seat", [this] { come_back(); }).look.main = true;
    }
    if (!network().begun) {
        page.command("join", "Join",
                     [this] {
                         return network().name.empty() ? ask_name("join-as:") : (join(false), true);
                     })
            .look.main = !returns;
    }
    page.list().family("join-as:", [this](std::string_view name) {
        take_name(name);
        if (!network().name.empty()) {
            join(false);
        }
    });
    add_name(page);
    page.command("look-on", "Watch", [this] { join(true); }).look.main =
        !returns && network().begun;
    if (!at_server(network())) {
        add_stun(page);
    }
}

void NetworkScene::add_name(Page& page) {
    const std::string& name = network().name;
    page.command(
        "ask:name",
        core::say("Your name: {none:none yet|{name}}", {{"none", name.empty()}, {"name", name}}),
        [this] { return ask_name("name:"); });
    page.list().family("name:", [this](std::string_view words) { take_name(words); });
}

/// Adds the switch for playing with friends elsewhere: over the internet, a STUN server must be
/// asked for the devices' addresses.
void NetworkScene::add_stun(Page& page) {
    if (platform::can_open_tables()) {
        const bool on = services_.settings.stun;
        page.command(on ? "set:stun=off" : "set:stun=on",
                     on ? "Your friend: somewhere else" : "Your friend: in this network");
    }
}

bool NetworkScene::ask_name(std::string_view command) const {
    return platform::ask_text("Your name, as the others see it:", network().name, command);
}

void NetworkScene::take_name(std::string_view name) {
    network().name = net::clean_name(name);
    platform::store(kNameKey, network().name);
    services_.notices.tell(std::string(ui::about_letters(network().name)));
}

/// Opens the table. Asks for the name first if it is not known.
bool NetworkScene::ask_to_open() {
    if (network().name.empty()) {
        return ask_name("open-table-as:");
    }
    open_table();
    return true;
}

void NetworkScene::open_table() {
    if (network().served) {
        platform::ask_server(table_request(network().setup, network().listed), "served-table:");
        return;
    }
    auto table = online::RemoteTable::open(match::make_setup(network().setup, 0), network().name,
                                           fresh(), traffic_->time());
    if (!table) {
        services_.notices.tell(table.problem().sentence);
        return;
    }
    network().table = std::make_shared<online::RemoteTable>(std::move(*table));
    traffic_->connect();
    traffic_->done({});
}

/// Sits down at the table that the server has opened. If the server opened none, says why, and
/// offers to open a table on this page.
void NetworkScene::join_served(std::string_view reply) {
    auto invitation = online::read_invitation(reply);
    if (invitation) {
        network().invitation = std::move(*invitation);
        join(false);
        return;
    }
    network().served = false;
    services_.notices.tell(core::say(
        "{why} You can open a table in your own page instead.",
        {{"why", reply.starts_with('!') ? reply.substr(1)
                                        : std::string_view("The server opened no table.")}}));
}

void NetworkScene::join(bool look_on) {
    network().table = std::make_shared<online::RemoteTable>(
        online::RemoteTable::join(*network().invitation, network().name, look_on, fresh()));
    traffic_->connect();
}

/// Returns to the saved seat at this table.
void NetworkScene::come_back() {
    auto table = online::RemoteTable::restore(store::saved_table(network().before->id).value_or(""),
                                              traffic_->time());
    if (!table) {
        services_.notices.tell(table.problem().sentence);
        return;
    }
    table->set_endpoint(network().invitation->endpoint);
    platform::take_over("net:" + network().before->id);
    network().table = std::make_shared<online::RemoteTable>(std::move(*table));
    network().id = network().before->id;
    traffic_->connect();
}

/// Takes the table over from another tab.
void NetworkScene::take_over() {
    platform::take_over("net:" + network().id);
    services_.router.replace("net=" + network().id);
}

void NetworkScene::back() {
    if (network().stage == Network::Stage::elsewhere) {
        services_.router.go("");
    } else if (!network().table) {
        services_.router.back();
    } else if (!network().table->closed().empty()) {
        traffic_->leave();  // no seat to save
    } else {
        services_.router.go("");
    }
}

}  // namespace ctq::scenes
