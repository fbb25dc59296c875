#include "shell/ui/motion.hpp"

namespace ctq::ui {

void begin(Motion& motion, double now, bool reduced) {
    motion.now = now;
    motion.reduced = reduced;
    motion.moving = false;
    if (motion.wake > 0 && now >= motion.wake) {
        motion.wake = 0;
    }
}

void wake_at(Motion& motion, double time) {
    if (time > motion.now && (motion.wake <= 0 || time < motion.wake)) {
        motion.wake = time;
    }
}

float ease(float t) {
    t = std::clamp(t, 0.0F, 1.0F);
    return t * t * (3 - 2 * t);
}

float ease_out(float t) {
    const float left = 1 - std::clamp(t, 0.0F, 1.0F);
    return 1 - left * left * left;
}

bool moving(const Tween& tween, const Motion& motion) {
    return !motion.reduced && tween.from != tween.to &&
           motion.now < tween.start + static_cast<double>(tween.seconds);
}

float value(const Tween& tween, Motion& motion) {
    if (!moving(tween, motion)) {
        return tween.to;
    }
    motion.moving = true;
    const float t = static_cast<float>(motion.now - tween.start) / tween.seconds;
    return tween.from + (tween.to - tween.from) * ease(t);
}

void go(Tween& tween, float to, Motion& motion, float seconds) {
    if (tween.to == to) {
        return;
    }
    tween = {value(tween, motion), to, motion.now, seconds};
    motion.moving = motion.moving || moving(tween, motion);
}

void set(Tween& tween, float to) {
    tween = {to, to, 0, 0};
}

Point carried(Point a, Point b, float t, float lift) {
    const float s = std::clamp(t, 0.0F, 1.0F);
    Point p = mix(a, b, s);
    p.y -= lift * 4 * s * (1 - s);
    return p;
}

}  // namespace ctq::ui
