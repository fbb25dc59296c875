#include "shell/scenes/library/scene.hpp"

#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/exchange.hpp"
#include "shell/match/link_text.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/library/importing.hpp"
#include "shell/scenes/sharing.hpp"
#include "shell/store/saved_text.hpp"
#include "shell/store/tallies.hpp"
#include "shell/ui/letters.hpp"
#include "shell/ui/ui.hpp"

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
    : PageScene(services), visit_(services.visits.of<Visit>("library")) {
    view_ = visit_.view;
    pick_some(library_, services.saves);
}

void LibraryScene::page(Page& page) {
    add_back(page);
    if (const store::Saved* saved = picked(library_, services_.saves)) {
        page.aside("match", store::saved_title(*saved), sheet_open_,
                   [&] { add_match(page, *saved); });
    }
    add_tools(page);
    add_filters(page);
    if (const std::string warning = library_warning(services_.saves); !warning.empty()) {
        page.card([&] { page.text(warning); });
    }
    add_rows(page);
    Commands& list = page.list();
    list.add_key("match-close", {}, [this] {
        sheet_open_ = false;
        services_.notices.change();
    });
    list.family("import:", [this](std::string_view text) { import_text(text); });
    list.family("name:", [this](std::string_view words) { return rename(words); });
    list.family("find:", [this](std::string_view words) {
        library_.find = words;
        filter();
    });
}

/// Adds the buttons for all matches.
void LibraryScene::add_tools(Page& page) {
    page.command("import", "Import a match",
                 [] {
                     return platform::ask_record("Import",
                                                 "Paste a record or a link, or choose a file with "
                                                 "records.",
                                                 "", "import:");
                 })
        .look = {.word = "Import", .main = true};
    page.command("search", "Search", [this] {
        return platform::ask_text("What to search for: a game, a name, a level, a result, a day.",
                                  library_.find, "find:");
    });
    if (const store::Saved* removed = services_.saves.removed()) {
        page.command("restore", "Undo: keep " + store::saved_title(*removed), [this] { restore(); })
            .look.word = "Undo";
    }
    Command& backup = page.command("backup", "Save all in one file", [this] { save_all(); });
    backup.look.word = "Save all";
    backup.enabled = !services_.saves.list().empty();
}

