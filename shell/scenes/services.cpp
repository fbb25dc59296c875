#include "shell/scenes/services.hpp"

#include <algorithm>

#include "engine/games/catalogue.hpp"
#include "shell/match/daily.hpp"
#include "shell/match/table_level.hpp"
#include "shell/platform/platform.hpp"
#include "shell/store/saved_text.hpp"

namespace ctq::scenes {

void Notices::tell(std::string_view text) {
    offer(text, {}, {});
}

void Notices::offer(std::string_view text, std::string_view command, std::string_view button) {
    text_ = text;
    command_ = command;
    button_ = button;
    shown_ = false;
    change();
}

void Notices::draw(ui::Canvas& canvas, ui::Rect strip) {
    if (!shown_ && !text_.empty()) {
        ui::say(toast_, text_, canvas.motion);
        toast_.command = command_;
        toast_.button = button_;
        toast_.until += command_.empty() ? 0 : 3;  // more time to reach the button
    }
    shown_ = true;
    ui::draw_toast(canvas, toast_, strip);
}

void Notices::put_away(std::string_view text) {
    if (text.empty()) {
        return;
    }
    if (text_ == text) {
        forget_message();
        shown_ = true;
        clear();
    } else if (toast_.words == text) {
        forget_message();
    }
}

GameViews::GameViews() {
    for (const core::GameHandle* game : cabinet()) {
        views_.push_back(tables::make_view(game->info->id));
    }
}

const tables::TableView& GameViews::of(const core::GameHandle& game) const {
    const core::Catalogue games = cabinet();
    const auto found = std::find(games.begin(), games.end(), &game);
    return *views_[static_cast<std::size_t>(found - games.begin())];
}

bool save_setting(store::Settings& settings, std::string_view assignment) {
    const bool changed = store::change(settings, assignment);
    if (changed) {
        platform::store(store::kSettingsKey, store::settings_text(settings));
    }
    return changed;
}

bool reduced_motion(const store::Settings& settings) {
    return settings.motion == store::Settings::Motion::off ||
           (settings.motion == store::Settings::Motion::system &&
            platform::prefers_reduced_motion());
}

bool light(const store::Settings& settings) {
    return settings.theme == store::Settings::Theme::light ||
           (settings.theme == store::Settings::Theme::system && platform::prefers_light());
}

namespace {

std::string set_up_key(const core::GameHandle& game) {
    return "set-up:" + std::string(game.info->id);
}

}  // namespace

match::TableSetup last_set_up(Services& services, const core::GameHandle& game) {
    const match::TableSetup& last = chosen_set_up(services);
    if (last.game == &game) {
        return last;
    }
    auto setup = match::read_setup(platform::load(set_up_key(game)).value_or(""));
    return setup && setup->game == &game ? std::move(*setup) : match::standard_setup(game);
}

bool was_set_up(const core::GameHandle& game) {
    return platform::load(set_up_key(game)).has_value();
}

match::TableSetup quick_setup(Services& services, const core::GameHandle& game) {
    const match::TableSetup last = last_set_up(services, game);
    const std::size_t variant = match::variant_of(last);
    match::TableSetup setup =
        match::standard_setup(game, variant < game.info->variants.size() ? variant : 0);
    if (const int level = match::level_of(game, last.seats); level > 0) {
        match::play_at(setup, level);
    }
    return setup;
}

match::TableSetup& chosen_set_up(Services& services) {
    return services.visits.of<match::TableSetup>("setup");
}

void remember(match::TableSetup setup) {
    setup.seed = 0;
    platform::store(set_up_key(*setup.game), match::setup_text(setup));
}

void tell_dropped(const Services& services) {
    const std::vector<store::Saved> dropped = services.saves.take_dropped();
    if (!dropped.empty()) {
        services.notices.tell(store::dropped_words(dropped.back()));
    }
}

void save_match(const Services& services, const std::string& id, const core::Match& match) {
    const bool stored = services.saves.save(id, match);
    tell_dropped(services);
    if (!stored) {
        services.notices.tell(store::kNotSaved);
    }
}

std::string import_match(const Services& services, core::Match match) {
    if (match.setup().seed == 0) {
        match.set_seed(platform::random_seed());
    }
    if (match::is_daily(match)) {  // a copy doesn't count as the one try at the daily match
        match.set_tag(match::kDailyTag, match::kPractice);
    }
    std::string id = store::new_id(platform::random_seed());
    save_match(services, id, match);
    return id;
}

}  // namespace ctq::scenes
