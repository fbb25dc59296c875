#include "engine/core/text.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/standing.hpp"
#include "shell/cli/state_text.hpp"
#include "shell/cli/streams.hpp"

/// ctq replay: shows the position at the end of a record.
namespace ctq::cli {
namespace {

using core::JsonWriter;
using core::Turn;

constexpr const char* kTurnKinds[] = {"over", "chance", "seat"};

void put_turn(JsonWriter& json, const Turn& turn) {
    json.begin_object()
        .key("kind")
        .text(kTurnKinds[static_cast<std::size_t>(turn.kind)])
        .key("seat");
    if (turn.kind == Turn::Kind::seat) {
        json.number(turn.seat);
    } else {
        json.null();
    }
    json.end_object();
}

void put_standing(JsonWriter& json, const core::Standing& standing) {
    const auto seats = static_cast<std::size_t>(standing.seats);
    json.key("over").flag(standing.over).key("scores").begin_array();
    for (std::size_t i = 0; i < seats; ++i) {
        json.halves(standing.half_points[i]);
    }
    json.end_array().key("ranks");
    if (!standing.over) {
        json.null();
        return;
    }
    json.begin_array();
    for (std::size_t i = 0; i < seats; ++i) {
        json.number(standing.rank[i]);
    }
    json.end_array();
}

std::string replay_json(const core::Match& match) {
    const core::GameInfo& info = *match.game().info;
    JsonWriter json;
    json.begin_object().key("game").text(info.id);
    json.key("options").text(core::options_text(info.options, match.setup().options));
    json.key("actions").number(match.size()).key("turn");
    put_turn(json, match.turn());
    put_standing(json, match.standing());
    json.key("hash").text(core::hex(match.hash())).key("state");
    match.game().picture(match.state(), json);
    json.end_object();
    return json.str() + "\n";
}

std::string plain_text(const core::Match& match) {
    const core::GameInfo& info = *match.game().info;
    const std::string options = core::options_text(info.options, match.setup().options);
    std::string text = info.title + (options.empty() ? "" : ", " + options) + "\n";
    text += std::to_string(match.size()) + " actions, state " + core::hex(match.hash()) + "\n";
    text += turn_text(match) + "\n" + standing_text(match);
    return text + "\n" + picture_text(match.game(), match.state());
}

}  // namespace

void replay(const ReplayArguments& arguments) {
    const core::Match match = open_record(arguments.record);
    print(arguments.json ? replay_json(match) : plain_text(match));
}

}  // namespace ctq::cli
