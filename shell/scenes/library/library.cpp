#include "shell/scenes/library/library.hpp"

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/store/saved_text.hpp"

namespace ctq::app {
namespace {

bool fits(const Saved& saved, Library::Show show) {
    return show == Library::Show::all || saved.open() == (show == Library::Show::open);
}

}  // namespace

std::vector<const Saved*> shown(const Library& library, const Saves& saves) {
    std::vector<const Saved*> list;
    for (const Saved& saved : saves.list()) {
        if (fits(saved, library.show)) {
            list.push_back(&saved);
        }
    }
    return list;
}

const Saved* picked(const Library& library, const Saves& saves) {
    return library.picked.empty() ? nullptr : saves.find(library.picked);
}

void pick_some(Library& library, const Saves& saves) {
    const std::vector<const Saved*> list = shown(library, saves);
    if (picked(library, saves) == nullptr && !list.empty()) {
        library.picked = list.front()->id;
    }
}

std::string kept_words(const Saves& saves) {
    const std::size_t lost = saves.list().size() - saves.stored();
    return core::say("{kept} kept{full:, the most there are|}{some:, {lost} not kept|}",
                     {{"kept", static_cast<int>(saves.stored())},
                      {"full", saves.stored() == kMostSaved},
                      {"some", lost > 0},
                      {"lost", static_cast<int>(lost)}});
}

std::string library_warning(const Saves& saves) {
    const std::size_t all = saves.list().size();
    const std::size_t lost = all - saves.stored();
    if (lost > 0) {
        return core::say(
            "{lost} {lost:match is|matches are} not kept: the device’s storage is full or "
            "not allowed. Save what you need as a file before you close the "
            "program{others:, or delete other matches|}.",
            {{"lost", static_cast<int>(lost)}, {"others", saves.stored() > 0}});
    }
    return all < kMostSaved ? ""
                            : "The library is full: for the next match, the oldest is deleted.";
}

std::string library_status(const Library& library, const Saves& saves) {
    const std::size_t all = saves.list().size();
    if (all == 0) {
        return "No matches yet. Every match you play is kept here automatically.";
    }
    const std::string warning = library_warning(saves);
    const Saved* saved = picked(library, saves);
    return core::say(
        "{kept:1 match is kept on this device. |{kept} matches are kept on this device. "
        "|}{warns:{warning} |}{none:Choose one.|Chosen: {match}}",
        {{"kept", static_cast<int>(saves.stored())},
         {"warns", !warning.empty()},
         {"warning", warning},
         {"none", saved == nullptr},
         {"match", saved == nullptr ? std::string() : saved_words(*saved)}});
}

std::string match_group(const Saved& saved) {
    return core::say("The match {title}", {{"title", saved_title(saved)}});
}

}  // namespace ctq::app
