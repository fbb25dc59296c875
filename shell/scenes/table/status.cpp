#include "shell/scenes/table/status.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/match/daily.hpp"
#include "shell/match/ending.hpp"
#include "shell/match/letter.hpp"
#include "shell/match/tags.hpp"
#include "shell/scenes/board/positions.hpp"
#include "shell/scenes/table/saving.hpp"
#include "shell/store/saved_text.hpp"
#include "shell/ui/seats.hpp"

namespace ctq::scenes {
namespace {

using core::say;

std::string winners(const match::Session& session, const core::Standing& standing) {
    std::vector<std::string> names;
    for (int seat = 1; seat <= standing.seats; ++seat) {
        if (standing.rank[static_cast<std::size_t>(seat - 1)] == 1) {
            names.push_back(session.players().name(seat));
        }
    }
    const std::string who = core::listed(names);
    return say("{who} {one:{who:win|wins}|share the win}",
               {{"who", who}, {"one", names.size() == 1}});
}

std::string over(const match::Session& session, const tables::TableView& view,
                 const tables::ViewContext& context) {
    if (session.situation().ended) {
        return say(
            "{how}.{undo: Undo takes it back.|}",
            {{"how", match::ended_words(session)}, {"undo", match::may_take_back_end(session)}});
    }
    const core::Standing standing = session.match().standing();
    const auto first = std::count(standing.rank.begin(), standing.rank.begin() + standing.seats, 1);
    const auto [how, joint] = view.ending(context);
    if (standing.seats == 1) {
        return say("{who} {how}.", {{"who", session.players().name(1)}, {"how", how}});
    }
    return say("{draw:It is a draw|{winners}}{explained:{goes_on:|:} {how}|}.",
               {{"draw", first == 0 || first == standing.seats},
                {"winners", winners(session, standing)},
                {"explained", !how.empty()},
                {"goes_on", joint == tables::Ending::Joint::direct},
                {"how", how}});
}

/// At a network table: returns who still has to make their choice when all choose at the same time.
std::string choosing(const match::Session& session, const core::Turn& turn) {
    std::vector<std::string> names;
    for (int seat = 1; seat <= session.players().count(); ++seat) {
        if (turn.asks(seat) && seat != session.viewer()) {
            names.push_back(session.players().name(seat));
        }
    }
    return names.empty()
               ? "The others are choosing."
               : say("{who} {count:is|are} still choosing.",
                     {{"who", core::listed(names)}, {"count", static_cast<int>(names.size())}});
}

}  // namespace

std::string status_line(const match::Session& session, const tables::TableView& view,
                        const tables::ViewContext& context) {
    if (session.viewpoint().curtain() != 0) {
        return say("Pass the device to {who} ({color}).",
                   {{"who", session.players().name(session.viewpoint().curtain())},
                    {"color", ui::seat_look(session.viewpoint().curtain()).color_name}});
    }
    const core::Turn turn = session.turn();
    if (turn.kind == core::Turn::Kind::over) {
        return over(session, view, context);
    }
    if (session.situation().waits || session.bots().failed()) {
        return "The match waits.";
    }
    if (session.bots().paused()) {
        return turn.secret != 0 ? "Paused."
                                : say("Paused: it is {who}’s turn.",
                                      {{"who", session.players().name(turn.seat)}});
    }
    if (session.bots().thinking() && turn.secret != 0) {
        return session.bots().watched() ? "All inside are choosing." : "The others are choosing.";
    }
    if (session.bots().thinking()) {
        return say("{who} is thinking.", {{"who", session.players().name(turn.seat)}});
    }
    if (match::must_send(session)) {
        return say("{who}’s turn: send the match on.",
                   {{"who", session.players().name(turn.seat)}});
    }
    if (turn.kind == core::Turn::Kind::chance) {
        return "All players make the draw together.";
    }
    if (!session.your_turn() && session.players().human(turn.seat)) {
        return "One moment: telling the others.";
    }
    if (!session.your_turn() && turn.secret != 0) {
        return choosing(session, turn);
    }
    // The prompt may reveal the hand, so only the person whose turn it is sees it.
    const std::string prompt = session.your_turn() ? core::ended(view.prompt(context)) : "";
    // A prompt that starts with a capital letter is a separate sentence.
    const bool apart = prompt.empty() || core::capitalized(prompt) == prompt;
    return say("{who:Your|{who}’s} turn{apart:.|:}{asks: {prompt}|}",
               {{"who", session.players().name(turn.seat)},
                {"apart", apart},
                {"asks", !prompt.empty()},
                {"prompt", prompt}});
}

namespace {

/// Returns what led to the earlier position shown: "Turn 4 of 12: Greedy plays a hat: 3 → 9."
std::string look_words(const Table& table) {
    const std::vector<match::LogEntry>& log = table.board.log.lines();
    const match::LogEntry* line = entry_at(log, table.look()->ply());
    return say("{place}: {what}.", {{"place", place_at(log, table.look()->ply())},
                                    {"what", line == nullptr ? "the beginning" : line->text}});
}

}  // namespace

std::string prompt_of(const Table& table) {
    const match::Session& session = table.session;
    if (table.look() != nullptr) {
        return look_words(table);
    }
    if (!table.board.tells_newest()) {
        return shown_words(table);
    }
    const tables::ViewContext context = table.own_context();
    if (!table.pending) {
        return status_line(session, *table.board.view, context);
    }
    const PendingQuestion question = pending_question(table);
    return question.words + question.mark;
}

PendingQuestion pending_question(const Table& table) {
    const match::Session& session = table.session;
    const Table::Pending& pending = *table.pending;
    const int path = static_cast<int>(pending.path.size());
    const tables::Effect effect = table.board.view->effect(table.own_context(), pending.action);
    const bool has_effect = !effect.brief.empty();
    const bool warns = !effect.warning.empty();
    return {say("{action}{more:, then 1 more move|, then {more} more moves|}{alone:|?}"
                "{has_effect: {brief}{warns:.|}|}{warns: {warning}|}",
                {{"action", match::sentence(
                                session, session.game().describe(session.view(), pending.action))},
                 {"more", path == 0 ? 0 : path - 1},
                 {"alone", !has_effect && !warns},
                 {"has_effect", has_effect},
                 {"brief", core::capitalized(effect.brief)},
                 {"warns", warns},
                 {"warning", effect.warning}}),
            has_effect || warns ? '.' : '?'};
}

std::string shown_words(const Table& table) {
    const Board& board = table.board;
    std::string words =
        table.look() != nullptr ? "" : board.view->event_prompt(table.told_context());
    if (words.empty() && table.look() == nullptr && !board.tells_newest()) {
        const match::LogEntry* line = entry_at(board.log.lines(), board.told());
        words = line == nullptr ? "One moment." : line->text + ".";
    }
    return words;
}

std::string badge_of(const Table& table) {
    const std::string daily(table.session.match().tag(match::kDailyTag));
    const bool puzzle = table.id.empty() && !table.session.remote();
    return puzzle                  ? "Puzzle"
           : not_saved(table)      ? "Not kept"
           : !table.wins().empty() ? std::string(table.wins())
           : daily.empty()         ? table.session.situation().badge
           : match::is_daily(table.session.match())
               ? core::say("Daily, {day} · one try", {{"day", store::day_of_year_words(daily)}})
               : "Daily, for practice";
}

const match::LogEntry* reported_line(const Table& table) {
    const match::Session& session = table.session;
    const match::LastAction* last = table.board.last();
    const std::vector<match::LogEntry>& log = table.board.log.lines();
    const bool goes_on = session.bots().thinking() || (session.your_turn() && !table.pending);
    const bool shown = table.look() == nullptr && goes_on && session.turn().secret == 0 &&
                       !session.bots().paused() && last != nullptr && !log.empty() &&
                       log.back().seat > 0;
    const core::Match& match = session.match();
    const bool chance =
        shown && match.turn_before(match.cursor() - 1).kind == core::Turn::Kind::chance;
    return shown && (chance || !session.players().human(last->seat)) ? &log.back() : nullptr;
}

}  // namespace ctq::scenes
