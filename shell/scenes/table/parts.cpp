#include "shell/scenes/table/parts.hpp"

#include <utility>

#include "engine/games/catalogue.hpp"
#include "shell/match/daily.hpp"
#include "shell/match/lesson.hpp"
#include "shell/match/open_session.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/table/auto_play.hpp"
#include "shell/scenes/table/bots.hpp"
#include "shell/scenes/table/claim.hpp"
#include "shell/scenes/table/count.hpp"
#include "shell/scenes/table/end/daily.hpp"
#include "shell/scenes/table/ending.hpp"
#include "shell/scenes/table/exits.hpp"
#include "shell/scenes/table/hinting.hpp"
#include "shell/scenes/table/lesson_guide.hpp"
#include "shell/scenes/table/looking.hpp"
#include "shell/scenes/table/moves.hpp"
#include "shell/scenes/table/other_tabs.hpp"
#include "shell/scenes/table/outlook.hpp"
#include "shell/scenes/table/panels.hpp"
#include "shell/scenes/table/recap.hpp"
#include "shell/scenes/table/saving.hpp"
#include "shell/scenes/table/scene.hpp"
#include "shell/scenes/table/sound_offer.hpp"
#include "shell/scenes/table/taking_back.hpp"
#include "shell/scenes/table/typing.hpp"
#include "shell/scenes/table/why.hpp"

namespace ctq::scenes {
namespace {

template <class... Parts>
void add(TableParts& list, Table& table) {
    (list.push_back(std::make_unique<Parts>(table)), ...);
}

}  // namespace

/// The order of parts is that of their commands and lines in the text view. The end of the match
/// comes before parts with keys, because its sheet takes the first press.
TableParts local_parts(Table& table) {
    TableParts list;
    add<SoundOffer, Moves, Ending, Bots, Looking>(list, table);
    if (match::is_daily(table.session.match())) {
        add<DailyTry, Recap, AutoPlay, OutlookWatch, Exits, Panels>(list, table);
    } else {
        add<Why, Recap, LessonGuide, AutoPlay, OutlookWatch, Hinting, TakingBack, Exits, Panels,
            Claim>(list, table);
    }
    add<Count, Typing, Saving, OtherTabs>(list, table);
    return list;
}

TableParts remote_parts(Table& table, std::unique_ptr<TablePart> link,
                        std::unique_ptr<TablePart> rights) {
    TableParts list;
    list.push_back(std::move(link));
    add<SoundOffer, Moves, Ending, Bots, Looking, Recap, AutoPlay, OutlookWatch>(list, table);
    list.push_back(std::move(rights));
    add<Count, Panels, Typing>(list, table);
    return list;
}

std::unique_ptr<Scene> make_table(Services& services, match::Session session, const std::string& id,
                                  const std::function<TableParts(Table&)>& make) {
    return std::make_unique<TableScene>(services, std::move(session), id, make);
}

Opened open_table(Services& services, std::string_view id) {
    auto opened = services.saves.open(std::string(id));
    if (!opened) {
        return opened.problem();
    }
    auto session = match::resume_session(std::move(opened->match), services.now);
    if (!session) {
        return session.problem();
    }
    const bool copies = !opened->remark.empty();
    auto scene = make_table(services, std::move(*session), std::string(id), [&](Table& table) {
        table.copies = copies;
        return local_parts(table);
    });
    if (copies) {
        services.notices.tell(opened->remark + " What you play here is saved as a copy.");
    }
    return Opened(std::move(scene));
}

namespace {

/// Opens a new table, under a new id, for a match that is about to begin.
Opened open_new(Services& services, core::Result<match::Session> session) {
    if (!session) {
        return session.problem();
    }
    const std::string id = store::new_id(platform::random_seed());
    services.router.rename("table=" + id);
    return Opened(new_table(services, std::move(*session), id));
}

}  // namespace

Opened open_lesson(Services& services, std::string_view game) {
    const auto lesson = match::find_lesson(game);
    if (!lesson) {
        return core::Problem{"", "There is no such first game."};
    }
    return open_new(services, match::start_session(match::lesson_setup(*lesson), services.now));
}

Opened open_quick_match(Services& services, std::string_view game) {
    const auto found = core::find_game(cabinet(), game);
    if (!found) {
        return found.problem();
    }
    match::TableSetup setup = quick_setup(services, **found);
    const core::Setup match = match::make_setup(setup, platform::random_seed());
    chosen_set_up(services) = setup;
    remember(std::move(setup));
    return open_new(services, match::start_session(match, services.now));
}

std::unique_ptr<Scene> new_table(Services& services, match::Session session,
                                 const std::string& id) {
    auto scene = make_table(services, std::move(session), id, local_parts);
    save_match(services, id, scene->session()->match());
    return scene;
}

}  // namespace ctq::scenes
