// What the sandbox's commands do, and the way in.
#include <algorithm>

#include "engine/core/text.hpp"
#include "shell/app/app.hpp"
#include "shell/match/exchange.hpp"
#include "shell/platform/platform.hpp"

namespace ctq::app {
namespace {

constexpr const char* kKept = "sandbox";

}  // namespace

void App::open_sandbox(std::string_view where) {
    sandbox_ = Sandbox{std::string(where)};
    if (auto kept = read_kept(platform::load(kKept).value_or(""), where)) {
        show_sandbox(std::move(*kept), false);
        return;
    }
    const std::string id(where.substr(0, where.find('@')));
    auto opened = saves_.open(id);
    if (!opened) {
        tell(opened.problem().text());
        return;
    }
    core::Match match = sandbox_of(std::move(opened->match), sandbox_->origin);
    const bool sealed = is_secret(match);
    const auto ply =
        where.size() > id.size() ? core::read_number(where.substr(id.size() + 1)) : std::nullopt;
    match.seek(
        static_cast<int>(std::clamp<std::int64_t>(ply.value_or(match.cursor()), 0, match.size())));
    show_sandbox(std::move(match), sealed);
    if (!opened->remark.empty()) {
        tell(opened->remark);
    }
}

/// Shows a match in the sandbox; while sealed, no more of it than the person may see.
void App::show_sandbox(core::Match match, bool sealed) {
    if (match.setup().seed == 0) {
        match.set_seed(platform::random_seed());
    }
    const int at = match.cursor();
    session_.emplace(sealed ? look_at(std::move(match)) : Session::look(std::move(match), 0, true));
    session_->seek(at);
    session_->take_steps();
    sandbox_->sealed = sealed;
    review_ = Review{};
    view_ = tables::make_view(session_->game().info->id);
    id_.clear();
    show(SceneId::sandbox);
    shown_sequence_ = -1;
    shown_jumps_ = session_->jumps();
    sandbox_changed();
}

/// Brings up to date what follows from the position, and keeps the copy.
void App::sandbox_changed() {
    refresh();
    sandbox_->possible = sandbox_->sealed ? std::vector<Possible>{} : possible_now(*session_);
    sandbox_->state = sandbox_->sealed ? "" : spaced_json(state_json(session_->match()));
    sandbox_->list.offset = 0;
    if (!sandbox_->sealed) {
        platform::store(kKept, kept_text(session_->match()));
    }
}

/// A text that is no record is told and changes nothing; it stays, to be put right.
void App::load_record(std::string_view text) {
    auto opened = read_first(text);
    if (!opened) {
        const std::string why = "Not loaded. " + opened.problem().text();
        tell(why);
        platform::ask_record("Apply", why, text, "load:");
        return;
    }
    show_sandbox(sandbox_of(std::move(opened->match), sandbox_->origin), false);
    tell("Loaded." + (opened->remark.empty() ? "" : " " + opened->remark));
}

void App::play_from_sandbox(double now) {
    if (session_->turn().kind == core::Turn::Kind::over) {
        tell("The match is over here. Go back to play on from an earlier position.");
        return;
    }
    const std::string id = app::take_in(services_, session_->match().branch());
    go("table=" + id, now);
}

bool App::do_in_sandbox(std::string_view command, double now) {
    if (command == "play-on") {
        play_from_sandbox(now);
    } else if (command == "copy-state") {
        platform::copy_text(state_json(session_->match()));
        tell("The state is copied.");
    } else if (command == "copy-record") {
        platform::copy_text(core::write_record(session_->match()));
        tell("The record is copied.");
    } else if (command == "load") {
        platform::ask_record(
            "Load", "Paste a record or a link, or choose a file: it is shown here.", "", "load:");
    } else if (command == "edit") {
        platform::ask_record("Apply", "The record of this match: change it, and it is shown here.",
                             core::write_record(session_->match()), "load:");
    } else if (command.starts_with("load:")) {
        load_record(command.substr(5));
    } else if (command == "afresh") {
        platform::forget(kKept);
        const std::string origin = sandbox_->origin;
        leave_table();
        enter_lobby();
        open_sandbox(origin);
        changed();
    } else {
        const bool done = run_review(command, now);
        if (done && scene_ == SceneId::sandbox) {
            sandbox_changed();
        }
        return done;
    }
    return true;
}

bool App::run_sandbox(std::string_view command, double now) {
    if (sandbox_->sealed) {
        if (command == "reveal") {
            show_sandbox(session_->match(), false);
            return true;
        }
        return (command == "back" || command == "lobby") && run_review(command, now);
    }
    core::Failure refused;
    if (command.starts_with("do:")) {
        refused = take(*session_, command.substr(3));
    } else if (command == "draw") {
        if (session_->turn().kind != core::Turn::Kind::chance) {
            return false;
        }
        refused = session_->put(session_->match().draw());
    } else {
        return do_in_sandbox(command, now);
    }
    if (refused) {
        tell(refused->text());
        return false;
    }
    notices_.clear();
    sandbox_changed();
    return true;
}

}  // namespace ctq::app
