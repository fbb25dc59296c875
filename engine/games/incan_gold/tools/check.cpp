#include <bit>

#include "engine/games/incan_gold/incan_gold.hpp"

/// The invariants of a state, and its picture for tools.
namespace ctq::incan_gold {
namespace {

/// Writes how many cards of each kind are in a set, with the word of the kind as key.
void put_cards(std::uint64_t cards, core::JsonWriter& json) {
    json.begin_object();
    for (int kind = 0; kind < kKinds; ++kind) {
        if (const int count = std::popcount(cards & cards_of_kind(kind)); count > 0) {
            json.key(kind_word(kind)).number(count);
        }
    }
    json.end_object();
}

const char* phase_word(Phase phase) {
    if (phase == Phase::over) {
        return "over";
    }
    return phase == Phase::reveal ? "reveal" : "decide";
}

/// Checks that all turned cards are on the table, except artifacts claimed since.
const char* check_path(const State& state) {
    int turned[kKinds]{};
    for (int i = 0; i < kMostPath; ++i) {
        const int kind = state.path[i] - 1;
        if (i < state.turn ? kind < 0 || kind >= kKinds : kind >= 0) {
            return "the path is longer or shorter than the turns of the round";
        }
        if (kind >= 0) {
            ++turned[kind];
        }
    }
    for (int kind = 0; kind < kKinds; ++kind) {
        const int lying = count_kind(state.table, kind);
        if (kind == kArtifact ? lying > turned[kind] : lying != turned[kind]) {
            return "the path is not what lies on the table";
        }
    }
    return nullptr;
}

const char* check_cards(const State& state) {
    const std::uint64_t artifacts = cards_of_kind(kArtifact);
    const std::uint64_t plain = (std::uint64_t{1} << (kCards - kArtifacts)) - 1;
    if ((state.deck & state.table) != 0 || ((state.deck | state.table) & state.discard) != 0 ||
        ((state.deck | state.table | state.discard) & plain) != plain) {
        return "a gem or hazard card is lost or lies in two places";
    }
    const int seen = std::popcount((state.deck | state.table) & artifacts);
    if (seen + state.reserve + state.claimed + state.lost != kArtifacts) {
        return "an artifact was lost or made";
    }
    return check_path(state);
}

}  // namespace

const char* Game::check(const State& state) {
    const int all = (1 << state.seats) - 1;
    if (state.round < 1 || state.round > state.rounds || (state.exploring & ~all) != 0) {
        return "the round or the explorers are out of range";
    }
    const unsigned others = chosen(state);
    if ((state.undecided & ~state.exploring) != 0 || (state.leaving & ~others) != 0 ||
        (state.unknown & ~others) != 0 || (state.unknown & state.leaving) != 0 ||
        (state.phase != Phase::decide && others != 0)) {
        return "a choice stands for somebody who made none";
    }
    for (int i = 0; i < kMostSeats; ++i) {
        if (state.backpack[i] > 0 && (state.exploring >> i & 1) == 0) {
            return "somebody in the tent carries a backpack";
        }
        if (i >= state.seats && state.tent[i] > 0) {
            return "an empty seat has a tent";
        }
    }
    if (state.phase == Phase::over && state.exploring != 0) {
        return "the game is over and somebody explores";
    }
    return check_cards(state);
}

void Game::picture(const State& state, core::JsonWriter& json) {
    json.begin_object().key("phase").text(phase_word(state.phase));
    json.key("round").number(state.round).key("rounds").number(state.rounds);
    json.key("turn").number(state.turn).key("path").begin_array();
    for (int i = 0; i < state.turn; ++i) {
        json.text(kind_word(state.path[i] - 1));
    }
    json.end_array().key("spare").number(state.spare).key("artifacts_on_table");
    json.number(artifacts_on_table(state)).key("seats").begin_array();
    for (int i = 0; i < state.seats; ++i) {
        json.begin_object().key("tent").number(state.tent[i]);
        json.key("backpack").number(state.backpack[i]);
        json.key("exploring").flag((state.exploring >> i & 1) != 0);
        json.key("chosen").flag((chosen(state) >> i & 1U) != 0).end_object();
    }
    json.end_array().key("deck");
    put_cards(state.deck, json);
    json.key("discard");
    put_cards(state.discard, json);
    json.key("reserve").number(state.reserve).key("claimed").number(state.claimed);
    json.end_object();
}

}  // namespace ctq::incan_gold
