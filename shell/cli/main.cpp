#include <cstdio>
#include <exception>

#include "shell/cli/arguments.hpp"
#include "shell/cli/interrupt.hpp"
#include "shell/cli/mixed_table.hpp"

using namespace ctq::cli;

int main(int count, char** words) {
    try {
        const CommandLine line = read_arguments(count, words);
        if (!line.table.empty()) {
            play_by_table(line.table);
        }
        line.run();
        return 0;
    } catch (const Interrupted&) {
        return kInterrupted;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "ctq: %s\n", error.what());
        return 2;
    }
}
