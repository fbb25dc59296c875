#pragma once

#include "shell/tables/view.hpp"

namespace ctq::tables {

/// The view of one game: what the shell hands around without a type reaches the game as its State.
/// Each function means what the one of its name does in `Pointing`.
template <class Game>
class GameView : public TableView {
  public:
    using State = typename Game::State;
    using TableView::TableView;

    virtual std::vector<ui::Target> spots_of(const State& state, core::Action action) const = 0;
    virtual std::string spot_name(const State& state, ui::Target spot) const = 0;
    virtual std::string to_press(const State& state, ui::Target spot) const {
        return spot_name(state, lies_at(spot));
    }
    virtual std::optional<core::Action> meant(const State& /*state*/,
                                              std::span<const ui::Target> /*spots*/) const {
        return std::nullopt;
    }
    virtual std::string no_way(const State& /*state*/,
                               std::span<const ui::Target> /*spots*/) const {
        return {};
    }
    virtual std::vector<core::Action> way_to(const State& /*state*/, ui::Target /*spot*/) const {
        return {};
    }
    virtual std::string home(const State& /*state*/) const { return {}; }
    virtual bool asks(const State& /*state*/) const { return false; }
    virtual bool glides(const State& /*before*/, core::Action /*action*/) const { return false; }
    virtual std::optional<core::Action> by_auto_answer(const State& /*state*/) const {
        return std::nullopt;
    }
    /// What `app::Briefs` asks.
    virtual std::optional<app::Brief> brief(const State& /*before*/, core::Action /*action*/,
                                            const State& /*after*/) const {
        return std::nullopt;
    }

    std::vector<ui::Target> spots_of(const void* view, core::Action action) const final {
        return spots_of(state_at<State>(view), action);
    }
    std::string spot_name(const void* view, ui::Target spot) const final {
        return spot_name(state_at<State>(view), spot);
    }
    std::string to_press(const void* view, ui::Target spot) const final {
        return to_press(state_at<State>(view), spot);
    }
    std::optional<core::Action> meant(const void* view,
                                      std::span<const ui::Target> spots) const final {
        return meant(state_at<State>(view), spots);
    }
    std::string no_way(const void* view, std::span<const ui::Target> spots) const final {
        return no_way(state_at<State>(view), spots);
    }
    std::vector<core::Action> way_to(const void* view, ui::Target spot) const final {
        return way_to(state_at<State>(view), spot);
    }
    std::string home(const void* view) const final { return home(state_at<State>(view)); }
    bool glides(const void* before, core::Action action) const final {
        return glides(state_at<State>(before), action);
    }
    std::optional<app::Brief> brief(const void* before, core::Action action,
                                    const void* after) const final {
        return brief(state_at<State>(before), action, state_at<State>(after));
    }
    bool asks(const void* view) const final { return asks(state_at<State>(view)); }
    std::optional<core::Action> by_auto_answer(const void* view) const final {
        return by_auto_answer(state_at<State>(view));
    }
};

}  // namespace ctq::tables
