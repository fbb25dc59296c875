// What the share sheet's commands do, and the way in through a link.
#include "shell/app/app.hpp"
#include "shell/platform/platform.hpp"

namespace ctq::app {

std::optional<NetNote> App::note() const {
    if (scene_ == Scene::table && session_->to_send()) {
        return NetNote{"It is " + session_->name(session_->turn().seat) +
                           "’s turn, elsewhere. The link holds the whole match; the page of "
                           "whoever moves makes the draws.",
                       {{"share", "Send the match on", "The table"}}};
    }
    return scene_ == Scene::table ? network_note(network_) : std::nullopt;
}

/// A link that can't be read is told and changes nothing: the scene stays, the address returns.
void App::open_offer(std::string_view route, double now) {
    auto offer = read_offer(route);
    if (!offer) {
        platform::set_route(route_, true);
        tell(offer.problem().text());
        return;
    }
    leave_table();
    leave_laboratory(now);
    scene_state_ = {};
    sharing_.reset();
    offer->from = is_offer(route_) ? "" : route_;
    route_ = route;
    offer_ = std::move(*offer);
    scene_ = Scene::offer;
    changed();
}

bool App::run_sharing(std::string_view command) {
    if (command == "share" && (scene_ == Scene::table || scene_ == Scene::review)) {
        if (still_played(network_)) {
            tell("A match over the network can be shared once it is over.");
            return true;
        }
        sharing_ = share_match(scene_ == Scene::table ? open_match() : session_->match());
        changed();
        return true;
    }
    if (command == "share" && scene_ == Scene::set_up && trouble(choices_).empty()) {
        sharing_ = share_set_up(choices_);
        changed();
        return true;
    }
    if (!sharing_) {
        return false;
    }
    if (command == "copy-link") {
        platform::copy_link(sharing_->route);
        tell("The link is copied.");
    } else if (command == "send-link" && platform::can_send()) {
        platform::send_link(sharing_->title, sharing_->route);
    } else if (command == "copy-record" && !sharing_->record.empty()) {
        platform::copy_text(sharing_->record);
        tell(sharing_->secret ? "The record is copied, without what you may not see yet."
                              : "The record is copied.");
    } else if (command == "share-close") {
        sharing_.reset();
        changed();
    } else {
        return false;
    }
    return true;
}

bool App::run_offer(std::string_view command, double now) {
    if (command == "decline") {
        const std::string from = offer_->from;
        platform::set_route(from, true);
        open(from, now);
        return true;
    }
    if (command == "sit" && offer_->is_match() && by_letter(offer_->match.front())) {
        core::Match match = offer_->match.front();
        match.set_tag(kLetterTag, std::to_string(match.turn().seat));
        go("table=" + take_in(std::move(match)), now);
        return true;
    }
    if (command == "look" && offer_->is_match()) {
        const std::string id = take_in(offer_->match.front());
        const bool over = offer_->match.front().turn().kind == core::Turn::Kind::over;
        go((over ? "review=" : "table=") + id, now);
        return true;
    }
    if (command == "start" && !offer_->is_match()) {
        choices_ = offer_->choices;
        start(now);
        return true;
    }
    if (command == "change") {
        choices_ = offer_->choices;
        go("setup=" + std::string(choices_.game->info->id), now);
        return true;
    }
    return false;
}

}  // namespace ctq::app
