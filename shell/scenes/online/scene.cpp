// What the commands of tables over the network do.
#include "engine/core/text.hpp"
#include "engine/net/name.hpp"
#include "shell/platform/platform.hpp"
#include "shell/platform/transport.hpp"
#include "shell/scenes/online/drawing.hpp"
#include "shell/ui/letters.hpp"

namespace ctq::app {
namespace {

net::Randomness fresh() {
    net::Randomness random;
    platform::fill_randomly(random.entropy);
    platform::fill_randomly(random.id);
    return random;
}

bool ask_name(std::string_view name, std::string_view command) {
    return platform::ask_text("Your name, as the others see it:", name, command);
}

}  // namespace

bool App::run_network(std::string_view command, double now) {
    if (command == "ask:name") {
        return ask_name(network_.name, "name:");
    }
    if (const auto name = core::after_prefix(command, "name:")) {
        network_.name = net::clean_name(*name);
        platform::store(kNameKey, network_.name);
        tell(std::string(ui::about_letters(network_.name)));
        return true;
    }
    for (const char* next : {"open-table", "join"}) {
        const std::string named = std::string(next) + "-as:";
        if (command == next && network_.name.empty()) {
            return ask_name("", named);
        }
        if (const auto name = core::after_prefix(command, named)) {
            run_network("name:" + std::string(*name), now);
            return network_.name.empty() || run_network(next, now);
        }
    }
    if (command == "back") {
        if (network_.table && !network_.table->closed().empty()) {
            return run_waiting("leave-table", now);  // there is no seat to be kept
        }
        network_.table ? go("", now) : go_back(now);
        return true;
    }
    if (command == "open-table" && network_.stage == Network::Stage::opening) {
        auto table =
            RemoteTable::open(make_setup(setup_, 0), network_.name, fresh(), milliseconds(now));
        if (!table) {
            tell(table.problem().text());
            return true;
        }
        network_.table = std::make_shared<RemoteTable>(std::move(*table));
        connect(now);
        send_out(now);
        return true;
    }
    if ((command == "join" || command == "look-on") && network_.stage == Network::Stage::joining) {
        network_.table = std::make_shared<RemoteTable>(
            RemoteTable::join(*network_.invitation, network_.name, command == "look-on", fresh()));
        connect(now);
        return true;
    }
    if (command == "return" && network_.before) {
        auto table =
            RemoteTable::restore(kept_table(network_.before->id).value_or(""), milliseconds(now));
        if (!table) {
            tell(table.problem().text());
            return true;
        }
        table->come_by(network_.invitation->way);
        network_.table = std::make_shared<RemoteTable>(std::move(*table));
        network_.id = network_.before->id;
        route_ = std::string(kTableRoute) + network_.id;
        platform::set_route(route_, true);
        connect(now);
        return true;
    }
    return network_.table && run_waiting(command, now);
}

/// The guest's answer is on its way: from now on the host is tried.
void App::answered() {
    network_.answered = true;
    platform::answer_sent();
    changed();
}

bool App::run_waiting(std::string_view command, double now) {
    RemoteTable& table = *network_.table;
    const net::Time time = milliseconds(now);
    if (command == "leave-table") {
        table.leave(time);
        send_out(now);
        forget_table(network_.id);
        go("", now);
        return true;
    }
    if (command == "link-copy" && network_.sharing) {
        platform::copy_link(network_.sharing->route);
        tell(table.hosting() ? "The invitation is copied." : "The answer is copied.");
        answered();
        return true;
    }
    if (command == "link-seen" && network_.sharing && !table.hosting()) {
        answered();
        return true;
    }
    if (command == "link-send" && network_.sharing && platform::can_send()) {
        platform::send_link(table.game().info->title, network_.sharing->route);
        answered();
        return true;
    }
    if (command == "ready" || command == "not-ready") {
        if (!table.hosting()) {
            const core::Failure refused = table.be_ready(command == "ready", time);
            send_out(now);
            refused ? tell(refused->text()) : changed();
        }
        return true;
    }
    if (!table.hosting()) {
        return false;
    }
    if (command == "paste") {
        return platform::ask_link("Connect", "Paste the answer that your guest has sent.",
                                  "answer:");
    }
    if (const auto text = core::after_prefix(command, "answer:")) {
        if (const auto answer = read_answer(*text)) {
            platform::accept_answer(*answer);
        } else {
            tell("This answer is damaged: was all of the link copied?");
        }
        return true;
    }
    if (command == "by-link") {
        const auto by_link = choices_by_link(network_);
        if (by_link) {
            table.leave(time);
            send_out(now);
            forget_table(network_.id);
            go("new=" + setup_text(*by_link), now);
        }
        return by_link.has_value();
    }
    core::Failure refused;
    if (command == "begin") {
        refused = table.begin(time);
    } else if (const auto seat = core::after_prefix(command, "fill:")) {
        refused = table.replace((*seat)[0] - '0', time);
    } else {
        return false;
    }
    send_out(now);
    hear_table(now);
    if (refused) {
        tell(refused->text());
    }
    return true;
}

/// What the commands of a table do whose match goes on elsewhere, too.
bool App::run_network_table(std::string_view command, double now) {
    RemoteTable& table = *network_.table;
    const net::Time time = milliseconds(now);
    const bool over = session_->turn().kind == core::Turn::Kind::over;
    core::Failure refused;
    if (command == "back" || command == "lobby") {
        if (table.finished()) {
            forget_table(network_.id);
        }
        command == "back" ? go_back(now) : go("", now);
        return true;
    }
    if (command == "end" && !table.hosting() && !over) {
        return run_waiting("leave-table", now);
    }
    if ((command == "end" && !over) || command == "net:keep") {  // asked first: it ends for all
        network_.ending = command == "end";
        changed();
        return true;
    }
    if (command == "again" || command == "change") {
        if (over) {
            const bool anew = command == "again" && table.hosting();
            go((anew ? "invite=" + setup_text(setup_)
                     : "setup=" + std::string(setup_.game->info->id)),
               now);
        }
        return over;
    }
    if (command == "review" || command == "sandbox") {
        if (table.finished()) {
            const std::string id = network_.id;
            go(std::string(command) + "=" + id, now);
        } else {
            tell("This can be done once the match is over.");
        }
        return true;
    }
    if (command == "curtain" && session_->curtain() != 0) {
        session_->lift_curtain();
        refresh();
        return true;
    }
    if (command == "undo") {
        refused = table.ask_takeback(time);
        if (!refused) {
            tell("The others are asked whether they let you take back.");
        }
    } else if (command == "net:allow" || command == "net:refuse") {
        refused = table.answer_takeback(command == "net:allow", time);
    } else if (command == "net:resync") {
        table.resync(time);
    } else if (command == "net:return" && !table.hosting()) {
        refused = table.come_back(time);
    } else if (!table.hosting()) {
        return run_waiting(command, now);
    } else if (const auto seat = core::after_prefix(command, "net:bot:")) {
        refused = table.replace((*seat)[0] - '0', time);
    } else if (command == "net:stop") {
        network_.ending = false;
        refused = table.stop(time);
    } else {
        return run_waiting(command, now);
    }
    send_out(now);
    hear_table(now);
    if (refused) {
        tell(refused->text());
    }
    return true;
}

/// The match at the table, as it may be shared and kept.
core::Match App::open_match() const {
    return network_.table ? network_.table->for_library() : session_->match();
}

}  // namespace ctq::app
