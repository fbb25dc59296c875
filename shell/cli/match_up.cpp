#include "shell/cli/match_up.hpp"

#include "engine/games/catalogue.hpp"
#include "shell/cli/refusal.hpp"

namespace ctq::cli {

lab::Spec match_up(const std::string& game, const std::string& options, const std::string& seats,
                   std::uint64_t seed, bool rotate) {
    lab::Spec spec;
    spec.game = expect(core::find_game(cabinet(), game));
    spec.options = expect(core::read_options(spec.game->info->options, options));
    spec.seed = seed;
    spec.rotate = rotate;
    if (const auto problem = lab::seat_bots(spec, seats)) {
        refuse(problem->text());
    }
    return spec;
}

}  // namespace ctq::cli
