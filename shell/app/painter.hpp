#pragma once

#include <cstdint>

struct ImDrawData;
struct ImFontAtlas;

namespace ctq::app {

/// Puts Dear ImGui's draw lists on the screen through OpenGL 3 or WebGL 2. It owns everything in
/// the context and sets all state it needs, so it never asks the driver for any: such questions
/// would wait for the graphics process, longer than all the rest of a frame.
class Painter {
  public:
    /// Makes shaders and buffers in the current context. False when it can't.
    bool open();
    /// There are shaders to draw with: `open` has succeeded, and `forget` was not called since.
    bool opened() const { return program_ != 0; }
    /// The context was lost, and everything in it.
    void forget() { *this = {}; }
    /// Sends the glyphs to the context; the atlas forgets its pixels.
    void upload(ImFontAtlas& atlas);
    /// Draws on a screen of so many device pixels, cleared to black first.
    void draw(const ImDrawData& data, int width, int height) const;

  private:
    std::uint32_t program_ = 0;
    std::uint32_t vertices_ = 0;
    std::uint32_t indices_ = 0;
    std::uint32_t layout_ = 0;
    std::uint32_t glyphs_ = 0;
    std::int32_t scale_ = -1;  ///< where the shader takes the size of the screen
};

}  // namespace ctq::app
