// Writes the inputs with which the fuzzers begin: what the program itself writes, so that they are
// never older than it. usage: fuzz_corpus FOLDER
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>

#include "engine/bots/analysis/owners.hpp"
#include "engine/bots/analysis/weigh_job.hpp"
#include "engine/bots/job.hpp"
#include "engine/bots/levels.hpp"
#include "engine/bots/search_job.hpp"
#include "engine/lab/attempt.hpp"
#include "engine/lab/job.hpp"
#include "engine/lab/work.hpp"
#include "shell/match/table_setup.hpp"
#include "shell/online/invitation.hpp"
#include "tests/fuzz/net_script.hpp"

namespace ctq::fuzz {
namespace {

constexpr unsigned kForms = 5;
constexpr net::Time kNow = 1000;

/// The folder of all corpora, and how many inputs of each kind were written.
class Corpus {
  public:
    explicit Corpus(std::filesystem::path folder) : folder_(std::move(folder)) {}

    /// Adds an input of a fuzzer.
    void add(const std::string& fuzzer, std::string_view bytes) {
        std::filesystem::create_directories(folder_ / fuzzer);
        const int number = ++counts_[fuzzer];
        std::ofstream file(folder_ / fuzzer / std::to_string(number), std::ios::binary);
        file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        demand(file.good());
    }
    void add(const std::string& fuzzer, core::ByteView bytes) {
        add(fuzzer, {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    }
    /// Adds a frame, but at most two of each type at a table.
    void add_frame(unsigned form, core::ByteView frame) {
        if (++frames_[form * 256 + frame[1]] <= 2) {
            add("net_frame", frame);
        }
    }

  private:
    std::filesystem::path folder_;
    std::map<std::string, int> counts_;
    std::map<unsigned, int> frames_;
};

core::Bytes step_bytes(const Step& step) {
    core::Bytes bytes{static_cast<std::uint8_t>(step.who | step.what << 2U | step.wait << 4U),
                      static_cast<std::uint8_t>(step.bytes.size()),
                      static_cast<std::uint8_t>(step.bytes.size() >> 8U)};
    bytes.insert(bytes.end(), step.bytes.begin(), step.bytes.end());
    return bytes;
}

/// A table with a host and two guests whose steps are written down as a script for each fuzzer.
class Session {
  public:
    Session(Corpus& corpus, unsigned form)
        : corpus_(corpus), form_(form), side_(form), for_host_{static_cast<std::uint8_t>(form)} {
        for (unsigned number = 0; number < 2; ++number) {
            guests_.emplace_back(games(), identity(number));
            guests_.back().connected(kNow);
        }
        exchange();
    }

    /// Plays some rounds, with what people do beside playing.
    void play() {
        for (net::Guest& guest : guests_) {
            guest.be_ready(true, kNow);
        }
        exchange();
        for (unsigned round = 0; round < 12; ++round) {
            step_host({round & 3U, 2, 0, {}});
            net::Guest& guest = guests_[round % guests_.size()];
            if (guest.ledger() != nullptr) {
                act(guest, round & 3U, kNow);
            }
            if (&guest == &guests_[0]) {
                add_step(for_guest_, {round & 3U, 2, 0, {}});
            }
            exchange();
            beside(guest, round);
            exchange();
        }
    }

    void write() {
        corpus_.add("net_host", for_host_);
        corpus_.add("net_guest", for_guest_);
        corpus_.add("net_frame", side_.host.serialize());
        corpus_.add("net_frame", guests_[0].serialize());
        const net::Ledger& ledger = side_.host.ledger();
        for (int i = 0; i < ledger.size(); i += 3) {
            corpus_.add("net_frame", ledger.bytes(i));
        }
        // A table of the club: a request of the page, an upgrade, and the first frame of a guest.
        core::Bytes club = step_bytes({0, 1, 0, {}});
        const core::Bytes hello = step_bytes({0, 2, 0, hello_});
        club.insert(club.end(), hello.begin(), hello.end());
        corpus_.add("http", club);
    }

  private:
    static void add_step(core::Bytes& script, const Step& step) {
        const core::Bytes bytes = step_bytes(step);
        script.insert(script.end(), bytes.begin(), bytes.end());
    }

    void step_host(const Step& step) {
        add_step(for_host_, step);
        side_.play(step);
    }

    /// What a guest does beside playing, another thing in each round.
    static void beside(net::Guest& guest, unsigned round) {
        switch (round % 6) {
            case 0:
                guest.say(1, kNow);
                break;
            case 1:
                guest.ask_takeback(kNow);
                break;
            case 2:
                guest.withdraw_takeback(kNow);
                break;
            case 3:
                guest.vote({net::Vote::Kind::propose, 0, {}}, kNow);
                break;
            case 4:
                guest.arrange({{}, true}, kNow);
                break;
            default:
                guest.tick(kNow);
                break;
        }
    }

    /// Delivers all frames until there are no more.
    void exchange() {
        for (bool more = true; more;) {
            more = false;
            for (const net::Packet& packet : side_.host.take_output().packets) {
                if (packet.link > guests_.size()) {
                    continue;
                }
                more = true;
                corpus_.add_frame(form_, packet.frame);
                if (packet.link == 1) {
                    add_step(for_guest_, {0, 0, 0, packet.frame});
                }
                guests_[packet.link - 1].received(packet.frame, kNow);
            }
            for (unsigned number = 0; number < guests_.size(); ++number) {
                for (const net::Packet& packet : guests_[number].take_output().packets) {
                    more = true;
                    corpus_.add_frame(form_, packet.frame);
                    hello_ = hello_.empty() ? packet.frame : hello_;
                    step_host({number, 0, 0, packet.frame});
                }
            }
        }
    }

    Corpus& corpus_;
    unsigned form_;
    HostSide side_;
    std::vector<net::Guest> guests_;
    core::Bytes for_host_;
    core::Bytes for_guest_;
    core::Bytes hello_;
};

/// Returns a match of this table after some actions.
core::Match played(unsigned form, int actions) {
    core::Setup table = setup(form);
    table.seed = form + 1;
    auto match = *core::Match::start(table);
    for (int i = 0; i < actions; ++i) {
        match.play_chance();
        const core::Turn turn = match.turn();
        if (turn.kind == core::Turn::Kind::over) {
            break;
        }
        core::ActionList list;
        match.options_now(list);
        demand(!match.play(turn.seat, list[i * 7 % list.size]));
    }
    match.play_chance();
    return match;
}

/// Adds what is asked of workers in this match, and their answers; of the questions about a position only the answers,
/// because they hold the memory of a state, which the fuzzer does not read.
void add_questions(Corpus& corpus, const core::Match& match) {
    const core::Turn turn = match.turn();
    if (turn.kind == core::Turn::Kind::over) {
        return;
    }
    const auto bot = core::read_bot(bots::roster(match.game()), "random");
    std::vector<core::Bytes> positions{bots::encode(bots::job_at(match, turn.seat, *bot, 1)),
                                       bots::encode(bots::weigh_question(match, turn.seat, 2))};
    if (bots::tells_owners(match.game())) {
        positions.push_back(bots::owners_question(match, 2));
    }
    for (const core::Bytes& question : positions) {
        corpus.add("worker", lab::work(question));
    }
    core::Setup random = match.setup();
    random.seats.assign(random.seats.size(), "random");
    lab::Job job;
    job.spec.game = random.game;
    job.spec.options = random.options;
    job.count = 2;
    demand(!lab::seat_bots(job.spec,
                           random.seats.size() == 2 ? "random,random" : "random,random,random"));
    for (const core::Bytes& question : {lab::encode_attempt(random, 1, 1), lab::encode(job)}) {
        corpus.add("worker", question);
        corpus.add("worker", lab::work(question));
    }
}

void write_all(Corpus& corpus) {
    for (unsigned form = 0; form < kForms; ++form) {
        Session session(corpus, form);
        session.play();
        session.write();
        for (const int actions : {0, 12, 60}) {
            const core::Match match = played(form, actions);
            corpus.add("record", core::write_record(match));
            corpus.add("share", core::write_code(match));
            corpus.add("link", core::write_record(match));
            corpus.add("link", "m=" + core::write_code(match));
        }
        add_questions(corpus, played(form, 12));
        match::TableSetup table = match::table_setup_of(setup(form));
        table.seats.back() = "level:1";
        table.seed = 17;
        const std::string text = match::setup_text(table);
        const std::string id = table.game->info->id;
        corpus.add("setup", text);
        const online::Invitation invitation{{7}, table.game, "Ann", {1, 2, 3, 4}, {}};
        for (const std::string& link :
             {"new=" + text, "join=" + online::invitation_text(invitation), "daily=" + id,
              "puzzle=" + id + ";3", "rules=" + id, "setup=" + id, "table=" + id, "first=" + id,
              "play=" + id, "sandbox=" + core::write_code(played(form, 12)),
              "review=" + core::write_code(played(form, 60))}) {
            corpus.add("link", link);
        }
    }
    for (const char* link : {"laboratory", "lab=", "library", "record", "puzzles", "tables",
                             "answer=AQID", "http://localhost:8080/#join=AQID"}) {
        corpus.add("link", link);
    }
}

}  // namespace
}  // namespace ctq::fuzz

int main(int count, char** words) {
    if (count != 2) {
        std::fputs("usage: fuzz_corpus FOLDER\n", stderr);
        return 2;
    }
    ctq::fuzz::Corpus corpus(words[1]);
    ctq::fuzz::write_all(corpus);
    return 0;
}
