#include "shell/cli/program_word.hpp"

#include "engine/bots/roster.hpp"
#include "engine/core/text.hpp"
#include "shell/cli/refusal.hpp"

namespace ctq::cli {
namespace {

constexpr std::size_t kMostNameLetters = 24;

}  // namespace

std::optional<std::string_view> program_of(std::string_view word) {
    return core::after_prefix(word, kProgramPrefix);
}

std::string program_name(std::string_view word) {
    const std::string_view program = *program_of(word);
    const std::string_view file = program.substr(0, program.find(' '));
    return std::string(file.substr(file.rfind('/') + 1).substr(0, kMostNameLetters));
}

core::BotChoice read_seat(const core::GameHandle& game, std::string_view word, Programs& programs) {
    return program_of(word) ? core::BotChoice{lab::kOutsider, programs.add(word)}
                            : expect(core::read_bot(bots::roster(game), word));
}

}  // namespace ctq::cli
