#include "shell/scenes/online/agreement.hpp"

#include "engine/core/text.hpp"
#include "shell/scenes/board/pictures.hpp"
#include "shell/scenes/ways_to_rules.hpp"

namespace ctq::app {

void Agreement::commands(Commands& list) {
    const RemoteTable& remote = traffic_.table();
    const bool hosting = remote.hosting();
    const bool finished = remote.finished();
    list.group("Match");
    Command& undo = list.add("undo", "Ask to take back", [this] { ask_takeback(); });
    undo.enabled = table_.can_undo();
    undo.key = letter_key(U'u', "U", "ask to take back");
    list.add("end", hosting ? "End the match" : "Leave the table", [this] { leave_or_ask(); })
        .enabled = !table_.over() && !traffic_.network.ending;
    if (traffic_.network.sharing && hosting && still_played(traffic_.network)) {
        list.add("link-copy", "Invite spectators", {});
    }
    Command& review = list.add(
        "review", "Review", [this] { table_.services.router.go("review=" + traffic_.network.id); });
    review.enabled = finished;
    review.key = letter_key(U'v', "V", "review");
    if (finished) {
        list.add_key("sandbox", {},
                     [this] { table_.services.router.go("sandbox=" + traffic_.network.id); });
    }
    Command& share = add_share(list, table_.services, [this] { this->share(); });
    share.enabled = share.enabled && finished;
    if (table_.over()) {
        add_pictures(list, table_.board, nullptr);
    }
    add_way_to_rules(list, table_.session.game());
    list.add("back", "Back", [this] { leave_by(true); });
    list.add("lobby", "To the lobby", [this] { leave_by(false); });
    traffic_.add_inputs(list);
    add_answers(list);
}

void Agreement::add_answers(Commands& list) {
    for (const char* id :
         {"net:keep", "net:stop", "net:allow", "net:refuse", "net:resync", "net:return"}) {
        list.add_key(id, {}, [this](std::string_view what) { return answer(what); });
    }
    list.family("net:bot:", [this](std::string_view seat) {
        const auto number = core::read_number(seat);
        const bool may = number && traffic_.table().hosting();
        if (may) {
            traffic_.done(traffic_.table().replace(static_cast<int>(*number), traffic_.time()));
        }
        return may;
    });
}

void Agreement::share() {
    std::optional<Sharing>& sharing = table_.services.sheets.sharing;
    sharing = share_match(traffic_.network.table->for_library());
    sharing->pictures = table_.over();
    table_.board.changed();
}

void Agreement::leave_by(bool back) {
    if (traffic_.table().finished()) {
        forget_table(traffic_.network.id);
    }
    if (back) {
        table_.services.router.back();
    } else {
        table_.services.router.go("");
    }
}

void Agreement::ask_takeback() {
    if (table_.reject()) {
        return;
    }
    const core::Failure refused = table_.session.undo(table_.services.now);
    if (!refused) {
        table_.board.tell("The others are asked whether they let you take back.");
    }
    traffic_.done(refused);
}

/// A guest leaves; the host is asked first, as it ends for all.
void Agreement::leave_or_ask() {
    if (traffic_.table().hosting()) {
        ask_to_end(true);
    } else {
        traffic_.leave();
    }
}

void Agreement::ask_to_end(bool asked) {
    traffic_.network.ending = asked;
    table_.board.changed();
}

/// What the note's buttons ask for.
bool Agreement::answer(std::string_view what) {
    RemoteTable& remote = traffic_.table();
    const net::Time time = traffic_.time();
    if (what == "keep") {
        ask_to_end(false);
    } else if (what == "stop" && remote.hosting()) {
        traffic_.network.ending = false;
        traffic_.done(remote.stop(time));
    } else if (what == "allow" || what == "refuse") {
        traffic_.done(remote.answer_takeback(what == "allow", time));
    } else if (what == "resync") {
        remote.resync(time);
        traffic_.done({});
    } else if (what == "return" && !remote.hosting()) {
        traffic_.done(remote.come_back(time));
    } else {
        return false;
    }
    return true;
}

}  // namespace ctq::app
