// Games of the results, which open in the review, and the files that the laboratory saves.
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/lab/replay.hpp"
#include "shell/match/tags.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/laboratory/reading.hpp"
#include "shell/scenes/laboratory/scene.hpp"
#include "shell/scenes/laboratory/table.hpp"
#include "shell/ui/numbers.hpp"

namespace ctq::scenes {
namespace {

/// The id of the saved match that holds a replayed game. The next replay overwrites it.
constexpr const char* kReplayId = "laboratory";
void tell_saved(Services& services, const std::string& where) {
    services.notices.tell(where.empty() ? "The file could not be saved." : where);
}

}  // namespace

bool LaboratoryScene::save_results(std::string_view format) {
    const Laboratory& lab = visit_.now.lab;
    const bool csv = format == "csv";
    if (!lab.has_results() || (!csv && format != "json")) {
        return false;
    }
    const auto rows = rated_rows(lab, ladder());
    const std::string text = rows.empty() ? laboratory_report(lab, csv, services_.now)
                             : csv        ? lab::csv_rows(rows)
                                          : lab::json_rows(rows);
    tell_saved(
        services_,
        platform::save_file(core::say("laboratory-{game}.{format}",
                                      {{"game", lab.played().game->info->id}, {"format", format}}),
                            csv ? "text/csv" : "application/json", text));
    return true;
}

/// Saves a figure: "scores:PNG", or "all:SVG" for all of them.
bool LaboratoryScene::save_figure(const Results& results, std::string_view which) {
    const std::size_t end = which.rfind(':');
    if (end == std::string_view::npos) {
        return false;
    }
    const std::string_view id = which.substr(0, end);
    const std::string_view format = which.substr(end + 1);
    const bool png = format == "PNG" && platform::can_hand_over();
    const std::string svg = png || format == "SVG" ? figure_svg(results, id, !png) : std::string();
    if (svg.empty()) {
        return false;
    }
    const std::string name =
        core::say("{game}-{id}", {{"game", results.lab.played().game->info->id}, {"id", id}});
    tell_saved(services_, png ? platform::save_png(name + ".png", svg)
                              : platform::save_file(name + ".svg", "image/svg+xml", svg));
    return true;
}

bool LaboratoryScene::open_game(const Laboratory& lab, std::string_view which) {
    if (!lab.has_results()) {
        return false;
    }
    const auto [place, rest] = cut(which, ':');
    const auto cell = read_within(place, 0, lab.cells() - 1);
    const auto game = read_within(cut(rest, ':').first, 0, lab.played().games - 1);
    if (!cell || !game) {
        services_.notices.tell(
            core::say("There is no such game: their numbers are from 1 to {most}.",
                      {{"most", ui::count_words(lab.played().games)}}));
        return true;
    }
    const int at = static_cast<int>(*cell);
    auto match = lab::replay(lab.series(at).spec, lab.series(at).bots, *game);
    if (!match) {
        services_.notices.tell(match.problem().sentence);
        return true;
    }
    match->set_tag(match::kNameTag, core::say("Game {game} of {games}",
                                              {{"game", ui::count_words(*game + 1)},
                                               {"games", ui::count_words(lab.played().games)}}));
    save_match(services_, kReplayId, *match);
    services_.router.go(std::string("review=") + kReplayId + "@0");
    return true;
}

/// Converts the number of a game that the person entered; people count games from 1.
bool LaboratoryScene::open_number(std::string_view which) {
    const auto parts = core::split(which, ':');
    const auto game = core::read_number(parts.back());
    return open_game(lab(), std::string(parts.front()) + ":" +
                                std::to_string(game && *game > 0 ? *game - 1 : -1));
}

}  // namespace ctq::scenes
