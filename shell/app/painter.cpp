#include "shell/app/painter.hpp"

#include <imgui.h>
#ifdef __EMSCRIPTEN__
#include <GLES3/gl3.h>
#else
#define GL_GLEXT_PROTOTYPES
#include <SDL_opengl.h>
#endif

#include <algorithm>
#include <cstddef>

namespace ctq::app {
namespace {

#ifdef __EMSCRIPTEN__
constexpr const char* kVersion = "#version 300 es\nprecision mediump float;\n";
#else
constexpr const char* kVersion = "#version 150\n";
#endif

constexpr const char* kVertexShader = R"(
uniform highp vec2 scale;
in highp vec2 position;
in highp vec2 place;
in vec4 color;
out highp vec2 at;
out vec4 tint;
void main() {
    at = place;
    tint = color;
    gl_Position = vec4(position.x * scale.x - 1.0, 1.0 - position.y * scale.y, 0.0, 1.0);
}
)";

// The texture's one channel is the coverage of glyphs; colours come from the vertices.
constexpr const char* kPixelShader = R"(
uniform sampler2D glyphs;
in highp vec2 at;
in vec4 tint;
out vec4 result;
void main() {
    result = vec4(tint.rgb, tint.a * texture(glyphs, at).r);
}
)";

constexpr GLuint kPosition = 0;
constexpr GLuint kPlace = 1;
constexpr GLuint kColor = 2;

GLuint compile_shader(GLenum kind, const char* source) {
    const GLuint shader = glCreateShader(kind);
    const char* parts[] = {kVersion, source};
    glShaderSource(shader, 2, parts, nullptr);
    glCompileShader(shader);
    return shader;
}

const void* offset(std::size_t bytes) {
    return reinterpret_cast<const void*>(bytes);
}

void enable_attribute(GLuint index, int count, GLenum type, bool normalized, std::size_t at) {
    glEnableVertexAttribArray(index);
    glVertexAttribPointer(index, count, type, normalized ? GL_TRUE : GL_FALSE, sizeof(ImDrawVert),
                          offset(at));
}

void draw_list(const ImDrawList& list, ImVec2 scale, int height) {
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(list.VtxBuffer.size_in_bytes()),
                 list.VtxBuffer.Data, GL_STREAM_DRAW);
    glBufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<GLsizeiptr>(list.IdxBuffer.size_in_bytes()),
                 list.IdxBuffer.Data, GL_STREAM_DRAW);
    for (const ImDrawCmd& command : list.CmdBuffer) {
        const auto left = static_cast<int>(command.ClipRect.x * scale.x);
        const auto top = static_cast<int>(command.ClipRect.y * scale.y);
        const auto right = static_cast<int>(command.ClipRect.z * scale.x);
        const auto bottom = static_cast<int>(command.ClipRect.w * scale.y);
        if (command.ElemCount == 0 || right <= left || bottom <= top) {
            continue;
        }
        glScissor(left, height - bottom, right - left, bottom - top);
        glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(command.ElemCount), GL_UNSIGNED_INT,
                       offset(command.IdxOffset * sizeof(ImDrawIdx)));
    }
}

}  // namespace

bool Painter::open() {
    static_assert(sizeof(ImDrawIdx) == 4);
    const GLuint vertex = compile_shader(GL_VERTEX_SHADER, kVertexShader);
    const GLuint pixel = compile_shader(GL_FRAGMENT_SHADER, kPixelShader);
    const GLuint program = glCreateProgram();
    glAttachShader(program, vertex);
    glAttachShader(program, pixel);
    glBindAttribLocation(program, kPosition, "position");
    glBindAttribLocation(program, kPlace, "place");
    glBindAttribLocation(program, kColor, "color");
    glLinkProgram(program);
    glDeleteShader(vertex);
    glDeleteShader(pixel);
    GLint linked = 0;
    glGetProgramiv(program, GL_LINK_STATUS, &linked);
    if (linked == 0) {
        return false;
    }
    program_ = program;
    scale_ = glGetUniformLocation(program, "scale");
    glUseProgram(program);
    glUniform1i(glGetUniformLocation(program, "glyphs"), 0);
    glGenVertexArrays(1, &layout_);
    glGenBuffers(1, &vertices_);
    glGenBuffers(1, &indices_);
    glBindVertexArray(layout_);
    glBindBuffer(GL_ARRAY_BUFFER, vertices_);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices_);
    enable_attribute(kPosition, 2, GL_FLOAT, false, offsetof(ImDrawVert, pos));
    enable_attribute(kPlace, 2, GL_FLOAT, false, offsetof(ImDrawVert, uv));
    enable_attribute(kColor, 4, GL_UNSIGNED_BYTE, true, offsetof(ImDrawVert, col));
    return true;
}

void Painter::upload(ImFontAtlas& atlas) {
    if (glyphs_ == 0) {
        glGenTextures(1, &glyphs_);
    }
    glBindTexture(GL_TEXTURE_2D, glyphs_);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, atlas.TexWidth, atlas.TexHeight, 0, GL_RED,
                 GL_UNSIGNED_BYTE, atlas.TexPixelsAlpha8);
    atlas.ClearTexData();
}

void Painter::draw(const ImDrawData& data, int width, int height) const {
    glViewport(0, 0, width, height);
    glDisable(GL_SCISSOR_TEST);
    glClearColor(0, 0, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glEnable(GL_SCISSOR_TEST);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_CULL_FACE);
    glEnable(GL_BLEND);
    glBlendEquation(GL_FUNC_ADD);
    // Keeps the canvas opaque.
    glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ZERO, GL_ONE);
    glUseProgram(program_);
    glUniform2f(scale_, 2 / data.DisplaySize.x, 2 / data.DisplaySize.y);
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D, glyphs_);
    glBindVertexArray(layout_);
    glBindBuffer(GL_ARRAY_BUFFER, vertices_);
    const ImVec2 scale{static_cast<float>(width) / std::max(1.0F, data.DisplaySize.x),
                       static_cast<float>(height) / std::max(1.0F, data.DisplaySize.y)};
    for (const ImDrawList* list : data.CmdLists) {
        draw_list(*list, scale, height);
    }
}

}  // namespace ctq::app
