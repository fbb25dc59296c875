// Cartagena's log: one line for each turn. Cards drawn appear in the line of falling back.
#include "engine/core/say.hpp"
#include "shell/tables/cartagena/view.hpp"

namespace ctq::cartagena::view {
namespace {

using core::say;

std::string from_to(const State& state, const Trace& trace) {
    const auto name = [&](int place) {
        return place == boat(state) ? std::string("boat") : place_phrase(state, place);
    };
    return name(trace.from) + " → " + name(trace.to);
}

/// Returns the log entry of a drawn card, which follows the entry of falling back on the same line.
/// That entry gives the number of cards; this one names the card if it is known.
match::Brief drawn(const State& state, int symbol) {
    match::Brief brief;
    brief.follows = true;
    if (symbol != kUnknownSymbol) {
        brief.outcome = cards_pattern(state, symbol);
    }
    return brief;
}

}  // namespace

std::optional<match::Brief> View::brief(const void* before_view, core::Action action,
                                        const void* after_view) const {
    const State& state = tables::state_at<State>(before_view);
    const State& after = tables::state_at<State>(after_view);
    const int symbol = symbol_of(action);
    const auto trace = trace_of(state, action);
    const std::string route = trace ? from_to(state, *trace) : std::string();
    switch (kind_of(action)) {
        case Kind::forward:
            return match::Brief{
                say("{card} {way}", {{"card", card_name(state, symbol)}, {"way", route}}),
                trace->to == boat(state) ? 3 : 2};
        case Kind::back:
            return match::Brief{say("back {way}{cards: for {cards} card| for {cards} cards|}",
                                    {{"way", route}, {"cards", after.due}}),
                                2};
        case Kind::end:
            return match::Brief{};
        case Kind::deal:
        case Kind::draw:
            return drawn(state, symbol);
        default:
            return std::nullopt;
    }
}

}  // namespace ctq::cartagena::view
