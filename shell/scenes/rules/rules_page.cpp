#include "shell/scenes/rules/rules_page.hpp"

#include <algorithm>
#include <utility>

#include "assets/rules/rules.hpp"
#include "engine/core/record.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::app {
namespace {

using Kind = RulesBlock::Kind;

/// The text of a game's rules; empty where there is none.
std::string_view text_of(std::string_view game) {
    for (const assets::RulesText& rules : assets::rules_texts()) {
        if (rules.game == game) {
            return rules.text;
        }
    }
    return {};
}

core::Result<RulesFigure> make_figure(const core::GameHandle& game, const std::string& name) {
    auto view = tables::make_view(game.info->id);
    auto opened = core::read_record(cabinet(), view->figure(name));
    if (!opened) {
        return core::Problem{"figure " + name, opened.problem().text()};
    }
    const core::Turn turn = opened->match.turn();
    const int viewer = turn.kind == core::Turn::Kind::seat ? turn.seat : 1;
    Session session = Session::look(std::move(opened->match), viewer, true);
    view->gather(session);
    std::optional<LastAction> last = session.last();
    return RulesFigure{std::move(session), std::move(view), std::move(last)};
}

}  // namespace

core::Result<RulesPage> make_rules_page(const core::GameHandle& game) {
    auto blocks = read_rules(text_of(game.info->id));
    if (!blocks) {
        return blocks.problem();
    }
    RulesPage page;
    page.game = &game;
    page.blocks = std::move(*blocks);
    for (const RulesBlock& block : page.blocks) {
        if (block.kind != Kind::figure) {
            continue;
        }
        auto figure = make_figure(game, block.figure);
        if (!figure) {
            return figure.problem();
        }
        page.figures.push_back(std::move(*figure));
    }
    return page;
}

std::vector<const core::GameHandle*> games_with_rules() {
    std::vector<const core::GameHandle*> games;
    for (const core::GameHandle* game : cabinet()) {
        if (!text_of(game->info->id).empty()) {
            games.push_back(game);
        }
    }
    return games;
}

std::string way_to_rules(const core::GameHandle& game) {
    const std::string_view id = game.info->id;
    return text_of(id).empty() ? std::string() : "rules:" + std::string(id);
}

void add_way_to_rules(std::vector<Command>& list, const core::GameHandle& game, const char* group) {
    if (std::string way = way_to_rules(game); !way.empty()) {
        list.push_back({std::move(way), "All the rules", group});
    }
}

void add_way_to_rules(Commands& list, const core::GameHandle& game) {
    if (std::string way = way_to_rules(game); !way.empty()) {
        list.add(std::move(way), "All the rules", {});
    }
}

void add_ways_to_rules(Commands& list, Router& router) {
    list.family("rules:", [&router](std::string_view game) {
        const auto found = core::find_game(cabinet(), game);
        if (!found || text_of(game).empty()) {
            return false;
        }
        router.go("rules=" + std::string(game));
        return true;
    });
    list.family("rules", [&router](std::string_view rest) {
        const auto games = games_with_rules();
        if (!rest.empty() || games.empty()) {
            return false;
        }
        router.go("rules=" + std::string(games.front()->info->id));
        return true;
    });
}

std::vector<std::string_view> sections(const RulesPage& page) {
    std::vector<std::string_view> headings;
    for (const RulesBlock& block : page.blocks) {
        if (block.kind == Kind::section) {
            headings.push_back(block.text);
        }
    }
    return headings;
}

}  // namespace ctq::app
