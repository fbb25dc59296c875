// The commands for opening, joining and starting a table over the network.
#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/net/name.hpp"
#include "shell/online/clock.hpp"
#include "shell/platform/platform.hpp"
#include "shell/platform/transport.hpp"
#include "shell/scenes/online/scene.hpp"
#include "shell/ui/letters.hpp"
#include "shell/ui/seats.hpp"

namespace ctq::scenes {
namespace {

net::Randomness fresh() {
    net::Randomness random;
    platform::fill_randomly(random.entropy);
    platform::fill_randomly(random.id);
    return random;
}

/// Returns what the server is asked for, see `server::ServedTables::open_for`.
std::string table_request(const match::TableSetup& setup) {
    std::vector<std::string> seats = setup.seats;
    std::replace(seats.begin(), seats.end(), std::string(match::kHuman),
                 std::string(match::kGuest));
    return std::string(setup.game->info->id) + "\n" +
           core::options_text(setup.game->info->options, setup.options) + "\n" +
           core::joined(seats, ",");
}

}  // namespace

void NetworkScene::commands(Commands& list) {
    list.group("Table");
    switch (network().stage) {
        case Network::Stage::opening:
            add_opening(list);
            break;
        case Network::Stage::joining:
            add_joining(list);
            break;
        case Network::Stage::answering:
            list.add("back", "To the lobby", [this] { back(); }).key = kLeave;
            break;
        case Network::Stage::elsewhere:
            list.add("take-over", "Take it over here", [this] { take_over(); });
            list.add("back", "To the lobby", [this] { services_.router.go(""); }).key = kLeave;
            break;
        case Network::Stage::waiting:
            add_waiting(list);
            traffic_->add_inputs(list);
            break;
    }
}

void NetworkScene::add_opening(Commands& list) {
    list.add("open-table", "Open the table", [this] { return ask_to_open(); });
    list.family("open-table-as:", [this](std::string_view name) {
        take_name(name);
        if (!network().name.empty()) {
            open_table();
        }
    });
    list.family("served-table:", [this](std::string_view reply) { join_served(reply); });
    add_name(list);
    if (!network().served) {
        add_stun(list);
    }
    list.add("back", "Back", [this] { back(); }).key = kLeave;
}

void NetworkScene::add_joining(Commands& list) {
    if (network().before) {
        list.add("return", "Return to my seat", [this] { come_back(); });
    }
    if (!network().begun) {
        list.add("join", "Join", [this] {
            return network().name.empty() ? ask_name("join-as:") : (join(false), true);
        });
    }
    list.family("join-as:", [this](std::string_view name) {
        take_name(name);
        if (!network().name.empty()) {
            join(false);
        }
    });
    add_name(list);
    list.add("look-on", "Watch", [this] { join(true); });
    if (!at_server(network())) {
        add_stun(list);
    }
    list.add("back", "Not now", [this] { back(); }).key = kLeave;
}

void NetworkScene::add_name(Commands& list) {
    const std::string& name = network().name;
    list.add(
        "ask:name",
        core::say("Your name: {none:none yet|{name}}", {{"none", name.empty()}, {"name", name}}),
        [this] { return ask_name("name:"); });
    list.family("name:", [this](std::string_view words) { take_name(words); });
}

/// Appends the switch for playing with friends elsewhere: over the internet, a STUN server must be
/// asked for the devices' addresses.
void NetworkScene::add_stun(Commands& list) {
    if (platform::can_open_tables()) {
        const bool on = services_.settings.stun;
        list.add(on ? "set:stun=off" : "set:stun=on",
                 on ? "Your friend: somewhere else" : "Your friend: in this network", {});
    }
}

void NetworkScene::add_waiting(Commands& list) {
    const online::RemoteTable& table = *network().table;
    const auto add_link = [&] {
        for (const NoteButton& one : link_buttons(network())) {
            list.add(one.id, one.label, {});
        }
    };
    const auto add_back = [&](const char* label) {
        list.add("back", label, [this] { back(); }).key = kLeave;
    };
    if (!table.closed().empty()) {
        list.add("leave-table", "To the lobby", {});
        add_back("Back");
        return;
    }
    if (!table.hosting()) {
        add_link();
        list.add("leave-table", "Leave the table", {});
        add_back("To the lobby; your seat is kept");
        return;
    }
    if (empty_seats(table) == 0) {
        list.add("begin", "Start now",
                 [this] { traffic_->done(traffic_->table().host()->begin(traffic_->time())); });
    }
    add_link();
    list.add("paste", "Paste an answer", {});
    if (network().unreached && setup_by_link(network())) {
        list.add("by-link", "Play by link instead", [this] { return play_by_link(); });
    }
    add_seats(list);
    list.add("clock",
             core::say("Clock: {rule}", {{"rule", online::clock_words(online::clock_of(table))}}),
             [this] { traffic_->done(online::change_clock(traffic_->table(), traffic_->time())); });
    add_stun(list);
    list.add("leave-table", "Close the table", {});
    add_back("To the lobby; the table is kept");
}

/// Appends, for each seat that waits for a guest, a command that lets a bot play it.
void NetworkScene::add_seats(Commands& list) {
    const std::vector<online::RemoteSeat> seats = online::remote_seats(*network().table);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (seats[i].kind == online::RemoteSeat::Kind::empty) {
            const int seat = static_cast<int>(i) + 1;
            list.add(
                "fill:" + std::to_string(seat),
                core::say("Let a bot play {color}", {{"color", ui::seat_look(seat).color_name}}),
                [this, seat] {
                    traffic_->done(traffic_->table().host()->take_over(seat, traffic_->time()));
                });
        }
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
        platform::ask_server(table_request(network().setup), "served-table:");
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

/// Leaves the table and opens the same match as one that is played by sending links.
bool NetworkScene::play_by_link() {
    const auto by_link = setup_by_link(network());
    if (by_link) {
        traffic_->leave();
        services_.router.go("new=" + match::setup_text(*by_link));
    }
    return by_link.has_value();
}

void NetworkScene::back() {
    if (!network().table) {
        services_.router.back();
    } else if (!network().table->closed().empty()) {
        traffic_->leave();  // no seat to save
    } else {
        services_.router.go("");
    }
}

}  // namespace ctq::scenes
