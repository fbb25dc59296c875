#include "shell/tables/incan_gold/motion.hpp"

#include <algorithm>
#include <utility>

namespace ctq::tables {

using incan_gold::State;

namespace {

// How long things take, in movements.
constexpr double kRead = 2.8;      // who stays and who leaves
constexpr double kCarried = 2.2;   // gems on their way
constexpr double kTurned = 1.5;    // a card
constexpr double kFrightened = 1;  // a hazard that does nothing
constexpr double kBusted = 5.5;
/// Acts waiting beyond which older ones are skipped: who plays on does not want to see them all.
constexpr std::size_t kMostActs = 4;

IncanGoldAct card_act(const State& before, int kind) {
    IncanGoldAct act;
    act.before = before;
    act.kind = kind;
    act.bust = kind >= incan_gold::kFirstHazard && kind != incan_gold::kArtifact &&
               (before.table & incan_gold::cards_of_kind(kind)) != 0;
    act.turned = kTurned;
    const bool gems = kind < incan_gold::kGemKinds;
    act.end = kTurned + (act.bust ? kBusted : gems ? kCarried : kFrightened);
    return act;
}

}  // namespace

std::optional<IncanGoldAct> incan_gold_act(const app::Step& step) {
    const State& before = *static_cast<const State*>(step.before.data());
    const State& after = *static_cast<const State*>(step.after.data());
    if (before.phase == incan_gold::Phase::reveal) {
        return card_act(before, static_cast<int>(step.action));
    }
    const bool open = after.phase != incan_gold::Phase::decide;
    const bool alone = incan_gold::explores_alone(before);
    if (!open || (alone && step.action == incan_gold::kStay)) {
        return std::nullopt;
    }
    IncanGoldAct act;
    act.before = before;
    act.leavers = step.action == incan_gold::kLeave  ? before.exploring
                  : step.action == incan_gold::kStay ? 0U
                                                     : step.action & 0xFFU;
    act.turned = alone ? 0 : kRead;
    act.end = act.turned + (act.leavers != 0 ? kCarried : 0);
    return act;
}

void IncanGoldMotion::moved(const app::Step& step, double now, float seconds) {
    auto act = incan_gold_act(step);
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

const IncanGoldAct* IncanGoldMotion::settle(const ui::Motion& motion) {
    std::erase_if(acts_,
                  [&](const IncanGoldAct& act) { return motion.reduced || motion.now >= act.end; });
    return acts_.empty() ? nullptr : &acts_.front();
}

}  // namespace ctq::tables
