#include "shell/cli/program_word.hpp"

#include "engine/bots/roster.hpp"
#include "shell/cli/refusal.hpp"

namespace ctq::cli {
namespace {

constexpr std::string_view kPrefix = "exec:";
constexpr std::size_t kMostNameLetters = 24;

}  // namespace

bool names_program(std::string_view word) {
    return word.starts_with(kPrefix);
}

std::string_view program_of(std::string_view word) {
    return word.substr(kPrefix.size());
}

std::string program_name(std::string_view word) {
    const std::string_view program = program_of(word);
    const std::string_view file = program.substr(0, program.find(' '));
    return std::string(file.substr(file.rfind('/') + 1).substr(0, kMostNameLetters));
}

core::BotChoice read_seat(const core::GameHandle& game, std::string_view word, Programs& programs) {
    return names_program(word) ? core::BotChoice{lab::kOutsider, programs.add(word)}
                               : expect(core::read_bot(bots::roster(game), word));
}

}  // namespace ctq::cli
