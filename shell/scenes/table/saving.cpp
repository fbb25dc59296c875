// Keeping the match at the table, and what other tabs do with the same matches meanwhile.
#include "shell/app/app.hpp"
#include "shell/match/tags.hpp"
#include "shell/platform/platform.hpp"

namespace ctq::app {

void App::open_table(const std::string& id, double now) {
    auto opened = saves_.open(id);
    if (!opened) {
        tell(opened.problem().text());
        return;
    }
    auto session = Session::resume(std::move(opened->match), now);
    if (!session) {
        tell(session.problem().text());
        return;
    }
    show_table(std::move(*session), id);
    if (!opened->remark.empty()) {
        copies_ = true;
        tell(opened->remark + " What you play goes on as a copy.");
    }
}

/// Keeps the match after an action; `own` when a person at this device brought it about. Where the
/// kept one must stay as it is, a person's action begins a match of its own, and what bots do
/// before is not kept.
void App::save_match(bool own) {
    if (network_.table || (copies_ && !own)) {
        return;
    }
    if (copies_) {
        copies_ = elsewhere_ = false;
        session_->set_tag(kParentTag, id_ + "@" + std::to_string(session_->match().cursor() - 1));
        id_ = new_id(platform::random_seed());
        route_ = "table=" + id_;
        platform::set_route(route_, true);
        platform::hold("match:" + id_);
        tell("This goes on as a match of its own.");
    }
    app::keep_match(services_, id_, session_->match());
}

bool App::not_kept() const {
    const Saved* saved = scene_ == SceneId::table && !network_.table ? saves_.find(id_) : nullptr;
    return saved != nullptr && !saved->stored;
}

/// What the platform tells about other tabs.
bool App::run_keeping(std::string_view command, double now) {
    if (command == "saves-changed") {
        saves_.refresh();
        // Two tabs that write the index at once: the later one may not know of the other's line
        // yet. What was deleted elsewhere has no record either, and stays so.
        if (session_ && !network_.table && !copies_ && saves_.find(id_) == nullptr &&
            saves_.record(id_)) {
            save_match(true);
        }
        changed();
        return true;
    }
    if (network_.table && command == "elsewhere:net:" + network_.id) {
        go("", now);
        tell("This table is open in another tab.");
        return true;
    }
    const std::string mine = "match:" + id_;
    if (!session_ || scene_ != SceneId::table) {
        return false;
    }
    if (command == "elsewhere:" + mine) {
        copies_ = elsewhere_ = true;
        tell("This match is open in another tab. What you do here goes on as a copy.");
        return true;
    }
    if (command == "freed:" + mine) {
        if (elsewhere_) {
            stop_thinking();
            open_table(id_, now);
            tell("The other tab is closed: the match goes on here.");
        }
        return true;
    }
    return command == "held:" + mine;
}

}  // namespace ctq::app
