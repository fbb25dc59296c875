#include "tests/engine/carteso/slow_board.hpp"

#include <algorithm>

namespace ctq::tests {
namespace {

char rival(char side) {
    return side == 'V' ? 'H' : 'V';
}

}  // namespace

SlowBoard::SlowBoard(int rows, int columns, int komi)
    : rows_(rows),
      columns_(columns),
      komi_(komi),
      grid_(static_cast<std::size_t>(rows * columns), '.') {
    look_around();
}

/// All points that are connected with this point by points of the same letter (X, O or empty).
SlowBoard::Cells SlowBoard::fill(std::size_t from, const std::string& grid) const {
    std::vector<bool> seen(grid.size(), false);
    Cells cells{from};
    seen[from] = true;
    for (std::size_t next = 0; next < cells.size(); ++next) {
        const int row = static_cast<int>(cells[next]) / columns_;
        const int column = static_cast<int>(cells[next]) % columns_;
        const int steps[4][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
        for (const auto& step : steps) {
            const int r = row + step[0];
            const int c = column + step[1];
            if (r < 0 || r >= rows_ || c < 0 || c >= columns_) {
                continue;
            }
            const std::size_t i = index(r, c);
            if (!seen[i] && grid[i] == grid[from]) {
                seen[i] = true;
                cells.push_back(i);
            }
        }
    }
    return cells;
}

int SlowBoard::span(const Cells& cells, bool rows) const {
    int least = 99;
    int most = -1;
    for (const std::size_t cell : cells) {
        const int at = rows ? static_cast<int>(cell) / columns_ : static_cast<int>(cell) % columns_;
        least = std::min(least, at);
        most = std::max(most, at);
    }
    return most - least + 1;
}

/// Returns whether further stones can increase the group's spans (rule 6). They are largest with a
/// stone of the group's colour on every empty point.
bool SlowBoard::can_grow(const Cells& group) const {
    std::string full = grid_;
    std::replace(full.begin(), full.end(), '.', grid_[group[0]]);
    const Cells most = fill(group[0], full);
    return span(most, true) > span(group, true) || span(most, false) > span(group, false);
}

/// The side that has a marker on one of the stones, and so has claimed the group; - for no side.
char SlowBoard::marked(const Cells& group) const {
    for (const Marker& marker : markers_) {
        if (std::find(group.begin(), group.end(), marker.at) != group.end()) {
            return marker.side;
        }
    }
    return '-';
}

void SlowBoard::look_around() {
    stones_.assign(grid_.size(), Stone{});
    groups_.clear();
    for (std::size_t i = 0; i < grid_.size(); ++i) {
        if (grid_[i] == '.' || stones_[i].colour != '.') {
            continue;
        }
        groups_.push_back(fill(i, grid_));
        const Cells& group = groups_.back();
        const Stone stone{grid_[i], span(group, true), span(group, false), !can_grow(group),
                          marked(group)};
        for (const std::size_t cell : group) {
            stones_[cell] = stone;
        }
    }
}

/// Lets the sides claim the groups that are finished (rules 5 and 7).
void SlowBoard::claim(char mover) {
    look_around();
    for (const Cells& group : groups_) {
        const Stone stone = stones_[group[0]];
        if (!stone.finished || stone.claimed_by != '-') {
            continue;
        }
        char owner = rival(mover);
        if (stone.rows != stone.columns) {
            owner = stone.rows > stone.columns ? 'V' : 'H';
        }
        markers_.push_back({group[0], owner});
    }
    look_around();
}

std::vector<std::string> SlowBoard::legal() const {
    std::vector<std::string> tokens;
    if (over()) {
        return tokens;
    }
    for (std::size_t i = 0; i < grid_.size(); ++i) {
        if (grid_[i] != '.') {
            continue;
        }
        const int row = static_cast<int>(i) / columns_;
        const int column = static_cast<int>(i) % columns_;
        const std::string point = std::string(1, "abcdefghijklm"[column]) + std::to_string(row + 1);
        tokens.push_back("X" + point);
        tokens.push_back("O" + point);
    }
    tokens.emplace_back(button_ == '-' ? "button" : "pass");
    return tokens;
}

void SlowBoard::take(const std::string& token) {
    const char mover = to_move_;
    to_move_ = rival(mover);
    if (token == "pass") {
        ++passes_;
        return;
    }
    passes_ = 0;
    if (token == "button") {
        button_ = mover;
        return;
    }
    grid_[index(std::stoi(token.substr(2)) - 1, token[1] - 'a')] = token[0];
    claim(mover);
}

int SlowBoard::score(char side) const {
    int stones = 0;
    for (const Stone& stone : stones_) {
        stones += stone.claimed_by == side ? 1 : 0;
    }
    return 2 * (stones + (side == 'H' ? komi_ : 0)) + (button_ == side ? 1 : 0);
}

}  // namespace ctq::tests
