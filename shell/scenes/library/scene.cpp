// What the library's commands do.
#include "engine/games/catalogue.hpp"
#include "shell/app/app.hpp"
#include "shell/match/exchange.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/library/importing.hpp"
#include "shell/store/saved_text.hpp"
#include "shell/ui/letters.hpp"

namespace ctq::app {

/// Keeps a match in the library, and tells what comes of it where that is not what one expects.
void App::keep_match(const std::string& id, const core::Match& match) {
    const bool stored = saves_.keep(id, match);
    tell_dropped();
    if (!stored) {
        tell(kNotKept);
    }
}

void App::tell_dropped() {
    const std::vector<Saved> dropped = saves_.take_dropped();
    if (!dropped.empty()) {
        tell(dropped_words(dropped.back()));
    }
}

/// Keeps a match that came from outside; its new name. Chance that is still to come is its own.
std::string App::take_in(core::Match match) {
    if (match.setup().seed == 0) {
        match.set_seed(platform::random_seed());
    }
    std::string id = new_id(platform::random_seed());
    keep_match(id, match);
    return id;
}

/// Takes in every match of a text. Where there is none, the person is asked again, with the reason
/// and with what was pasted.
void App::import(std::string_view text) {
    const Imported imported = import_records(saves_, text);
    if (!imported.any()) {
        const std::string why =
            "Nothing was imported. " +
            (imported.refused.empty() ? "There is no record in this text." : imported.refused);
        if (!platform::ask_record("Import", why, text, "import:")) {
            tell(why);
        }
        return;
    }
    library_.picked = imported.picked.empty() ? library_.picked : imported.picked;
    library_.show = Library::Show::all;
    library_.list.offset = 0;
    tell(imported_words(imported));
}

bool App::run_saved(std::string_view verb, const std::string& id) {
    const Saved* saved = saves_.find(id);
    if (saved == nullptr) {
        return false;
    }
    if (verb == "pick") {
        library_.picked = id;
        library_.sheet_open = true;
        changed();
        return true;
    }
    if (verb == "rename") {
        return platform::ask_text("A name for this match; empty for none.", saved->name,
                                  "name:" + id + "=");
    }
    if (verb == "delete") {
        saves_.remove(id);
        pick_some(library_, saves_);
        tell("Deleted. Undo brings it back.");
        return true;
    }
    const auto opened = saves_.open(id);
    if (!opened) {
        tell(opened.problem().text());
        return false;
    }
    if (verb == "share") {
        sharing_ = share_match(opened->match);
        library_.sheet_open = false;
        changed();
        return true;
    }
    if (verb == "copy") {
        platform::copy_text(open_text(opened->match));
        tell(is_secret(opened->match)
                 ? "Copied. What you may not see yet is left out as long as the match runs."
                 : "Copied.");
        return true;
    }
    const std::string where = platform::save_file(file_name(saved->game, saved->date), "text/plain",
                                                  library_text(opened->match, *saved));
    tell(where.empty() ? "The file could not be saved." : where);
    return true;
}

bool App::run_library(std::string_view command, double now) {
    const std::size_t colon = command.find(':');
    const std::string_view verb = command.substr(0, colon);
    const std::string rest(colon == std::string_view::npos ? "" : command.substr(colon + 1));
    if (command == "back") {
        go_back(now);
        return true;
    }
    if (verb == "resume" && is_id(rest)) {
        go("table=" + rest, now);
        return true;
    }
    if (verb == "review" && is_id(rest)) {
        go("review=" + rest, now);
        return true;
    }
    if (command == "import") {
        return platform::ask_record(
            "Import", "Paste a record or a link, or choose a file with records.", "", "import:");
    }
    if (verb == "import") {
        import(rest);
        return true;
    }
    if (command == "backup") {
        std::string all;
        for (const Saved& saved : saves_.list()) {
            if (const auto opened = saves_.open(saved.id)) {
                all += library_text(opened->match, saved) + "\n";
            }
        }
        const std::string where =
            platform::save_file(file_name("cartotheque", platform::date()), "text/plain", all);
        tell(where.empty() ? "The file could not be saved." : where);
        return true;
    }
    if (command == "restore") {
        const std::string id = saves_.restore();
        library_.picked = id;
        tell_dropped();
        changed();
        return !id.empty();
    }
    if (verb == "name") {
        const std::size_t equals = rest.find('=');
        const bool done = equals != std::string::npos &&
                          saves_.rename(rest.substr(0, equals), rest.substr(equals + 1));
        tell(std::string(done ? ui::about_letters(rest.substr(equals + 1)) : ""));
        return done;
    }
    if (verb == "show") {
        library_.show = rest == "open"   ? Library::Show::open
                        : rest == "over" ? Library::Show::over
                                         : Library::Show::all;
        library_.list.offset = 0;
        changed();
        return true;
    }
    if (verb == "pick" || verb == "rename" || verb == "delete" || verb == "copy" ||
        verb == "export" || verb == "share") {
        return run_saved(verb, rest);
    }
    return false;
}

}  // namespace ctq::app
