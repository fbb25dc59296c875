#include "shell/cli/interrupt.hpp"

#include <atomic>
#include <string>

#ifndef __EMSCRIPTEN__
#include <signal.h>
#endif

#include "engine/core/say.hpp"
#include "shell/cli/streams.hpp"

namespace ctq::cli {
namespace {

/// A signal handler can reach only globals.
std::atomic<bool> listening{false};
std::atomic<bool> pressed{false};

#ifndef __EMSCRIPTEN__
extern "C" void note_interrupt(int number) {
    if (!Interrupt::take()) {
        signal(number, SIG_DFL);
        raise(number);
    }
}

/// Installs the handler, unless another handler, which calls `take`, is installed.
void listen() {
    struct sigaction now {};
    sigaction(SIGINT, nullptr, &now);
    if (now.sa_handler == SIG_DFL) {
        now.sa_handler = note_interrupt;
        now.sa_flags = SA_RESTART;
        sigaction(SIGINT, &now, nullptr);
    }
}
#else
void listen() {}
#endif

}  // namespace

Interrupt::Interrupt() {
    pressed = false;
    listening = true;
    listen();
}

Interrupt::~Interrupt() {
    listening = false;
}

bool Interrupt::asked() {
    return pressed;
}

bool Interrupt::take() {
    return listening && !pressed.exchange(true);
}

void tell_interrupted(std::int64_t played, std::int64_t all) {
    if (!Interrupt::asked()) {
        return;
    }
    remark(core::say("Stopped: {played} of {all} games were played.",
                     {{"played", std::to_string(played)}, {"all", std::to_string(all)}}));
    throw Interrupted{};
}

}  // namespace ctq::cli
