#include "shell/scenes/online/seated/agreement.hpp"

#include "engine/core/text.hpp"
#include "shell/online/table/clock.hpp"
#include "shell/online/table/next_match.hpp"
#include "shell/online/table/takeback.hpp"
#include "shell/scenes/board/pictures.hpp"
#include "shell/scenes/links_to_rules.hpp"
#include "shell/scenes/page/page.hpp"
#include "shell/scenes/table/exits.hpp"
#include "shell/scenes/table/taking_back.hpp"

namespace ctq::scenes {

void Agreement::commands(Commands& list) {
    const online::RemoteTable& remote = traffic_.table();
    const bool hosting = remote.hosting();
    const bool finished = remote.finished();
    Page(list).heading("Match");
    Command& undo = add_undo(list, "Ask to take back", [this] { ask_takeback(); });
    undo.enabled = table_.can_undo();
    undo.look.word = "Take back";
    Command& redo = add_redo(list, {});
    redo.enabled = false;
    redo.look.places = 0;  // nothing taken back here is ever played again
    Command& end =
        list.add("end", hosting ? "End the match" : "Leave the table", [this] { leave_or_ask(); });
    end.enabled = !table_.over() && !traffic_.network.ending;
    end.look = {.icon = ui::Symbol::anchor, .menu = table_.over() ? "" : "result", .rank = 70};
    const bool invites = traffic_.network.sharing && hosting && !finished;
    if (invites) {
        list.add("link-copy", "Invite spectators", {}).look = {
            .icon = ui::Symbol::share, .menu = "share", .rank = 30};
    }
    add_review(list, [this] {
        table_.services.router.go("review=" + traffic_.network.id);
    }).enabled = finished;
    add_sandbox(list, "", [this] {
        table_.services.router.go("sandbox=" + traffic_.network.id);
    }).enabled = finished;
    Command& share = add_share(list, table_.services, [this] { this->share(); });
    share.enabled = share.enabled && finished;
    share.look.menu = invites ? "" : share.look.menu;
    if (table_.over()) {
        add_pictures(list, table_.board, nullptr);
    }
    add_link_to_rules(list, table_.session.game(), [this] {
        const core::Setup& setup = table_.session.match().setup();
        table_.services.router.go(rules_route(*setup.game, setup.options));
    });
    list.add("back", "Back", [this] { leave_by(true); });
    add_lobby(list, [this] { leave_by(false); });
    traffic_.add_inputs(list);
    add_answers(list);
}

void Agreement::add_answers(Commands& list) {
    for (const char* id :
         {"net:keep", "net:stop", "net:allow", "net:refuse", "net:resync", "net:return",
          "net:alone", "net:leave", "net:ask-link", "net:agree", "net:decline", "net:withdraw",
          "net:resign", "net:propose-end", "net:propose-count"}) {
        list.add_key(id, {}, [this](std::string_view what) { return answer(what); });
    }
    list.family("net:bot:", [this](std::string_view seat) {
        const auto number = core::read_number(seat);
        const bool may = number && traffic_.table().hosting();
        if (may) {
            traffic_.done(
                traffic_.table().host()->take_over(static_cast<int>(*number), traffic_.time()));
        }
        return may;
    });
}

void Agreement::share() {
    std::optional<Sharing>& sharing = table_.services.sheets.sharing;
    sharing = share_match(online::match_for_library(*traffic_.network.table));
    sharing->pictures = table_.over();
    table_.board.changed();
}

void Agreement::leave_by(bool back) {
    if (traffic_.table().finished()) {
        store::forget_table(traffic_.network.id);
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
        table_.board.tell("The others are asked whether you may take back the last action.");
    }
    traffic_.done(refused);
}

/// If the person has a seat, asks first, because leaving gives the seat up. If the host leaves, the
/// match ends for everybody.
void Agreement::leave_or_ask() {
    if (traffic_.table().hosting() || traffic_.table().own_seat() != 0) {
        ask_whether_to_end(true);
    } else {
        traffic_.leave();
    }
}

void Agreement::ask_whether_to_end(bool open) {
    traffic_.network.ending = open;
    table_.board.changed();
}

/// Runs the command of a note's button.
bool Agreement::answer(std::string_view what) {
    online::RemoteTable& remote = traffic_.table();
    const net::Time time = traffic_.time();
    if (what == "keep") {
        ask_whether_to_end(false);
    } else if (what == "stop" && remote.hosting()) {
        traffic_.network.ending = false;
        traffic_.done(remote.host()->stop(time));
    } else if (what == "allow" || what == "refuse") {
        traffic_.done(online::answer_takeback(remote, what == "allow", time));
    } else if (what == "resync") {
        remote.resync(time);
        traffic_.done({});
    } else if (what == "propose-end") {
        traffic_.network.ending = false;
        traffic_.done(online::propose(remote, {net::kEndMatch, ""}, time));
    } else if (what == "propose-count") {
        traffic_.done(online::propose(remote, {net::kCountMatch, ""}, time));
    } else if (what == "agree" || what == "decline") {
        using Kind = net::Vote::Kind;
        traffic_.done(online::answer(remote, what == "agree" ? Kind::agree : Kind::decline, time));
    } else if (what == "withdraw") {
        traffic_.done(remote.host() ? remote.host()->withdraw_takeback(time)
                                    : remote.guest()->withdraw_takeback(time));
    } else if (what == "resign") {
        traffic_.network.ending = false;
        traffic_.done(remote.host() ? remote.host()->resign(online::own_person(remote), time)
                                    : remote.guest()->resign(time));
    } else if (what == "alone") {
        traffic_.play_alone();
    } else if (what == "leave") {
        ask_whether_to_end(true);
    } else if (what == "ask-link") {
        return traffic_.ask_link({});
    } else if (what == "return") {
        traffic_.done(online::come_back(remote, time));
    } else {
        return false;
    }
    return true;
}

}  // namespace ctq::scenes