/// Adds the filters: by outcome, by game, by words.
void LibraryScene::add_filters(Page& page) {
    page.choice("", "Which matches", "", As::bar);
    for (std::size_t i = 0; i < std::size(kShows); ++i) {
        const auto which = static_cast<Library::Show>(i);
        page.option(kShows[i].first, kShows[i].second, library_.show == which, [this, which] {
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
        page.choice("", "Of which game", "", As::bar);
        page.option("of:" + std::string(kAllGames), "All", library_.game.empty(), of);
        for (const core::GameHandle* game : games) {
            const std::string_view title = game->info->title;
            page.option("of:" + std::string(game->info->id), tables::short_title(title),
                        library_.game == game->info->id, of);
        }
    }
    if (!library_.find.empty()) {
        page.action("Search: " + library_.find, "", "search-end", "End the search", [this] {
            library_.find.clear();
            filter();
        });
    }
}

/// Adds a row for each match, or says that there is none.
void LibraryScene::add_rows(Page& page) {
    const std::vector<LibraryRow> rows = shown(library_, services_.saves);
    if (rows.empty()) {
        const bool none = services_.saves.list().empty();
        page.heading(none ? "No matches yet" : "None of these");
        page.text(none ? "Every match you play is kept here automatically, on this device."
                       : "No match like that is kept here.",
                  Voice::muted);
        return;
    }
    Commands& list = page.list();
    page.choice("", "Matches", "", As::rows);
    for (const LibraryRow& row : rows) {
        const store::Saved& saved = *row.saved;
        const std::string game =
            saved.name.empty() ? store::saved_mode(saved) : store::saved_game(saved);
        const std::string facts[] = {game, store::saved_seats(saved), store::saved_length(saved)};
        page.option("pick:" + saved.id, store::saved_words(saved), saved.id == library_.picked,
                    [this](std::string_view id) { pick(id); })
            .look = {
            .word = list.keep(store::saved_title(saved)),
            .main = saved.open(),
            .note = list.keep(core::joined(std::span(facts).subspan(game.empty() ? 1 : 0), " · ")),
            .end = list.keep(store::saved_outcome(saved)),
            .end_note = list.keep(saved.stored ? store::saved_date(saved) : "Not kept"),
            .depth = row.depth};
    }
}

void LibraryScene::filter() {
    view_.scroll.offset = 0;
    sheet_open_ = false;
    pick_some(library_, services_.saves);
    services_.notices.change();
}

/// Adds a picture of the picked match and, beside or below it, what is known of it.
void LibraryScene::add_match(Page& page, const store::Saved& saved) {
    constexpr float kLeastWords = 310;
    page.beside(
        kLeastWords,
        [&] {
            page.picture(
                "position", {.by_width = 0.62F, .most = 220},
                "The position of " + store::saved_title(saved),
                [this](ui::Canvas& canvas, ui::Rect rect) { draw_position(canvas, rect); });
        },
        [&] { add_facts(page, saved); });
}

/// Adds what is known of the picked match, and its commands.
void LibraryScene::add_facts(Page& page, const store::Saved& saved) {
    page.text(store::saved_outcome(saved));
    for (const std::string& line :
         {store::saved_seats(saved), store::saved_game(saved), store::saved_length(saved),
          saved.stored ? store::saved_date(saved) : "Not kept on this device"}) {
        page.text(core::capitalized(line), Voice::muted);
    }
    page.buttons(As::grid);
    if (saved.open()) {
        page.command(
                "resume:" + saved.id, "Resume",
                [this](std::string_view id) { services_.router.go("table=" + std::string(id)); })
            .look.main = true;
    }
    page.command("review:" + saved.id, "Review",
                 [this](std::string_view id) { services_.router.go("review=" + std::string(id)); })
        .look.main = !saved.open();
    page.command("share:" + saved.id, "Share", [this](std::string_view id) { return share(id); });
    page.command("rename:" + saved.id, "Rename", [this](std::string_view id) {
        sheet_open_ = false;
        return platform::ask_text("A name for this match; empty for none.",
                                  services_.saves.find(std::string(id))->name,
                                  "name:" + std::string(id) + "=");
    });
    page.command("copy:" + saved.id, "Copy as text",
                 [this](std::string_view id) { return copy(id); });
    page.command("export:" + saved.id, "Save as file",
                 [this](std::string_view id) { return save(id); });
    page.command("delete:" + saved.id, "Delete", [this](std::string_view id) { remove(id); });
}

/// Draws the current or final position of the picked match. If it can't be opened, draws a picture
/// of its game.
void LibraryScene::draw_position(ui::Canvas& canvas, ui::Rect rect) {
    const store::Saved* saved = picked(library_, services_.saves);
    if (saved == nullptr) {
        return;
    }
    if (pictured_ != saved->id) {
        pictured_ = saved->id;
        picture_.reset();
        if (auto opened = services_.saves.open(saved->id)) {
            picture_ = make_figure(std::move(opened->match), 0, false);
        }
    }
    ui::paper(canvas, rect, ui::radius_card);
    const auto game = core::find_game(cabinet(), saved->game);
    if (picture_) {
        draw_figure(canvas, rect.inset(6), *picture_, reduced_motion(services_.settings));
    } else if (game) {
        services_.views.of(**game).draw_picture(canvas, rect.inset(10));
    }
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

bool LibraryScene::copy(std::string_view id) {
    const auto match = open(id);
    if (!match) {
        return false;
    }
    platform::copy_text(match::open_text(*match));
    sheet_open_ = false;  // it would hide the message
    services_.notices.tell(match::is_secret(*match) ? "Copied, without what you may not see yet."
                                                    : "Copied.");
    return true;
}

bool LibraryScene::save(std::string_view id) {
    const auto match = open(id);
    if (!match) {
        return false;
    }
    const store::Saved& saved = *services_.saves.find(std::string(id));
    sheet_open_ = false;  // it would hide the message
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
    sheet_open_ = false;
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
    view_.scroll.offset = 0;
    services_.notices.tell(imported_words(imported));
}

}  // namespace ctq::scenes
