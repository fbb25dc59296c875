#include "shell/tables/incan_gold/motion.hpp"

#include <algorithm>
#include <utility>

#include "shell/tables/context.hpp"
#include "shell/tables/flights.hpp"

namespace ctq::incan_gold::view {

namespace {

// Durations, in movements.
constexpr double kRead = 2.8;      // the time to read who stays and who leaves
constexpr double kCarried = 2.2;   // the flight of gems
constexpr double kTurned = 1.5;    // the time to turn a card
constexpr double kFrightened = 1;  // showing a hazard that has no effect
constexpr double kBusted = 5.5;
/// Reading time of an account, relative to that of one sentence: it has a line for every seat.
constexpr double kAccount = 1.6;
/// Longest queue of acts; beyond it older ones are skipped, since a person who plays on does not
/// want to see them all.
constexpr std::size_t kMostActs = 6;

Act card_act(const State& before, int kind) {
    Act act;
    act.before = before;
    act.kind = kind;
    act.bust =
        kind >= kFirstHazard && kind != kArtifact && (before.table & cards_of_kind(kind)) != 0;
    act.turned = kTurned;
    const bool gems = kind < kGemKinds;
    act.flown = kTurned + (act.bust ? kBusted : gems ? kCarried : kFrightened);
    return act;
}

}  // namespace

std::optional<Act> act_of(const match::Step& step) {
    const State& before = tables::state_at<State>(step.before.data());
    const State& after = tables::state_at<State>(step.after.data());
    if (before.phase == Phase::reveal) {
        return card_act(before, static_cast<int>(step.action));
    }
    const bool open = after.phase != Phase::decide;
    const bool alone = explores_alone(before);
    if (!open || (alone && step.action == kStay)) {
        return std::nullopt;
    }
    Act act;
    act.before = before;
    act.leavers = step.action == kLeave  ? before.exploring
                  : step.action == kStay ? 0U
                                         : step.action & 0xFFU;
    act.turned = alone ? 0 : kRead;
    act.flown = act.turned + (act.leavers != 0 ? kCarried : 0);
    return act;
}

void Motion::moved(const match::Step& step, const ui::Motion& motion, float seconds) {
    if (auto act = act_of(step)) {
        act->ply = step.ply;
        append(*act, motion, seconds);
    }
    const State& before = tables::state_at<State>(step.before.data());
    const State& after = tables::state_at<State>(step.after.data());
    if (after.round != before.round) {
        Act account;
        account.before = after;
        account.account = before.round;
        append(account, motion, seconds);
    }
}

int Motion::first_untold(const ui::Motion& motion) const {
    const auto act = std::find_if(acts_.begin(), acts_.end(), [&](const Act& one) {
        return one.ply > 0 && motion.now < one.end && (!motion.reduced || one.waits_for_reader());
    });
    return act == acts_.end() ? tables::kAllTold : act->ply;
}

double Motion::seen_at() const {
    const auto card =
        std::find_if(acts_.rbegin(), acts_.rend(), [](const Act& act) { return act.kind >= 0; });
    return card == acts_.rend() ? 0 : (card->start + card->turned) / 2;
}

void Motion::append(Act act, const ui::Motion& motion, float seconds) {
    if (acts_.size() >= kMostActs) {
        acts_.clear();
    }
    const double movement = motion.reduced ? 0 : static_cast<double>(seconds);
    const double reading_time = act.bust           ? motion.hold
                                : act.account != 0 ? kAccount * motion.hold
                                                   : 0;
    act.start = std::max(motion.now, busy_until());
    act.turned = act.start + act.turned * movement;
    act.flown = act.start + act.flown * movement;
    if (reading_time > 0) {  // the gems fall in the first half of the reading time
        act.flown = std::min(act.flown, act.turned + reading_time / 2);
    }
    act.end = std::max(act.flown, act.turned + reading_time);
    if (act.end > act.start) {
        acts_.push_back(act);
    }
}

void Motion::hurry(double now) {
    if (acts_.empty()) {
        return;
    }
    double skipped = 0;
    if (acts_.front().waits_for_reader() && now >= acts_.front().turned) {
        skipped = acts_.front().end - now;
        acts_.erase(acts_.begin());
    } else {
        acts_.erase(acts_.begin(), std::find_if(acts_.begin(), acts_.end(), [](const Act& act) {
                        return act.waits_for_reader();
                    }));
        skipped = acts_.empty() ? 0 : acts_.front().turned - now;
    }
    for (Act& act : acts_) {
        for (double* time : {&act.start, &act.turned, &act.flown, &act.end}) {
            *time -= skipped;
        }
    }
}

const Act* Motion::settle(const ui::Motion& motion) {
    std::erase_if(acts_, [&](const Act& act) {
        return (motion.reduced && !act.waits_for_reader()) || motion.now >= act.end;
    });
    return shown();
}

}  // namespace ctq::incan_gold::view
