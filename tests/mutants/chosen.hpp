#pragma once

#include <cstdio>
#include <cstdlib>
#include <type_traits>

/// Selects the active mutant in the copy of the tree that tests/mutants/mutants.py makes: the one
/// in CTQ_MUTANT, or none. If CTQ_MUTANTS_MET names a file, the numbers of all mutants that were
/// reached are written there.
namespace ctq::mutants {

inline constexpr int kMost = 20000;
inline bool met[kMost];

inline int read_chosen() {
    const char* text = std::getenv("CTQ_MUTANT");
    return text == nullptr ? 0 : std::atoi(text);
}
inline const int chosen = read_chosen();

struct Report {
    ~Report() {
        const char* path = std::getenv("CTQ_MUTANTS_MET");
        std::FILE* file = path == nullptr ? nullptr : std::fopen(path, "w");
        for (int i = 0; file != nullptr && i < kMost; ++i) {
            if (met[i]) {
                std::fprintf(file, "%d\n", i);
            }
        }
        if (file != nullptr) {
            std::fclose(file);
        }
    }
};
inline const Report report;

/// Whether this mutant is active. Records that it was reached.
inline bool mutated_now(int number) {
    met[number] = true;
    return number == chosen;
}

/// Whether this mutant is active. Always false in a constant expression.
constexpr bool mutated(int number) {
    return std::is_constant_evaluated() ? false : mutated_now(number);
}

}  // namespace ctq::mutants
