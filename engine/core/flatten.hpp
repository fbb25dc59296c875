#pragma once

/// `CTQ_FLATTEN` before a function inlines every call in it whose definition the compiler sees. It
/// is for the few loops that take nearly all of the time. It does nothing when optimizing for size.
#if defined(__OPTIMIZE_SIZE__) || !defined(__has_cpp_attribute)
#define CTQ_FLATTEN
#elif __has_cpp_attribute(gnu::flatten)
#define CTQ_FLATTEN [[gnu::flatten]]
#else
#define CTQ_FLATTEN
#endif
