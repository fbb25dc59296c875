#include "shell/cli/host_log.hpp"

#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include <cerrno>
#include <string_view>

#include "shell/cli/streams.hpp"

namespace ctq::cli {
namespace {

/// Writes what a stream accepts without waiting, and returns the rest.
std::string_view write_at_once(Stream stream, std::string_view text) {
    const int file = static_cast<int>(stream);
    while (!text.empty()) {
        pollfd ready{file, POLLOUT, 0};
        if (poll(&ready, 1, 0) != 1 || (ready.revents & POLLOUT) == 0) {
            break;
        }
        const ssize_t written = write(file, text.data(), text.size());
        if (written > 0) {
            text.remove_prefix(static_cast<std::size_t>(written));
        } else if (written == 0 || errno != EINTR) {
            break;
        }
    }
    return text;
}

}  // namespace

void survive_failed_writes() {
    for (const int number : {SIGPIPE, SIGXFSZ}) {
        signal(number, SIG_IGN);
    }
}

void HostLog::tell(const std::string& line) {
    const std::string text = (torn_ ? "\n" : "") + line + "\n";
    const std::string_view rest = write_at_once(Stream::output, text);
    if (rest.empty()) {
        torn_ = false;
        return;
    }
    torn_ = torn_ || rest.size() < text.size();
    if (!said_) {
        said_ = true;
        write_at_once(Stream::errors,
                      "ctq: The log can't be written, so lines of it are lost. The tables go "
                      "on.\n");
    }
}

}  // namespace ctq::cli
