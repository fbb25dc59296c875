#include "shell/scenes/table/saving.hpp"

#include "shell/match/tags.hpp"
#include "shell/platform/platform.hpp"

namespace ctq::scenes {

/// If the saved match must not change, the actions of bots are saved only after a person has acted.
void Saving::save(bool own) {
    Services& services = table_.services;
    if (table_.copies && !own) {
        return;
    }
    if (table_.copies) {
        match::Session& session = table_.session;
        table_.copies = false;
        session.set_tag(match::kParentTag,
                        table_.id + "@" + std::to_string(session.match().cursor() - 1));
        table_.id = store::new_id(platform::random_seed());
        services.router.rename("table=" + table_.id);
        platform::hold("match:" + table_.id);
        table_.board.tell("This goes on as a match of its own.");
    }
    save_match(services, table_.id, table_.session.match());
}

bool not_saved(const Table& table) {
    const store::Saved* saved =
        table.session.remote() ? nullptr : table.services.saves.find(table.id);
    return saved != nullptr && !saved->stored;
}

std::string unfinished_id(const Table& table) {
    const store::Saved* saved =
        table.session.remote() ? nullptr : table.services.saves.find(table.id);
    return saved != nullptr && saved->open() && saved->stored ? table.id : std::string();
}

}  // namespace ctq::scenes
