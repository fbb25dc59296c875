#include <doctest/doctest.h>
#include <cstdio>
#include "tests/engine/incan_gold/contest.hpp"
namespace ctq::tests {
TEST_CASE("tmp medals") {
    for (const char* bot : {"optimal","level:1","level:2","level:3","level:4","level:5","level:6","myopic","turn:7","turn:5","random:0.2"}) {
        const lab::Tally tally = contest(bot, 100'000);
        const lab::Histogram& h = tally.entry[0].score.values;
        std::printf("%s width %d mean %.2f:", bot, static_cast<int>(h.width()), lab::summarize(tally).entries[0].score.mean);
        for (int m = 40; m <= 160; m += 4) {
            std::int64_t n = 0;
            for (int b = 0; b < h.used; ++b) if (h.begin(b) >= 2*m) n += h.counts[b];
            std::printf(" %d:%.1f", m, static_cast<double>(n)/1000.0);
        }
        std::puts("");
    }
}
}
