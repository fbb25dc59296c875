// The program: one `App`, one `Window`, and the loop that runs them. Natively the loop sleeps until
// an event; in the page, the browser calls functions.
#include <SDL.h>

#include <algorithm>
#include <cstdio>
#include <string>

#include "shell/app/text_view.hpp"
#include "shell/app/window.hpp"
#include "shell/online/invitation.hpp"
#include "shell/platform/platform.hpp"

#ifdef __EMSCRIPTEN__
#include <emscripten.h>
#include "shell/platform/web.hpp"
#endif

namespace ctq::app {
namespace {

/// Returns the earlier of two times, where 0 means never.
double earlier(double a, double b) {
    return a == 0 ? b : b == 0 ? a : std::min(a, b);
}

#ifdef __EMSCRIPTEN__

struct Program {
    App app{platform::now(), nullptr};
    Window window;
    int shown = -1;    // the sequence whose text view was requested
    int written = -1;  // the sequence whose text view was written
    std::string report;
};

/// The page's only program. It is global because the functions that the browser calls have no
/// argument for it.
Program& program() {
    static Program one;
    return one;
}

/// Requests the next frame, timer and text view. Called after every event.
void pump() {
    Program& p = program();
    const double now = platform::now();
    if (p.window.due(now)) {
        ctq_js_frame();
    }
    const double wake = earlier(p.app.wake(), p.window.opened() ? p.window.wake() : 0);
    ctq_js_timer(wake == 0 ? -1 : std::max(0.0, wake - now) * 1000);
    if (p.app.sequence() != p.shown) {
        p.shown = p.app.sequence();
        ctq_js_mirror_soon();
    }
}

int SDLCALL on_event(void* /*unused*/, SDL_Event* event) {
    // SDL adds a sentinel event whenever the queue is read.
    if (event->type != SDL_POLLSENTINEL) {
        program().window.mark();
        ctq_js_frame();
    }
    return 0;
}

#else

void wake_loop() {
    SDL_Event event{};
    event.type = SDL_USEREVENT;
    SDL_PushEvent(&event);
}

constexpr double kLongestSleep = 3600;

int run() {
    Window window;
    const std::string trouble = window.open();
    if (!trouble.empty()) {
        std::fprintf(stderr, "cartotheque: no window could be opened: %s\n", trouble.c_str());
        return 1;
    }
    App app(platform::now(), wake_loop);
    for (bool open = true; open;) {
        const double now = platform::now();
        const int sequence = app.sequence();
        app.tick(now);
        if (app.sequence() != sequence) {
            window.mark();
        }
        if (window.due(now)) {
            open = window.frame(app, now);
            continue;
        }
        const double wake = earlier(app.wake(), window.wake());
        const double sleep = wake == 0 ? kLongestSleep : std::max(0.0, wake - now);
        if (SDL_WaitEventTimeout(nullptr, static_cast<int>(sleep * 1000) + 1) != 0) {
            window.mark();
        }
    }
    return 0;
}

#endif

}  // namespace
}  // namespace ctq::app

#ifdef __EMSCRIPTEN__

using ctq::app::program;
using ctq::app::pump;

extern "C" {

/// Draws an animation frame.
EMSCRIPTEN_KEEPALIVE void ctq_frame() {
    const double now = ctq::platform::now();
    if (program().window.due(now)) {
        program().window.frame(program().app, now);
    }
    pump();
}

/// Handles a timer, a worker's reply or a new route, without drawing.
EMSCRIPTEN_KEEPALIVE void ctq_wake() {
    const int sequence = program().app.sequence();
    program().app.tick(ctq::platform::now());
    if (program().app.sequence() != sequence) {
        program().window.mark();
    }
    pump();
}

/// Runs a command of the text view. Returns 1 if it was run.
EMSCRIPTEN_KEEPALIVE int ctq_run(const char* command) {
    const bool done = program().app.run(command, ctq::platform::now());
    program().window.mark();
    pump();
    return done ? 1 : 0;
}

/// Redraws after a change of theme, motion or fonts.
EMSCRIPTEN_KEEPALIVE void ctq_mark() {
    program().window.mark();
    program().shown = -1;
    program().written = -1;
    pump();
}

/// Moves the focus for Tab, or for Shift+Tab with `back`. Returns 1 if the focus stays within the
/// canvas.
EMSCRIPTEN_KEEPALIVE int ctq_tab(int back) {
    const bool stays = ctq::ui::tab(program().window.stage().spots(), back != 0);
    program().window.mark();
    pump();
    return stays ? 1 : 0;
}

/// Puts the focus on the first spot when Tab reaches the canvas, or with `back` on the last one.
EMSCRIPTEN_KEEPALIVE void ctq_enter(int back) {
    ctq::ui::enter(program().window.stage().spots(), back != 0);
    program().window.mark();
    pump();
}

/// Presses the key of a character, letters in lower case. SDL does not know the person's layout.
EMSCRIPTEN_KEEPALIVE void ctq_key(int character, int repeated) {
    SDL_Event event{};
    event.type = SDL_KEYDOWN;
    event.key.keysym.sym = character;
    event.key.repeat = repeated != 0 ? 1 : 0;
    SDL_PushEvent(&event);
}

/// Ends whatever a pointer has pressed without a click, because the system took it away.
EMSCRIPTEN_KEEPALIVE void ctq_gone() {
    SDL_Event event{};
    event.type = SDL_WINDOWEVENT;
    event.window.event = SDL_WINDOWEVENT_LEAVE;
    SDL_PushEvent(&event);
}

EMSCRIPTEN_KEEPALIVE void ctq_lost() {
    program().window.suspend();
}

EMSCRIPTEN_KEEPALIVE void ctq_restored() {
    program().window.restore();
    pump();
}

/// Writes the text view.
EMSCRIPTEN_KEEPALIVE void ctq_mirror() {
    auto& p = program();
    ctq::platform::show_mirror(mirror_json(p.app));
    p.written = p.app.sequence();
}

/// Returns the report for tests as JSON, valid until the next call.
EMSCRIPTEN_KEEPALIVE const char* ctq_ui() {
    auto& p = program();
    p.report = report_json(p.app, p.window, p.written == p.app.sequence());
    return p.report.c_str();
}

/// Forgets the frame times measured so far.
EMSCRIPTEN_KEEPALIVE void ctq_forget_times() {
    program().window.frame_times().forget();
}
}

int main() {
    const std::string trouble =
        ctq_js_webgl() != 0 ? program().window.open() : "this browser offers no WebGL 2";
    if (trouble.empty()) {
        SDL_AddEventWatch(ctq::app::on_event, nullptr);
    } else {
        ctq_js_no_canvas(trouble.c_str());
    }
    pump();
    return 0;
}

#else

/// usage: cartotheque [LINK], where LINK leads to a table of `ctq host`
int main(int argc, char** argv) {
    if (argc > 1) {
        const auto invitation = ctq::online::read_table_link(argv[1]);
        if (!invitation) {
            std::fprintf(stderr, "cartotheque: %s\n", invitation.problem().text().c_str());
            return 2;
        }
        ctq::platform::set_route("join=" + ctq::online::invitation_text(*invitation), false);
    }
    return ctq::app::run();
}

#endif
