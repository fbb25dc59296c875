#include "shell/scenes/board/scene.hpp"

#include <utility>

#include "shell/platform/platform.hpp"
#include "shell/scenes/text_view.hpp"
#include "shell/ui/spots.hpp"

namespace ctq::app {
namespace {

/// Steps in one frame beyond which they are not told one by one.
constexpr std::size_t kMostHeld = 12;

bool any_input(const ui::Input& input) {
    return input.pressed || !input.keys.empty();
}

}  // namespace

BoardScene::BoardScene(Services& services, Session session)
    : services_(services),
      session_(std::move(session)),
      view_(tables::make_view(session_.game().info->id)),
      shown_jumps_(session_.jumps()) {}

void BoardScene::show(Session session) {
    session_ = std::move(session);
    view_ = tables::make_view(session_.game().info->id);
    steps_.clear();
    log_ = {};
    shown_sequence_ = -1;
    shown_jumps_ = session_.jumps();
}

tables::ViewContext BoardScene::context() const {
    const bool people = session_.humans() > 0;
    return {.game = session_.game(),
            .view = session_.view(),
            .viewer = session_.viewer(),
            .turn = session_.turn(),
            .your_turn = session_.your_turn(),
            .names = session_.names(),
            .picker = picker_,
            .reduced = reduced_motion(settings()),
            .odds = settings().odds && people,
            .may_odds = people,
            .recent = recent_,
            .holds = false};
}

void BoardScene::refresh() {
    if (shown_sequence_ == session_.sequence()) {
        return;
    }
    shown_sequence_ = session_.sequence();
    std::vector<Step> steps = session_.take_steps();
    if (shown_jumps_ != session_.jumps()) {
        shown_jumps_ = session_.jumps();
        steps_.clear();
        view_->finish();
    } else {
        sound(steps);
        for (Step& step : steps) {
            if (!step.set_up) {
                steps_.push_back(std::move(step));
            }
        }
    }
    std::vector<tables::Candidate> candidates;
    for (const core::Action action : offered()) {
        candidates.push_back({action, view_->spots_of(session_.view(), action)});
    }
    picker_.offer(std::move(candidates));
    log_.follow(session_, log_end(), view_.get());
    recent_ = session_.recent();
    refreshed();
    view_->gather(session_);
    changed();
}

bool BoardScene::on_board(std::string_view spot) {
    return spot.find(':') != std::string_view::npos;
}

std::optional<std::string> BoardScene::clicked_on_board(const ui::Spots& spots) const {
    const ui::Spot* spot = spots.clicked.empty() ? nullptr : ui::find(spots, spots.clicked);
    const bool there = spot != nullptr && spot->layer == 0 && spot->kind != ui::SpotKind::plain &&
                       on_board(spot->name);
    return there ? std::optional(view_->stands_for(spot->name)) : std::nullopt;
}

std::string BoardScene::why_not(std::string_view spot) const {
    std::vector<std::string> spots(picker_.chosen().begin(), picker_.chosen().end());
    spots.emplace_back(spot);
    const auto action = view_->meant(session_.view(), spots);
    return action ? session_.game().why_not(session_.view(), *action)
                  : view_->no_way(session_.view(), spots);
}

/// Sounds what has just happened, where the settings want it.
void BoardScene::sound(std::span<const Step> steps) {
    const auto sound = sound_of(session_, steps, *view_);
    if (settings().sound == Settings::Sound::off) {
        missed_sound_ = missed_sound_ || sound;
        return;
    }
    // A card that is turned is not told before it is seen.
    if (sound == Sound::gain || sound == Sound::setback) {
        to_sound_ = sound;
    } else if (sound) {
        sound_now(*sound);
    }
}

void BoardScene::sound_now(Sound sound) {
    // Who plays along hears what they do, however fast the bots are.
    const bool fast = session_.watched() && settings().bot_pace(true) < SoundLimiter::kBeat;
    if (sound_limiter_.takes(sound, platform::now(), fast)) {
        play(sound, settings());
    }
}

void BoardScene::animate(ui::Canvas& canvas) {
    // Of much that happened while nobody looked, nothing waits to be read.
    canvas.motion.hold = steps_.size() > kMostHeld ? 0 : hold_seconds();
    if (any_input(canvas.input)) {
        view_->hurry(canvas.motion.now);
        hurried();
    }
    if (!steps_.empty() && view_->busy_until() <= canvas.motion.now) {
        frame.log_plies = session_.match().cursor() - static_cast<int>(steps_.size());
    }
    for (const Step& step : std::exchange(steps_, {})) {
        view_->moved(step, canvas.motion, motion_seconds());
    }
    if (to_sound_ && view_->seen_at() <= canvas.motion.now) {
        sound_now(*std::exchange(to_sound_, std::nullopt));
    }
}

float BoardScene::motion_seconds() const {
    return settings().motion_seconds(session_.watched());
}

Command& BoardScene::add_share(Commands& list, Doing run) const {
    Command& share = list.add("share", "Share", run);
    share.enabled = !services_.sheets.sharing;
    share.key = {ui::Key::character, U'l', "L", "share a link"};
    return share;
}

void BoardScene::add_pictures(Commands& list) const {
    list.add("save-picture", "Save picture", [this] { give_picture(PictureWay::save); });
    list.add_key("save-svg", {}, [this] { give_picture(PictureWay::save_svg); });
    list.add_key("send-picture", {}, [this] { give_picture(PictureWay::send); });
}

void BoardScene::describe(TextView& page) const {
    describe(page, {});
}

void BoardScene::describe(TextView& page, std::vector<std::string> lines) const {
    const std::vector<std::string> situation = view_->situation(context());
    lines.insert(lines.end(), situation.begin(), situation.end());
    page.lines("The position", lines);
    page.log(log());
}

}  // namespace ctq::app
