#include "shell/scenes/rules/rules_page.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "assets/rules/rules.hpp"
#include "engine/core/text.hpp"
#include "engine/games/cartagena/cartagena.hpp"
#include "engine/games/carteso/claims.hpp"
#include "engine/games/cartolan/cartolan.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"
#include "shell/scenes/links_to_rules.hpp"

using namespace ctq;
using namespace ctq::scenes;
using Kind = RulesBlock::Kind;

namespace {

const Figure& figure(const RulesPage& page, std::string_view name) {
    std::size_t at = 0;
    for (const RulesBlock& block : page.blocks) {
        if (block.kind == Kind::figure && block.figure == name) {
            break;
        }
        at += block.kind == Kind::figure ? 1 : 0;
    }
    return page.figures.at(at);
}

RulesPage page_of(std::string_view game, std::string_view set = {}) {
    auto page = make_rules_page(**core::find_game(cabinet(), game), set);
    REQUIRE_MESSAGE(page, page.problem().text());
    return std::move(*page);
}

template <class State>
const State& shown(const Figure& figure) {
    return *static_cast<const State*>(figure.session.view());
}

}  // namespace

TEST_CASE("Every rules text belongs to a game, and its page has all its figures") {
    REQUIRE(assets::rules_texts().size() >= 2);
    for (const assets::RulesText& text : assets::rules_texts()) {
        CAPTURE(text.game);
        const auto game = core::find_game(cabinet(), text.game);
        REQUIRE(game);
        auto page = make_rules_page(**game);
        REQUIRE_MESSAGE(page, page.problem().text());
        CHECK(page->blocks[0].text == (*game)->info->title);
        CHECK(sections(*page).size() >= 4);
        const auto count =
            std::count_if(page->blocks.begin(), page->blocks.end(),
                          [](const RulesBlock& b) { return b.kind == Kind::figure; });
        CHECK(count == static_cast<int>(page->figures.size()));
    }
    CHECK(games_with_rules().size() == assets::rules_texts().size());
}

TEST_CASE("A rules text names only its game's rule sets, and a page shows the blocks of its set") {
    for (const core::GameHandle* game : games_with_rules()) {
        CAPTURE(std::string(game->info->id));
        const std::vector<RuleSet> sets = rule_sets(*game);
        const RulesPage all = page_of(game->info->id);
        for (const RuleSet& set : sets) {
            CAPTURE(set.word);
            const RulesPage page = page_of(game->info->id, set.word);
            CHECK(page.blocks.size() < all.blocks.size());
            CHECK(sections(page).size() >= 4);
        }
        for (const RulesBlock& block : all.blocks) {
            CAPTURE(block.text);
            for (const std::string_view word : core::split(block.sets, ' ')) {
                CHECK((block.sets.empty() ||
                       std::any_of(sets.begin(), sets.end(),
                                   [word](const RuleSet& set) { return set.word == word; })));
            }
        }
    }
    const auto says = [](const char* set, std::string_view heading) {
        const RulesPage page = page_of("cartolan", set);
        const auto list = sections(page);
        return std::find(list.begin(), list.end(), heading) != list.end();
    };
    CHECK_FALSE(says("beginner", "Piracy"));
    CHECK(says("regular", "Piracy"));
    CHECK_FALSE(says("regular", "Characters and cards"));
    CHECK(says("advanced", "Characters and cards"));
    CHECK(make_rules_page(**core::find_game(cabinet(), "carteso"), "board")
              .problem()
              .text()
              .find("no rule set") != std::string::npos);
}

TEST_CASE("A game without a rules text has no page and no link to one") {
    core::GameInfo info = *cabinet()[0]->info;
    info.id = "nothing";
    core::GameHandle game = *cabinet()[0];
    game.info = &info;
    CHECK_FALSE(make_rules_page(game));
    CHECK(link_to_rules(game).empty());
}

