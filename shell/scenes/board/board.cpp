#include "shell/scenes/board/board.hpp"

#include <algorithm>
#include <utility>

#include "shell/platform/platform.hpp"
#include "shell/ui/spots.hpp"

namespace ctq::scenes {
namespace {

/// If more steps than this happen in one frame, no text is held on the screen long enough to be
/// read.
constexpr std::size_t kMostHeld = 12;

/// Returns a sentence that says why a press on `spot` does nothing; empty if no reason is known.
std::string why_not(const Board& board, ui::Target spot) {
    std::vector<ui::Target> spots(board.picker.chosen().begin(), board.picker.chosen().end());
    spots.push_back(spot);
    const match::Session& session = board.session;
    const auto action = board.view->meant(session.view(), spots);
    return action ? session.game().why_not(session.view(), *action)
                  : board.view->why_not(session.view(), spots);
}

}  // namespace

Board::Board(Services& of, match::Session shown)
    : services(of),
      session(std::move(shown)),
      view(tables::make_view(session.game().info->id)),
      shown_jumps_(session.jumps()) {}

void Board::show(match::Session other) {
    session = std::move(other);
    view = tables::make_view(session.game().info->id);
    forget_untold();
    log = {};
    shown_sequence_ = -1;
    shown_jumps_ = session.jumps();
}

tables::ViewContext Board::context() const {
    return context_of(session.view(), session.turn(), session.your_turn(), picker, recent);
}

tables::ViewContext Board::told_context() const {
    if (untold_.empty()) {
        return context();
    }
    const void* then = untold_.front().before.data();
    return context_of(then, session.game().turn(then), false, nothing_, {});
}

/// Returns the context of a position as the viewer knows it. `choices`: what can be chosen there.
/// `actions`: the latest actions before it.
tables::ViewContext Board::context_of(const void* position, core::Turn turn, bool your_turn,
                                      const tables::Picker& choices,
                                      std::span<const match::LastAction> actions) const {
    const bool people = session.players().humans() > 0;
    return {.game = session.game(),
            .view = position,
            .viewer = session.viewer(),
            .turn = turn,
            .your_turn = your_turn,
            .names = session.players().names(),
            .picker = choices,
            .reduced = reduced_motion(settings()),
            .odds = settings().odds && people,
            .reach = settings().reach,
            .may_odds = people,
            .recent = actions,
            .holds = false};
}

int Board::told() const {
    return untold_.empty() ? session.match().cursor() : untold_.front().ply - 1;
}

void Board::forget_untold() {
    untold_.clear();
    passed_ = 0;
}

bool Board::refresh(const core::ActionList& offered, int log_end) {
    if (shown_sequence_ == session.sequence()) {
        return false;
    }
    active_at_ = services.now;
    shown_sequence_ = session.sequence();
    std::vector<match::Step> steps = session.take_steps();
    if (shown_jumps_ != session.jumps()) {
        shown_jumps_ = session.jumps();
        forget_untold();
        view->finish();
    } else {
        sound(steps);
        for (match::Step& step : steps) {
            if (!step.set_up) {
                untold_.push_back(std::move(step));
            }
        }
    }
    std::vector<tables::Candidate> candidates;
    for (const core::Action action : offered) {
        candidates.push_back({action, view->spots_of(session.view(), action)});
    }
    picker.offer(std::move(candidates));
    log.follow(session, log_end, view.get());
    recent = match::recent_actions(session);
    return true;
}

void Board::settle() {
    view->gather(session);
    if (tells_newest()) {
        view->told(session, told());
    }
    changed();
}

/// Plays the sound of the latest steps, if the settings allow sound.
void Board::sound(std::span<const match::Step> steps) {
    const auto sound = sound_of(session, steps, *view);
    if (settings().sound == store::Settings::Sound::off) {
        missed_sound_ = missed_sound_ || sound;
        return;
    }
    // The sound of a gain or setback waits until the step is visible. Earlier it would reveal a
    // card.
    if (sound == Sound::gain || sound == Sound::setback) {
        to_sound_ = sound;
    } else if (sound) {
        sound_now(*sound);
    }
}

void Board::sound_now(Sound sound) {
    // The limit for fast bots applies only if no person plays.
    const bool fast = session.bots().watched() && settings().bot_pace(true) < SoundLimiter::kBeat;
    if (sound_limiter_.takes(sound, platform::now(), fast)) {
        play(sound, settings());
    }
}

void Board::animate(ui::Canvas& canvas, bool pressed, float seconds, double hold) {
    active_at_ = canvas.motion.now;
    // After many steps at once, such as when a hidden browser tab comes back, texts are not held.
    canvas.motion.hold = untold_.size() - passed_ > kMostHeld ? 0 : hold;
    if (pressed) {
        view->hurry(canvas.motion.now);
    }
    for (; passed_ < untold_.size(); ++passed_) {
        view->moved(untold_[passed_], canvas.motion, seconds);
    }
    tell_shown(canvas.motion);
    if (to_sound_ && view->seen_at() <= canvas.motion.now) {
        sound_now(*std::exchange(to_sound_, std::nullopt));
    }
}

double Board::tells_anyway_at() const {
    constexpr double kUndrawn = 0.5;  // seconds without a frame, where one is due sooner
    return untold_.empty() ? 0 : std::max(active_at_, view->busy_until()) + kUndrawn;
}

void Board::tell_anyway() {
    if (!untold_.empty() && services.now >= tells_anyway_at()) {
        forget_untold();
        view->finish();
        view->told(session, told());
        changed();
    }
}

/// Lets texts tell of the steps that the view has shown since the last frame.
void Board::tell_shown(const ui::Motion& motion) {
    const int first = view->first_untold(motion);
    const auto waits = std::find_if(untold_.begin(), untold_.end(), [&](const match::Step& step) {
        return step.ply >= first && !goes_on(step);
    });
    if (waits != untold_.begin()) {
        untold_.erase(untold_.begin(), waits);
        passed_ = untold_.size();
        view->told(session, told());
        changed();
    }
}

/// Returns whether a person here made this step and acts again: it tells them nothing new.
bool Board::goes_on(const match::Step& step) const {
    const core::Turn next = session.game().turn(step.after.data());
    return session.players().human(step.seat) && next.kind == core::Turn::Kind::seat &&
           next.seat == step.seat && next.secret == 0;
}

bool any_input(const ui::Input& input) {
    return input.pressed || !input.keys.empty();
}

ui::Target clicked_on_board(const Board& board, const ui::Spots& spots) {
    const ui::Spot* spot = spots.clicked.empty() ? nullptr : ui::find(spots, spots.clicked);
    const bool there =
        spot != nullptr && spot->layer == 0 && spot->kind != ui::SpotKind::plain && spot->target;
    return there ? board.view->stands_for(spot->target) : ui::Target{};
}

void note_pointed(const Board& board, const ui::Spots& spots, bool touch,
                  std::vector<Pointed>& list) {
    if (const ui::Target spot = clicked_on_board(board, spots)) {
        list.push_back({.spot = spot, .touch = touch});
    }
    if (const ui::Target dropped = ui::target_of(spots, spots.dropped)) {
        list.push_back({.spot = dropped,
                        .dragged = true,
                        .nowhere = spots.dropped_on.empty(),
                        .onto = ui::target_of(spots, spots.dropped_on)});
    }
}

ui::Target target_named(const Board& board, std::string_view name) {
    for (const tables::Candidate& candidate : board.picker.candidates()) {
        for (const ui::Target spot : candidate.spots) {
            if (board.view->spot_name(board.session.view(), spot) == name) {
                return spot;
            }
        }
    }
    return {};
}

void tell_why_not(Board& board, ui::Target spot) {
    const std::string why = why_not(board, spot);
    board.refuse(why.empty() ? "Nothing can be done there now." : why);
}

Command& add_share(Commands& list, const Services& services, Callback run) {
    Command& share = list.add("share", "Share", run);
    share.enabled = !services.sheets.sharing;
    share.key = letter_key(U'l', "L", "share a link");
    share.look = {.icon = ui::Symbol::share, .places = kAtEnd, .menu = "share", .rank = 30};
    return share;
}

}  // namespace ctq::scenes
