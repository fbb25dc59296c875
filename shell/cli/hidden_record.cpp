#include "shell/cli/hidden_record.hpp"

#include "engine/core/record.hpp"

namespace ctq::cli {
namespace {

constexpr std::size_t kColumns = 80;

}  // namespace

std::string hidden_record(const core::Match& match, int seat) {
    core::Setup setup = match.setup();
    setup.seed = 0;
    const auto empty = core::Match::start(setup);
    std::string out = empty ? core::write_record(*empty) : "";
    const core::GameHandle& game = match.game();
    core::StateBox state = match.state_at(0);
    std::size_t column = 0;
    for (int ply = 0; ply < match.cursor(); ++ply) {
        const core::Action action = match.action(ply);
        const core::StateBox seen = game.observe(state.data(), seat);
        const std::string token = game.to_text(seen.data(), game.hide(state.data(), action, seat));
        const bool wrap = column + 1 + token.size() > kColumns;
        out += column == 0 ? "" : wrap ? "\n" : " ";
        column = column == 0 || wrap ? token.size() : column + 1 + token.size();
        out += token;
        game.apply(state.data(), action);
    }
    return out + (column > 0 ? "\n" : "");
}

}  // namespace ctq::cli
