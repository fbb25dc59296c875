#include "shell/scenes/review/scene.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/text.hpp"
#include "shell/match/tags.hpp"
#include "shell/scenes/board/pictures.hpp"
#include "shell/scenes/board/positions.hpp"
#include "shell/scenes/page/page.hpp"
#include "shell/scenes/sharing.hpp"

namespace ctq::scenes {

Opened open_review(Services& services, std::string_view rest) {
    const std::string id(rest.substr(0, rest.find('@')));
    auto opened = open_by_name(services, id);
    if (!opened) {
        return opened.problem();
    }
    auto scene = std::make_unique<ReviewScene>(services, id, look_at(std::move(opened->match)));
    scene->begin_at(rest.size() > id.size() ? core::read_number(rest.substr(id.size() + 1))
                                            : std::nullopt);
    if (!opened->remark.empty()) {
        services.notices.tell(opened->remark);
    }
    return Opened(std::move(scene));
}

ReviewScene::ReviewScene(Services& services, const std::string& id, match::Session session)
    : PositionScene(services, std::move(session)),
      review_(make_review(id, board_.session, services.saves)),
      best_play_(board_, review_),
      best_line_(board_, review_),
      owners_(board_, review_) {}

void ReviewScene::begin_at(std::optional<std::int64_t> ply) {
    const int last = board_.session.match().size();
    board_.session.seek(static_cast<int>(std::clamp<std::int64_t>(
        ply.value_or(board_.session.match().cursor()), std::min(review_.curve.first, last), last)));
    board_.session.take_steps();
    board_.show_at_once();
    const bool recalled = recall_findings(review_, board_.session);
    refresh();
    if (recalled) {
        update_from_analysis(review_, board_.session, log());
    }
}

std::string ReviewScene::title() const {
    return "Review of " + std::string(board_.session.game().info->title);
}

std::string ReviewScene::status() const {
    return review_status(review_, board_.session, log());
}

tables::ViewContext ReviewScene::context() const {
    tables::ViewContext context = board_.context();
    context.best = review_.best;
    context.owners = owners_.shown();
    const core::Match& match = board_.session.match();
    if (!review_.best.empty() && match.cursor() < match.size()) {
        context.played = match.action(match.cursor());
    }
    return context;
}

void ReviewScene::commands(Commands& list) {
    add_steps(list);
    const bool on = player_.on();
    list.add(on ? "pause" : "play", on ? "Pause" : "Play", [this, on] { play(!on); }).key = {
        ui::Key::character, U'k', "K", "autoplay, pause"};
    add_analysis(list);
    Page(list).heading("Branch");
    add_play_on(list);
    if (!review_.parent.empty()) {
        Command& main = list.add("main-line", "Back to the main line",
                                 [this] { board_.services.router.go("review=" + review_.parent); });
        main.key = {ui::Key::character, U'm', "M", "to the main line"};
        main.look.brief = "Main line";
    }
    Page(list).heading("Match");
    Command& sandbox = list.add("sandbox", "Sandbox: try anything on a copy", [this] {
        board_.services.router.go("sandbox=" + review_.id + "@" +
                                  std::to_string(board_.session.match().cursor()));
    });
    sandbox.look = {.word = "Sandbox", .icon = ui::Symbol::tent, .menu = "sandbox", .rank = 20};
    if (!in_library()) {
        list.add("keep", "Keep it in the library", [this] { save_to_library(); }).look.brief =
            "Keep";
    }
    add_share(list, board_.services, [this] { share(); }).look.menu = {};
    add_pictures(list, board_, this);
    add_exits(list);
    add_jumps(list, true);
    add_position(list, std::array{judgement(review_, board_.session), std::string(summary(review_)),
                                  owners_.words()});
}

/// A match from a link is shown without saving it.
bool ReviewScene::in_library() const {
    return store::is_id(review_.id);
}

void ReviewScene::save_to_library() {
    review_.id = import_match(board_.services, board_.session.match());
    save_findings(review_, board_.session, board_.services.saves);
    stepped();
    tell("The match is in the library.");
}

void ReviewScene::share() {
    board_.services.sheets.sharing = share_match(board_.session.match());
    board_.services.sheets.sharing->pictures = true;
    changed();
}

std::string_view ReviewScene::why_not_play_on() const {
    return scenes::why_not_play_on(review_, board_.session);
}

std::optional<std::string> ReviewScene::remark() const {
    if (best_line_.works()) {
        return best_line_.progress();
    }
    std::string odds = odds_line();
    const bool begun = review_.analysis.closeness() >= 0;
    if (review_.tells_best || (review_.may_analyse && (begun || odds.empty()))) {
        return judgement(review_, board_.session);
    }
    return odds.empty() ? std::nullopt : std::optional(std::move(odds));
}

/// Returns the odds at the position in one line; empty if the game has none or the person has
/// switched them off.
std::string ReviewScene::odds_line() const {
    return settings().odds && board_.session.players().humans() > 0
               ? board_.view->odds_line(context())
               : std::string();
}

std::string ReviewScene::badge() const {
    const std::string_view name = board_.session.match().tag(match::kNameTag);
    return !review_.parent.empty() ? "Review of a branch"
           : name.empty()          ? "Review"
                                   : std::string(name);
}

/// Starts or stops the playback. From the end it starts again at the beginning.
void ReviewScene::play(bool on) {
    if (!on) {
        player_.stop();
        stepped();
    } else {
        if (board_.session.match().cursor() == board_.session.match().size()) {
            seek(first());
        }
        player_.start(board_.services.now, pause());
    }
    changed();
}

/// Returns the seconds until the next step. They are fewer if the last step belongs to a run.
double ReviewScene::pause() const {
    const match::LastAction* last = board_.last();
    const bool glides = last != nullptr && board_.view->glides(last->before.data(), last->action);
    return settings().bot_pace(true) * (glides ? StepPlayer::kOfRun : 1);
}

/// Limits the duration of a motion to the time until the next step.
float ReviewScene::motion_seconds() const {
    const float usual =
        player_.on() ? settings().motion_seconds(true) : PositionScene::motion_seconds();
    return player_.on() ? std::min(usual, static_cast<float>(pause())) : usual;
}

void ReviewScene::tick(double now) {
    if (!player_.on() || now < player_.due(board_.view->busy_until())) {
        return;
    }
    by_itself_ = true;
    seek(step_from(board_.session.match().cursor(), 1));
    by_itself_ = false;
    player_.stepped(now, pause());
    if (board_.session.match().cursor() == board_.session.match().size()) {
        player_.stop();
        stepped();
    }
    changed();
}

double ReviewScene::wake(double /*now*/) const {
    return player_.on() ? player_.due(board_.view->busy_until()) : 0;
}

/// Puts the position into the address, so that the person returns to it on a reload or by Back from
/// the table. Playback does not change the address; moving to another position stops playback.
void ReviewScene::stepped() {
    if (by_itself_) {
        return;
    }
    player_.stop();
    board_.services.router.rename("review=" + review_.id + "@" +
                                  std::to_string(board_.session.match().cursor()));
}

/// Plays on from the position shown as a new match. The reviewed match stays as it is.
void ReviewScene::play_on() {
    core::Match match = board_.session.match().branch();
    match.set_tag(match::kParentTag,
                  in_library() ? review_.id + "@" + std::to_string(match.cursor()) : "");
    match.set_tag(match::kElsewhereTag, "");
    match.set_tag(match::kEndedTag, "");
    match.set_tag(match::kNameTag, "");
    board_.services.router.go("table=" + import_match(board_.services, std::move(match)),
                              "This is a branch. The match you looked at stays as it was.");
}

void ReviewScene::refreshed() {
    review_.best = best_actions(review_, board_.session);
    best_play_.ask();
    best_line_.moved();
    owners_.ask();
}

}  // namespace ctq::scenes
