#include "shell/cli/streams.hpp"

#ifdef __EMSCRIPTEN__
#include <emscripten.h>
#else
#include <fcntl.h>
#include <unistd.h>
#endif

#include <cstdio>
#include <fstream>
#include <memory>

#include "engine/core/incoming/encoding.hpp"
#include "engine/core/incoming/records.hpp"
#include "engine/core/record.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/cli/refusal.hpp"

#ifdef __EMSCRIPTEN__
// Emscripten's isatty mistakes a pipe for a terminal, so node is asked.
EM_JS(int, ctq_is_terminal, (int stream), { return require('tty').isatty(stream) ? 1 : 0; })
#endif

namespace ctq::cli {
namespace {

constexpr std::size_t kMostLineBytes = 1000;

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

/// Reads a whole file. Refuses one that is larger than `most` bytes.
std::string read_all(std::FILE* file, const std::string& name, std::size_t most) {
    std::string text;
    char buffer[1U << 14U];
    while (text.size() <= most) {
        const std::size_t count = std::fread(buffer, 1, sizeof buffer, file);
        text.append(buffer, count);
        if (count < sizeof buffer) {
            break;
        }
    }
    if (std::ferror(file) != 0) {
        refuse(name + " can't be read.");
    }
    if (text.size() > most) {
        refuse(name + " is longer than " + std::to_string(most >> 20U) +
               " MB, the most that is read.");
    }
    return text;
}

}  // namespace

void print(std::string_view text) {
    const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    if (!written || std::fflush(stdout) != 0) {
        refuse("The output can't be written.");
    }
}

void remark(std::string_view sentence) {
    std::fprintf(stderr, "ctq: %.*s\n", static_cast<int>(sentence.size()), sentence.data());
}

std::string read_text(const std::string& path, std::size_t most) {
    if (path == "-") {
        return read_all(stdin, "Standard input", most);
    }
    const std::unique_ptr<std::FILE, CloseFile> file(std::fopen(path.c_str(), "rb"));
    if (file == nullptr) {
        refuse("There is no file " + core::quoted(path) + " that can be read.");
    }
    return read_all(file.get(), core::quoted(path), most);
}

void write_file(const std::string& path, std::string_view bytes) {
    const std::string temporary = path + ".part";
    std::ofstream file(temporary, std::ios::binary);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    file.close();
    if (!file || std::rename(temporary.c_str(), path.c_str()) != 0) {
        refuse(core::quoted(path) + " can't be written.");
    }
}

core::Match open_record(const std::string& path) {
    const std::string text = core::utf8_of(read_text(path, core::kMostRecordBytes));
    const auto read = [](std::string_view record) { return core::read_record(cabinet(), record); };
    auto read_well = read(text);
    if (!read_well) {
        // A mail may have changed it. If not, the first problem names the right line.
        if (auto mended = core::read_shortened(core::plain_records(text), read)) {
            read_well = std::move(mended);
        }
    }
    core::Opened opened = expect(std::move(read_well));
    if (!opened.remark.empty()) {
        remark(opened.remark);
    }
    return std::move(opened.match);
}

std::optional<std::string> read_line() {
    std::string line;
    int letter = std::getchar();
    if (letter == EOF) {
        return std::nullopt;
    }
    for (; letter != EOF && letter != '\n'; letter = std::getchar()) {
        if (line.size() < kMostLineBytes) {
            line += static_cast<char>(letter);
        }
    }
    return line;
}

bool is_terminal(Stream stream) {
#ifdef __EMSCRIPTEN__
    return ctq_is_terminal(static_cast<int>(stream)) != 0;
#else
    return isatty(static_cast<int>(stream)) != 0;
#endif
}

void hold_standard_streams() {
#ifndef __EMSCRIPTEN__
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(stream, F_GETFD) < 0) {
            // It gets the lowest free number, which is this one.
            open("/dev/null", stream == STDOUT_FILENO ? O_RDONLY : O_WRONLY);
        }
    }
#endif
}

}  // namespace ctq::cli
