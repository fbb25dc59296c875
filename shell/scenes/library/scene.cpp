#include "shell/scenes/library/scene.hpp"

#include "engine/core/text.hpp"
#include "shell/match/exchange.hpp"
#include "shell/match/link_text.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/library/importing.hpp"
#include "shell/scenes/sharing.hpp"
#include "shell/store/saved_text.hpp"
#include "shell/store/tallies.hpp"
#include "shell/ui/letters.hpp"

namespace ctq::scenes {
namespace {

/// The command and title of each `Library::Show`.
constexpr std::pair<const char*, const char*> kShows[] = {{"show:all", "All"},
                                                          {"show:open", "Unfinished"},
                                                          {"show:over", "Finished"},
                                                          {"show:won", "Won"},
                                                          {"show:lost", "Lost"}};

constexpr std::string_view kAllGames = "all";

}  // namespace

Opened open_library(Services& services, std::string_view rest) {
    if (!rest.empty()) {
        return core::Problem{"", "This link does not work here: was the whole link copied?"};
    }
    services.saves.recover();
    return Opened(std::make_unique<LibraryScene>(services));
}

LibraryScene::LibraryScene(Services& services)
    : services_(services), visit_(services.visits.of<Visit>("library")) {
    pick_some(library_, services.saves);
}

void LibraryScene::commands(Commands& list) {
    if (const store::Saved* saved = picked(library_, services_.saves)) {
        add_match(list, *saved);
    }
    if (const store::Saved* removed = services_.saves.removed()) {
        list.group("Deleted");
        list.add("restore", "Undo: keep " + store::saved_title(*removed), [this] { restore(); });
    }
    list.group("Library");
    list.add("import", "Import a match", [] {
        return platform::ask_record(
            "Import", "Paste a record or a link, or choose a file with records.", "", "import:");
    });
    list.add("backup", "Save all in one file", [this] { save_all(); }).enabled =
        !services_.saves.list().empty();
    list.add("back", "Back", [this] { services_.router.back(); }).key = kLeave;
    add_filters(list);
    list.group("Matches");
    for (const LibraryRow& row : shown(library_, services_.saves)) {
        list.add_choice("pick:" + row.saved->id, store::saved_words(*row.saved),
                        row.saved->id == library_.picked,
                        [this](std::string_view id) { pick(id); });
    }
    list.family("import:", [this](std::string_view text) { import_text(text); });
    list.family("name:", [this](std::string_view words) { return rename(words); });
}

/// Appends the filters: by outcome, by game, by words.
void LibraryScene::add_filters(Commands& list) {
    list.add("search", "Search", [this] {
        return platform::ask_text("What to search for: a game, a name, a level, a result, a day.",
                                  library_.find, "find:");
    });
    if (!library_.find.empty()) {
        list.add("search-end", "End the search for " + core::quoted(library_.find), [this] {
            library_.find.clear();
            filter();
        });
    }
    list.group("Which matches");
    for (std::size_t i = 0; i < std::size(kShows); ++i) {
        const auto which = static_cast<Library::Show>(i);
        list.add_choice(kShows[i].first, kShows[i].second, library_.show == which,
                        [this, which](std::string_view /*word*/) {
                            library_.show = which;
                            filter();
                        });
    }
    const auto games = games_in(services_.saves);
    const auto of = [this](std::string_view game) {
        library_.game = game == kAllGames ? "" : game;
        filter();
    };
    if (games.size() > 1 || !library_.game.empty()) {
        list.group("Of which game");
        list.add_choice("of:" + std::string(kAllGames), "All", library_.game.empty(), of);
        for (const core::GameHandle* game : games) {
            const std::string_view title = game->info->title;
            list.add_choice("of:" + std::string(game->info->id),
                            std::string(title.substr(0, title.find(" – "))),
                            library_.game == game->info->id, of);
        }
    }
    list.family("find:", [this](std::string_view words) {
        library_.find = words;
        filter();
    });
}

void LibraryScene::filter() {
    rows_.offset = 0;
    sheet_open_ = false;
    pick_some(library_, services_.saves);
    services_.notices.change();
}

/// Appends the commands for the picked match.
void LibraryScene::add_match(Commands& list, const store::Saved& saved) {
    list.group(match_group(saved));
    if (saved.open()) {
        list.add("resume:" + saved.id, "Resume",
                 [this](std::string_view id) { services_.router.go("table=" + std::string(id)); });
    }
    list.add("review:" + saved.id, "Review",
             [this](std::string_view id) { services_.router.go("review=" + std::string(id)); });
    list.add("share:" + saved.id, "Share", [this](std::string_view id) { return share(id); });
    list.add("rename:" + saved.id, "Rename", [this](std::string_view id) {
        return platform::ask_text("A name for this match; empty for none.",
                                  services_.saves.find(std::string(id))->name,
                                  "name:" + std::string(id) + "=");
    });
    list.add("copy:" + saved.id, "Copy as text", [this](std::string_view id) { return copy(id); });
    list.add("export:" + saved.id, "Save as file",
             [this](std::string_view id) { return save(id); });
    list.add("delete:" + saved.id, "Delete", [this](std::string_view id) { remove(id); });
}

void LibraryScene::pick(std::string_view id) {
    library_.picked = id;
    sheet_open_ = true;
    services_.notices.change();
}

/// Opens the match with this id. Shows a message if it can't be opened.
std::optional<core::Match> LibraryScene::open(std::string_view id) const {
    auto opened = services_.saves.open(std::string(id));
    if (!opened) {
        services_.notices.tell(core::capitalized(opened.problem().text()));
        return std::nullopt;
    }
    return std::move(opened->match);
}

bool LibraryScene::share(std::string_view id) {
    const auto match = open(id);
    if (!match) {
        return false;
    }
    services_.sheets.sharing = share_match(*match);
    sheet_open_ = false;
    services_.notices.change();
    return true;
}

bool LibraryScene::copy(std::string_view id) const {
    const auto match = open(id);
    if (!match) {
        return false;
    }
    platform::copy_text(match::open_text(*match));
    services_.notices.tell(match::is_secret(*match) ? "Copied, without what you may not see yet."
                                                    : "Copied.");
    return true;
}

bool LibraryScene::save(std::string_view id) const {
    const auto match = open(id);
    if (!match) {
        return false;
    }
    const store::Saved& saved = *services_.saves.find(std::string(id));
    tell_where_saved(platform::save_file(match::file_name(saved.game, saved.date), "text/plain",
                                         library_text(*match, saved)));
    return true;
}

void LibraryScene::save_all() {
    std::string all;
    for (const store::Saved& saved : services_.saves.list()) {
        if (const auto opened = services_.saves.open(saved.id)) {
            all += library_text(opened->match, saved) + "\n";
        }
    }
    all += store::tallies_text();
    tell_where_saved(
        platform::save_file(match::file_name("cartotheque", platform::date()), "text/plain", all));
}

/// Shows where a file was saved, or that saving failed.
void LibraryScene::tell_where_saved(const std::string& where) const {
    services_.notices.tell(where.empty() ? "The file could not be saved." : where);
}

bool LibraryScene::rename(std::string_view id_and_name) {
    const std::size_t equals = id_and_name.find('=');
    const std::string name(id_and_name.substr(equals + 1));
    const bool done = equals != std::string_view::npos &&
                      services_.saves.rename(std::string(id_and_name.substr(0, equals)), name);
    services_.notices.tell(std::string(done ? ui::about_letters(name) : ""));
    return done;
}

void LibraryScene::remove(std::string_view id) {
    services_.saves.remove(std::string(id));
    pick_some(library_, services_.saves);
    sheet_open_ = sheet_open_ && library_.picked == id;
    services_.notices.tell("Deleted. Undo brings it back.");
}

void LibraryScene::restore() {
    library_.picked = services_.saves.restore();
    tell_dropped(services_);
    services_.notices.change();
}

/// Imports every match of a text. If there is none, asks again and shows the reason and the pasted
/// text.
void LibraryScene::import_text(std::string_view text) {
    const std::string link = match::link_in(text);
    if (!link.empty() && !link.starts_with(kMatchLink)) {
        services_.router.go(link);
        return;
    }
    const Imported imported = import_records(services_.saves, text);
    if (!imported.any()) {
        const std::string why = "Nothing was imported. " + refused_words(imported);
        if (!platform::ask_record("Import", why, text, "import:")) {
            services_.notices.tell(why);
        }
        return;
    }
    library_ = {.picked = imported.picked.empty() ? library_.picked : imported.picked};
    rows_.offset = 0;
    services_.notices.tell(imported_words(imported));
}

}  // namespace ctq::scenes
