#include "shell/cli/game_file.hpp"

#include <utility>

#include "engine/core/text.hpp"
#include "engine/lab/game_rows.hpp"
#include "shell/cli/refusal.hpp"

namespace ctq::cli {
namespace {

/// The most bytes that are kept before their turn, apart from one part for each thread.
constexpr std::size_t kMostEarlyBytes = 1U << 26U;

}  // namespace

GameFile::GameFile(std::string path, const core::GameHandle& game)
    : path_(std::move(path)), file_(std::fopen(path_.c_str(), "wb")) {
    if (file_ == nullptr) {
        refuse(core::quoted(path_) + " can't be written.");
    }
    put(lab::game_columns(game));
}

void GameFile::begin_table(const lab::Spec& spec, const std::vector<std::string>& bots) {
    spec_ = &spec;
    bots_ = &bots;
    ++table_;
    next_ = 0;
}

void GameFile::add_lines(std::string& lines, const lab::Ending& ending) const {
    lab::add_game_rows(lines, *spec_, *bots_, table_, ending);
}

void GameFile::write(std::int64_t first, std::int64_t count, std::string lines) {
    std::unique_lock lock(mutex_);
    written_.wait(lock, [&] { return first == next_ || early_bytes_ < kMostEarlyBytes; });
    early_bytes_ += lines.size();
    early_.emplace(first, Part{count, std::move(lines)});
    for (auto part = early_.begin(); part != early_.end() && part->first == next_;
         part = early_.erase(part)) {
        put(part->second.lines);
        early_bytes_ -= part->second.lines.size();
        next_ += part->second.count;
    }
    written_.notify_all();
}

bool GameFile::failed() const {
    const std::lock_guard lock(mutex_);
    return failed_;
}

void GameFile::close() {
    const bool closed = std::fclose(file_.release()) == 0;
    if (failed_ || !closed) {
        refuse(core::quoted(path_) + " can't be written.");
    }
}

void GameFile::put(const std::string& lines) {
    failed_ = failed_ || std::fwrite(lines.data(), 1, lines.size(), file_.get()) != lines.size();
}

}  // namespace ctq::cli
