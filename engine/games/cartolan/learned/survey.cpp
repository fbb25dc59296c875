#include "engine/games/cartolan/learned/survey.hpp"

#include <algorithm>

#include "engine/games/cartolan/fit.hpp"

namespace ctq::cartolan {
namespace {

constexpr int kDearest = 4;

/// The map as a graph: for each tile, what is in each direction and the cost of leaving it there.
struct Graph {
    explicit Graph(const State& state) : tiles(state.tiles) {
        for (int tile = 0; tile < tiles; ++tile) {
            const Tile& from = state.tile[tile];
            closed[tile] = has_mark(from, kDisaster);
            for (int direction = kNorth; direction <= kWest; ++direction) {
                next[tile][direction] =
                    static_cast<std::int16_t>(neighbour(state, tile, direction));
                const bool land = has_mark(from, kCity) || (from.edges >> direction & 1U) != 0;
                cost[tile][direction] =
                    land ? 2 : (blows_towards(from.wind, direction) ? 1 : kDearest);
            }
        }
    }

    int tiles;
    std::int16_t next[kTileSlots][4];
    std::uint8_t cost[kTileSlots][4];
    bool closed[kTileSlots];  ///< a disaster: no path crosses it
};

/// Dijkstra's algorithm from the ends of the paths backwards. It uses buckets, since costs are
/// small.
class Search {
  public:
    Search(const Graph& graph, Distances& distances) : graph_(graph), distances_(distances) {
        std::fill_n(distances, kTileSlots, std::uint8_t{kFarthest});
    }

    /// Sets that a path from this tile reaches its end after this many moves.
    void end_at(int tile, int distance) {
        if (distance < distances_[tile]) {
            distances_[tile] = static_cast<std::uint8_t>(distance);
            Bucket& bucket = buckets_[distance % kBuckets];
            bucket.tiles[bucket.count++] = static_cast<std::uint8_t>(tile);
        }
    }

    void run() {
        int idle = 0;
        for (int distance = 0; distance < kFarthest && idle < kBuckets; ++distance) {
            Bucket& bucket = buckets_[distance % kBuckets];
            idle = bucket.count > 0 ? 0 : idle + 1;
            for (int i = 0; i < bucket.count; ++i) {
                if (distances_[bucket.tiles[i]] == distance) {
                    spread(bucket.tiles[i], distance);
                }
            }
            bucket.count = 0;
        }
    }

  private:
    static constexpr int kBuckets = kDearest + 1;
    struct Bucket {
        int count = 0;
        std::uint8_t tiles[kTileSlots];
    };

    void spread(int tile, int distance) {
        if (graph_.closed[tile]) {
            return;
        }
        for (int direction = kNorth; direction <= kWest; ++direction) {
            const int from = graph_.next[tile][direction];
            if (from != kNoTile) {
                end_at(from, distance + graph_.cost[from][opposite(direction)]);
            }
        }
    }

    const Graph& graph_;
    Distances& distances_;
    Bucket buckets_[kBuckets];
};

/// Returns how many edges lead to a cell where a tile may fit.
int survey_unknown(const State& state, const Graph& graph, Distances& distances) {
    Search search(graph, distances);
    int edges = 0;
    for (int tile = 0; tile < graph.tiles; ++tile) {
        for (int direction = kNorth; direction <= kWest; ++direction) {
            if (graph.next[tile][direction] == kNoTile && may_fit(state, tile, direction)) {
                search.end_at(tile, graph.cost[tile][direction]);
                ++edges;
            }
        }
    }
    search.run();
    return edges;
}

void survey_wonders(const State& state, const Graph& graph, const Adventurer& one,
                    Distances& distances) {
    Search search(graph, distances);
    for (int tile = 0; one.in_play && !one.pirate && tile < graph.tiles; ++tile) {
        if (has_mark(state.tile[tile], kWonder) && !in_set(one.traded, tile)) {
            search.end_at(tile, 0);
        }
    }
    search.run();
}

}  // namespace

Survey survey_of(const State& state, int seat) {
    const Graph graph(state);
    Survey survey;
    survey.seat = seat;
    Search home(graph, survey.home);
    for (int city = 0; city < state.cities; ++city) {
        home.end_at(state.city[city], 0);
    }
    home.run();
    Search agents(graph, survey.agent);
    for (int slot = 0; slot < kMostAgents; ++slot) {
        const Agent& agent = state.agent[(seat - 1) * kMostAgents + slot];
        if (agent.loyalty == Loyalty::active) {
            agents.end_at(agent.tile, 0);
        }
    }
    agents.run();
    survey.edges = survey_unknown(state, graph, survey.unknown);
    for (int number = 1; number <= kMostAdventurers; ++number) {
        survey_wonders(state, graph, state.adventurer[adventurer_index(seat, number)],
                       survey.wonder[number - 1]);
    }
    return survey;
}

}  // namespace ctq::cartolan
