#include "shell/cli/child_process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <mutex>
#include <system_error>
#include <thread>

#include "engine/core/text.hpp"
#include "shell/cli/interrupt.hpp"

extern char** environ;

namespace ctq::cli {
namespace {

using std::chrono::milliseconds;

/// Time for a program to end after its input is closed.
constexpr milliseconds kEndTimeout{300};
constexpr milliseconds kPollInterval{5};

/// The running programs, for a signal handler, which can reach only globals.
std::array<std::atomic<pid_t>, 1024> running{};

extern "C" void kill_programs(int signal_number) {
    for (const auto& id : running) {
        if (id != 0) {
            kill(-id, SIGKILL);
        }
    }
    if (signal_number == SIGINT && Interrupt::record_press()) {
        return;
    }
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

/// Replaces a program in the list by another; 0 stands for none.
void replace_running(pid_t before, pid_t id) {
    for (auto& slot : running) {
        pid_t expected = before;
        if (slot.compare_exchange_strong(expected, id)) {
            return;
        }
    }
}

/// Ignores SIGPIPE, so that writing to an ended program does not end ctq, and ends all started
/// programs if ctq is interrupted.
void watch_signals() {
    static std::once_flag once;
    std::call_once(once, [] {
        signal(SIGPIPE, SIG_IGN);
        for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
            signal(number, kill_programs);
        }
    });
}

struct Pipe {
    int read = -1;
    int write = -1;
};

/// Returns a pipe that only `spawn` passes on to a program. Both ends are -1 on failure.
Pipe open_pipe() {
    std::array<int, 2> ends{-1, -1};
    // pipe2 would be simpler, but macOS lacks it.
    if (pipe(ends.data()) != 0) {
        return {};
    }
    for (const int end : ends) {
        fcntl(end, F_SETFD, FD_CLOEXEC);
    }
    return {ends[0], ends[1]};
}

/// Starts the program in its own process group. Returns an error number, 0 on success. Boost.Process
/// would take 30 lines less. But its first interface, which newer releases have moved, doesn't keep
/// the pipes of several programs apart, and its second, in 1.81, runs our exit handlers in the new
/// process if the program can't be started.
int spawn(const std::vector<std::string>& words, const Pipe& questions, const Pipe& answers,
          pid_t& id) {
    std::vector<char*> arguments;
    for (const std::string& word : words) {
        arguments.push_back(const_cast<char*>(word.c_str()));
    }
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, questions.read, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, answers.write, STDOUT_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t reset_signals;
    sigemptyset(&reset_signals);
    for (const int number : {SIGPIPE, SIGINT, SIGTERM, SIGHUP}) {
        sigaddset(&reset_signals, number);
    }
    posix_spawnattr_setsigdefault(&attributes, &reset_signals);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    const int error =
        posix_spawnp(&id, arguments[0], &files, &attributes, arguments.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    return error;
}

/// Whether the program has ended. A later `waitpid` still finds its process.
bool has_ended(pid_t id) {
    siginfo_t info{};
    return waitid(P_PID, static_cast<id_t>(id), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           info.si_pid == id;
}

}  // namespace

core::Result<std::unique_ptr<ChildProcess>> ChildProcess::start(
    const std::vector<std::string>& words) {
    // Only one program is started at a time, so that none inherits the pipes of another.
    static std::mutex one_at_a_time;
    const std::lock_guard lock(one_at_a_time);
    watch_signals();
    const Pipe questions = open_pipe();
    const Pipe answers = open_pipe();
    pid_t id = 0;
    const int error =
        questions.read < 0 || answers.read < 0 ? errno : spawn(words, questions, answers, id);
    if (error != 0) {
        for (const int end : {questions.read, questions.write, answers.read, answers.write}) {
            close(end);
        }
        return core::Problem{"", "The program " + core::quoted(words[0]) + " can't be started: " +
                                     std::generic_category().message(error) + "."};
    }
    replace_running(0, id);
    close(questions.read);
    close(answers.write);
    fcntl(questions.write, F_SETFL, O_NONBLOCK);
    fcntl(answers.read, F_SETFL, O_NONBLOCK);
    return std::make_unique<ChildProcess>(id, questions.write, answers.read);
}

/// Closes the program's input, on which it should end. Kills it if it does not.
ChildProcess::~ChildProcess() {
    close(to_);
    close(from_);
    const auto deadline = Clock::now() + kEndTimeout;
    while (!has_ended(id_) && Clock::now() < deadline) {
        std::this_thread::sleep_for(kPollInterval);
    }
    replace_running(id_, 0);
    kill(-id_, SIGKILL);  // the program or its remaining child processes
    waitpid(id_, nullptr, 0);
}

/// Waits until the program has output or, if `writing`, accepts input. Returns false at the
/// deadline.
bool ChildProcess::wait_until(Clock::time_point deadline, bool writing) {
    std::array<pollfd, 2> ends{pollfd{from_, POLLIN, 0}, pollfd{to_, POLLOUT, 0}};
    for (;;) {
        const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
        const int most = static_cast<int>(std::clamp<milliseconds::rep>(left.count(), 0, 1 << 30));
        const int ready = poll(ends.data(), writing ? 2 : 1, most);
        if (ready > 0) {
            return true;
        }
        if (ready == 0 || errno != EINTR) {
            return false;
        }
    }
}

/// Writes what the pipe accepts at once. Returns false if it accepts nothing more.
bool ChildProcess::write_some(std::string_view& left) {
    const ssize_t written = write(to_, left.data(), left.size());
    if (written > 0) {
        left.remove_prefix(static_cast<std::size_t>(written));
    }
    return written >= 0 || errno == EAGAIN || errno == EINTR;
}

/// Reads the available output. Returns false at its end.
bool ChildProcess::read_some() {
    std::array<char, 4096> buffer;
    const ssize_t size = read(from_, buffer.data(), buffer.size());
    if (size > 0) {
        read_.append(buffer.data(), static_cast<std::size_t>(size));
    }
    return size > 0 || (size < 0 && (errno == EAGAIN || errno == EINTR));
}

core::Result<std::string> ChildProcess::ask(std::string_view line, std::chrono::seconds limit,
                                            std::size_t most_bytes) {
    const auto deadline = Clock::now() + limit;
    const auto problem = [](const std::string& what) { return core::Problem{"", what}; };
    ended_ = !read_some() || ended_;
    if (!read_.empty()) {
        return problem("said more than it was asked");
    }
    const std::string whole = std::string(line) + "\n";
    for (std::string_view left = whole; !ended_;) {
        const std::size_t end = read_.find('\n');
        if (left.empty() && end < most_bytes) {
            std::string answer = read_.substr(0, end);
            read_.erase(0, end + 1);
            return answer;
        }
        if (read_.size() >= most_bytes) {
            return problem("said more than " + std::to_string(most_bytes) + " bytes in one line");
        }
        if (!wait_until(deadline, !left.empty())) {
            return problem("said nothing within " + std::to_string(limit.count()) + " s");
        }
        ended_ = !read_some() || (!left.empty() && !write_some(left));
    }
    return problem("ended");
}

}  // namespace ctq::cli
