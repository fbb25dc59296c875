#include "engine/bots/analysis/owners.hpp"
#include "engine/bots/analysis/weigh_job.hpp"
#include "engine/bots/job.hpp"
#include "engine/bots/search_job.hpp"
#include "engine/lab/attempt.hpp"
#include "engine/lab/job.hpp"
#include "tests/fuzz/target.hpp"

/// Decodes any bytes as a worker's part of an experiment, and as the answer to each question. Each
/// is refused with a message, or encoding the part again gives the same bytes. Questions about a
/// position are left out: they hold the memory of a state, which only this program writes.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace ctq;
    const core::ByteView bytes(data, size);
    const auto same = [bytes](const core::Bytes& written) {
        return std::equal(written.begin(), written.end(), bytes.begin(), bytes.end());
    };
    const auto told = [](const auto& result) {
        fuzz::demand(result || !result.problem().sentence.empty());
    };
    if (const auto job = lab::decode_job(bytes)) {
        fuzz::demand(same(lab::encode(*job)));
    }
    told(bots::read_answer(bytes));
    told(bots::read_search_part(bytes));
    told(bots::read_weighing(bytes));
    told(bots::read_owners(bytes));
    told(lab::read_answer(bytes));
    told(lab::read_units(bytes));
    if (const auto match = lab::read_attempt(bytes)) {
        fuzz::demand_sound(*match);
    }
    return 0;
}
