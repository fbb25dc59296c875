// Playing with a friend: asks where the friend is and opens the table there.
#include <string>

#include "engine/core/say.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/platform/transport.hpp"
#include "shell/scenes/command_controls.hpp"
#include "shell/scenes/lobby/scene.hpp"
#include "shell/scenes/server_opens.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kFriendWidth = 520;
constexpr float kFriendGap = 10;
constexpr const char* kFriendQuestion = "Where is your friend?";

struct Where {
    const char* command;
    const char* word;
    const char* line;
    enum Via { device, page, server } via;
    const char* setting;  ///< that the match needs; null if it needs none
};

constexpr Where kFriends[] = {
    {"friend-here:", "At this screen", "You share this device.", Where::device, nullptr},
    {"friend-link:", "At their own screen",
     "You get a link to send. The table is on this server: whoever opens the link sits down.",
     Where::server, nullptr},
    {"friend-near:", "In this network",
     "On the same Wi-Fi, or in another tab of this browser: you get a link to send.", Where::page,
     "stun=off"},
    {"friend-far:", "Somewhere else",
     "You get a link to send. A public server is asked for the address that each of you has.",
     Where::page, "stun=on"},
};

/// Returns whether the place is available for a game. Tables of the server, which need no answer,
/// are preferred to tables of the page. A program that can open neither offers only this screen.
bool can_be(const Where& place, const core::GameHandle& game) {
    const bool served = server_opens(game);
    return place.via == Where::device ||
           (served ? place.via == Where::server
                   : place.via == Where::page && platform::can_open_tables());
}

}  // namespace

void LobbyScene::ask_friend(std::string_view game) {
    friend_game_ = *core::find_game(cabinet(), game);
    services_.notices.change();
}

void LobbyScene::add_friend_places(Commands& list) {
    const std::string id = friend_game_->info->id;
    list.group(kFriendQuestion);
    for (const Where& place : kFriends) {
        if (can_be(place, *friend_game_)) {
            list.add(place.command + id, place.word, [this, &place](std::string_view game) {
                play_with_friend(game, place.via == Where::device, place.setting);
            });
        }
    }
}

/// Starts a match with the options that *Play* uses, at this device or over the network. Before
/// that, changes the setting `setting`, unless it is null.
void LobbyScene::play_with_friend(std::string_view game, bool here, const char* setting) {
    friend_game_ = nullptr;
    match::TableSetup setup = quick_setup(services_, **core::find_game(cabinet(), game));
    setup.seats = {match::kHuman, here ? match::kHuman : match::kGuest};
    if (here) {
        services_.router.start(setup);
    } else {
        if (setting != nullptr) {
            save_setting(services_.settings, setting);
        }
        services_.router.go("friend=" + match::setup_text(setup));
    }
}

void LobbyScene::draw_friend_sheet(ui::Canvas& canvas) {
    const std::string title =
        core::say("{game} with a friend", {{"game", friend_game_->info->title}});
    const float width = std::min(kFriendWidth, canvas.screen.w);
    const float inner = width - 60;
    const float question = 30 * canvas.text_scale;
    const auto describe = [&](ui::Column& column) {
        column.add(question, 0, [&](Rect at) {
            ui::draw_text(canvas, at, kFriendQuestion,
                          {ui::Face::text, 16, canvas.theme.text, ui::Align::left});
        });
        for (const Where& place : kFriends) {
            const float height = pick_card_height(canvas, inner, place.line);
            column.add(can_be(place, *friend_game_) ? height : 0, kFriendGap, [&](Rect at) {
                pick_card(canvas, at,
                          {place.command + std::string(friend_game_->info->id), place.word},
                          place.line);
            });
        }
        column.space(0);
    };
    const ui::Sheet sheet =
        ui::begin_sheet(canvas, "with-friend", title, width, ui::measured(inner, describe));
    ui::draw_in(sheet.body, describe);
    ui::end_sheet(canvas);
    if (sheet.dismissed) {
        friend_game_ = nullptr;
    }
}

}  // namespace ctq::scenes
