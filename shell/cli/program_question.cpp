#include "shell/cli/program_question.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/core/random.hpp"
#include "engine/core/text.hpp"
#include "shell/cli/standing.hpp"

namespace ctq::cli {
namespace {

using core::JsonWriter;

/// Writes the actions since the seat's last decision, as the seat saw them; chance is seat 0.
void put_log(JsonWriter& json, const core::Match& match, int seat) {
    const core::GameHandle& game = match.game();
    json.key("log").begin_array();
    for (int ply = after_last_decision(match, seat); ply < match.cursor(); ++ply) {
        const core::StateBox state = match.state_at(ply);
        const core::Turn turn = match.turn_before(ply);
        const core::Action seen = match.viewer() == core::kSeesAll
                                      ? game.hide(state.data(), match.action(ply), seat)
                                      : match.action(ply);
        const core::StateBox view = game.observe(state.data(), seat);
        json.begin_object();
        json.key("seat").number(turn.kind == core::Turn::Kind::seat ? turn.seat : 0);
        json.key("action").text(game.to_text(view.data(), seen)).end_object();
    }
    json.end_array();
}

core::Problem wrong(const std::string& what) {
    return {"", what};
}

}  // namespace

std::string question_text(const core::Match& match, int seat, std::uint64_t seed) {
    const core::GameHandle& game = match.game();
    const core::StateBox view = game.observe(match.state(), seat);
    core::Rng rng = core::seat_stream(seed, seat, static_cast<std::uint64_t>(match.cursor()));
    JsonWriter json;
    json.begin_object().key("game").text(game.info->id);
    json.key("options").text(core::options_text(game.info->options, match.setup().options));
    json.key("seats").number(match.setup().seat_count()).key("seat").number(seat);
    json.key("ply").number(match.cursor());
    json.key("seed").number(static_cast<std::int64_t>(rng.next() >> 32U));
    json.key("observation");
    game.picture(view.data(), json);
    core::ActionList list;
    game.legal(view.data(), list);
    json.key("legal").begin_array();
    for (const core::Action action : list) {
        json.text(game.to_text(view.data(), action));
    }
    json.end_array();
    put_log(json, match, seat);
    return json.end_object().str();
}

core::Result<core::Action> read_program_answer(const core::Match& match, int seat,
                                               std::string_view line) {
    const auto answer = nlohmann::json::parse(line, nullptr, false);
    if (!answer.is_object() || !answer.contains("action") || !answer["action"].is_string()) {
        return wrong("answered " + core::quoted(line) + ", which is not as {\"action\": \"…\"}");
    }
    const core::GameHandle& game = match.game();
    const core::StateBox view = game.observe(match.state(), seat);
    const auto word = answer["action"].get<std::string>();
    const auto action = game.from_text(view.data(), word);
    if (!action) {
        return wrong("answered " + core::quoted(word) + ", which is no action of this game");
    }
    core::ActionList list;
    game.legal(view.data(), list);
    if (!std::binary_search(list.begin(), list.end(), *action)) {
        return wrong("answered " + core::quoted(word) +
                     ", which is not legal: " + game.why_not(view.data(), *action));
    }
    return *action;
}

}  // namespace ctq::cli
