#pragma once

#include <string>

/// What only the page's main program asks of the browser; see web/library/platform.js.
namespace ctq::platform::web {

/// Calls ctq_frame at the next animation frame, once.
void request_frame();
/// Calls ctq_wake in so many seconds instead of whatever was set before; below 0 for never.
void set_timer(double seconds);
/// Calls ctq_mirror soon, off the frame, once.
void request_mirror();
/// Whether the browser draws WebGL 2.
bool has_webgl();
/// There will be no canvas: shows the text view and why.
void no_canvas(const std::string& why);

}  // namespace ctq::platform::web
