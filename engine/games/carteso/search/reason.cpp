#include "engine/games/carteso/search/reason.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "engine/core/contrast.hpp"
#include "engine/core/say.hpp"
#include "engine/core/sort.hpp"
#include "engine/core/text.hpp"
#include "engine/games/carteso/fate.hpp"

namespace ctq::carteso {
namespace {

using core::say;

/// A difference in the playouts is mentioned only from this many standard errors on. The limit is
/// high, because several facts are compared, even for actions that are best only by chance.
constexpr double kClear = 3;

/// A reason and the number of stones it concerns. Groups that only the playouts judge count in
/// part.
struct Reason {
    std::string words;
    double stones = 0;
};

/// The positions to compare: before, and after each of the two actions.
struct Scene {
    State before;
    State better;
    State worse;
    int side;  ///< the side to choose

    int own_seat() const { return seat_of(before, side); }
    int other_seat() const { return seat_of(before, opponent(side)); }
};

State after(State state, core::Action action) {
    Game::apply(state, action);
    return state;
}

/// Returns the least number of stones of a group worth mentioning: 3; 4 on 9×9, 8 on 13×13.
int least_stones(const State& state) {
    return std::max(3, state.rows * state.columns / 20);
}

bool is_side_s(const Box& box, int side) {
    return side == kVertical ? box.rows() > box.columns() : box.columns() > box.rows();
}

/// Returns "9 rows, at most 5 columns"; for a claimed group "9 rows × 5 columns".
std::string spans(const Fate& fate) {
    const Box& group = fate.group;
    const bool vertical = fate.side == kVertical;
    return fate.claimed ? spans_text(group)
                        : say("{own} {v:{own:row|rows}|{own:column|columns}}, at most {other} "
                              "{v:{other:column|columns}|{other:row|rows}}",
                              {{"v", vertical},
                               {"own", vertical ? group.rows() : group.columns()},
                               {"other", vertical ? fate.reach.columns() : fate.reach.rows()}});
}

/// Keeps the reason that concerns more stones; the first of equals.
void keep_larger(Reason& most, Reason reason) {
    if (reason.stones > most.stones) {
        most = std::move(reason);
    }
}

/// The largest group that is certain to become a side's after one of the two actions, but not after
/// the other.
struct SettledOnly {
    Group group{};
    Fate fate{};
    int stones = 0;
};

SettledOnly settled_only(const State& state, const State& other, int side) {
    const Points known = settled_stones(other, side);
    SettledOnly most;
    for (const Group& group : groups_of(state)) {
        const int stones = count(without(group.stones, known));
        if (stones < least_stones(state) || stones <= most.stones) {
            continue;
        }
        const Fate fate = fate_of(state, group.colour, first(group.stones));
        if (fate.side == side) {
            most = {group, fate, stones};
        }
    }
    return most;
}

/// Returns, for example, "makes @1's group safe: 9 rows, at most 5 columns".
Reason makes_safe(const Scene& scene) {
    const SettledOnly made = settled_only(scene.better, scene.worse, scene.side);
    return {say("{claimed:finishes @{own}'s group|makes @{own}'s group safe}: {spans}",
                {{"claimed", made.fate.claimed},
                 {"own", scene.own_seat()},
                 {"spans", made.stones > 0 ? spans(made.fate) : std::string()}}),
            static_cast<double>(made.stones)};
}

/// Returns whether the largest part of these stones that was connected before the action spanned
/// more in the side's direction.
bool was_own(const State& before, const Points& stones, int side) {
    int largest = 0;
    bool own = false;
    for (const Group& group : groups_of(before)) {
        const int part = count(both(group.stones, stones));
        if (part > largest) {
            largest = part;
            own = is_side_s(group.box, side);
        }
    }
    return own;
}

/// Returns, for example, "keeps @1's group, which is lost otherwise: 6 columns, at most 4 rows":
/// the worse action settles the group for the opponent.
Reason giveaway_reason(const Scene& scene) {
    const SettledOnly given = settled_only(scene.worse, scene.better, opponent(scene.side));
    if (given.stones == 0) {
        return {};
    }
    return {say("{own:keeps @{seat}'s group, which is lost otherwise|does not "
                "{claimed:finish @{other}'s group|make @{other}'s group safe}}: {spans}",
                {{"own", was_own(scene.before, given.group.stones, scene.side)},
                 {"seat", scene.own_seat()},
                 {"other", scene.other_seat()},
                 {"claimed", given.fate.claimed},
                 {"spans", spans(given.fate)}}),
            static_cast<double>(given.stones)};
}

/// Returns, for example, "saves @1's group, which O on b4 would make @2's own: 6 columns, at most 4
/// rows": after the worse action, but not after the better one, the opponent can settle the group
/// with one stone.
Reason saves(const Scene& scene) {
    Reason most;
    for (const Group& group : groups_of(scene.before)) {
        const int point = first(group.stones);
        const int stones = count(group.stones);
        const auto is_open = [&](const State& state) {
            return fate_of(state, group.colour, point).side < 0;
        };
        if (stones < least_stones(scene.before) || stones <= most.stones || !is_open(scene.worse)) {
            continue;
        }
        const auto threat = threat_to(scene.worse, group.colour, point);
        const int now = fate_of(scene.better, group.colour, point).side;
        if (!threat || now == opponent(scene.side) ||
            (now < 0 && threat_to(scene.better, group.colour, point))) {
            continue;
        }
        most = {say("{own:saves @{seat}'s group, which|keeps a group open that} {stone} on {point} "
                    "would make @{other}'s own: {spans}",
                    {{"own", is_side_s(group.box, scene.side)},
                     {"seat", scene.own_seat()},
                     {"stone", std::string(1, colour_letter(colour_of(threat->action)))},
                     {"point", point_text(point_of(threat->action))},
                     {"other", scene.other_seat()},
                     {"spans", spans(threat->fate)}}),
                static_cast<double>(stones)};
    }
    return most;
}

/// Returns, for example, "keeps @1's group at c5 in 82 % of the games tried instead of 40 %".
Reason wins_more_often(const Scene& scene, const core::Judged& better, const core::Judged& worse) {
    constexpr double least_share = 0.15;
    Reason most;
    std::size_t fact = 1;
    for (const Points& group : watched_groups(scene.before)) {
        const core::Contrast share = core::contrast(better, worse, fact++);
        const double stones = share.difference() * count(group);
        if (share.errors() <= kClear || share.difference() < least_share || stones <= most.stones) {
            continue;
        }
        most = {
            say("{own:keeps @{seat}'s group|wins the group} at {point} in {share} % of the games "
                "tried instead of {other} %",
                {{"own", is_side_s(box_of(group), scene.side)},
                 {"seat", scene.own_seat()},
                 {"point", point_text(name_of(group))},
                 {"share", core::fixed(100 * share.better, 0)},
                 {"other", core::fixed(100 * share.worse, 0)}}),
            stones};
    }
    return most;
}

/// Returns, for example, "brings 4.2 points more on average".
std::string points_reason(const core::Contrast& half_points) {
    constexpr double least = 2;
    if (half_points.errors() <= kClear || half_points.difference() < least) {
        return {};
    }
    const std::string number = core::trimmed_fixed(half_points.difference() / 2, 1);
    return say("brings {n} {one:point|points} more on average",
               {{"n", number}, {"one", number == "1"}});
}

/// Returns whether the playouts confirm that `better` is better: by more than two standard errors
/// in wins or in points, and without the other measure contradicting it.
bool bear_out(const core::Judged& better, const core::Judged& worse,
              const core::Contrast& half_points) {
    const core::Contrast wins = core::contrast(better.tried, worse.tried);
    const bool against = half_points.errors() > 2 && half_points.difference() < 0;
    const bool clear = wins.errors() > 2 || (half_points.errors() > 2 && !against);
    return wins.difference() >= 0 && clear && !against;
}

}  // namespace

WatchedGroups watched_groups(const State& state) {
    std::vector<Group> groups = groups_of(state);
    core::sort_short(groups, [](const Group& a, const Group& b) {
        const int of_a = count(a.stones);
        const int of_b = count(b.stones);
        return of_a != of_b ? of_a > of_b : first(a.stones) < first(b.stones);
    });
    WatchedGroups watched;
    for (const Group& group : groups) {
        if (watched.size < WatchedGroups::capacity && count(group.stones) >= least_stones(state) &&
            fate_of(state, group.colour, first(group.stones)).side < 0) {
            watched.push(group.stones);
        }
    }
    return watched;
}

core::FactValues read_facts(const State& filled, int side, const WatchedGroups& groups) {
    core::FactValues values{half_points(filled, side)};
    std::size_t fact = 1;
    for (const Points& group : groups) {
        values[fact++] = has(filled.claimed[side], first(group)) ? 1 : 0;
    }
    return values;
}

std::string reason(const State& state, const core::Judged& better, const core::Judged& worse) {
    const core::Contrast points = core::contrast(better, worse, 0);
    if (!bear_out(better, worse, points)) {
        return {};
    }
    const Scene scene{state, after(state, better.tried.action), after(state, worse.tried.action),
                      state.side};
    Reason most = makes_safe(scene);
    keep_larger(most, giveaway_reason(scene));
    keep_larger(most, saves(scene));
    keep_larger(most, wins_more_often(scene, better, worse));
    return most.stones > 0 ? most.words : points_reason(points);
}

}  // namespace ctq::carteso
