#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

/// What the command line asks for, as plain values: structs that the subcommands take.
namespace ctq::cli {

/// Seconds that a program (`exec:PROGRAM`) may take for an answer, unless told.
inline constexpr int kThink = 5;

struct GamesArguments {
    bool json = false;
};

struct LegalArguments {
    std::string record;  ///< a path, or "-" for standard input
};

struct ReplayArguments {
    std::string record;
    bool json = false;
};

/// What weighs the actions of a record: `ctq hint` and `ctq review`.
struct WeighArguments {
    std::string record;
    std::int64_t playouts = 2000;
    bool json = false;
};

struct PerftArguments {
    std::string record;
    int depth = 0;
};

enum class Format : std::uint8_t { table, json, csv };

/// What all commands that play many games are told.
struct SeriesArguments {
    std::string game;
    std::string options;
    std::int64_t games = 0;  ///< of each table or match-up; at most, where fewer may do
    std::uint64_t seed = 1;
    int threads = 0;  ///< 0: as many as the machine has
    Format format = Format::table;
    int think = kThink;  ///< seconds a program may take for an answer
};

/// In a sweep the words of seats and options may stand for several, see engine/lab/sweep.hpp.
struct RunArguments : SeriesArguments {
    std::string seats;
    bool rotate = false;
    std::string from;  ///< path of the record that every game goes on from; empty: none
};

/// One game of a series, as a record.
struct RecordArguments {
    RunArguments run;
    std::int64_t number = 1;  ///< of the game in its series, from 1
};

struct TournamentArguments : SeriesArguments {
    std::string bots;
    int seats = 2;
    std::string anchor;  ///< the bot that has 1000; empty: the first
};

struct SprtArguments : SeriesArguments {
    std::string seats;
    std::string elo = "0,20";
};

struct MergeArguments {
    std::vector<std::string> results;  ///< paths, or "-" for standard input
    Format format = Format::table;
};

struct PlayArguments {
    std::string game;
    std::string options;
    std::string seats;
    std::optional<std::uint64_t> seed;
    int think = kThink;  ///< seconds a program may take for an answer
};

struct HostArguments {
    std::string page;  ///< the folder of the built page; empty: the one that is installed
    std::string listen = "127.0.0.1";
    int port = 8080;    ///< 0: any that is free
    bool open = false;  ///< the page is opened by this machine's browser
    std::string game;   ///< empty: no tables, the page alone
    std::string options;
    std::string seats;  ///< "guest" or bots
    int tables = 1;
    int wait = 120;  ///< seconds until a bot plays for a guest who has gone
    int turn = 300;  ///< or who is there and does not act
    std::vector<std::string> names;
    std::optional<std::uint64_t> entropy;  ///< for tests: where all chance comes from
};

struct VisitArguments {
    std::vector<std::string> links;  ///< of ctq host, one a bot
    std::string bot;
    std::string name;                      ///< empty: the bot's word
    int pause = 0;                         ///< milliseconds for each action
    std::optional<std::uint64_t> entropy;  ///< for tests: where all chance comes from
    bool json = false;
    int think = kThink;  ///< seconds a program may take for an answer
};

struct BenchArguments {
    std::string game;                    ///< the rows of this game only; empty: of all
    bool search = false;                 ///< playouts of the search instead of games
    std::optional<std::string> options;  ///< of the search: the row with these only
    std::int64_t playouts =
        0;  ///< of the search: so many for each row, untimed; 0: what time gives
    bool json = false;
};

struct SolveArguments {
    std::string game;
    std::string options;
    bool json = false;
};

struct PuzzlesArguments {
    std::string game;
    std::vector<std::string> options;  ///< of the matches; of several each gives an equal share
    int puzzles = 0;                   ///< how many
    std::uint64_t seed = 1;
    int threads = 0;
    std::string out;    ///< a path; empty: standard output
    std::string check;  ///< instead: a path, or "-", whose puzzles are judged again
};

/// All kinds of players that learn, compared.
inline constexpr const char* kAllKinds = "all";

struct LearnArguments {
    std::string game;
    /// Where the tables go; a name with .cpp at its end: as a source. Of nets the beginning of their names.
    std::string out;
    std::string kind = "net";  ///< one of lab::kLearnedKinds, or kAllKinds
    std::int64_t games = 0;    ///< that a net is learned from; 0: as many as the built-in one
    std::string curve;         ///< where the learning curve of a net goes; empty: nowhere
    int seats = 0;             ///< of the only table; 0: all
    std::int64_t batches = 0;  ///< of each table; 0: as many as the built-in ones took
    std::uint64_t seed = 1;
    int threads = 0;
    std::string checkpoint;  ///< empty: none
    std::int64_t part = 0;   ///< batches or steps after which to end for now; 0: none
};

struct ExploitArguments {
    std::string game;
    int seats = 2;
    std::int64_t games = 20'000;
    std::int64_t batches = 400;  ///< from which one who replies learns
    int playouts = 100;          ///< of the search, for each action
    std::uint64_t seed = 1;
    int threads = 0;
};

struct CommandLine {
    /// Does what is asked for.
    std::function<void()> run;
    /// A file by which `equilibrium` or learned players play; empty: as it is built in.
    std::string table;
};

/// Reads the command line. Throws Refusal: it asks for nothing known, lacks something, or a number
/// is out of range.
CommandLine read_arguments(int count, const char* const* words);

}  // namespace ctq::cli
