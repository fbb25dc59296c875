#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/bots/job.hpp"
#include "engine/bots/search/parts.hpp"

/// A bot's decision for whoever has several threads or workers to think with: ask each part of its
/// search of somebody, and hear the answers in any order. `decide` of the whole job comes to the
/// same.
namespace ctq::bots {

/// The first byte of such a part; other jobs begin otherwise.
inline constexpr std::uint8_t kSearchPartFormat = 0x50;

/// What the job's bot would ask its search; none where it doesn't search.
std::optional<search::Question> question_of(const Job& job);

/// In how many parts the job can be done: 1 where it is best asked whole, by `encode`.
int parts_of(const Job& job);

/// Whether these bytes are meant to be such a part.
bool asks_search_part(std::span<const std::uint8_t> bytes);

/// One part, from 0, as bytes. The job's bot searches.
Bytes encode_search_part(const Job& job, int part);

/// What the part found, encoded; or a problem, encoded. Never fails otherwise.
Bytes answer_search_part(std::span<const std::uint8_t> bytes);

/// The answer that holds what was found.
Bytes search_answer(const core::WeighedList& found);

/// What `answer_search_part` gave: to be merged with the others (search::merge), and then chosen
/// from (search::choose). Problem: the one met, or bytes that are no answer.
core::Result<core::WeighedList> read_search_part(std::span<const std::uint8_t> bytes);

/// A decision that is asked for, and what has been heard of it.
struct Asked {
    int parts = 1;  ///< questions; one that is not cut into parts asks for the action itself
    int heard = 0;
    core::WeighedList sum{};
};

/// What has to be answered for the job: each of these once, by `answer_search_part` or `answer`.
std::vector<Bytes> questions(const Job& job);

/// Takes one of the answers. The decision once all have come; Problem, at once, where one of them
/// holds one or can't be read.
std::optional<core::Result<core::Action>> hear(Asked& asked, std::span<const std::uint8_t> bytes);

}  // namespace ctq::bots
