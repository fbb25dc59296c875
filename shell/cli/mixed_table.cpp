#include "shell/cli/mixed_table.hpp"

#include "engine/bots/levels.hpp"
#include "engine/core/text.hpp"
#include "engine/games/incan_gold/mixed/table.hpp"
#include "shell/cli/learn.hpp"
#include "shell/cli/nets.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/streams.hpp"

namespace ctq::cli {
namespace {

namespace mixed = incan_gold::mixed;

constexpr std::size_t kMostBytes = 1U << 20U;

/// Whether the bot with this name decides by the tables.
bool is_mixed(const core::GameHandle& game, std::string_view word) {
    const std::string_view id = word.substr(0, word.find(':'));
    if (id != bots::kLevelBot) {
        return id == "equilibrium";
    }
    const auto number = core::read_unsigned(word.substr(std::min(word.size(), id.size() + 1)));
    const auto level = static_cast<std::uint32_t>(number ? *number : bots::kFirstLevel);
    for (const core::SeatedBot& bot : bots::level_at(bots::levels_of(game), level).characters) {
        if (std::string_view(bot.id) == "equilibrium") {
            return true;
        }
    }
    return false;
}

}  // namespace

void play_by_table(const std::string& path) {
    const std::string text = read_text(path, kMostBytes);
    if (!play_by_net(text)) {
        mixed::play_by(expect(mixed::Tables::read(as_bytes(text))));
    }
}

void remark_on_tables(const core::GameHandle& game, const core::Options& options,
                      const std::vector<std::string_view>& seats) {
    static bool remarked = false;
    if (remarked || &game != &core::handle_of<incan_gold::Game>() || seats.size() < 2 ||
        std::none_of(seats.begin(), seats.end(),
                     [&](std::string_view word) { return is_mixed(game, word); })) {
        return;
    }
    const auto start = incan_gold::Game::start(options, static_cast<int>(seats.size()));
    if (start && !mixed::current().fit(*start)) {
        remarked = true;
        remark(
            "The table of equilibrium was not made for these seats or options: it plays by the "
            "odds of optimal.");
    }
}

void expect_mixed(const std::string& game) {
    const core::GameHandle& handle = *expect(core::find_game(cabinet(), game));
    if (&handle != &core::handle_of<incan_gold::Game>()) {
        refuse("There is no mixed policy of " + std::string(handle.info->id) +
               "; there is one of incan_gold.");
    }
}

}  // namespace ctq::cli
