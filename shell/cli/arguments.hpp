#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

/// The arguments of the subcommands, as read from the command line.
namespace ctq::cli {

/// Default time limit of a program (`exec:PROGRAM`) for an answer, in seconds.
inline constexpr int kThink = 5;

struct GamesArguments {
    bool json = false;
};

struct ReplayArguments {
    std::string record;  ///< a path, or "-" for standard input
    bool json = false;
};

/// Arguments of `ctq hint` and `ctq review`, which evaluate the actions of a record.
struct WeighArguments {
    std::string record;
    std::int64_t playouts = 2000;
    bool json = false;
    /// The position before this action of the record, counted from 1 with chance events; 0: its
    /// end, or in a review all positions.
    int at = 0;
};

struct PerftArguments {
    std::string record;
    int depth = 0;
};

enum class Format : std::uint8_t { table, json, csv };

/// The common arguments of commands that set up a game.
struct GameArguments {
    std::string game;
    std::string options;
};

/// The common arguments of all commands that play many games.
struct SeriesArguments : GameArguments {
    /// Number of games of each table or match-up; an upper limit where fewer may be enough.
    std::int64_t games = 0;
    std::uint64_t seed = 1;
    int threads = 0;  ///< 0: as many as the machine's cores
    Format format = Format::table;
    int think = kThink;  ///< time limit of a program for an answer, in seconds
    std::string from;    ///< path of the record that every game continues; empty: none
};

/// In a sweep, the words for seats and options may each stand for several; see
/// engine/lab/sweep.hpp.
struct RunArguments : SeriesArguments {
    std::string seats;
    bool rotate = false;
    std::string each;        ///< path of the CSV file for single games; empty: none
    std::string histograms;  ///< path of the CSV file for histograms of scores; empty: none
};

/// Selects one game of a series.
struct RecordArguments {
    RunArguments run;
    std::int64_t number = 1;  ///< number of the game in its series, from 1
};

struct TournamentArguments : SeriesArguments {
    std::string bots;
    int players = 2;     ///< of each table
    std::string anchor;  ///< the bot whose rating is set to 1000; empty: the first
};

struct SprtArguments : SeriesArguments {
    std::string seats;
    std::string elo = "0,20";
};

struct MergeArguments {
    std::vector<std::string> results;  ///< paths, or "-" for standard input
    std::string histograms;  ///< path of the CSV file for histograms of scores; empty: none
    Format format = Format::table;
};

struct PlayArguments : GameArguments {
    std::string seats;
    std::optional<std::uint64_t> seed;
    int think = kThink;  ///< time limit of a program for an answer, in seconds
};

/// If `game` is empty, the server has no tables, only the page.
struct HostArguments : GameArguments {
    std::string page;  ///< folder of the built page; empty: the installed page
    std::string listen = "127.0.0.1";
    int port = 8080;    ///< 0: any free port
    bool open = false;  ///< open the page in this machine's browser
    std::string seats;  ///< "guest" or bots
    int tables = 1;
    std::string games;          ///< games visitors may open: "all" or ids; empty: none
    int club_tables = 100;      ///< most open tables of all visitors together
    int tables_of_visitor = 4;  ///< most open tables of one visitor
    std::string proxy;          ///< address at which a reverse proxy serves the page; empty: none
    std::string records;        ///< folder in which tables are kept; empty: none
    int wait = 120;             ///< seconds until a bot plays for a guest who has left
    int turn = 300;  ///< seconds until a bot plays for a guest who is connected but does not act
    std::vector<std::string> names;
    std::optional<std::uint64_t> entropy;  ///< for tests: seed of all randomness
};

struct VisitArguments {
    std::vector<std::string> links;  ///< links of `ctq host`, one per bot
    std::string bot;
    std::string name;                      ///< empty: the text of `bot`
    int pause = 0;                         ///< pause before each action, in milliseconds
    std::optional<std::uint64_t> entropy;  ///< for tests: seed of all randomness
    bool json = false;
    int think = kThink;  ///< time limit of a program for an answer, in seconds
};

/// Arguments of `ctq question`. The question is to the first seat with a program, or else to the last
/// seat.
struct QuestionArguments : GameArguments {
    std::string seats = "random,random";
    std::uint64_t seed = 1;
};

struct BenchArguments {
    std::string game;                    ///< only the rows of this game; empty: all games
    bool search = false;                 ///< measures playouts of the search instead of games
    std::optional<std::string> options;  ///< with `search`: only the row with these options
    std::int64_t playouts =
        0;  ///< with `search`: playouts per row, untimed; 0: as many as the time allows
    bool json = false;
};

struct SolveArguments : GameArguments {
    bool json = false;
};

struct PuzzlesArguments {
    std::string game;
    /// Options of the matches; several get an equal share of the puzzles.
    std::vector<std::string> options;
    int puzzles = 0;  ///< number of puzzles
    std::uint64_t seed = 1;
    int threads = 0;
    std::string out;    ///< a path; empty: standard output
    std::string check;  ///< a path, or "-": only checks the puzzles there
    std::string rate;   ///< a path, or "-": only rates the puzzles there
};

/// The value of `LearnArguments::kind` that compares all kinds of learned bots.
inline constexpr const char* kAllKinds = "all";

struct LearnArguments {
    std::string game;
    /// Output path of the tables; a name that ends in .cpp gives a source file. For nets, the
    /// prefix of the file names.
    std::string out;
    std::string kind = "net";  ///< one of lab::kLearnedKinds, or kAllKinds
    std::int64_t games = 0;  ///< number of games a net learns from; 0: as many as the built-in net
    std::string curve;       ///< output path of a net's learning curve; empty: none
    int players = 0;         ///< only the table for this number of players; 0: all tables
    std::int64_t batches = 0;  ///< for each table; 0: as many as the built-in tables
    std::uint64_t seed = 1;
    int threads = 0;
    std::string checkpoint;  ///< path; empty: none
    std::int64_t part = 0;   ///< batches or steps after which to stop for now; 0: no limit
};

struct ExploitArguments {
    std::string game;
    int players = 2;
    std::int64_t games = 20'000;
    std::int64_t batches = 400;  ///< number of batches the learned reply is trained on
    int playouts = 100;          ///< playouts of the search per action
    std::uint64_t seed = 1;
    int threads = 0;
};

/// Reads the command line. Returns what runs the requested command. Throws Refusal if a command or
/// option is unknown, something is missing, or a number is out of range.
std::function<void()> read_arguments(int count, const char* const* words);

}  // namespace ctq::cli
