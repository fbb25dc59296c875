// The cost of one frame of each table. `ctq_frames [frames]` draws this many frames of each table
// at rest with the program of the page, without a graphics card. It prints the processor time of a
// frame in microseconds (the median of five rounds) and the number of triangles. Build it with
// `cmake --build build/native --target ctq_frames`.
#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>
#include <imgui.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>

#include "tests/stage/player.hpp"

namespace {

int frames = 500;

double cpu_micros() {
    return static_cast<double>(std::clock()) * 1e6 / CLOCKS_PER_SEC;
}

/// Measures the table of this game some actions after the start, while nothing is animated.
void measure(const char* game, const ctq::ui::Rect& screen) {
    ctq::stage::Player person(screen);
    person.set_up({std::string("setup:") + game, "seed:3", "start"});
    person.play(30);
    person.settle();
    std::array<double, 5> rounds{};
    for (double& micros : rounds) {
        const double began = cpu_micros();
        for (int i = 0; i < frames; ++i) {
            person.frame();
        }
        micros = (cpu_micros() - began) / frames;
    }
    std::sort(rounds.begin(), rounds.end());
    std::printf("%-10s %4.0fx%-4.0f %8.1f us %7d triangles\n", game, static_cast<double>(screen.w),
                static_cast<double>(screen.h), rounds[2], person.drawn().TotalIdxCount / 3);
}

}  // namespace

TEST_CASE("Measures the processor time of one frame for every table") {
    for (const char* game : {"cartagena", "carteso", "cartolan", "incan_gold"}) {
        for (const ctq::ui::Rect& screen : {ctq::stage::kDesktop, ctq::stage::kPhone}) {
            measure(game, screen);
        }
    }
}

int main(int count, char** words) {
    frames = count > 1 ? std::max(1, std::atoi(words[1])) : frames;
    return doctest::Context().run();
}
