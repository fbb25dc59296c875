#include <cstdio>
#include <exception>

#include "shell/cli/arguments.hpp"
#include "shell/cli/interrupt.hpp"
#include "shell/cli/streams.hpp"

using namespace ctq::cli;

int main(int count, char** words) {
    hold_standard_streams();
    try {
        read_arguments(count, words)();
        return 0;
    } catch (const Interrupted&) {
        return kInterrupted;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "ctq: %s\n", error.what());
        return 2;
    }
}
