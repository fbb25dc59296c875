#include "shell/tables/incan_gold/view.hpp"

#include <bit>

#include "engine/core/say.hpp"
#include "engine/games/incan_gold/odds.hpp"
#include "engine/games/incan_gold/solo/policy.hpp"
#include "shell/match/medals.hpp"
#include "shell/tables/incan_gold/frame.hpp"

/// Texts of Incan Gold, and facts from its log that the position does not contain.
namespace ctq::incan_gold::view {

namespace {

using core::say;

std::string seat_words(const ViewContext& context, int seat, int artifacts) {
    const State& state = context.state<State>();
    const SeatMarks marks = marks_of(context).of(seat);
    return say(
        "{who}: {inside:in the temple, {carried} {carried:gem|gems} in the backpack{chosen:, has "
        "chosen|}|in camp}; {tent} {tent:gem|gems} in the tent{artifacts:, one "
        "artifact "
        "among them|, {artifacts} artifacts among them|}.",
        {{"who", context.name(seat)},
         {"inside", marks.doing != Doing::in_camp},
         {"carried", marks.carried},
         {"chosen", marks.doing == Doing::chosen},
         {"tent", state.tent[seat - 1]},
         {"artifacts", artifacts}});
}

std::string table_words(const State& state) {
    const int lying = artifacts_on_table(state);
    return say(
        "Left on the path: {gems} {gems:gem|gems}{lying:, 1 artifact|, {lying} artifacts|}"
        "{any: worth {worth} to whoever leaves alone|}.",
        {{"gems", state.spare},
         {"lying", lying},
         {"any", lying > 0},
         {"worth", lying > 0 ? artifacts_value(state.claimed, lying) : 0}});
}

std::string hazard_words(const State& state) {
    std::string words = "Hazards:";
    for (int kind = kFirstHazard; kind < kArtifact; ++kind) {
        const int out = count_kind(state.table, kind);
        const int left = count_kind(state.deck, kind);
        words += say("{first:|;} {hazard} {out:lies there|not seen}, {left} in the deck",
                     {{"first", kind == kFirstHazard},
                      {"hazard", kind_word(kind)},
                      {"out", out > 0},
                      {"left", left}});
    }
    return words + ".";
}

/// Describes the end of the round that was current in `before` and is over in `after`.
std::string round_end(const State& before, const State& after, core::Action action) {
    const bool bust = after.busted && before.phase == Phase::reveal;
    return say(
        "Round {round}: {bust:{hazard} again, and everybody inside lost all|{several:"
        "everybody came home|safely home}}",
        {{"round", before.round},
         {"bust", bust},
         {"hazard", bust ? kind_word(static_cast<int>(action)) : ""},
         {"several", before.seats > 1}});
}

/// The medals of a lone player with the gems in the tent; all fields are empty under other rules.
struct Medals {
    int won = 0;
    const char* last = "";  ///< the best medal won
    const char* next = "";
    int points = 0;  ///< gems needed for the next medal; 0 if there is none
};

Medals medals_of(const State& state, const ViewContext& context) {
    Medals medals;
    if (solo_rules(state) == SoloRules{}) {
        const core::GameInfo& info = *context.game.info;
        medals.won = match::medals_earned(info, 2 * state.tent[0]);
        const auto next = static_cast<std::size_t>(medals.won);
        medals.last = next > 0 ? match::kMedals[next - 1] : "";
        if (medals.won < match::kMedalCount) {
            medals.next = match::kMedals[next];
            medals.points = info.medals[next];
        }
    }
    return medals;
}

/// Returns the goal of a lone player: the next medal, and those won.
std::string solo_goal(const Medals& medals) {
    return medals.won == 0 && medals.points == 0
               ? "Bring home as many gems as you can"
               : say("{more:Bring home {points} gems for {next}|Gold is won; play on for your best "
                     "score}{won:; {last} is won|}",
                     {{"more", medals.points > 0},
                      {"points", medals.points},
                      {"next", medals.next},
                      {"won", medals.won > 0 && medals.points > 0},
                      {"last", medals.last}});
}

}  // namespace

std::string View::prompt(const ViewContext& /*context*/) const {
    return "go on, or leave with what you carry";
}

tables::Effect View::effect(const ViewContext& context, core::Action action) const {
    if (action != kLeave || context.viewer == 0) {
        return {};
    }
    const Leaving brought = leaving(context.state<State>(), context.viewer);
    return {.brief = say("with {gems}{any:, {more} more if alone|}", {{"gems", brought.gems},
                                                                      {"any", brought.if_alone > 0},
                                                                      {"more", brought.if_alone}})};
}

tables::Ending View::ending(const ViewContext& context) const {
    const State& state = context.state<State>();
    int most = 0;
    for (int i = 0; i < state.seats; ++i) {
        most = std::max(most, static_cast<int>(state.tent[i]));
    }
    if (state.seats > 1) {
        return {say("with {gems} {gems:gem|gems}", {{"gems", most}}),
                tables::Ending::Joint::direct};
    }
    const Medals medals = medals_of(state, context);
    return {
        say("{who:bring|brings} home {gems} {gems:gem|gems}{won:: {medal}|}{more:; {next} "
            "needs {points}|}",
            {{"who", context.name(1)},
             {"gems", most},
             {"won", medals.won > 0},
             {"medal", medals.last},
             {"more", medals.points > 0},
             {"next", medals.next},
             {"points", medals.points}})};
}

std::string View::odds_line(const ViewContext& /*context*/) const {
    return odds_.any() ? odds_.brief + " · " + odds_.brief_advice : " ";
}

tables::SeatFacts View::facts(const ViewContext& context, int seat) const {
    return facts_of(context.state<State>(), seat);
}

tables::SeatFacts facts_of(const State& state, int seat) {
    const std::string tent = say("{gems} {gems:gem|gems}", {{"gems", state.tent[seat - 1]}});
    const std::string brief = std::to_string(state.tent[seat - 1]);
    if (state.phase == Phase::over) {
        return {tent, "", brief};
    }
    return {say("{inside:in the temple with {gems}|in camp}",
                {{"inside", explores(state, seat)}, {"gems", state.backpack[seat - 1]}}),
            tent, brief};
}

/// Returns the standing by tents alone: gems in a backpack may still be lost.
tables::Outlook View::outlook(const ViewContext& context) const {
    const State& state = context.state<State>();
    std::vector<int> halves;
    for (int i = 0; i < state.seats; ++i) {
        halves.push_back(2 * state.tent[i]);
    }
    const core::Part rounds("rounds", state.rounds);
    const bool last = state.round == state.rounds && state.rounds > 1;
    const bool alone = state.seats == 1;
    const Medals medals = alone ? medals_of(state, context) : Medals{};
    return {.when = say("Round {round} of {rounds}", {{"round", state.round}, rounds}),
            .lead = tables::lead_text(context.names, halves, " in the tents"),
            .goal = alone
                        ? solo_goal(medals)
                        : say("Most gems in the tent after {rounds:this round|round {rounds}} wins",
                              {rounds}),
            .brief = !alone              ? "the fullest tent wins"
                     : medals.points > 0 ? say("{points} gems for {next}",
                                               {{"points", medals.points}, {"next", medals.next}})
                                         : "",
            .notice = last ? "The last round begins." : ""};
}

std::vector<std::string> View::situation(const ViewContext& context) const {
    const State& state = context.state<State>();
    std::vector<std::string> lines;
    for (int seat = 1; seat <= state.seats; ++seat) {
        lines.push_back(
            seat_words(context, seat, past_.artifacts[static_cast<std::size_t>(seat - 1)]));
    }
    const int ended = state.phase == Phase::over ? state.round : state.round - 1;
    if (ended > 0) {
        lines.push_back(round_words(context, ended));
    }
    if (state.phase == Phase::over) {
        return lines;
    }
    lines.push_back(
        say("Round {round} of {rounds}, turn {turn}; {cards} {cards:card|cards} in the deck.",
            {{"round", state.round},
             {"rounds", state.rounds},
             {"turn", state.turn},
             {"cards", std::popcount(state.deck)}}));
    std::string path = "Path:";
    for (int i = 0; i < state.turn; ++i) {
        const int kind = state.path[i] - 1;
        path += i > 0 ? ", " : " ";
        path += kind < kGemKinds ? say("{gems} {gems:gem|gems}", {{"gems", gem_value(kind)}})
                                 : kind_word(kind);
    }
    lines.push_back(path + ".");
    lines.push_back(table_words(state));
    lines.push_back(hazard_words(state));
    const OddsText odds = context.odds ? odds_text(state, context.viewer) : OddsText{};
    if (odds.any()) {
        std::string words = "Odds:";
        for (const OddsFigure& figure : odds.figures) {
            words +=
                (&figure == &odds.figures.front() ? " " : "; ") + figure.title + " " + figure.value;
        }
        lines.push_back(words + ".");
        lines.push_back(odds.advice);
    }
    return lines;
}

std::vector<ui::Target> View::spots_of(const void* /*view*/, core::Action action) const {
    return {action_spot(action)};
}

std::string View::spot_name(const void* /*view*/, ui::Target spot) const {
    return spot.index == kStay ? "do:stay" : "do:leave";
}

void View::moved(const match::Step& step, ui::Motion& motion, float seconds) {
    motion_.moved(step, motion, seconds);
    motion.moving = true;
}

void View::told(const match::Session& session, int ply) {
    past_ = {};
    const auto follow = [&](const State& before, core::Action action, const State& state) {
        if (before.phase == Phase::reveal) {
            past_.explorers[before.round - 1U][before.turn] =
                static_cast<std::uint8_t>(seats_in(before.exploring));
        } else if (state.claimed > before.claimed) {
            // Artifacts were claimed, so exactly one seat leaves. If `action` is to leave, it is
            // the seat that chose last; otherwise a seat that chose to leave before.
            const bool leaves_last = action == kLeave;
            const unsigned leaver = leaves_last ? before.undecided : before.leaving;
            past_.artifacts[static_cast<std::size_t>(std::countr_zero(leaver))] +=
                state.claimed - before.claimed;
        }
        if (state.round != before.round || state.phase == Phase::over) {
            past_.last_end = round_end(before, state, action);
            const bool bust = state.busted && before.phase == Phase::reveal;
            RoundEnd& end = past_.ends[before.round - 1U];
            end.hazard = bust ? static_cast<int>(action) : -1;
            for (std::size_t i = 0; i < state.seats; ++i) {
                end.lost[i] = bust ? before.backpack[i] : std::uint16_t{0};
                end.tent[i] = state.tent[i];
            }
        }
    };
    tables::replay<State>(session.match(), ply, follow);
    if (ply == session.match().cursor()) {
        odds_ = odds_text(tables::state_at<State>(session.view()), session.viewer());
    }
}

int View::explorers_at(const State& state, int turn) const {
    return past_.explorers[state.round - 1U][static_cast<std::size_t>(turn)];
}

}  // namespace ctq::incan_gold::view
