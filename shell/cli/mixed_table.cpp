#include "shell/cli/mixed_table.hpp"

#include "engine/bots/levels.hpp"
#include "engine/core/text.hpp"
#include "shell/cli/learn.hpp"
#include "shell/cli/nets.hpp"
#include "shell/cli/streams.hpp"

namespace ctq::cli {
namespace {

constexpr std::size_t kMostBytes = 1U << 20U;

/// Whether a seat with this word is `bot`, or a level that plays like it.
bool plays_as(std::string_view bot, const core::GameHandle& game, std::string_view word) {
    const std::string_view id = word.substr(0, word.find(':'));
    if (id != bots::kLevelBot) {
        return id == bot;
    }
    const auto number = core::read_unsigned(word.substr(std::min(word.size(), id.size() + 1)));
    const auto level = static_cast<std::uint32_t>(number ? *number : bots::kFirstLevel);
    const auto characters = bots::level_at(bots::levels_of(game), level).characters;
    return std::any_of(characters.begin(), characters.end(),
                       [&](const core::SeatedBot& one) { return std::string_view(one.id) == bot; });
}

template <class... Policies>
core::Failure play_by_any(core::ByteView file, EntryList<Policies...> /*policies*/) {
    core::Failure failure;
    // Ends at the first policy that accepts the file.
    (void)(... || !(failure = Policies::play_by(file)));
    return failure;
}

}  // namespace

void play_by_table(const std::string& path) {
    const std::string text = read_text(path, kMostBytes);
    if (!play_by_net(text)) {
        expect(play_by_any(as_bytes(text), MixedPolicies{}));
    }
}

void remark_on_tables(const core::GameHandle& game, const core::Options& options,
                      const std::vector<std::string_view>& seats) {
    static bool remarked = false;
    if (remarked || seats.size() < 2) {
        return;
    }
    remarked = ask_entry<bool>(
        game,
        [&](auto policy) {
            const auto start =
                decltype(policy)::Game::start(options, static_cast<int>(seats.size()));
            const bool unfit = start && !policy.fits(*start) &&
                               std::any_of(seats.begin(), seats.end(), [&](std::string_view word) {
                                   return plays_as(policy.kBot, game, word);
                               });
            if (unfit) {
                remark(policy.kUnfit);
            }
            return unfit;
        },
        MixedPolicies{});
}

bool has_policy(const core::GameHandle& game) {
    return ask_entry<bool>(
        game, [](auto /*policy*/) { return true; }, MixedPolicies{});
}

std::string games_with(bool (*has)(const core::GameHandle& game)) {
    std::string ids;
    for (const core::GameHandle* game : cabinet()) {
        ids += has(*game) ? (ids.empty() ? "" : ", ") + std::string(game->info->id) : "";
    }
    return ids;
}

}  // namespace ctq::cli
