#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/bots/search/parts.hpp"
#include "engine/core/match.hpp"

/// What the actions of a position are worth to the seat that is to choose: for hints and reviews. Half
/// of the playouts find the best, the other half judge it and its rivals, each tried equally often:
/// who is judged by the playouts that chose it always looks better than it is.
namespace ctq::bots {

/// Actions that are judged beside the one asked after.
inline constexpr std::size_t kMostJudged = 3;

/// One action and what it brings.
struct Worth {
    core::Action action = 0;
    double share = 0;                    ///< of wins, 0 to 1; of a shared first place a part
    double error = 0;                    ///< the standard error of `share`; 0 where `lead` is known
    std::uint32_t visits = 0;            ///< playouts that judged it
    std::optional<std::int32_t> lead{};  ///< in half points at the end, of best play by all
};

/// The best first: by `lead` where best play can be worked out (`Game::solvable`), else by how often
/// the search tried it.
struct Weighing {
    bool exact = false;
    std::vector<Worth> worths;
};

/// What `seat`, who is to choose, may know about the best actions and about `wanted`, if it is legal:
/// at most kMostJudged and that one. Depends on what the seat sees and on nothing else; the same on
/// every machine. Where nothing can be judged (Carteso's komi) `worths` has the best action alone,
/// without visits. `playouts` in all: 2…search::kMostPlayouts.
Weighing weigh(const core::Match& match, int seat, std::int64_t playouts,
               std::optional<core::Action> wanted = std::nullopt);

}  // namespace ctq::bots
