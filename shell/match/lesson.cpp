#include "shell/match/lesson.hpp"

#include <algorithm>

#include "assets/lessons/lessons.hpp"
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/match/tags.hpp"

namespace ctq::match {
namespace {

constexpr std::size_t kMostLesson = 20000;
constexpr std::size_t kMostSteps = 30;
constexpr std::string_view kAny = "any";

/// Appends a line to a text, after a blank unless it is empty.
void add_line(std::string& text, std::string_view line) {
    text += (text.empty() ? "" : " ") + std::string(line);
}

/// Reads one line. Returns its error; empty if there is none.
std::string read_line(Lesson& lesson, bool& over, std::string_view verb, std::string_view rest) {
    if (verb == "table" && lesson.setup.game == nullptr) {
        auto setup = read_setup(rest);
        if (!setup) {
            return setup.problem().text();
        }
        lesson.setup = std::move(*setup);
        return "";
    }
    if (lesson.setup.game == nullptr) {
        return "A lesson begins with its table.";
    }
    if (verb == "done") {
        over = true;
        return lesson.steps.empty() ? "There is no step before the end." : "";
    }
    if (verb == "say" && over) {
        add_line(lesson.done, rest);
        return "";
    }
    if (verb == "do" && !over && lesson.steps.size() < kMostSteps) {
        LessonStep step;
        step.actions = core::strings(core::words(rest));
        lesson.steps.push_back(std::move(step));
        return lesson.steps.back().actions.empty() ? "A step names what fulfils it." : "";
    }
    if (lesson.steps.empty() || over || (verb != "say" && verb != "try")) {
        return "This line has no place here.";
    }
    LessonStep& step = lesson.steps.back();
    add_line(verb == "say" ? step.text : step.task, rest);
    return "";
}

bool is_complete(const Lesson& lesson) {
    return lesson.setup.seed != 0 && !lesson.steps.empty() && !lesson.done.empty() &&
           std::all_of(lesson.steps.begin(), lesson.steps.end(), [](const LessonStep& step) {
               return !step.text.empty() && !step.task.empty();
           });
}

const assets::LessonText* text_of(std::string_view game) {
    const assets::LessonText* text = assets::lessons;
    while (!text->game.empty() && text->game != game) {
        ++text;
    }
    return text->game.empty() ? nullptr : text;
}

int person_of(const core::Setup& setup) {
    const auto at = std::find(setup.seats.begin(), setup.seats.end(), kHuman);
    return at == setup.seats.end() ? 0 : static_cast<int>(at - setup.seats.begin()) + 1;
}

}  // namespace

core::Result<Lesson> read_lesson(std::string_view text) {
    if (text.size() > kMostLesson) {
        return core::Problem{"", "This is too long for a lesson."};
    }
    Lesson lesson;
    bool over = false;
    int number = 0;
    for (const std::string_view line : core::split(text, '\n')) {
        ++number;
        if (line.empty() || line[0] == '#') {
            continue;
        }
        const std::size_t end = std::min(line.find(' '), line.size());
        const std::string_view rest = line.substr(std::min(end + 1, line.size()));
        const std::string wrong = read_line(lesson, over, line.substr(0, end), rest);
        if (!wrong.empty()) {
            return core::Problem{"line " + std::to_string(number), wrong};
        }
    }
    if (!is_complete(lesson)) {
        return core::Problem{"", "A lesson has a table with a seed, steps with words, and an end."};
    }
    return lesson;
}

bool has_lesson(std::string_view game) {
    return text_of(game) != nullptr;
}

std::optional<Lesson> find_lesson(std::string_view game) {
    const assets::LessonText* text = text_of(game);
    if (text == nullptr) {
        return std::nullopt;
    }
    auto lesson = read_lesson(text->text);
    return lesson ? std::optional<Lesson>(std::move(*lesson)) : std::nullopt;
}

std::string lesson_name(const core::GameHandle& game) {
    return core::say("First game of {game}", {{"game", game.info->title}});
}

core::Setup lesson_setup(const Lesson& lesson) {
    core::Setup setup = make_setup(lesson.setup, lesson.setup.seed);
    setup.tags.push_back({kLessonTag, lesson.setup.game->info->id});
    setup.tags.push_back({kNameTag, lesson_name(*lesson.setup.game)});
    return setup;
}

std::optional<int> lesson_step(const Lesson& lesson, const core::Match& match) {
    const int person = person_of(match.setup());
    if (&match.game() != lesson.setup.game || person != person_of(make_setup(lesson.setup, 0))) {
        return std::nullopt;
    }
    const int count = static_cast<int>(lesson.steps.size());
    int done = 0;
    for (int ply = 0; ply < match.cursor() && done <= count; ++ply) {
        const core::Turn turn = match.turn_before(ply);
        if (turn.kind != core::Turn::Kind::seat || turn.seat != person) {
            continue;
        }
        if (done < count) {
            const core::StateBox state = match.state_at(ply);
            const std::string action = match.game().to_text(state.data(), match.action(ply));
            if (!fulfils(lesson.steps[static_cast<std::size_t>(done)], action)) {
                return std::nullopt;
            }
        }
        ++done;
    }
    return done;
}

bool fulfils(const LessonStep& step, std::string_view action) {
    return std::any_of(step.actions.begin(), step.actions.end(), [&](const std::string& wanted) {
        return wanted == kAny || wanted == action;
    });
}

}  // namespace ctq::match
