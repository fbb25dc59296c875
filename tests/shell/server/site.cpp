#include "shell/server/site.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>

#include "tests/shell/app/folder.hpp"

namespace ctq::server {
namespace {

namespace fs = std::filesystem;

/// A folder with a web page, and a file outside of that folder.
class Built {
  public:
    Built()
        : root_(fs::temp_directory_path() /
                ("ctq-site-" + std::to_string(platform::random_seed()))) {
        fs::create_directories(root_ / "site" / "fonts");
        write("site/index.html", "<title>");
        write("site/page.0a1b2c3d4e.wasm", "wasm");
        write("site/fonts/one.txt", "words");
        write("secret.txt", "secret");
        fs::create_symlink(root_ / "secret.txt", root_ / "site" / "link.txt");
    }
    Built(const Built&) = delete;
    Built& operator=(const Built&) = delete;
    ~Built() { fs::remove_all(root_); }
    std::string folder(const char* name) const { return (root_ / name).string(); }
    void write(const std::string& name, const char* text) const {
        std::ofstream(root_ / name) << text;
    }
    /// Writes a sparse file of this size, which takes no space on the disk.
    void write_large(const char* name, std::uintmax_t bytes) const {
        write(name, "");
        fs::resize_file(root_ / name, bytes);
    }

  private:
    fs::path root_;
};

TEST_CASE(
    "A served site has the files of its folder with their content types, and no other files") {
    const Built built;
    auto site = read_site(built.folder("site"));
    REQUIRE_MESSAGE(site, site.problem().text());
    REQUIRE(site->find("/"));
    CHECK(site->find("/")->bytes == "<title>");
    CHECK_FALSE(site->find("/")->lasting);
    CHECK(site->find("/index.html?x=1#y") == site->find("/index.html"));
    REQUIRE(site->find("/page.0a1b2c3d4e.wasm"));
    CHECK(site->find("/page.0a1b2c3d4e.wasm")->lasting);
    CHECK(site->find("/page.0a1b2c3d4e.wasm")->type == "application/wasm");
    CHECK(site->find("/fonts/one.txt"));
    for (const char* target :
         {"", "/secret.txt", "/../secret.txt", "/fonts/../../secret.txt", "/link.txt", "/fonts",
          "/fonts/", "//index.html", "/%69ndex.html", "/./index.html", "index.html"}) {
        CHECK_MESSAGE(site->find(target) == nullptr, target);
    }
}

TEST_CASE("A file is sent in the smallest form that the build has made and the client accepts") {
    const Built built;
    built.write("site/page.0a1b2c3d4e.wasm.gz", "zipped");
    built.write("site/page.0a1b2c3d4e.wasm.br", "small");
    built.write("site/fonts/one.txt.gz", "words, zipped");
    built.write("site/alone.gz", "no form of a file");
    auto site = read_site(built.folder("site"));
    REQUIRE_MESSAGE(site, site.problem().text());
    const SiteFile& page = *site->find("/page.0a1b2c3d4e.wasm");
    CHECK(page.varies());
    CHECK(form_for(page, "gzip, deflate, br").coding == "br");
    CHECK(form_for(page, "gzip, deflate, br").bytes == "small");
    CHECK(form_for(page, "gzip;q=0.5, br;q=0").bytes == "zipped");
    CHECK(form_for(page, "").bytes == "wasm");
    CHECK(form_for(*site->find("/fonts/one.txt"), "br").coding.empty());
    CHECK(form_for(*site->find("/fonts/one.txt"), "br, gzip").coding == "gzip");
    CHECK_FALSE(site->find("/index.html")->varies());
    CHECK(site->find("/page.0a1b2c3d4e.wasm.br") == nullptr);
    CHECK(site->find("/alone.gz"));
}

std::string refusal(const Built& built, const char* folder) {
    const auto site = read_site(built.folder(folder));
    return site ? "" : site.problem().text();
}

TEST_CASE("A folder without index.html is refused before the server reads any file in it") {
    const Built built;
    CHECK_FALSE(read_site(built.folder("nothing")));
    CHECK_FALSE(read_site(""));
    built.write_large("site/fonts/huge", 1ULL << 40U);
    CHECK(refusal(built, "site/fonts").find("There is no page (index.html)") != std::string::npos);
}

TEST_CASE("A folder with more than 128 MB or 1,000 files is refused with an error message") {
    const Built large;
    large.write_large("site/fonts/huge", 1ULL << 40U);
    CHECK(refusal(large, "site").find("holds more than 128 MB") != std::string::npos);
    const Built many;
    for (int i = 0; i < 1'000; ++i) {
        many.write("site/fonts/" + std::to_string(i), "");
    }
    CHECK(refusal(many, "site").find("holds more than 1000 files") != std::string::npos);
}

}  // namespace
}  // namespace ctq::server
