#include "shell/scenes/keys.hpp"
#include "shell/scenes/links_to_rules.hpp"
#include "shell/scenes/page/page.hpp"
#include "shell/scenes/sheets.hpp"

namespace ctq::scenes {

void add_help_sheet(Commands& list, const Scene& scene) {
    const std::span<const std::string_view> rules = scene.how_to_play();
    const std::vector<tables::KeyHelp> keys = keys_of(scene, list);
    Page page(list);
    page.page(
        "help",
        [&] {
            for (const std::string_view line : rules) {
                page.text(line, Voice::step);
            }
            if (const std::string all = rules.empty() ? "" : link_to_rules(scene.session()->game());
                !all.empty()) {
                page.command(all, "All the rules");
            }
            page.keys(keys);
        },
        rules.empty() ? "Keys" : "How to play");
}

}  // namespace ctq::scenes
