#include "shell/scenes/laboratory/field_values.hpp"

#include "engine/bots/roster.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/lab/known.hpp"

namespace ctq::scenes {

std::vector<FieldValue> kind_values(const Experiment& experiment) {
    std::vector<FieldValue> list;
    for (std::size_t i = 0; i < std::size(kKinds); ++i) {
        list.push_back({"kind:" + std::string(kKinds[i]), kKindTitles[i],
                        i == static_cast<std::size_t>(experiment.kind)});
    }
    return list;
}

std::vector<FieldValue> game_values(const Experiment& experiment) {
    std::vector<FieldValue> list;
    for (const core::GameHandle* game : cabinet()) {
        if (!lab::presets(*game).empty()) {
            list.push_back({"game:" + std::string(game->info->id), game->info->title,
                            game == experiment.game});
        }
    }
    return list;
}

std::vector<FieldValue> preset_values(const Experiment& experiment) {
    const Preset* now = preset_of(experiment);
    std::vector<FieldValue> list;
    for (const Preset& preset : lab::presets(*experiment.game)) {
        list.push_back({"preset:" + std::string(preset.id), preset.title, &preset == now});
    }
    return list;
}

std::vector<FieldValue> option_values(const Experiment& experiment,
                                      const core::OptionSpec& option) {
    const int now = chosen_choice(experiment.options, option);
    const auto each = static_cast<int>(option.choices.size());
    const int count = experiment.kind == Experiment::Kind::series ? each + 1 : each;
    std::vector<FieldValue> list;
    for (int i = 0; i < count; ++i) {
        list.push_back({"option:" + std::string(option.key) + "=" + choice_word(option, i),
                        i < each ? core::option_title(option, i) : "Each", i == now});
    }
    return list;
}

std::vector<FieldValue> bot_values(const Experiment& experiment, std::size_t seat) {
    const auto roster = bots::roster(*experiment.game);
    std::vector<FieldValue> list;
    for (const core::BotHandle& bot : roster) {
        list.push_back({"bot:" + std::to_string(seat + 1) + "=" + bot.info.id,
                        core::bot_title(roster, bot.info.id),
                        experiment.seats[seat] == bot.info.id});
    }
    return list;
}

std::vector<FieldValue> measure_values(const ShownResults& shown) {
    return {{"measure:wins", "Wins", shown.measure == ShownResults::Measure::wins},
            {"measure:shared", "Ties", shown.measure == ShownResults::Measure::shared},
            {"measure:score", "Score", shown.measure == ShownResults::Measure::score}};
}

}  // namespace ctq::scenes
