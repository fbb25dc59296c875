// What the site is made of besides the program, for web/setup/pages.py and publish.py: the routes of tables over the
// network, the rules of every game with their figures, and the texts of assets/pages. Runs while the site is built.
//
//     {"table_routes": ["invite=", …], "pages": [PAGE, …]}, where a PAGE is
//
//     {"id": "carteso", "title": "Carteso", "author": "…", "pitch": "…", "seats": [2, 2], "duration": "…",
//      "credits": "…", "blocks": [{"kind": "figure", "text": "…", "name": "span", "svg": "<svg…"}, …]}
//
// A text has no author, pitch, seats, duration and credits; only figures have a name and a drawing. A block that is for
// some rule sets only names them ("sets": "Board, Advanced"). A table looks the
// same in both themes.
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

#include "engine/core/json.hpp"
#include "engine/core/text.hpp"
#include "shell/scenes/board/summary/figure.hpp"
#include "shell/scenes/links_to_rules.hpp"
#include "shell/scenes/rules/rules_page.hpp"
#include "shell/store/saved_tables.hpp"
#include "shell/ui/svg/picture.hpp"

namespace {

using namespace ctq;

/// Of a figure, in logical pixels: as wide as the text of a page.
constexpr float kWidth = 680;

const char* name_of(scenes::RulesBlock::Kind kind) {
    constexpr const char* kNames[] = {"title", "section", "paragraph", "item", "figure"};
    return kNames[static_cast<int>(kind)];
}

std::string drawing(const scenes::Figure& figure, const scenes::RulesBlock& block) {
    const ui::Rect area{0, 0, kWidth, scenes::figure_height(kWidth)};
    return ui::draw_svg(
        {.width = area.w,
         .height = area.h,
         .light = true,
         .title = block.figure,
         .words = block.text},
        [&](ui::Canvas& canvas) { scenes::draw_figure(canvas, area, figure, true); });
}

/// "board advanced" as "Board, Advanced".
std::string titles_of(std::string_view words, std::span<const scenes::RuleSet> sets) {
    std::string titles;
    for (const std::string_view word : core::split(words, ' ')) {
        for (const scenes::RuleSet& set : sets) {
            titles += set.word != word ? "" : (titles.empty() ? "" : ", ") + set.title;
        }
    }
    return titles;
}

/// `figures` are those of the blocks that are one, in order; `sets` the rule sets of the game.
void write_blocks(core::JsonWriter& json, std::span<const scenes::RulesBlock> blocks,
                  std::span<const scenes::Figure> figures, std::span<const scenes::RuleSet> sets) {
    json.key("blocks").begin_array();
    std::size_t at = 0;
    for (const scenes::RulesBlock& block : blocks) {
        json.begin_object().key("kind").text(name_of(block.kind)).key("text").text(block.text);
        if (!block.sets.empty()) {
            json.key("sets").text(titles_of(block.sets, sets));
        }
        if (block.kind == scenes::RulesBlock::Kind::figure) {
            json.key("name").text(block.figure);
            json.key("svg").text(drawing(figures[at++], block));
        }
        json.end_object();
    }
    json.end_array();
}

core::Failure write_game(core::JsonWriter& json, const core::GameHandle& game) {
    const auto page = scenes::make_rules_page(game);
    if (!page) {
        return page.problem();
    }
    const core::GameInfo& info = *game.info;
    json.begin_object().key("id").text(info.id).key("title").text(info.title);
    json.key("author").text(info.author).key("pitch").text(info.pitch);
    json.key("seats").begin_array().number(info.least_seats).number(info.most_seats).end_array();
    json.key("duration").text(info.duration).key("credits").text(info.credits);
    write_blocks(json, page->blocks, page->figures, scenes::rule_sets(game));
    json.end_object();
    return {};
}

core::Failure write_text(core::JsonWriter& json, const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const auto blocks = scenes::read_rules(text);
    if (!blocks) {
        return core::Problem{path, blocks.problem().text()};
    }
    for (const scenes::RulesBlock& block : *blocks) {
        if (block.kind == scenes::RulesBlock::Kind::figure) {
            return core::Problem{path, "Only rules have figures."};
        }
    }
    const std::size_t name = path.rfind('/') + 1;  // 0 where there is no folder
    json.begin_object().key("id").text(path.substr(name, path.rfind('.') - name));
    json.key("title").text(blocks->front().text);
    write_blocks(json, *blocks, {}, {});
    json.end_object();
    return {};
}

core::Result<std::string> write_all(std::span<char*> texts) {
    core::JsonWriter json;
    json.begin_object().key("table_routes").begin_array();
    for (const std::string_view route : store::kNetworkRoutes) {
        json.text(route);
    }
    json.end_array().key("pages").begin_array();
    for (const core::GameHandle* game : scenes::games_with_rules()) {
        if (auto done = write_game(json, *game)) {
            return *done;
        }
    }
    for (const char* path : texts) {
        if (auto done = write_text(json, path)) {
            return *done;
        }
    }
    json.end_array().end_object();
    return json.str();
}

}  // namespace

/// usage: pages OUTPUT.json TEXT.md...
int main(int count, char** words) {
    const std::span<char*> arguments(words, static_cast<std::size_t>(count));
    if (arguments.size() < 2) {
        std::fputs("usage: pages OUTPUT.json TEXT.md...\n", stderr);
        return 2;
    }
    const auto json = write_all(arguments.subspan(2));
    if (!json) {
        std::fprintf(stderr, "%s\n", json.problem().text().c_str());
        return 1;
    }
    std::ofstream file(arguments[1], std::ios::binary);
    file << *json;
    file.close();
    if (!file) {
        std::fprintf(stderr, "%s can't be written.\n", arguments[1]);
        return 1;
    }
    return 0;
}
