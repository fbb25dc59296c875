#include <doctest/doctest.h>

#include <algorithm>

#include "engine/bots/roster.hpp"
#include "engine/core/record.hpp"
#include "engine/core/share.hpp"
#include "engine/core/text.hpp"
#include "tests/engine/golden.hpp"
#include "tests/engine/scenario.hpp"

/// One game of each preset as a page of text: the legal actions, the action taken, its description,
/// what a spectator sees, and the result. A change of rules, words, encodings or bots shows as a
/// diff.
namespace ctq::tests {
namespace {

using core::Action;
using core::Match;
using core::Turn;

constexpr int kMostActions = 2000;
constexpr int kSeats = 3;

/// Plays for all seats: the game's bots in the order of the roster, or at random if there are none.
class Players {
  public:
    explicit Players(const Match& match) : roster_(bots::roster(match.game())) {
        for (int seat = 1; seat <= match.setup().seat_count(); ++seat) {
            notes_.push_back(core::begin_notes(match.setup().seed, seat));
        }
    }

    Action decide(const Match& match, int seat) const {
        core::Rng rng =
            core::seat_stream(match.setup().seed, seat, static_cast<std::uint64_t>(match.cursor()));
        if (roster_.empty()) {
            core::ActionList list;
            match.options_now(list);
            return list[static_cast<int>(rng.below(static_cast<unsigned>(list.size)))];
        }
        const core::BotHandle& bot = bot_of(seat);
        const core::StateBox view = match.game().observe(match.state(), seat);
        return bot.decide(view.data(), seat, notes_[static_cast<std::size_t>(seat - 1)],
                          parameter_of(bot), rng);
    }

    void note(const Match& match, Action action) {
        for (std::size_t i = 0; i < notes_.size() && !roster_.empty(); ++i) {
            const int seat = static_cast<int>(i) + 1;
            const core::StateBox view = match.game().observe(match.state(), seat);
            bot_of(seat).note(notes_[i], view.data(), seat,
                              match.game().hide(match.state(), action, seat));
        }
    }

    std::string name(int seat) const {
        if (roster_.empty()) {
            return "random";
        }
        const core::BotHandle& bot = bot_of(seat);
        const std::string id = bot.info.id;
        return searches(bot) ? id + ":" + std::to_string(bot.info.least) : id;
    }

  private:
    static bool searches(const core::BotHandle& bot) {
        return std::string_view(bot.info.id) == "search";
    }

    /// Returns the bot's default parameter, or the lowest level of a search: these games are only
    /// compared with the files, so the strength of play doesn't matter.
    static std::uint32_t parameter_of(const core::BotHandle& bot) {
        return searches(bot) ? bot.info.least : bot.info.standard;
    }

    const core::BotHandle& bot_of(int seat) const {
        return roster_[static_cast<std::size_t>(seat) % roster_.size()];
    }

    std::span<const core::BotHandle> roster_;
    std::vector<core::Notes> notes_;
};

Match played(const Scenario& scenario) {
    core::Setup setup = new_match(scenario, 2026).setup();
    const Players names(*Match::start(setup));
    for (int seat = 1; seat <= scenario.seats; ++seat) {
        setup.seats[static_cast<std::size_t>(seat - 1)] = names.name(seat);
    }
    Match match = *Match::start(setup);
    Players players(match);
    for (int i = 0; i < kMostActions && match.turn().kind != Turn::Kind::over; ++i) {
        const Turn turn = match.turn();
        const bool chance = turn.kind == Turn::Kind::chance;
        const Action action = chance ? match.draw() : players.decide(match, turn.seat);
        players.note(match, action);
        REQUIRE(!match.play(chance ? 0 : turn.seat, action));
    }
    return match;
}

/// The legal actions or outcomes in one line of at most `most` words.
std::string options_line(const Match& match, int most) {
    core::ActionList list;
    match.options_now(list);
    std::string line = std::to_string(list.size) + ":";
    for (int i = 0; i < list.size && i < most; ++i) {
        line += " " + match.game().to_text(match.state(), list[i]);
    }
    return line + (list.size > most ? " …" : "");
}

std::string description_of(const core::Phrase& phrase) {
    static const std::vector<std::string> seats = {"seat 1", "seat 2", "seat 3", "seat 4",
                                                   "seat 5", "seat 6", "seat 7", "seat 8"};
    return core::with_names(
        (phrase.seat > 0 ? "seat " + std::to_string(phrase.seat) + " " : "") + phrase.they, seats);
}

std::string event_lines(const Match& match, int ply) {
    const core::GameHandle& game = match.game();
    const Action action = match.action(ply);
    const Action hidden = game.hide(match.state(), action, 0);
    const Turn turn = match.turn();
    std::string line = std::to_string(ply + 1) + ". ";
    line += turn.kind == Turn::Kind::chance ? "chance" : "seat " + std::to_string(turn.seat);
    line += " has " + options_line(match, 12) + "\n    " + game.to_text(match.state(), action) +
            " – " + description_of(game.describe(match.state(), action));
    if (hidden != action) {
        const core::StateBox view = game.observe(match.state(), 0);
        line += "; seen " + game.to_text(view.data(), hidden) + " – " +
                description_of(game.describe(view.data(), hidden));
    }
    return line + "\n";
}

std::string picture(const Match& match) {
    core::JsonWriter json;
    match.game().picture(match.state(), json);
    return json.str();
}

std::string page(Match match) {
    std::string text = core::write_record(match) + "\n";
    for (int ply = 0; ply < match.size(); ++ply) {
        match.seek(ply);
        text += event_lines(match, ply);
    }
    match.seek(match.size());
    const core::Standing standing = match.standing();
    text += standing.over ? "\nover\n" : "\nunfinished\n";
    for (int seat = 1; seat <= standing.seats; ++seat) {
        const auto i = static_cast<std::size_t>(seat - 1);
        text += "seat " + std::to_string(seat) + ": rank " + std::to_string(standing.rank[i]) +
                ", half points " + std::to_string(standing.half_points[i]) + "\n";
    }
    return text + picture(match) + "\nhash " + core::hex(match.hash()) + "\n" +
           core::write_code(match) + "\n";
}

/// Returns the file's name, made of the game and its preset: "playthrough_cartagena_board.txt".
std::string file_name(const Scenario& scenario) {
    std::string name = std::string("playthrough_") + scenario.game->info->id;
    if (const auto equals = scenario.options.find('='); equals != std::string::npos) {
        name += "_" + scenario.options.substr(equals + 1);
    }
    return name + ".txt";
}

}  // namespace

TEST_CASE("golden: the playthrough of each preset equals its golden file") {
    for (const Scenario& scenario : preset_scenarios()) {
        if (scenario.seats ==
            std::clamp(kSeats, scenario.game->info->least_seats, scenario.game->info->most_seats)) {
            INFO(scenario.name());
            expect_golden(file_name(scenario), page(played(scenario)));
        }
    }
}

}  // namespace ctq::tests
