#include "shell/scenes/table/exits.hpp"

#include "engine/core/say.hpp"
#include "shell/match/daily.hpp"
#include "shell/match/ending.hpp"
#include "shell/match/letter.hpp"
#include "shell/scenes/board/pictures.hpp"
#include "shell/scenes/links_to_rules.hpp"
#include "shell/scenes/page/page.hpp"
#include "shell/scenes/sharing.hpp"

namespace ctq::scenes {

void Exits::commands(Commands& list) {
    const bool over = table_.over();
    Page(list).heading("Match");
    Command& end =
        list.add("end", table_.session.players().humans() == 1 ? "Resign" : "End the match",
                 [this] { this->end(); });
    end.enabled = !over;
    end.look = {.icon = ui::Symbol::anchor, .menu = over ? "" : "result", .rank = 70};
    if (asks_) {
        list.add_key("end-yes", {}, [this] { this->end(); });
        list.add_key("end-no", {}, [this] {
            asks_ = false;
            table_.board.changed();
        });
    }
    add_review(list, [this] { table_.services.router.go("review=" + table_.id); });
    add_sandbox(list, "Sandbox: try anything on a copy", [this] {
        table_.services.router.go("sandbox=" + table_.id + "@" +
                                  std::to_string(table_.session.match().cursor()));
    });
    add_share(list, table_.services, [this] { share(); });
    if (over) {
        add_pictures(list, table_.board, nullptr);
    }
    add_link_to_rules(list, table_.session.game(), [this] {
        const core::Setup& setup = table_.session.match().setup();
        table_.services.router.go(rules_route(*setup.game, setup.options));
    });
    list.add("back", "Back", [this] { table_.services.router.back(); });
    add_lobby(list, [this] { table_.services.router.go(""); });
}

Command& add_sandbox(Commands& list, std::string_view label, Callback run) {
    Command& sandbox = list.add("sandbox", label, run);
    sandbox.look = {.word = "Sandbox", .icon = ui::Symbol::tent, .menu = "sandbox", .rank = 20};
    return sandbox;
}

Command& add_review(Commands& list, Callback run) {
    Command& review = list.add("review", "Review", run);
    review.key = letter_key(U'v', "V", "review");
    review.look = {.icon = ui::Symbol::eye, .places = kAtEnd, .menu = "review", .rank = 10};
    return review;
}

void add_lobby(Commands& list, Callback run) {
    list.add("lobby", "To the lobby", run).look = {
        .brief = "Lobby", .icon = ui::Symbol::back, .places = kAtEnd, .menu = "lobby", .rank = 90};
}

/// Ends the match. A daily match, for which there is one try, is ended only by the second request.
void Exits::end() {
    if (match::is_daily(table_.session.match()) && !asks_) {
        asks_ = true;
        table_.board.changed();
        return;
    }
    match::stop_match(table_.session, table_.services.now);
    table_.save(true);
    table_.on_changed();
}

void Exits::share() {
    std::optional<Sharing>& sharing = table_.services.sheets.sharing;
    sharing = share_match(table_.session.match());
    sharing->pictures = table_.over();
    table_.board.changed();
}

/// Returns a note that asks whether to resign or, if the match is played by sending links, asks the
/// person to send it on.
std::optional<TableNote> Exits::note() const {
    const match::Session& session = table_.session;
    if (asks_) {
        return TableNote{"Resign? There is one try at this match.",
                         {{"end-no", "Play on"}, {"end-yes", "Resign"}},
                         true};
    }
    if (!match::must_send(session)) {
        return std::nullopt;
    }
    return TableNote{core::say("It is {who}’s turn, elsewhere. The link contains the whole match; "
                               "{who}’s page makes the draws.",
                               {{"who", session.players().name(session.turn().seat)}}),
                     {{"share", "Send the match on"}}};
}

}  // namespace ctq::scenes
