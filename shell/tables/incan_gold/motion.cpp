#include "shell/tables/incan_gold/motion.hpp"

#include <algorithm>
#include <utility>

#include "shell/tables/context.hpp"

namespace ctq::incan_gold::view {

namespace {

// How long things take, in movements.
constexpr double kRead = 2.8;      // who stays and who leaves
constexpr double kCarried = 2.2;   // gems on their way
constexpr double kTurned = 1.5;    // a card
constexpr double kFrightened = 1;  // a hazard that does nothing
constexpr double kBusted = 5.5;
/// Acts waiting beyond which older ones are skipped: who plays on does not want to see them all.
constexpr std::size_t kMostActs = 4;

Act card_act(const State& before, int kind) {
    Act act;
    act.before = before;
    act.kind = kind;
    act.bust =
        kind >= kFirstHazard && kind != kArtifact && (before.table & cards_of_kind(kind)) != 0;
    act.turned = kTurned;
    const bool gems = kind < kGemKinds;
    act.end = kTurned + (act.bust ? kBusted : gems ? kCarried : kFrightened);
    return act;
}

}  // namespace

std::optional<Act> act_of(const app::Step& step) {
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
    act.end = act.turned + (act.leavers != 0 ? kCarried : 0);
    return act;
}

void Motion::moved(const app::Step& step, double now, float seconds) {
    auto act = act_of(step);
    if (!act) {
        return;
    }
    if (acts_.size() >= kMostActs) {
        acts_.clear();
    }
    const double start = std::max(now, busy_until());
    act->start = start;
    act->turned = start + act->turned * static_cast<double>(seconds);
    act->end = start + act->end * static_cast<double>(seconds);
    acts_.push_back(*act);
}

const Act* Motion::settle(const ui::Motion& motion) {
    std::erase_if(acts_, [&](const Act& act) { return motion.reduced || motion.now >= act.end; });
    return acts_.empty() ? nullptr : &acts_.front();
}

}  // namespace ctq::incan_gold::view
