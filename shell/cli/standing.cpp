#include "shell/cli/standing.hpp"

#include <cctype>

namespace ctq::cli {
namespace {

std::string printable(std::string text) {
    constexpr std::size_t kMostLetters = 40;
    text.resize(std::min(text.size(), kMostLetters));
    for (char& letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        letter = byte < 0x20 || byte > 0x7e ? '?' : letter;
    }
    return text;
}

std::string points(std::int32_t half_points) {
    core::JsonWriter writer;
    return writer.halves(half_points).str();
}

std::string verdict(const core::Match& match, const core::Standing& standing) {
    std::string first;
    for (int seat = 1; seat <= standing.seats; ++seat) {
        if (standing.rank[static_cast<std::size_t>(seat - 1)] == 1) {
            first += (first.empty() ? "" : " and ") + seat_name(match, seat);
        }
    }
    return standing.drawn() ? "A draw: " + first + " share the first place.\n"
                            : sentence_case(first) + " wins.\n";
}

}  // namespace

std::string sentence_case(std::string text) {
    if (!text.empty()) {
        text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    }
    return text;
}

std::string seat_name(const core::Match& match, int seat) {
    return "seat " + std::to_string(seat) + " (" +
           printable(match.setup().seats[static_cast<std::size_t>(seat - 1)]) + ")";
}

std::string turn_text(const core::Match& match) {
    const core::Turn turn = match.turn();
    switch (turn.kind) {
        case core::Turn::Kind::over:
            return "The match is over.";
        case core::Turn::Kind::chance:
            return "Chance is to decide.";
        case core::Turn::Kind::seat:
            return sentence_case(seat_name(match, turn.seat)) + " is to move.";
    }
    return {};
}

std::string standing_text(const core::Match& match) {
    const core::Standing standing = match.standing();
    std::string text = standing.over ? verdict(match, standing) : "";
    for (int seat = 1; seat <= standing.seats; ++seat) {
        const auto i = static_cast<std::size_t>(seat - 1);
        text += "  " + seat_name(match, seat) + ": " + points(standing.half_points[i]);
        text += standing.over ? ", place " + std::to_string(standing.rank[i]) + "\n" : "\n";
    }
    return text;
}

}  // namespace ctq::cli
