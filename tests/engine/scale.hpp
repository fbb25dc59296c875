#pragma once

namespace ctq::tests {

/// What the environment variable CTQ_SCALE divides the lengths of long series by: 1 without it. The
/// programs built with sanitizers and for WebAssembly are run with 20, since what they alone can
/// find does not take thousands of games. What depends on the number of games, such as a mean, is a
/// case of the suite "figures", which is left out there, and takes its full number.
int scale();

/// `full` divided by the scale, and at least `least`: so many that the test still means something.
int scaled(int full, int least);

}  // namespace ctq::tests
