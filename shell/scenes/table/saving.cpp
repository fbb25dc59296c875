// Keeping the match at the table, and what other tabs do with the same matches meanwhile.
#include "engine/core/text.hpp"
#include "shell/match/tags.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/table/scene.hpp"

namespace ctq::app {

Opened open_table(Services& services, std::string_view id) {
    auto opened = services.saves.open(std::string(id));
    if (!opened) {
        return opened.problem();
    }
    auto session = Session::resume(std::move(opened->match), services.now);
    if (!session) {
        return session.problem();
    }
    auto scene = std::make_unique<TableScene>(services, std::move(*session), std::string(id));
    scene->hold();
    if (!opened->remark.empty()) {
        scene->play_as_copy();
        services.notices.tell(opened->remark + " What you play goes on as a copy.");
    }
    return Opened(std::move(scene));
}

Opened open_lesson(Services& services, std::string_view game) {
    const auto lesson = find_lesson(game);
    if (!lesson) {
        return core::Problem{"", "There is no such first game."};
    }
    auto session = Session::start(lesson_setup(*lesson), services.now);
    if (!session) {
        return session.problem();
    }
    const std::string id = new_id(platform::random_seed());
    services.router.rename("table=" + id);
    return Opened(new_table(services, std::move(*session), id));
}

std::unique_ptr<Scene> new_table(Services& services, Session session, const std::string& id) {
    auto scene = std::make_unique<TableScene>(services, std::move(session), id);
    scene->hold();
    scene->save(true);
    return scene;
}

void TableScene::hold() {
    holds_ = true;
    platform::hold("match:" + id_);
}

/// Where the kept match must stay as it is, a person's action begins a match of its own, and what
/// bots do before is not kept.
void TableScene::save(bool own) {
    if (copies_ && !own) {
        return;
    }
    if (copies_) {
        copies_ = elsewhere_ = false;
        session_.set_tag(kParentTag, id_ + "@" + std::to_string(session_.match().cursor() - 1));
        id_ = new_id(platform::random_seed());
        services_.router.rename("table=" + id_);
        hold();
        tell("This goes on as a match of its own.");
    }
    save_match(services_, id_, session_.match());
}

bool TableScene::not_saved() const {
    const Saved* saved = services_.saves.find(id_);
    return saved != nullptr && !saved->stored;
}

std::string TableScene::unfinished() const {
    const Saved* saved = session_.remote() ? nullptr : services_.saves.find(id_);
    return saved != nullptr && saved->open() && saved->stored ? id_ : std::string();
}

/// What the platform tells about other tabs.
void TableScene::add_other_tabs(Commands& list) {
    list.family("elsewhere:match:", [this](std::string_view id) { return opened_elsewhere(id); });
    list.family("freed:match:", [this](std::string_view id) { return freed(id); });
    list.family("held:match:", [this](std::string_view id) { return id == id_; });
    list.add_key("saves-changed", {}, [this] { saves_changed(); });
}

bool TableScene::opened_elsewhere(std::string_view id) {
    if (id == id_) {
        copies_ = elsewhere_ = true;
        tell("This match is open in another tab. What you do here goes on as a copy.");
    }
    return id == id_;
}

/// The match is here again, as the other tab left it.
bool TableScene::freed(std::string_view id) {
    if (id != id_ || !elsewhere_) {
        return id == id_;
    }
    thinking_.clear();
    auto opened = services_.saves.open(id_);
    auto session = opened ? Session::resume(std::move(opened->match), services_.now)
                          : core::Result<Session>(opened.problem());
    if (!session) {
        tell(core::capitalized(session.problem().text()));
        return true;
    }
    copies_ = elsewhere_ = false;
    show(std::move(*session));
    sit_down();
    tell("The other tab is closed: the match goes on here.");
    return true;
}

/// Two tabs that write the index at once: the later one may not know of the other's line yet. What
/// was deleted elsewhere has no record either, and stays so.
void TableScene::saves_changed() {
    if (!copies_ && services_.saves.find(id_) == nullptr && services_.saves.record(id_)) {
        save(true);
    }
    changed();
}

}  // namespace ctq::app
