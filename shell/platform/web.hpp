#pragma once

#include <string>

/// The functions of the browser that only the page's main program uses; see
/// web/library/platform.js.
namespace ctq::platform::web {

/// Requests one call of ctq_frame at the next animation frame.
void request_frame();
/// Sets the timer for ctq_wake, in seconds; negative for none. Replaces any earlier timer.
void set_timer(double seconds);
/// Requests one call of ctq_mirror soon, outside the frame.
void request_mirror();
/// Whether the browser supports WebGL 2.
bool has_webgl();
/// Shows the text view, with the reason why there is no canvas.
void no_canvas(const std::string& why);

}  // namespace ctq::platform::web
