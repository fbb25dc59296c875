#include "shell/cli/commands.hpp"
#include "shell/cli/refusal.hpp"

/// Replaces host.cpp and visit.cpp on platforms without sockets.
namespace ctq::cli {

void host(const HostArguments& /*arguments*/) {
    refuse("Only the native ctq can be reached over a network.");
}

void visit(const VisitArguments& /*arguments*/) {
    refuse("Only the native ctq can reach others over a network.");
}

}  // namespace ctq::cli
