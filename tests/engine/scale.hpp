#pragma once

namespace ctq::tests {

/// Returns the divisor for the lengths of long series: the environment variable CTQ_SCALE, or 1
/// without it. The programs built with sanitizers and for WebAssembly run with 20, since the faults
/// that only they find do not need thousands of games. A test whose result depends on the number of
/// games, such as a mean, belongs to the suite "figures". Such a test always plays the full number
/// of games and is not run in those programs.
int scale();

/// Returns `full` divided by the scale, but at least `least`, the fewest that make the test useful.
int scaled(int full, int least);

}  // namespace ctq::tests
