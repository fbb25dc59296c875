#pragma once

#include <optional>
#include <string>

#include "shell/scenes/board/summary/figure.hpp"
#include "shell/scenes/library/library.hpp"
#include "shell/scenes/page/page_scene.hpp"

namespace ctq::scenes {

/// Lists the matches saved on this device, and shows the commands for the match that is picked.
///
///     library                                                    open the scene
///     show:all  show:open  show:over  show:won  show:lost  of:<game>  of:all
///     search  search-end  find:<words>  pick:<id>
///     resume:<id>  review:<id>  share:<id>  rename:<id>  copy:<id>  export:<id>  delete:<id>
///     name:<id>=…  restore  import  import:<text>  backup
class LibraryScene : public PageScene {
  public:
    explicit LibraryScene(Services& services);
    ~LibraryScene() override { visit_.view = view_; }

    std::string_view name() const override { return "library"; }
    std::string title() const override { return "Library"; }
    std::string status() const override { return library_status(library_, services_.saves); }
    std::string badge() const override { return count_words(services_.saves); }

  private:
    void page(Page& page) override;
    float most_width() const override { return 1240; }
    void add_match(Page& page, const store::Saved& saved);
    void add_facts(Page& page, const store::Saved& saved);
    void add_tools(Page& page);
    void add_filters(Page& page);
    void add_rows(Page& page);
    void filter();
    void pick(std::string_view id);
    bool share(std::string_view id);
    std::optional<core::Match> open(std::string_view id) const;
    bool copy(std::string_view id);
    bool save(std::string_view id);
    bool rename(std::string_view id_and_name);
    void remove(std::string_view id);
    void restore();
    void save_all();
    void import_text(std::string_view text);
    void tell_where_saved(const std::string& where) const;

    void draw_position(ui::Canvas& canvas, ui::Rect rect);

    /// The state that is restored when the person comes back to the scene.
    struct Visit {
        Library library;
        PageState view;
    };

    Visit& visit_;
    Library& library_ = visit_.library;
    std::string pictured_;  ///< id of the match shown in `picture_`
    std::optional<Figure> picture_;
    bool sheet_open_ = false;  ///< a small screen shows the commands of the picked match as a sheet
};

/// Opens the scene. First restores matches that are missing in the index (`Saves::recover`). Fails
/// if `rest`, the route after "library", is not empty.
Opened open_library(Services& services, std::string_view rest);

}  // namespace ctq::scenes
