#pragma once

#include <condition_variable>
#include <cstdint>
#include <cstdio>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "engine/lab/experiment.hpp"

namespace ctq::cli {

/// The file of --each: a CSV file with the single games of an experiment, in their order
/// (engine/lab/game_rows.hpp). Several threads may write parts of a series at once. A part that
/// comes before its turn is kept, and a thread that is too far ahead waits, so that memory stays
/// bounded.
class GameFile {
  public:
    /// Opens the file and writes the names of the columns. An existing file is replaced. Throws
    /// Refusal if it can't be opened.
    GameFile(std::string path, const core::GameHandle& game);
    GameFile(const GameFile&) = delete;
    GameFile& operator=(const GameFile&) = delete;

    /// Begins the next table, whose games follow. `spec` and `bots` must outlive its games. No other
    /// thread may use the file at the same time.
    void begin_table(const lab::Spec& spec, const std::vector<std::string>& bots);

    /// Adds the lines of a game of this table to `lines`. Any thread may call it.
    void add_lines(std::string& lines, const lab::Ending& ending) const;

    /// Writes the lines of games `first` … `first + count - 1` of this table when all earlier ones
    /// are written. Some games may be missing. Waits if too much is kept.
    void write(std::int64_t first, std::int64_t count, std::string lines);

    /// Whether something could not be written. Any thread may ask.
    bool failed() const;

    /// Closes the file. Throws Refusal if not everything could be written.
    void close();

  private:
    struct CloseFile {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    struct Part {
        std::int64_t count;
        std::string lines;
    };

    void put(const std::string& lines);

    std::string path_;
    std::unique_ptr<std::FILE, CloseFile> file_;
    const lab::Spec* spec_ = nullptr;
    const std::vector<std::string>* bots_ = nullptr;
    int table_ = 0;
    mutable std::mutex mutex_;  ///< guards what follows
    std::condition_variable written_;
    std::map<std::int64_t, Part> early_;  ///< parts that come before their turn, by first game
    std::size_t early_bytes_ = 0;
    std::int64_t next_ = 0;  ///< the first game that is not written yet
    bool failed_ = false;
};

}  // namespace ctq::cli
