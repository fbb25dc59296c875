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

/// Whether an `Interrupt` handles Ctrl-C. Global because a signal handler can reach only globals.
std::atomic<bool> is_listening{false};
std::atomic<bool> is_pressed{false};

#ifndef __EMSCRIPTEN__
extern "C" void on_interrupt(int number) {
    if (!Interrupt::record_press()) {
        signal(number, SIG_DFL);
        raise(number);
    }
}

/// Installs the handler, unless another handler, which calls `record_press`, is installed.
void install_handler() {
    struct sigaction now {};
    sigaction(SIGINT, nullptr, &now);
    if (now.sa_handler == SIG_DFL) {
        now.sa_handler = on_interrupt;
        now.sa_flags = SA_RESTART;
        sigaction(SIGINT, &now, nullptr);
    }
}
#else
void install_handler() {}
#endif

}  // namespace

Interrupt::Interrupt() {
    is_pressed = false;
    is_listening = true;
    install_handler();
}

Interrupt::~Interrupt() {
    is_listening = false;
}

bool Interrupt::pressed() {
    return is_pressed;
}

bool Interrupt::record_press() {
    return is_listening && !is_pressed.exchange(true);
}

void throw_if_interrupted(std::int64_t played, std::int64_t all) {
    if (!Interrupt::pressed()) {
        return;
    }
    remark(core::say("Stopped: {played} of {all} games were played.",
                     {{"played", std::to_string(played)}, {"all", std::to_string(all)}}));
    throw Interrupted{};
}

}  // namespace ctq::cli
