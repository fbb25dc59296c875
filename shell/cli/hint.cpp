
#include "engine/bots/advice.hpp"
#include "engine/bots/analysis/weigh.hpp"
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/report.hpp"
#include "shell/cli/seat_names.hpp"
#include "shell/cli/standing.hpp"
#include "shell/cli/streams.hpp"

/// ctq hint: shows the best actions at the end of a record, for the seat that is to act.
namespace ctq::cli {
namespace {

using core::say;

/// Returns the reason for an action; the seat that is to act is called "You".
std::string reason_of(const core::Match& match, const bots::ActionValue& value) {
    std::vector<std::string> names = seat_names(match);
    names[static_cast<std::size_t>(match.turn().seat - 1)] = "You";
    return core::with_names(value.reason, names);
}

void write_action_value(core::JsonWriter& json, const core::Match& match,
                        const bots::ActionValue& value, const bots::Weighing& weighing) {
    json.begin_object().key("action").text(match.game().to_text(match.state(), value.action));
    if (weighing.unit == bots::Unit::points) {
        json.key("points").fixed(value.points, kDigits);
    } else if (weighing.exact) {
        json.key("lead").halves(static_cast<int>(value.lead));
    } else if (value.visits > 0) {
        json.key("share").fixed(value.share, kDigits).key("error").fixed(value.error, kDigits);
        json.key("lead").fixed(value.lead / 2, kDigits).key("visits").number(value.visits);
        json.key("reason").text(reason_of(match, value));
    }
    json.end_object();
}

std::string hint_json(const core::Match& match, const bots::Weighing& weighing) {
    core::JsonWriter json;
    json.begin_object().key("seat").number(match.turn().seat);
    json.key("exact").flag(weighing.exact);
    if (!weighing.words.empty()) {
        json.key("words").text(weighing.words);
    }
    json.key("best").begin_array();
    for (const bots::ActionValue& value : weighing.action_values) {
        write_action_value(json, match, value, weighing);
    }
    json.end_array().end_object();
    return json.str() + "\n";
}

/// Formats an action: "Xb1: wins 63.2 % ± 1.4 of 500 playouts", "leave: 98.0 gems at the end".
std::string value_line(const core::Match& match, const bots::ActionValue& value,
                       const bots::Weighing& weighing) {
    std::string action = match.game().to_text(match.state(), value.action);
    if (weighing.unit == bots::Unit::points) {
        return say("{action}: {points} {unit} {exact:at the end|of this round}",
                   {{"action", action},
                    {"points", core::fixed(value.points, 1)},
                    {"unit", weighing.unit_words},
                    {"exact", weighing.exact}});
    }
    if (weighing.exact) {
        return say(
            "{action}: {ahead:{points} points ahead|{behind:{points} points behind|a draw}} "
            "at the end",
            {{"action", action},
             {"ahead", value.lead > 0},
             {"behind", value.lead < 0},
             {"points", core::fixed(std::abs(value.lead) / 2, 1)}});
    }
    if (value.visits == 0) {
        return action;
    }
    // The bounds are two standard errors away: 95 % confidence.
    return say(
        "{action}: wins {share} % ± {error}{learned:| of {visits} playouts}{why:; the first "
        "{reason}|}",
        {{"action", action},
         {"learned", weighing.learned},
         {"share", core::fixed(100 * value.share, 1)},
         {"error", core::fixed(200 * value.error, 1)},
         {"visits", static_cast<int>(value.visits)},
         {"why", !value.reason.empty()},
         {"reason", reason_of(match, value)}});
}

/// Returns the reason why nobody is to choose.
std::string no_choice(const core::Match& match) {
    const bool over = match.turn().kind == core::Turn::Kind::over;
    int next = match.cursor();
    while (next < match.size() && match.turn_before(next).kind != core::Turn::Kind::seat) {
        ++next;
    }
    return say(
        "{over:The match is over|Chance is next}: nobody is to choose.{later: The next "
        "decision is --at {next}.|}{earlier: An earlier decision is --at 1 to {size}.|}",
        {{"over", over},
         {"later", next < match.size()},
         {"next", next + 1},
         {"earlier", next == match.size() && match.size() > 0},
         {"size", match.size()}});
}

}  // namespace

void hint(const WeighArguments& arguments) {
    core::Match match = open_record(arguments.record);
    if (arguments.at != 0) {
        match.seek(ply_before(match, arguments.at));
    }
    if (!bots::can_advise(match)) {
        refuse(bots::no_advice_words());
    }
    const core::Turn turn = match.turn();
    if (turn.kind != core::Turn::Kind::seat) {
        refuse(no_choice(match));
    }
    if (!turn.known) {
        refuse("The hand of seat " + std::to_string(turn.seat) +
               " is unknown, so no advice can be given.");
    }
    const bots::Weighing weighing =
        bots::weigh(bots::weigh_question(match, turn.seat, arguments.playouts));
    if (arguments.json) {
        print(hint_json(match, weighing));
        return;
    }
    const bool by_table = weighing.unit == bots::Unit::wins && weighing.by_words();
    std::string text = say(
        "Seat {seat} is to choose; the best first, {exact:by best play of all|{odds:by the odds "
        "of the next card only|{table:by matches in which all go on as Equilibrium|{learned:by the "
        "net of the "
        "learned player|by search}}}}.\n",
        {{"seat", turn.seat},
         {"exact", weighing.exact},
         {"odds", weighing.by_odds()},
         {"table", by_table},
         {"learned", weighing.learned}});
    for (const bots::ActionValue& value : weighing.action_values) {
        text += value_line(match, value, weighing) + "\n";
    }
    print(text +
          (by_table || (weighing.learned && !weighing.words.empty()) ? weighing.words + "\n" : ""));
}

}  // namespace ctq::cli
