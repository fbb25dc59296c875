#include "shell/cli/standing.hpp"

#include "engine/core/text.hpp"
#include "shell/cli/refusal.hpp"

namespace ctq::cli {
namespace {

constexpr std::size_t kMostLetters = 40;

std::string result_text(const core::Match& match, const core::Standing& standing) {
    std::string first;
    for (int seat = 1; seat <= standing.seats; ++seat) {
        if (standing.rank[static_cast<std::size_t>(seat - 1)] == 1) {
            first += (first.empty() ? "" : " and ") + seat_name(match, seat);
        }
    }
    return standing.drawn() ? "A draw: " + first + " share the first place.\n"
                            : core::capitalized(first) + " wins.\n";
}

}  // namespace

std::string seat_name(const core::Match& match, int seat) {
    return "seat " + std::to_string(seat) + " (" +
           core::printable(match.setup().seats[static_cast<std::size_t>(seat - 1)], kMostLetters) +
           ")";
}

int after_last_decision(const core::Match& match, int seat) {
    for (int ply = match.cursor(); ply > 0; --ply) {
        const core::Turn turn = match.turn_before(ply - 1);
        if (turn.kind == core::Turn::Kind::seat && turn.seat == seat) {
            return ply;
        }
    }
    return 0;
}

int ply_before(const core::Match& match, int number) {
    if (number < 1 || number > match.size()) {
        refuse(match.size() == 0
                   ? "The record has no action: --at can name none."
                   : "--at is a whole number from 1 to " + std::to_string(match.size()) +
                         ": so many actions has the record.");
    }
    return number - 1;
}

std::string turn_text(const core::Match& match) {
    const core::Turn turn = match.turn();
    switch (turn.kind) {
        case core::Turn::Kind::over:
            return "The match is over.";
        case core::Turn::Kind::chance:
            return "Chance is to decide.";
        case core::Turn::Kind::seat:
            return core::capitalized(seat_name(match, turn.seat)) + " is to move.";
    }
    return {};
}

std::string standing_text(const core::Match& match) {
    const core::Standing standing = match.standing();
    std::string text = standing.over ? result_text(match, standing) : "";
    for (int seat = 1; seat <= standing.seats; ++seat) {
        const auto i = static_cast<std::size_t>(seat - 1);
        text += "  " + seat_name(match, seat) + ": " +
                core::JsonWriter().halves(standing.half_points[i]).str();
        text += standing.over ? ", place " + std::to_string(standing.rank[i]) + "\n" : "\n";
    }
    return text;
}

}  // namespace ctq::cli
