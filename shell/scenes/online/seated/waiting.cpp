// The page of a table that waits for its players: what its buttons say and do.
#include <utility>

#include "engine/core/say.hpp"
#include "shell/scenes/online/scene.hpp"
#include "shell/scenes/online/seated/steps.hpp"
#include "shell/ui/seats.hpp"

namespace ctq::scenes {

void NetworkScene::add_waiting(Page& page) {
    const online::RemoteTable& table = *network().table;
    add_steps(page);
    add_seats(page);
    page.buttons(As::stack);
    if (!table.closed().empty()) {
        page.command("leave-table", "To the lobby").look.main = true;
        return;
    }
    if (table.hosting()) {
        add_hosting(page);
    } else {
        add_link(page);
    }
    add_arrangements(page);
    page.command("leave-table", table.hosting() ? "Close the table" : "Leave the table");
}

/// Adds what the host can do.
void NetworkScene::add_hosting(Page& page) {
    const online::RemoteTable& table = *network().table;
    if (empty_seats(table) == 0) {
        page.command("begin", "Start now",
                     [this] { traffic_->done(traffic_->table().host()->begin(traffic_->time())); })
            .look.main = true;
    }
    add_link(page);
    if (steps_of(network()).empty()) {
        page.command("paste", "Paste an answer");
    }
    if (network().unreached && setup_by_link(network())) {
        page.command("by-link", "Play by link instead", [this] { return play_by_link(); });
    }
    const std::vector<online::RemoteSeat> seats = online::remote_seats(table);
    for (int seat = 1; seat <= static_cast<int>(seats.size()); ++seat) {
        if (seats[static_cast<std::size_t>(seat - 1)].kind == online::RemoteSeat::Kind::empty) {
            page.command(
                "fill:" + std::to_string(seat),
                core::say("Let a bot play {color}", {{"color", ui::seat_look(seat).color_name}}),
                [this, seat] {
                    traffic_->done(traffic_->table().host()->take_over(seat, traffic_->time()));
                });
        }
    }
    add_stun(page);
}

/// Adds the buttons of the link, unless they belong to a step.
void NetworkScene::add_link(Page& page) {
    if (steps_of(network()).empty()) {
        for (const NoteButton& one : link_buttons(network())) {
            page.command(one.id, one.label);
        }
    }
}

/// Adds the steps to the connection, each with its buttons. The first button of the present step is
/// the main one.
void NetworkScene::add_steps(Page& page) {
    for (const JoinStep& step : steps_of(network())) {
        page.step(step.words, step.progress);
        page.buttons(As::stack);
        bool first = step.progress == scenes::Progress::present;
        for (const NoteButton& one : step.buttons) {
            Look& look = page.command(one.id, one.label).look;
            look.main = std::exchange(first, false);
            look.brief = one.id == "link-seen" ? "Scanned" : "";
        }
    }
}

void NetworkScene::add_seats(Page& page) {
    const std::vector<online::RemoteSeat> seats = online::remote_seats(*network().table);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const int seat = static_cast<int>(i) + 1;
        page.seat(seat, seat_line(seat, seats[i]),
                  seats[i].kind == online::RemoteSeat::Kind::empty || seats[i].away);
    }
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

}  // namespace ctq::scenes
