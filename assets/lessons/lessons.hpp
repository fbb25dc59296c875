#pragma once

#include <string_view>

/// The lessons: the texts of assets/lessons, embedded at build time. shell/match/lesson.hpp parses
/// them and describes their format.
namespace ctq::assets {

struct LessonText {
    std::string_view game;  ///< the id of the game, and the name of the file
    std::string_view text;
};

/// One lesson for each game that has one. The last entry has an empty name.
extern const LessonText lessons[];

}  // namespace ctq::assets
