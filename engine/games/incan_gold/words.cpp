#include <bit>

#include "engine/core/say.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"

/// Actions and refusals as sentences.
namespace ctq::incan_gold {
namespace {

using core::Action;
using core::phrase;
using core::Phrase;
using core::say;

Phrase describe_card(const State& state, int kind) {
    const bool hazard = kind >= kFirstHazard && kind != kArtifact;
    const bool gems = kind < kFirstHazard;
    const int value = gems ? gem_value(kind) : 0;
    const int inside = seats_in(state.exploring);
    // The first card of a round names the round.
    const char* pattern =
        gems ? "{begins:Round {round}: |}{value} {value:gem|gems}{several:{inside:, {each} each| "
               "for "
               "@{seat}}|}{left:, {left} left on the path|, {left} left on the path|}"
        : hazard ? "{begins:Round {round}: |}{hazard}{again: again – everyone inside loses all|, a "
                   "hazard}"
                 : "{begins:Round {round}: |}an artifact";
    return phrase(pattern, {{"begins", state.turn == 0 && state.rounds > 1},
                            {"round", state.round},
                            {"value", value},
                            {"several", state.seats > 1},
                            {"inside", inside > 1},
                            {"each", value / inside},
                            {"seat", std::countr_zero(state.exploring) + 1},
                            {"left", value % inside},
                            {"hazard", hazard ? kind_word(kind) : ""},
                            {"again", hazard && (state.table & cards_of_kind(kind)) != 0}});
}

/// Returns what each of `leavers` takes home: "21", "21 + 2 from the path", and for a lone leaver "
/// + an artifact worth 5".
std::string load_text(const State& state, int seat, unsigned leavers) {
    const int count = seats_in(leavers);
    const int lying = count == 1 ? artifacts_on_table(state) : 0;
    return say(
        "{carried}{spare: + {spare} from the path| + {spare} from the path|}{lying: + an artifact "
        "worth {worth}| + {lying} artifacts worth {worth}|}",
        {{"carried", state.backpack[seat - 1]},
         {"spare", rules::share_each(state.spare, count)},
         {"lying", lying},
         {"worth", lying > 0 ? artifacts_value(state.claimed, lying) : 0}});
}

/// Describes all choices of a turn, revealed together. No verb follows the names, because it would
/// have to agree with a name that may be "You".
Phrase describe_opened(const State& state, unsigned leavers) {
    if (leavers == 0) {
        return phrase("all go on");
    }
    std::string text = "home:";
    for (unsigned left = leavers; left != 0; left &= left - 1) {
        const int seat = std::countr_zero(left) + 1;
        text += say("{first:|,} @{seat} with {load}", {{"first", left == leavers},
                                                       {"seat", seat},
                                                       {"load", load_text(state, seat, leavers)}});
    }
    return {0, text, text};
}

}  // namespace

Phrase Game::describe(const State& state, Action action) {
    if (action < kStay) {
        return describe_card(state, static_cast<int>(action));
    }
    if (action > kHidden) {
        return describe_opened(state, action & 0xffU);
    }
    const int seat = next_to_choose(state);
    if (action == kHidden) {
        return phrase(seat, "{you:have|has} decided");
    }
    if (action == kStay) {
        return phrase(seat, "{you:go|goes} on");
    }
    const std::string gems = explores_alone(state) ? load_text(state, seat, state.exploring)
                                                   : std::to_string(state.backpack[seat - 1]);
    return phrase(seat, "{you:leave|leaves} with {gems}", {{"gems", gems}});
}

std::string Game::why_not(const State& /*state*/, Action /*action*/) {
    return "Now you can only go on or leave.";
}

}  // namespace ctq::incan_gold