TEST_CASE("The figures in the rules of Cartagena show what their captions say") {
    using namespace cartagena;
    const RulesPage page = page_of("cartagena");
    const State& leap = shown<State>(figure(page, "forward"));
    CHECK(tokens_at(leap, 1, 5) == 1);
    CHECK(tokens_at(leap, 2, 4) == 1);
    CHECK(leap.symbol_at[4] == leap.symbol_at[5]);
    CHECK(figure(page, "forward").last);
    const State& back = shown<State>(figure(page, "back"));
    CHECK(tokens_at(back, 1, 5) == 1);
    CHECK(tokens_at(back, 2, 5) == 2);
    CHECK(back.hand_size[0] == 3);  // one card, and two drawn
    const auto& full = figure(page, "full").session;
    CHECK_FALSE(full.game().why_not(full.view(), cartagena::back(11)).empty());
    core::ActionList actions;
    figure(page, "example").session.match().options_now(actions);
    CHECK(actions.size == 9);  // the number in the text
}

TEST_CASE("The figures in the rules of Incan Gold show what their captions say") {
    using incan_gold::State;
    const RulesPage page = page_of("incan_gold");
    const State& share = shown<State>(figure(page, "share"));
    CHECK(share.backpack[0] == 3);
    CHECK(share.spare == 2);
    const State& leave = shown<State>(figure(page, "leave"));
    CHECK(leave.tent[0] == 7);  // five from the backpack, two from the table
    CHECK(leave.tent[1] == 7);
    CHECK(leave.spare == 1);
    const State& artifact = shown<State>(figure(page, "artifact"));
    CHECK(artifact.tent[0] == 2 + 1 + 5);
}

TEST_CASE("The figures in the rules of Carteso show what their captions say") {
    using namespace carteso;
    const RulesPage page = page_of("carteso");
    const auto group = [&](const char* name, int row, int column) {
        const State& state = shown<State>(figure(page, name));
        const int point = point_at(row, column);
        for (const Group& each : groups_of(state)) {
            if (has(each.stones, point)) {
                return each;
            }
        }
        return Group{};
    };
    const auto size = [](const Group& g) { return std::pair{g.box.rows(), g.box.columns()}; };
    const Group spans = group("spans", 2, 3);
    CHECK(count(spans.stones) == 4);
    CHECK(size(spans) == std::pair{3, 2});
    CHECK(spans.claimed_by == -1);
    const Group reach = group("reach", 2, 1);
    CHECK(size(reach) == std::pair{4, 1});
    CHECK_FALSE(reach.finished);
    const Group finished = group("finished", 0, 0);
    CHECK(size(finished) == std::pair{5, 2});
    CHECK(finished.claimed_by == kVertical);
    CHECK(figure(page, "finished").session.match().size() == 1);
    CHECK(group("claims", 0, 0).claimed_by == kHorizontal);
    CHECK(group("claims", 1, 0).claimed_by == kHorizontal);
    CHECK(group("claims", 2, 0).claimed_by == -1);
    CHECK(size(group("square", 0, 0)) == std::pair{2, 2});
    CHECK(group("square", 0, 0).claimed_by == kHorizontal);
    CHECK(count(group("later", 2, 1).stones) == 10);
    CHECK(group("later", 2, 1).claimed_by == kVertical);
}

TEST_CASE("The figures in the rules of Cartolan show what their captions say") {
    using namespace cartolan;
    const RulesPage page = page_of("cartolan");
    const auto legal = [&](const char* name, int direction) {
        core::ActionList actions;
        figure(page, name).session.match().options_now(actions);
        return std::find(actions.begin(), actions.end(),
                         make_action(cartolan::Kind::move, direction)) != actions.end();
    };
    CHECK(legal("wind", kNorth));
    CHECK(legal("wind", kEast));
    CHECK_FALSE(legal("wind", kSouth));
    CHECK_FALSE(legal("wind", kWest));
    const State& turned = shown<State>(figure(page, "explore"));
    CHECK(turned.tile[turned.tiles - 1].wind == kNorthWest);
    CHECK(turned.tile[turned.tiles - 1].edges == 1U << kEast);
    const State& wonder = shown<State>(figure(page, "wonder"));
    CHECK(wonder.adventurer[0].chest == 5);
    CHECK(wonder.tile[wonder.tiles - 1].x + wonder.tile[wonder.tiles - 1].y == 5);
    const State& piracy = shown<State>(figure(page, "piracy"));
    CHECK(piracy.adventurer[adventurer_index(2, 1)].pirate);
    CHECK(piracy.adventurer[0].chest == 1);
}
