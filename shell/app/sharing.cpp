// What the share sheet's commands do, and what a table that is sent to and fro by link asks.
#include "shell/app/app.hpp"
#include "shell/platform/platform.hpp"

namespace ctq::app {

std::optional<NetNote> App::note() const {
    if (scene_ == SceneId::table && session_->to_send()) {
        return NetNote{"It is " + session_->name(session_->turn().seat) +
                           "’s turn, elsewhere. The link holds the whole match; the page of "
                           "whoever moves makes the draws.",
                       {{"share", "Send the match on", "The table"}}};
    }
    return scene_ == SceneId::table ? network_note(network_) : std::nullopt;
}

bool App::run_sharing(std::string_view command) {
    if (command == "share" && (scene_ == SceneId::table || scene_ == SceneId::review)) {
        if (still_played(network_)) {
            tell("A match over the network can be shared once it is over.");
            return true;
        }
        sheets_.sharing = share_match(scene_ == SceneId::table ? open_match() : session_->match());
        changed();
        return true;
    }
    if (!sheets_.sharing) {
        return false;
    }
    if (command == "copy-link") {
        platform::copy_link(sheets_.sharing->route);
        tell("The link is copied.");
    } else if (command == "send-link" && platform::can_send()) {
        platform::send_link(sheets_.sharing->title, sheets_.sharing->route);
    } else if (command == "copy-record" && !sheets_.sharing->record.empty()) {
        platform::copy_text(sheets_.sharing->record);
        tell(sheets_.sharing->secret ? "The record is copied, without what you may not see yet."
                                     : "The record is copied.");
    } else if (command == "share-close") {
        sheets_.sharing.reset();
        changed();
    } else {
        return false;
    }
    return true;
}

}  // namespace ctq::app
