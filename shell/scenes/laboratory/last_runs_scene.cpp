// Earlier results in the laboratory's scene, shown again or beside the current results.
#include <utility>

#include "engine/core/say.hpp"
#include "shell/scenes/laboratory/reading.hpp"
#include "shell/scenes/laboratory/scene.hpp"

namespace ctq::scenes {

void LaboratoryScene::look_aside(ui::Canvas& canvas, bool aside) {
    looks_aside_ = aside;
    canvas.scope = aside ? kBeside : "";
}

void LaboratoryScene::run_commands(Commands& list) {
    list.group("Last runs");
    for (int i = 0; i < static_cast<int>(visit_.runs.size()); ++i) {
        const std::string& words = visit_.runs[static_cast<std::size_t>(i)].words;
        const std::string number = std::to_string(i);
        list.add("again:" + number, core::say("Show again: {run}", {{"run", words}}),
                 [this, i] { return show_again(i); });
        list.add("aside:" + number, core::say("Put beside: {run}", {{"run", words}}),
                 [this, i] { return put_aside(i); });
    }
    if (visit_.beside) {
        Commands beside;
        add_result_commands(beside, visit_.beside->lab);
        list.group("Beside");
        for (const Command& one : beside) {
            if (!one.id.starts_with("ask:") && !one.id.starts_with("save:")) {
                list.add(kBeside + one.id, one.label).pressed = one.pressed;
            }
        }
        list.group("Last runs");
        list.add("beside:away", "Remove the run beside it", [this] {
            visit_.beside.reset();
            services_.notices.change();
        });
    }
    list.family("beside:", [this](std::string_view command) { return act_aside(command); });
}

bool LaboratoryScene::show_again(int run) {
    const std::string text = visit_.runs[static_cast<std::size_t>(run)].text;
    visit_.now.lab.stop(services_.now);
    remember_run(visit_.runs, visit_.now.lab);
    Results again;
    if (!again.lab.restore(text)) {
        return false;
    }
    visit_.now = std::move(again);
    services_.router.rename("lab=" + experiment_text(visit_.now.lab.played()));
    services_.notices.change();
    return true;
}

bool LaboratoryScene::put_aside(int run) {
    Results beside;
    if (!beside.lab.restore(visit_.runs[static_cast<std::size_t>(run)].text)) {
        return false;
    }
    visit_.beside = std::move(beside);
    services_.notices.change();
    return true;
}

/// Runs a command on the earlier results beside: changes how they are shown, opens a game or saves
/// a figure.
bool LaboratoryScene::act_aside(std::string_view command) {
    if (!visit_.beside) {
        return false;
    }
    const auto [verb, rest] = cut(command, ':');
    std::swap(visit_.now, *visit_.beside);
    bool done = false;
    if (verb == "replay") {
        done = open_game(rest);
    } else if (verb == "figure") {
        done = save_figure(rest);
    } else if (verb == "measure" || verb == "extremes" || verb == "cell" || verb == "sort" ||
               verb == "rows") {
        done = choose(std::string(verb) + ":", rest);
    }
    std::swap(visit_.now, *visit_.beside);
    return done;
}

}  // namespace ctq::scenes
