// Pictures of a board to save or send, with the title of the game, the result and the seats.
#include <algorithm>

#include "shell/match/halves.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/board/pictures.hpp"
#include "shell/scenes/board/summary/result.hpp"
#include "shell/ui/svg/picture.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kPictureWidth = 1000;
constexpr float kPictureMargin = 28;
constexpr float kPictureTitle = 50;
constexpr float kResult = 30;
constexpr float kBoard = 640;
constexpr float kBoardWithSeats = 500;  // height of a board that shows the seats itself
constexpr float kSeat = 58;             // height of a seat with the gap below it
constexpr float kFoot = 22;
constexpr float kHighlight = 26;      // height of a sentence below the board
constexpr float kHighlightsGap = 10;  // gap below these sentences

/// What the picture shows, in words for people other than the user.
struct Content {
    tables::ViewContext context;
    std::string title{};
    std::string result{};
    std::vector<int> seats{};  ///< in seat order; by place if the match is over
    std::vector<int> rank{};   ///< rank of each of `seats`; empty for one seat or before the end
    std::vector<tables::ScorePart> parts{};
    std::vector<std::string> highlights{};  ///< shown below the board if the match is over
};

/// Returns the names of the seats, with "Player" in place of "You", because others see the picture.
std::vector<std::string> names_for_others(const match::Session& session) {
    std::vector<std::string> names = session.players().names();
    std::replace(names.begin(), names.end(), std::string("You"), std::string("Player"));
    return names;
}

Content content_of(const Board& board, std::string result, const tables::TableView& view,
                   std::span<const std::string> names) {
    const match::Session& session = board.session;
    Content content{board.context()};
    content.context.names = names;
    content.context.figure = true;
    content.context.reduced = true;
    content.context.odds = false;
    content.context.may_odds = false;
    content.context.recent = {};
    content.title = session.game().info->title;
    content.result = std::move(result);
    for (int seat = 1; seat <= session.players().count(); ++seat) {
        content.seats.push_back(seat);
    }
    if (session.turn().kind == core::Turn::Kind::over) {
        const core::Standing standing = final_standing(session);
        content.seats = by_place(standing);
        for (const int seat : standing.seats > 1 ? content.seats : std::vector<int>()) {
            content.rank.push_back(standing.rank[static_cast<std::size_t>(seat - 1)]);
        }
        content.parts = view.score_parts(session.match());
        content.highlights = view.highlights(session.match(), names);
        content.result = result_title(session, names);
        if (!session.situation().ended && standing.seats > 1) {
            const auto [how, joint] = view.ending(content.context);
            const bool colon = joint == tables::Ending::Joint::colon;
            content.result += (how.empty() ? "" : colon ? ": " : " ") + how;
        }
    }
    return content;
}

void draw_seat(ui::Canvas& canvas, Rect rect, const Content& content, const tables::TableView& view,
               std::size_t place) {
    const int seat = content.seats[place];
    const tables::SeatFacts facts = view.facts(content.context, seat);
    const int rank = content.rank.empty() ? 0 : content.rank[place];
    const tables::ScorePart* total = total_of(content.parts);
    const std::string name =
        (rank > 0 ? std::to_string(rank) + ". " : "") + content.context.name(seat);
    const std::string figure =
        total != nullptr ? match::halves_text(total->of(seat)) : facts.figure;
    ui::panel(canvas, rect, ui::radius_card);
    ui::seat_row(canvas, rect,
                 {.seat = seat,
                  .name = name,
                  .detail = facts.detail,
                  .figure = figure,
                  .turn = rank == 1,
                  .strong = rank == 1,
                  .lit = false,
                  .axis = facts.axis});
}

float highlights_height(const Content& content) {
    return content.highlights.empty()
               ? 0
               : kHighlight * static_cast<float>(content.highlights.size()) + kHighlightsGap;
}

float board_height(const tables::TableView& view) {
    return view.shows_seats() ? kBoardWithSeats : kBoard;
}

