#include "engine/games/incan_gold/solo/policy_text.hpp"

#include "engine/core/say.hpp"

namespace ctq::incan_gold {
namespace {

std::vector<std::string> numbers(int from, int to) {
    std::vector<std::string> words;
    for (int number = from; number <= to; ++number) {
        words.push_back(std::to_string(number));
    }
    return words;
}

/// Returns the threshold, or nullopt if this many gem cards can't reach it, so that going on is
/// always right.
std::optional<std::int32_t> reached(int threshold, int gem_cards) {
    return threshold <= most_gems(gem_cards) ? std::optional(threshold) : std::nullopt;
}

/// Returns "round 2, 4 hazards with 3 copies, 1 with 2; 1 artifact in the deck, 1 taken".
std::string start_words(const RoundStart& start) {
    std::string hazards;
    for (int copies = kHazardCopies; copies >= 1; --copies) {
        const int kinds = start.kinds[static_cast<std::size_t>(copies)];
        if (kinds > 0) {
            hazards += core::say(
                ", {kinds}{first: {kinds:hazard|hazards}|} with {copies} "
                "{copies:copy|copies}",
                {{"kinds", kinds}, {"first", hazards.empty()}, {"copies", copies}});
        }
    }
    return core::say(
        "round {round}{hazards}; {artifacts} {artifacts:artifact|artifacts} in the deck, {taken} "
        "taken",
        {{"round", start.round},
         {"hazards", hazards},
         {"artifacts", start.artifacts},
         {"taken", start.claimed}});
}

/// Returns "2+1 hazards, 1 artifact": hazards with three copies, then with two, then with one.
std::string table_words(const RoundStart& start, const Table& position) {
    std::string text;
    for (int copies = kHazardCopies; copies >= 1; --copies) {
        const auto n = static_cast<std::size_t>(copies);
        if (start.kinds[n] > 0) {
            text += (text.empty() ? "" : "+") + std::to_string(position.hazards[n]);
        }
    }
    return core::say(
        "{hazards} {one:hazard|hazards}{any:, {artifacts} {artifacts:artifact|artifacts}|}",
        {{"hazards", text},
         {"one", text == "1"},
         {"any", start.artifacts != 0},
         {"artifacts", position.artifacts}});
}

}  // namespace

core::PolicyTable round_table(const SoloPolicy& policy, int start) {
    const RoundStart& begin = policy.starts()[start];
    core::PolicyTable table;
    table.title = "Leave from so many gems on: " + start_words(begin);
    table.row_title = "on the table";
    table.column_title = "gem cards on the table";
    table.columns = numbers(0, kGemCards);
    table.unit = "gems";
    for (int number = 0; number < tables_in(begin); ++number) {
        const Table position = numbered_table(begin, number);
        if (position.gem_cards == 0) {
            table.rows.push_back(table_words(begin, position));
        }
        table.values.push_back(reached(policy.threshold(start, number), position.gem_cards));
    }
    return table;
}

core::PolicyTable first_round_table(const SoloPolicy& policy, int most_gem_cards) {
    core::PolicyTable table;
    table.title = "Perfect play: leave from so many gems on";
    table.row_title = "hazards out";
    table.column_title = "gem cards out";
    table.rows = numbers(0, kHazards);
    table.columns = numbers(1, most_gem_cards);
    table.unit = "gems";
    table.note =
        "Alone, in the first round, with no artifact out: count the gems drawn in the round. Below "
        "the number go on, from it on leave; where there is none, always go on. No plan scores "
        "more on average.";
    const int start = policy.starts().find(first_start());
    for (int hazards = 0; hazards <= kHazards; ++hazards) {
        for (int gem_cards = 1; gem_cards <= most_gem_cards; ++gem_cards) {
            Table position;
            position.hazards[kHazardCopies] = hazards;
            position.gem_cards = gem_cards;
            const int number = table_number(first_start(), position);
            table.values.push_back(reached(policy.threshold(start, number), gem_cards));
        }
    }
    return table;
}

}  // namespace ctq::incan_gold
