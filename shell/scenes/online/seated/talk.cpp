#include "shell/scenes/online/seated/talk.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/online/table/phrases.hpp"
#include "shell/scenes/page/drawn/canvas_page.hpp"
#include "shell/scenes/page/page.hpp"

namespace ctq::scenes {
bool Talk::may_speak() const {
    const online::RemoteTable& table = traffic_.table();
    return table.closed().empty() && table.reachable() &&
           (table.hosting() || table.own_seat() != 0);
}

void Talk::commands(Commands& list) {
    list.family("say:", [this](std::string_view number) { return say(number); });
    if (!may_speak()) {
        return;
    }
    Command& talk = list.add("talk", "Talk", [this] {
        open_ = !open_;
        table_.board.changed();
    });
    talk.look = {.tip = "Say something to the others",
                 .icon = ui::Symbol::text,
                 .places = kInHeader | kInRow,
                 .rank = 20};
}

void Talk::sheet(Commands& list) {
    Page page(list);
    page.page(
        "talk",
        [&] {
            page.text(watching());
            page.buttons(As::grid);
            for (std::size_t i = 0; may_speak() && i < online::kPhraseWords.size(); ++i) {
                page.command("say:" + std::to_string(i), online::kPhraseWords[i]);
            }
        },
        may_speak() ? "Say something" : "");
}

bool Talk::say(std::string_view number) {
    const auto phrase = core::read_number(number);
    if (!may_speak()) {
        return false;
    }
    if (!phrase || *phrase < 0 || *phrase >= net::kPhrases) {
        table_.services.notices.tell("There is no such phrase.");
        return true;
    }
    const net::Time now = traffic_.time();
    const int chosen = static_cast<int>(*phrase);
    online::RemoteTable& table = traffic_.table();
    table.host() ? table.host()->say(chosen, now) : table.guest()->say(chosen, now);
    open_ = false;
    const std::string words = core::say(
        "You: {words}", {{"words", online::kPhraseWords[static_cast<std::size_t>(chosen)]}});
    table_.board.remark(words);
    table_.board.tell(words);
    traffic_.done({});
    return true;
}

/// Returns "Eve and Tom are watching."; empty if nobody watches.
std::string Talk::watching() const {
    std::vector<std::string> names = traffic_.table().here().watchers;
    std::replace(names.begin(), names.end(), std::string(), std::string("Somebody"));
    return names.empty()
               ? ""
               : core::say("{who} {n:is|are} watching.",
                           {{"who", core::listed(names)}, {"n", static_cast<int>(names.size())}});
}

void Talk::draw(ui::Canvas& canvas, const Commands& list) {
    open_ = open_ && may_speak() &&
            draw_page_sheet(canvas,
                            {.list = list,
                             .name = "talk",
                             .most_width = 420,
                             .requested = table_.services.requested},
                            view_);
}

}  // namespace ctq::scenes
