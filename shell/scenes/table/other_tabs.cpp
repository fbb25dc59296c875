#include "shell/scenes/table/other_tabs.hpp"

#include <utility>

#include "engine/core/text.hpp"
#include "shell/match/open_session.hpp"
#include "shell/platform/platform.hpp"

namespace ctq::scenes {

OtherTabs::OtherTabs(Table& table) : TablePart(table) {
    platform::hold("match:" + table.id);
}

OtherTabs::~OtherTabs() {
    platform::hold("");
}

void OtherTabs::commands(Commands& list) {
    list.family("elsewhere:match:", [this](std::string_view id) { return opened_elsewhere(id); });
    list.family("freed:match:", [this](std::string_view id) { return freed(id); });
    list.family("held:match:", [this](std::string_view id) { return id == table_.id; });
    list.add_key("saves-changed", {}, [this] { saves_changed(); });
}

bool OtherTabs::opened_elsewhere(std::string_view id) {
    if (id == table_.id) {
        table_.copies = true;
        elsewhere_ = id;
        table_.board.tell(
            "This match is open in another tab. What you play here is saved as a copy.");
    }
    return id == table_.id;
}

/// Loads the match as the other tab left it, unless the person has already gone on with a copy
/// here.
bool OtherTabs::freed(std::string_view id) {
    if (id != table_.id || id != elsewhere_ || !table_.copies) {
        return id == table_.id;
    }
    Services& services = table_.services;
    auto opened = services.saves.open(table_.id);
    auto session = opened ? match::resume_session(std::move(opened->match), services.now)
                          : core::Result<match::Session>(opened.problem());
    if (!session) {
        table_.board.tell(core::capitalized(session.problem().text()));
        return true;
    }
    table_.copies = false;
    table_.board.show(std::move(*session));
    table_.sit_down();
    table_.board.tell("The other tab is closed: the match goes on here.");
    return true;
}

/// Saves the match again if its record is stored but its index entry is missing. That happens if
/// two tabs write the index at the same time. A match that another tab deleted has no record, so it
/// stays deleted.
void OtherTabs::saves_changed() {
    store::Saves& saves = table_.services.saves;
    saves.refresh();
    if (!table_.copies && saves.find(table_.id) == nullptr && saves.record(table_.id)) {
        table_.save(true);
    }
    table_.board.changed();
}

}  // namespace ctq::scenes
