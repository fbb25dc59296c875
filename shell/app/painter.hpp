#pragma once

#include <cstdint>

struct ImDrawData;
struct ImFontAtlas;

namespace ctq::app {

/// Draws Dear ImGui's draw lists with OpenGL 3 or WebGL 2. It owns everything in the context and
/// sets all state it needs, so it never queries the driver. A query would wait for the graphics
/// process, longer than the rest of a frame takes.
class Painter {
  public:
    /// Creates shaders and buffers in the current context. Returns false on failure.
    bool open();
    /// Whether shaders exist: `open` has succeeded and `forget` was not called since.
    bool opened() const { return program_ != 0; }
    /// Forgets all objects after the context was lost.
    void forget() { *this = {}; }
    /// Uploads the glyphs to the context and frees the pixels of the atlas.
    void upload(ImFontAtlas& atlas);
    /// Clears a screen of this size, in device pixels, to black and draws on it.
    void draw(const ImDrawData& data, int width, int height) const;

  private:
    std::uint32_t program_ = 0;
    std::uint32_t vertices_ = 0;
    std::uint32_t indices_ = 0;
    std::uint32_t layout_ = 0;
    std::uint32_t glyphs_ = 0;
    std::int32_t scale_ = -1;  ///< location of the screen size in the shader
};

}  // namespace ctq::app
