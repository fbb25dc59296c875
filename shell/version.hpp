#pragma once

namespace ctq {

/// The program's version and the commit of the tree it was built from: "1.0.0 (93f7d3f)"; outside git
/// the version alone.
const char* program_version();

}  // namespace ctq