void draw_all(ui::Canvas& canvas, const Content& content, tables::TableView& view) {
    const ui::Theme& t = canvas.theme;
    ui::room(canvas);
    Rect in = canvas.screen.inset(kPictureMargin, 0);
    ui::take_top(in, 14);
    ui::draw_text(canvas, ui::take_top(in, kPictureTitle), content.title,
                  {ui::Face::title, 36, t.title, ui::Align::left});
    ui::draw_text(canvas, ui::take_top(in, kResult, 14), content.result,
                  {ui::Face::bold, 19, t.text, ui::Align::left});
    view.draw_board(canvas, ui::take_top(in, board_height(view), 16), content.context);
    Rect lines = ui::take_top(in, highlights_height(content));
    for (const std::string& line : content.highlights) {
        ui::draw_text(canvas, ui::take_top(lines, kHighlight), line,
                      {ui::Face::text, 17, t.text, ui::Align::left});
    }
    Rect row;
    for (std::size_t i = 0; i < content.seats.size(); ++i) {
        const int column = static_cast<int>(i % 2);
        row = column == 0 ? ui::take_top(in, kSeat) : row;
        Rect at = ui::column(row, column, 2, 14);
        ui::take_bottom(at, 6);
        draw_seat(canvas, at, content, view, i);
    }
    ui::draw_text(canvas, in, "Cartotheque", {ui::Face::title, 17, t.muted, ui::Align::right});
}

/// A picture of a board, ready to save or send.
struct BoardPicture {
    std::string name;   ///< file name without extension: "carteso"
    std::string title;  ///< "Carteso: Greedy wins"
    std::string svg;
};

/// Draws the board's current position, with only the information that the viewer may see.
BoardPicture draw_position_picture(const Board& board, std::string result) {
    const match::Session& session = board.session;
    const auto view = tables::make_view(session.game().info->id);
    view->gather(session);
    view->told(session, session.match().cursor());
    const std::vector<std::string> names = names_for_others(session);
    const Content content = content_of(board, std::move(result), *view, names);
    const std::size_t rows = (content.seats.size() + 1) / 2;
    const std::string title = content.title + ": " + content.result;
    const float height = 14 + kPictureTitle + kResult + 14 + board_height(*view) + 16 +
                         highlights_height(content) + static_cast<float>(rows) * kSeat + kFoot +
                         kPictureMargin / 2;
    std::string words;
    for (const std::string& line : view->situation(content.context)) {
        words += (words.empty() ? "" : " ") + line;
    }
    return {std::string(session.game().info->id), title,
            ui::draw_svg({.width = kPictureWidth,
                          .height = height,
                          .light = light(board.settings()),
                          .title = title,
                          .words = words},
                         [&](ui::Canvas& canvas) { draw_all(canvas, content, *view); })};
}

enum class PictureUse { save, save_svg, send };

/// Makes a picture and saves or sends it. Outside a web page, only SVG can be saved.
void give_picture(const Board& board, const Scene* scene, PictureUse use) {
    const BoardPicture picture =
        draw_position_picture(board, scene != nullptr ? scene->status() : std::string());
    const std::string png = picture.name + ".png";
    if (use == PictureUse::save_svg || !platform::can_hand_over()) {
        const std::string where =
            platform::save_file(picture.name + ".svg", "image/svg+xml", picture.svg);
        board.tell(where.empty() ? "The file could not be saved." : where);
    } else if (use == PictureUse::send) {
        platform::send_png(png, picture.title, picture.svg);
    } else {
        board.tell(platform::save_png(png, picture.svg));
    }
}

}  // namespace

void add_pictures(Commands& list, const Board& board, const Scene* scene) {
    list.add("save-picture", "Save picture",
             [to = &board, scene] { give_picture(*to, scene, PictureUse::save); })
        .look = {.brief = "Picture",
                 .icon = ui::Symbol::down,
                 .places = kAtEnd,
                 .menu = scene != nullptr ? "picture" : "",
                 .rank = 35};
    list.add_key("save-svg", {},
                 [to = &board, scene] { give_picture(*to, scene, PictureUse::save_svg); });
    list.add_key("send-picture", {},
                 [to = &board, scene] { give_picture(*to, scene, PictureUse::send); });
}

}  // namespace ctq::scenes
