#pragma once

/// The functions of the browser that only the page's main program uses, implemented in
/// web/library/platform.js.
extern "C" {
/// Requests one call of ctq_frame at the next animation frame.
void ctq_js_frame();
/// Sets the timer for ctq_wake; negative for none. Replaces any earlier timer.
void ctq_js_timer(double milliseconds);
/// Requests one call of ctq_mirror soon, outside the frame.
void ctq_js_mirror_soon();
/// Returns 1 if the browser supports WebGL 2, else 0.
int ctq_js_webgl();
/// Shows the text view, with the reason why there is no canvas.
void ctq_js_no_canvas(const char* why);
}
