// Motion without a clock: the time of the frame is passed in, so tests decide what time it is.
#pragma once

#include "shell/ui/geometry.hpp"

namespace ctq::ui {

constexpr float motion_seconds = 0.25F;  // what a movement takes unless said otherwise

/// What all movement of a frame shares. The frame loop sets `now` and `reduced`, clears `moving`,
/// draws, and draws again when `moving` is set or once `now` has reached `wake`.
struct Motion {
    double now = 0;  // seconds, any origin
    bool reduced =
        false;            // prefers-reduced-motion or the setting: everything is at its end at once
    bool moving = false;  // something drawn in this frame has not arrived
    double wake = 0;      // when something will change by itself; 0 for never
    double hold = 0;      // seconds for which what has to be read is shown; 0: it is not
};

/// Start a frame: what moves has to say so again.
void begin(Motion& motion, double now, bool reduced);

/// Ask for a frame at a time to come (seconds on the clock of `now`).
void wake_at(Motion& motion, double time);

/// Slow at both ends; 0 to 1 for t from 0 to 1, clamped outside.
float ease(float t);
/// Fast, then settling; 0 to 1, clamped.
float ease_out(float t);

/// A value on its way. A default one rests at 0.
struct Tween {
    float from = 0;
    float to = 0;
    double start = 0;
    float seconds = 0;
};

/// Where the value is now; marks the frame as moving until it has arrived.
float value(const Tween& tween, Motion& motion);
/// Whether it still moves.
bool moving(const Tween& tween, const Motion& motion);
/// Send it somewhere else from where it is now; nothing happens when it is going there already.
void go(Tween& tween, float to, Motion& motion, float seconds = motion_seconds);
/// Put it there at once.
void set(Tween& tween, float to);

/// A point `t` (0 to 1) of the way from a to b on a shallow arc that rises by `lift` pixels: the
/// way a piece is carried.
Point carried(Point a, Point b, float t, float lift);

}  // namespace ctq::ui
