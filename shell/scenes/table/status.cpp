#include "shell/scenes/table/status.hpp"

#include "engine/core/listed.hpp"

namespace ctq::app {
namespace {

std::string winners(const Session& session, const core::Standing& standing) {
    std::string names;
    int count = 0;
    for (int seat = 1; seat <= standing.seats; ++seat) {
        if (standing.rank[static_cast<std::size_t>(seat - 1)] == 1) {
            names += (count > 0 ? " and " : "") + session.name(seat);
            ++count;
        }
    }
    return names + (count > 1 ? " share the win" : names == "You" ? " win" : " wins");
}

std::string over(const Session& session, const tables::TableView& view,
                 const tables::ViewContext& context) {
    if (session.ended()) {
        return session.ended_words() + (session.can_undo() ? ". Undo takes it back." : ".");
    }
    const core::Standing standing = session.match().standing();
    bool placed = false;
    bool all_first = standing.seats > 1;
    for (int i = 0; i < standing.seats; ++i) {
        const auto rank = standing.rank[static_cast<std::size_t>(i)];
        placed = placed || rank > 0;
        all_first = all_first && rank == 1;
    }
    const std::string how = view.ending(context);
    if (standing.seats == 1) {
        return session.name(1) + " " + how + ".";
    }
    const std::string who = !placed || all_first ? "It is a draw" : winners(session, standing);
    const bool goes_on = how.substr(0, 5) == "with ";
    return who + (how.empty() ? "." : (goes_on ? " " : ": ") + how + ".");
}

/// Whom a choice of several waits for, at a table whose players sit elsewhere.
std::string choosing(const Session& session, const core::Turn& turn) {
    std::vector<std::string> names;
    for (int seat = 1; seat <= session.seats(); ++seat) {
        if ((turn.secret >> seat & 1U) != 0 && seat != session.viewer()) {
            names.push_back(session.name(seat));
        }
    }
    return names.empty()
               ? "The others are choosing."
               : core::listed(names) + (names.size() == 1 ? " is" : " are") + " still choosing.";
}

}  // namespace

std::string status_line(const Session& session, const tables::TableView& view,
                        const tables::ViewContext& context) {
    if (session.curtain() != 0) {
        return "Pass the device to " + session.name(session.curtain()) + ".";
    }
    const core::Turn turn = session.turn();
    if (turn.kind == core::Turn::Kind::over) {
        return over(session, view, context);
    }
    if (session.waits()) {
        return "The match waits.";
    }
    if (session.paused()) {
        return turn.secret != 0 ? "Paused."
                                : "Paused: it is " + session.name(turn.seat) + "’s turn.";
    }
    if (session.thinking() && turn.secret != 0) {
        return session.watched() ? "All inside are choosing." : "The others are choosing.";
    }
    if (session.thinking()) {
        return session.name(turn.seat) + " is thinking.";
    }
    if (session.to_send()) {
        return session.name(turn.seat) + "’s turn: send the match on.";
    }
    if (turn.kind == core::Turn::Kind::chance) {
        return "The draw is made by all together.";
    }
    if (!session.your_turn() && session.human(turn.seat)) {
        return "A moment: the others are told.";
    }
    if (!session.your_turn() && turn.secret != 0) {
        return choosing(session, turn);
    }
    const std::string whose =
        session.name(turn.seat) == "You" ? "Your turn" : session.name(turn.seat) + "’s turn";
    if (!session.your_turn()) {
        return whose + ".";  // what is asked of hands that nobody here knows is not told
    }
    const std::string prompt = view.prompt(context);
    const bool asks = !prompt.empty() && prompt.back() == '?';  // has its own end
    return whose + (prompt.empty() ? "." : ": " + prompt + (asks ? "" : "."));
}

}  // namespace ctq::app
