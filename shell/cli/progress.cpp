#include "shell/cli/progress.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>

#include "shell/cli/streams.hpp"

namespace ctq::cli {
namespace {

constexpr std::chrono::milliseconds kInterval{250};
constexpr int kBarLetters = 30;

std::string duration(double seconds) {
    const auto whole = static_cast<long long>(std::ceil(seconds));
    if (whole < 60) {
        return std::to_string(whole) + " s";
    }
    return whole < 3600
               ? std::to_string(whole / 60) + " min " + std::to_string(whole % 60) + " s"
               : std::to_string(whole / 3600) + " h " + std::to_string(whole / 60 % 60) + " min";
}

}  // namespace

Progress::Progress(std::int64_t total, const char* what)
    : total_(total), what_(what), shown_(is_terminal(Stream::errors)) {}

Progress::~Progress() {
    if (printed_) {
        std::fputs("\r\x1b[K", stderr);
    }
}

void Progress::show(std::int64_t done) {
    const auto now = Clock::now();
    if (!shown_ || now - last_ < kInterval) {
        return;
    }
    last_ = now;
    printed_ = true;
    done = std::min(before_ + done, total_);
    const double share = static_cast<double>(done) / static_cast<double>(total_);
    const double spent = std::chrono::duration<double>(now - begin_).count();
    const auto full = static_cast<std::size_t>(share * kBarLetters);
    const std::string bar = std::string(full, '#') + std::string(kBarLetters - full, '.');
    const std::string left = done > 0 ? duration(spent / share - spent) + " left" : "";
    std::fprintf(stderr, "\r\x1b[K[%s] %lld of %lld %s, %s", bar.c_str(),
                 static_cast<long long>(done), static_cast<long long>(total_), what_, left.c_str());
}

}  // namespace ctq::cli
