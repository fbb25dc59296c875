#include "shell/cli/commands.hpp"
#include "shell/cli/refusal.hpp"

/// ctq host where nothing can be listened to.
namespace ctq::cli {

void host(const HostArguments& /*arguments*/) {
    refuse("Only the native ctq can be reached over a network.");
}

}  // namespace ctq::cli
