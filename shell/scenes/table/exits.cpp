#include "shell/scenes/table/exits.hpp"

#include "engine/core/say.hpp"
#include "shell/scenes/board/pictures.hpp"
#include "shell/scenes/sharing.hpp"
#include "shell/scenes/ways_to_rules.hpp"

namespace ctq::app {

void Exits::commands(Commands& list) {
    const bool over = table_.over();
    list.group("Match");
    list.add("end", table_.session.humans() == 1 ? "Resign" : "End the match", [this] { end(); })
        .enabled = !over;
    list.add("review", "Review", [this] { table_.services.router.go("review=" + table_.id); }).key =
        letter_key(U'v', "V", "review");
    list.add("sandbox", "Sandbox: try anything on a copy", [this] {
        table_.services.router.go("sandbox=" + table_.id + "@" +
                                  std::to_string(table_.session.match().cursor()));
    });
    add_share(list, table_.services, [this] { share(); });
    if (over) {
        add_pictures(list, table_.board, nullptr);
    }
    add_way_to_rules(list, table_.session.game());
    list.add("back", "Back", [this] { table_.services.router.back(); });
    list.add("lobby", "To the lobby", [this] { table_.services.router.go(""); });
}

void Exits::end() {
    table_.session.end(table_.services.now);
    table_.save(true);
    table_.went_on();
}

void Exits::share() {
    std::optional<Sharing>& sharing = table_.services.sheets.sharing;
    sharing = share_match(table_.session.match());
    sharing->pictures = table_.over();
    table_.board.changed();
}

/// A match that is sent on by link asks for that.
std::optional<TableNote> Exits::note() const {
    const Session& session = table_.session;
    if (!session.to_send()) {
        return std::nullopt;
    }
    return TableNote{core::say("It is {who}’s turn, elsewhere. The link holds the whole match; the "
                               "page of whoever moves makes the draws.",
                               {{"who", session.name(session.turn().seat)}}),
                     {{"share", "Send the match on", "The table"}}};
}

}  // namespace ctq::app
