#pragma once

namespace ctq {

/// The program's version, as git describes the tree it was built from; "unknown" outside git.
const char* program_version();

}  // namespace ctq
