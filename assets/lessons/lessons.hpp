#pragma once

#include <string_view>

/// The lessons inside the programs: the texts of assets/lessons, put in at build time. What they
/// say is read by shell/match/lesson.hpp, where their form is told.
namespace ctq::assets {

struct LessonText {
    std::string_view game;  ///< its id, the file's name
    std::string_view text;
};

/// One for each game that has a lesson; the last has an empty name.
extern const LessonText lessons[];

}  // namespace ctq::assets
