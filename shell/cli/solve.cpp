#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/lab/known.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/report.hpp"
#include "shell/cli/streams.hpp"

/// ctq solve: shows the score of best play, and its actions.
namespace ctq::cli {
namespace {

/// Refuses a game without a solution, and lists those with one.
[[noreturn]] void refuse_unsolved(const core::GameHandle& unsolved) {
    std::vector<std::string> solved;
    for (const core::GameHandle* game : cabinet()) {
        if (lab::policy(*game)) {
            solved.emplace_back(game->info->id);
        }
    }
    refuse("Nobody has solved " + std::string(unsolved.info->id) + "; there is best play of " +
           core::listed(solved) + ".");
}

std::string table_text(const core::PolicyTable& table) {
    std::size_t head = table.row_title.size();
    for (const std::string& row : table.rows) {
        head = std::max(head, row.size());
    }
    const auto heading = [&](const std::string& words) {
        return formatted("%-*s", static_cast<int>(head), words.c_str());
    };
    std::string text = table.title + "\n" + heading(table.row_title);
    for (const std::string& column : table.columns) {
        text += formatted("%5s", column.c_str());
    }
    text += "  " + table.column_title + "\n";
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        text += heading(table.rows[row]);
        for (std::size_t column = 0; column < table.columns.size(); ++column) {
            const auto& value = table.values[row * table.columns.size() + column];
            text += formatted("%5s", value ? std::to_string(*value).c_str() : "-");
        }
        text += "\n";
    }
    return text;
}

void put(core::JsonWriter& json, const char* key, const std::vector<std::string>& words) {
    json.key(key).begin_array();
    for (const std::string& word : words) {
        json.text(word);
    }
    json.end_array();
}

void put(core::JsonWriter& json, const core::PolicyTable& table) {
    json.begin_object().key("title").text(table.title);
    json.key("unit").text(table.unit).key("row_title").text(table.row_title);
    put(json, "rows", table.rows);
    json.key("column_title").text(table.column_title);
    put(json, "columns", table.columns);
    json.key("values").begin_array();
    for (std::size_t i = 0; i < table.values.size(); ++i) {
        if (i % table.columns.size() == 0) {
            json.begin_array();
        }
        table.values[i] ? json.number(*table.values[i]) : json.null();
        if ((i + 1) % table.columns.size() == 0) {
            json.end_array();
        }
    }
    json.end_array().end_object();
}

}  // namespace

void solve(const SolveArguments& arguments) {
    const core::GameHandle& game = *expect(core::find_game(cabinet(), arguments.game));
    const auto options = expect(core::read_options(game.info->options, arguments.options));
    auto solved = lab::solution(game, options);
    if (!solved) {
        refuse_unsolved(game);
    }
    const core::Solution solution = expect(std::move(*solved));
    const std::string chosen = core::options_text(game.info->options, options);
    if (arguments.json) {
        core::JsonWriter json;
        json.begin_object().key("game").text(game.info->id).key("options").text(chosen);
        json.key("seats").number(solution.seats);
        json.key("mean").fixed(solution.mean, kDigits).key("sd").fixed(solution.sd, kDigits);
        json.key("tables").begin_array();
        for (const core::PolicyTable& table : solution.tables) {
            put(json, table);
        }
        json.end_array().end_object();
        print(json.str() + "\n");
        return;
    }
    print(
        core::say("{title} for {seats:one player|{seats} players}{some:, {options}|}: best play "
                  "scores {mean} on average, with a standard deviation of {sd}.\n\n"
                  "{table}A - means never.{more: With --json there is one more table.| With "
                  "--json there are {more} more tables.|}\n",
                  {{"title", game.info->title},
                   {"seats", solution.seats},
                   {"some", !chosen.empty()},
                   {"options", chosen},
                   {"mean", core::fixed(solution.mean, kDigits)},
                   {"sd", core::fixed(solution.sd, kDigits)},
                   {"table", table_text(solution.tables.front())},
                   {"more", static_cast<int>(solution.tables.size()) - 1}}));
}

}  // namespace ctq::cli
