#include "shell/scenes/board/summary/result.hpp"

#include <algorithm>
#include <numeric>

#include "engine/core/say.hpp"
#include "engine/core/sort.hpp"
#include "engine/core/text.hpp"
#include "shell/match/ending.hpp"
#include "shell/match/halves.hpp"
#include "shell/match/help.hpp"
#include "shell/match/tags.hpp"
#include "shell/scenes/board/summary/figure.hpp"

namespace ctq::scenes {

using tables::ScorePart;

namespace {

/// Returns the seats in ascending order of `figure(seat)`; seats with equal figures in seat order.
template <class Figure>
std::vector<int> sorted_by(int seats, const Figure& figure) {
    std::vector<int> order(static_cast<std::size_t>(seats));
    std::iota(order.begin(), order.end(), 1);
    core::sort_short(order, [&](int a, int b) { return figure(a) < figure(b); });
    return order;
}

/// Returns how far the best total is ahead of the second best; nullopt if they are equal.
std::optional<ScorePart> lead_of(const ScorePart& total, int seats) {
    const std::vector<int> order = sorted_by(seats, [&](int seat) { return -total.of(seat); });
    if (seats < 2 || total.of(order[0]) == total.of(order[1])) {
        return std::nullopt;
    }
    ScorePart lead = tables::score_part("Lead", ScorePart::Kind::fact, seats, std::nullopt);
    lead.add(order[0], total.of(order[0]) - total.of(order[1]));
    return lead;
}

/// Returns the score parts of this kind for a seat, in words: " Claimed stones 70, Komi 5."
std::string figures_of(const MatchResult& result, ScorePart::Kind kind, int seat) {
    std::string words;
    for (const ScorePart& part : result.parts) {
        const auto& figure = part.halves[static_cast<std::size_t>(seat - 1)];
        if (part.kind == kind && figure) {
            words +=
                core::say("{first:|,} {label} {figure}", {{"first", words.empty()},
                                                          {"label", part.label},
                                                          {"figure", match::halves_text(*figure)}});
        }
    }
    return words + (words.empty() ? "" : ".");
}

}  // namespace

const ScorePart* total_of(std::span<const ScorePart> parts) {
    const auto found = std::find_if(parts.begin(), parts.end(), [](const ScorePart& part) {
        return part.kind == ScorePart::Kind::total;
    });
    return found == parts.end() ? nullptr : &*found;
}

MatchResult make_result(const match::Session& session, const tables::TableView& view) {
    MatchResult result;
    result.highlights = view.highlights(session.match(), session.players().names());
    if (!result.highlights.empty()) {
        result.board =
            std::make_shared<Figure>(make_figure(session.match(), session.viewer(), false));
    }
    result.parts = view.score_parts(session.match());
    if (const ScorePart* total = result.total()) {
        if (auto lead = lead_of(*total, session.players().count())) {
            const auto behind = result.parts.begin() + (total - result.parts.data()) + 1;
            result.parts.insert(behind, std::move(*lead));
        }
    }
    if (match::with_help(session.match())) {
        const auto times = core::read_number(session.match().tag(match::kTakenBackTag)).value_or(0);
        result.help_note = core::say(
            "With help: {back:undo went back past chance {n:once|{n} times}{all:, and "
            "|}|}{all:every "
            "action came from a hint|}.",
            {{"back", times > 0},
             {"n", static_cast<int>(times)},
             {"all", match::all_hinted(session.match())}});
    }
    result.curve = match::make_curve(session, session.match().cursor());
    result.swing = match::largest_swing(result.curve);
    if (result.swing) {
        result.swing_words =
            core::say("The lead changed most in turn {turn}: {who} {change}",
                      {{"turn", result.swing->turn},
                       {"who", session.players().name(result.swing->seat)},
                       {"change", match::signed_halves_text(result.swing->halves)}});
    }
    return result;
}

std::string result_title(const match::Session& session, std::span<const std::string> names) {
    if (session.situation().ended && !match::claimed(session)) {
        return match::ended_words(session);
    }
    const core::Standing standing = final_standing(session);
    if (standing.seats == 1) {
        return "Home again";
    }
    const auto winner = static_cast<std::size_t>(by_place(standing).front() - 1);
    if (standing.drawn() || standing.rank[winner] != 1) {
        return "A draw";
    }
    return core::say("{who} {who:win!|wins}", {{"who", names[winner]}});
}

core::Standing final_standing(const match::Session& session) {
    core::Standing standing = session.match().standing();
    for (int seat = 1; seat <= standing.seats && match::claimed(session); ++seat) {
        standing.rank[static_cast<std::size_t>(seat - 1)] = session.players().human(seat) ? 1 : 2;
    }
    const int resigned = session.situation().resigned;
    for (int seat = 1; seat <= standing.seats && resigned > 0; ++seat) {
        standing.rank[static_cast<std::size_t>(seat - 1)] = seat == resigned ? 2 : 1;
    }
    return standing;
}

std::vector<int> by_place(const core::Standing& standing) {
    return sorted_by(standing.seats,
                     [&](int seat) { return standing.rank[static_cast<std::size_t>(seat - 1)]; });
}

std::vector<std::string> result_lines(const MatchResult& result, const match::Session& session) {
    std::vector<std::string> lines;
    for (const int seat : by_place(final_standing(session))) {
        if (result.parts.empty()) {
            break;
        }
        lines.push_back(session.players().name(seat) + ":" +
                        figures_of(result, ScorePart::Kind::total, seat) +
                        figures_of(result, ScorePart::Kind::addend, seat) +
                        figures_of(result, ScorePart::Kind::fact, seat));
    }
    return lines;
}

}  // namespace ctq::scenes
