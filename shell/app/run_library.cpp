// What the library's commands do.
#include "engine/games/catalogue.hpp"
#include "shell/app/app.hpp"
#include "shell/app/exchange.hpp"
#include "shell/app/saved_words.hpp"
#include "shell/platform/platform.hpp"
#include "shell/ui/letters.hpp"

namespace ctq::app {
namespace {

std::string counted(int count) {
    return std::to_string(count) + (count == 1 ? " match" : " matches");
}

}  // namespace

/// Keeps a match that came from outside; its new name. Chance that is still to come is its own.
std::string App::take_in(core::Match match) {
    if (match.setup().seed == 0) {
        match.set_seed(platform::random_seed());
    }
    std::string id = new_id(platform::random_seed());
    if (!saves_.keep(id, match)) {
        tell(kNotKept);
    }
    return id;
}

/// Takes in every record of a text; what can't be read is told and changes nothing.
void App::import(std::string_view text) {
    int taken = 0;
    std::string remark;
    std::string refused;
    for (const std::string_view record : records_in(text)) {
        auto opened = read_match(record);
        if (!opened) {
            refused = opened.problem().text();
            continue;
        }
        library_.picked = take_in(std::move(opened->match));
        remark = opened->remark.empty() ? remark : opened->remark;
        ++taken;
    }
    library_.show = Library::Show::all;
    library_.list.offset = 0;
    if (taken == 0) {
        tell(refused.empty() ? "There is no record in this text." : "Not imported. " + refused);
        return;
    }
    tell(counted(taken) + " imported." + (remark.empty() ? "" : " " + remark) +
         (refused.empty() ? "" : " Another one was not: " + refused));
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
                                                  file_text(opened->match));
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
                all += file_text(opened->match) + "\n";
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
