#pragma once

/// `CTQ_FLATTEN` before a function takes all that it calls into it, as far as the compiler sees it. For the few
/// loops in which nearly all time is spent; not where a program is made small.
#if defined(__OPTIMIZE_SIZE__) || !defined(__has_cpp_attribute)
#define CTQ_FLATTEN
#elif __has_cpp_attribute(gnu::flatten)
#define CTQ_FLATTEN [[gnu::flatten]]
#else
#define CTQ_FLATTEN
#endif
