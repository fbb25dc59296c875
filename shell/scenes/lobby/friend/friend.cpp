// Playing with a friend: asks where the friend is and opens the table there.
#include <string>

#include "engine/core/say.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/platform/transport.hpp"
#include "shell/scenes/lobby/scene.hpp"
#include "shell/scenes/server_opens.hpp"

namespace ctq::scenes {

namespace {

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
    const core::GameHandle* const chosen = *core::find_game(cabinet(), game);
    friend_game_ = friend_game_ == chosen ? nullptr : chosen;
    services_.notices.change();
}

void LobbyScene::add_friend_places(Page& page) {
    const std::string id = friend_game_->info->id;
    const std::string title =
        core::say("{game} with a friend", {{"game", friend_game_->info->title}});
    page.sheet("with-friend", title, [&] {
        page.text(kFriendQuestion);
        page.choice("", "", "", As::cards);
        for (const Where& place : kFriends) {
            if (can_be(place, *friend_game_)) {
                Command& added = page.option(
                    place.command + id, place.word, false, [this, &place](std::string_view game) {
                        play_with_friend(game, place.via == Where::device, place.setting);
                    });
                added.look.tip = place.line;
                added.pressed = -1;  // a button, not an alternative to what is chosen
            }
        }
    });
    page.list().add_key("with-friend-close", {}, [this] {
        friend_game_ = nullptr;
        services_.notices.change();
    });
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

}  // namespace ctq::scenes
