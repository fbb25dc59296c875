#include "shell/scenes/online/table.hpp"

#include "engine/core/text.hpp"
#include "shell/scenes/text_view.hpp"
#include "shell/scenes/ways_to_rules.hpp"

namespace ctq::app {

std::unique_ptr<Scene> make_network_table(Services& services, std::unique_ptr<Traffic> traffic) {
    return std::make_unique<NetworkTableScene>(services, std::move(traffic));
}

NetworkTableScene::NetworkTableScene(Services& services, std::unique_ptr<Traffic> traffic)
    : TableScene(services, Session(remote_match(traffic->network.table), services.now),
                 traffic->network.id),
      traffic_(std::move(traffic)) {
    traffic_->show_in(this);
    traffic_->hear();
}

bool NetworkTableScene::follow_table() {
    session_.follow(services_.now);
    refresh();
    think();
    return session_.your_turn();
}

double NetworkTableScene::wake(double /*now*/) const {
    const double own = wake_alone();
    const double due = traffic_->due();
    return own == 0 || due < own ? std::max(kAtOnce, due) : own;
}

std::string NetworkTableScene::seat_title(int seat) const {
    return session_.name(seat) + (is_away(traffic_->network, seat) ? " (away)" : "");
}

/// What the table asks goes before what was missed.
std::optional<TableNote> NetworkTableScene::note() const {
    auto asked = network_note(traffic_->network);
    if (asked) {
        return asked;
    }
    return session_.failed() ? failure_note() : recap_note();
}

bool NetworkTableScene::can_invite() const {
    return traffic_->network.sharing && traffic_->table().hosting() &&
           still_played(traffic_->network);
}

const char* NetworkTableScene::end_label() const {
    return traffic_->table().hosting() ? "End the match" : "Leave the table";
}

void NetworkTableScene::describe(TextView& page) const {
    TableScene::describe(page);
    if (traffic_->network.yours) {
        page.call("Your turn");
    }
}

void NetworkTableScene::commands(Commands& list) {
    add_note(list);
    add_actions(list);
    add_looking(list);
    add_auto_answers(list);
    add_match(list);
    add_inputs(list);
    traffic_->add_inputs(list);
    for (const char* id :
         {"net:keep", "net:stop", "net:allow", "net:refuse", "net:resync", "net:return"}) {
        list.add_key(id, {}, [this](std::string_view what) { return do_at_table(what); });
    }
    list.family("net:bot:", [this](std::string_view seat) {
        const auto number = core::read_number(seat);
        const bool may = number && traffic_->table().hosting();
        if (may) {
            traffic_->done(traffic_->table().replace(static_cast<int>(*number), traffic_->time()));
        }
        return may;
    });
}

void NetworkTableScene::add_match(Commands& list) {
    const bool finished = traffic_->table().finished();
    list.group("Match");
    Command& undo = list.add("undo", "Ask to take back", [this] { ask_takeback(); });
    undo.enabled = can_undo();
    undo.key = {ui::Key::character, U'u', "U", "ask to take back"};
    list.add("end", end_label(), [this] { leave_or_ask(); }).enabled =
        !over() && !traffic_->network.ending;
    if (can_invite()) {
        list.add("link-copy", "Invite spectators", {});
    }
    Command& review = list.add("review", "Review",
                               [this] { services_.router.go("review=" + traffic_->network.id); });
    review.enabled = can_review();
    review.key = {ui::Key::character, U'v', "V", "review"};
    if (finished) {
        list.add_key("sandbox", {},
                     [this] { services_.router.go("sandbox=" + traffic_->network.id); });
    }
    Command& share = add_share(list, [this] { open_share(); });
    share.enabled = share.enabled && finished;
    if (over()) {
        add_pictures(list);
    }
    add_way_to_rules(list, session_.game());
    list.add("back", "Back", [this] { leave_by(true); });
    list.add("lobby", "To the lobby", [this] { leave_by(false); });
}

void NetworkTableScene::play_again() {
    const TableSetup& setup = chosen_set_up(services_);
    services_.router.go(traffic_->table().hosting() ? "invite=" + setup_text(setup)
                                                    : "setup=" + std::string(setup.game->info->id));
}

void NetworkTableScene::leave_by(bool back) {
    if (traffic_->table().finished()) {
        forget_table(traffic_->network.id);
    }
    if (back) {
        services_.router.back();
    } else {
        services_.router.go("");
    }
}

void NetworkTableScene::ask_takeback() {
    if (reject()) {
        return;
    }
    const core::Failure refused = session_.undo(services_.now);
    if (!refused) {
        services_.notices.tell("The others are asked whether they let you take back.");
    }
    traffic_->done(refused);
}

/// A guest leaves; the host is asked first, as it ends for all.
void NetworkTableScene::leave_or_ask() {
    if (traffic_->table().hosting()) {
        ask_to_end(true);
    } else {
        traffic_->leave();
    }
}

void NetworkTableScene::ask_to_end(bool asked) {
    traffic_->network.ending = asked;
    changed();
}

/// What the note's buttons ask for.
bool NetworkTableScene::do_at_table(std::string_view what) {
    RemoteTable& table = traffic_->table();
    const net::Time time = traffic_->time();
    if (what == "keep") {
        ask_to_end(false);
    } else if (what == "stop" && table.hosting()) {
        traffic_->network.ending = false;
        traffic_->done(table.stop(time));
    } else if (what == "allow" || what == "refuse") {
        traffic_->done(table.answer_takeback(what == "allow", time));
    } else if (what == "resync") {
        table.resync(time);
        traffic_->done({});
    } else if (what == "return" && !table.hosting()) {
        traffic_->done(table.come_back(time));
    } else {
        return false;
    }
    return true;
}

}  // namespace ctq::app
