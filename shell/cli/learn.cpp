#include "shell/cli/learn.hpp"

#include <algorithm>
#include <cstdio>

#include "engine/core/text.hpp"
#include "shell/cli/mixed_table.hpp"
#include "shell/cli/nets.hpp"
#include "shell/cli/refusal.hpp"

namespace ctq::cli {
namespace {

constexpr std::size_t kMostCheckpoint = 1U << 24U;

/// Refuses options that don't apply to what is learned.
void refuse_unrelated_options(const LearnArguments& arguments, bool net) {
    if (net && (arguments.players != 0 || arguments.batches != 0)) {
        refuse(
            "A net is learned for all seats, by --games: --players and --batches are of tables.");
    }
    if (!net && (arguments.games != 0 || !arguments.curve.empty() || arguments.kind != "net")) {
        refuse("Tables are learned by --batches: --games, --curve and --kind are of nets.");
    }
    const auto& kinds = lab::kLearnedKinds;
    if (arguments.kind != kAllKinds &&
        std::find(kinds.begin(), kinds.end(), arguments.kind) == kinds.end()) {
        refuse("There is no kind " + core::quoted(arguments.kind) +
               " of learner; there are net, raw, static, frozen, sorn and all.");
    }
    if (arguments.kind != "net" && !arguments.curve.empty()) {
        refuse("Only a net has a learning curve: leave out --curve or --kind.");
    }
}

}  // namespace

std::optional<std::string> read_checkpoint(const std::string& path) {
    std::FILE* file = path.empty() ? nullptr : std::fopen(path.c_str(), "rb");
    if (file == nullptr) {
        return std::nullopt;
    }
    std::fclose(file);
    return read_text(path, kMostCheckpoint);
}

void learn(const LearnArguments& arguments) {
    const bool net = has_net(*expect(core::find_game(cabinet(), arguments.game)));
    refuse_unrelated_options(arguments, net);
    if (!net) {
        learn_tables(arguments);
    } else if (arguments.kind == "net") {
        learn_net(arguments);
    } else {
        learn_compared(arguments);
    }
}

}  // namespace ctq::cli
