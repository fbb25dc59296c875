#include "shell/scenes/sandbox/sandbox.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/exchange.hpp"
#include "shell/match/incoming/records.hpp"
#include "shell/match/tags.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/board/positions.hpp"

namespace ctq::scenes {
namespace {

using core::Turn;

/// Returns whether the copy still is the best line and nothing else was tried.
bool is_line(const core::Match& match) {
    return match.tag(kLineTag) == std::to_string(match.size());
}

/// Returns a sentence about what can happen next.
std::string next_words(const match::Session& session, std::size_t count) {
    if (is_line(session.match())) {
        return "One likely continuation, with chance drawn once.";
    }
    const core::Part number("n", static_cast<int>(count));
    switch (session.turn().kind) {
        case Turn::Kind::over:
            return "The match is over here.";
        case Turn::Kind::chance:
            return core::say("Chance is next: {n} {n:outcome|outcomes}.", {number});
        case Turn::Kind::seat:
            break;
    }
    return core::say("{who} {who:are|is} next: {n} {n:action|actions}.",
                     {{"who", session.players().name(session.turn().seat)}, number});
}

std::string milliseconds(float time) {
    return core::fixed(time, 2) + " ms";
}

}  // namespace

core::Match sandbox_of(core::Match match, const std::string& origin) {
    match.set_tag(kSandboxTag, origin);
    match.set_tag(match::kElsewhereTag, "");
    match.set_tag(match::kEndedTag, "");
    match.set_tag(match::kNameTag, "");
    match.set_tag(match::kParentTag, "");
    match.set_tag(kLineTag, "");
    return match;
}

std::vector<Possible> possible_now(const match::Session& session) {
    const core::Match& match = session.match();
    const core::GameHandle& game = match.game();
    const void* state = match.state();
    const bool more = match.cursor() < match.size();
    std::vector<Possible> list;
    const auto add = [&](core::Action action, std::uint32_t weight, std::uint32_t total) {
        list.push_back({.action = action,
                        .token = game.to_text(state, action),
                        .words = match::sentence(session, game.describe(state, action)),
                        .weight = weight,
                        .total = total,
                        .logged = more && match.action(match.cursor()) == action});
    };
    if (match.turn().kind == Turn::Kind::seat) {
        core::ActionList legal;
        game.legal(state, legal);
        for (const core::Action action : legal) {
            add(action, 0, 0);
        }
    } else if (match.turn().kind == Turn::Kind::chance) {
        core::OutcomeList outcomes;
        game.chance(state, outcomes);
        std::uint32_t total = 0;
        for (const core::Outcome& outcome : outcomes) {
            total += outcome.weight;
        }
        for (const core::Outcome& outcome : outcomes) {
            add(outcome.action, outcome.weight, total);
        }
    }
    return list;
}

core::Failure take(match::Session& session, std::string_view token) {
    const core::Match& match = session.match();
    const auto action = match.game().from_text(match.state(), token);
    if (!action) {
        return core::Problem{"", core::say("“{token}” means nothing here.", {{"token", token}})};
    }
    return session.put(*action);
}

std::string share_words(const Possible& possible) {
    if (possible.total == 0) {
        return "";
    }
    const std::uint64_t weight = possible.weight;
    const std::uint64_t tenths = (weight * 2000 / possible.total + 1) / 2;
    if (weight == 1 && tenths < 10) {
        return "1 in " + std::to_string(possible.total);
    }
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " %";
}

core::Result<core::Opened> read_first(std::string_view text) {
    const auto records = match::incoming_records(text);
    if (records.empty()) {
        return core::Problem{"", "There is no record in this text."};
    }
    return match::read_incoming(records.front());
}

std::string state_json(const core::Match& match) {
    core::JsonWriter json;
    match.game().picture(match.state(), json);
    return json.str();
}

std::string spaced_json(std::string_view json) {
    std::string text;
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        quoted = c == '"' && (i == 0 || json[i - 1] != '\\') ? !quoted : quoted;
        depth += quoted ? 0 : c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
        const bool outer = (i == 0) || (i + 1 == json.size());
        if (outer && (c == '{' || c == '}')) {
            continue;
        }
        text += c;
        if (!quoted && (c == ',' || c == ':')) {
            text += c == ',' && depth == 1 ? '\n' : ' ';
        }
    }
    return text;
}

std::vector<Fact> facts(const match::Session& session, const ui::FrameTimes* figures) {
    const core::Match& match = session.match();
    const core::GameInfo& info = *match.game().info;
    std::vector<Fact> list;
    list.push_back({"State hash", core::hex(match.hash())});
    list.push_back({"Seed", std::to_string(match.setup().seed)});
    list.push_back({"Rules version", std::to_string(info.rules_version)});
    const std::string options = core::options_text(info.options, match.setup().options);
    list.push_back({"Options", options.empty() ? "standard" : options});
    if (figures != nullptr) {
        list.push_back({"Frame, median", milliseconds(figures->quantile(0.5F))});
        list.push_back({"Frame, 95 %", milliseconds(figures->quantile(0.95F))});
        list.push_back({"Frames drawn", std::to_string(figures->frames())});
    }
    return list;
}

std::string sandbox_text(const core::Match& match) {
    return std::to_string(match.cursor()) + "\n" + core::write_record(match);
}

void store_sandbox(const core::Match& match) {
    platform::store(kSandboxKey, sandbox_text(match));
}

std::optional<core::Match> read_sandbox(std::string_view text, std::string_view origin) {
    const std::size_t line = text.find('\n');
    if (line == std::string_view::npos) {
        return std::nullopt;
    }
    const auto ply = core::read_number(text.substr(0, line));
    auto opened = core::read_record(cabinet(), text.substr(line + 1));
    if (!ply || !opened || opened->match.tag(kSandboxTag) != origin) {
        return std::nullopt;
    }
    opened->match.seek(static_cast<int>(std::clamp<std::int64_t>(*ply, 0, opened->match.size())));
    return std::move(opened->match);
}

std::string sandbox_status(const match::Session& session, const std::vector<match::LogEntry>& log,
                           std::size_t count) {
    const int at = session.match().cursor();
    const int line = line_at(log, at);
    const std::string came = at == 0    ? "the beginning"
                             : line < 0 ? "the set-up"
                                        : log[static_cast<std::size_t>(line)].text;
    return core::say(
        "{place}: {came}. {next}",
        {{"place", place_at(log, at)}, {"came", came}, {"next", next_words(session, count)}});
}

}  // namespace ctq::scenes
