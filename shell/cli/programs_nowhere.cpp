#include "shell/cli/programs.hpp"
#include "shell/cli/refusal.hpp"

/// Programs on platforms that can't start any.
namespace ctq::cli {

struct Programs::Known {};

Programs::Programs(std::chrono::seconds /*limit*/) {}
Programs::~Programs() = default;

std::uint32_t Programs::add(std::string_view /*word*/) {
    refuse("Only the native ctq can start programs.");
}

AskProgram Programs::sit_down() {
    return {};
}

lab::PlayGames Programs::player() {
    return lab::play;
}

}  // namespace ctq::cli
