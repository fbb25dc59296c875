#include "shell/cli/programs.hpp"
#include "shell/cli/refusal.hpp"

/// Replaces programs.cpp on platforms that can't start programs.
namespace ctq::cli {

struct Programs::Impl {};

Programs::Programs(std::chrono::seconds /*limit*/) {}
Programs::~Programs() = default;

std::uint32_t Programs::add(std::string_view /*word*/) {
    refuse("Only the native ctq can start programs.");
}

AskProgram Programs::start_table() {
    return {};
}

lab::PlayGames Programs::player() {
    return lab::play;
}

}  // namespace ctq::cli
