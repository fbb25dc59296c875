/* SDL for the page is built without game controllers and without its renderer, and links WebGL's
   functions directly. ImGui's and SDL's own sources still name these functions on paths that the page
   never takes; here they say "none". */
#include <EGL/egl.h>
#include <SDL.h>
#include <emscripten/html5.h>
#include <stdio.h>
#include <stdlib.h>

/* Of SDL's own headers. */
typedef struct SDL_VideoDevice SDL_VideoDevice;

SDL_GameController* SDL_GameControllerOpen(int index) {
    (void)index;
    return NULL;
}

Uint8 SDL_GameControllerGetButton(SDL_GameController* pad, SDL_GameControllerButton button) {
    (void)pad;
    (void)button;
    return 0;
}

Sint16 SDL_GameControllerGetAxis(SDL_GameController* pad, SDL_GameControllerAxis axis) {
    (void)pad;
    (void)axis;
    return 0;
}

int SDL_GetRendererOutputSize(SDL_Renderer* renderer, int* width, int* height) {
    (void)renderer;
    (void)width;
    (void)height;
    return -1;
}

/* Looking functions up by name would keep every WebGL function in the page, 60 KB of script. */
__eglMustCastToProperFunctionPointerType eglGetProcAddress(const char* name) {
    (void)name;
    return NULL;
}

/* ImGui would read a settings file by these, and SDL the version of a desktop's OpenGL: 26 KB of code.
   Our own code reads its numbers itself, exactly alike everywhere. */
int sscanf(const char* text, const char* format, ...) {
    (void)text;
    (void)format;
    return 0;
}

static void nothing_read(const char* text, char** end) {
    if (end != NULL) {
        *end = (char*)text;
    }
}

float strtof(const char* text, char** end) {
    nothing_read(text, end);
    return 0;
}

double strtod(const char* text, char** end) {
    nothing_read(text, end);
    return 0;
}

long double strtold(const char* text, char** end) {
    nothing_read(text, end);
    return 0;
}

double atof(const char* text) {
    (void)text;
    return 0;
}

/* Pictures in memory, which WebGL needs none of, as for a cursor of one's own or a window's icon. */
SDL_bool SDL_PixelFormatEnumToMasks(Uint32 format, int* bits, Uint32* red, Uint32* green, Uint32* blue,
                                    Uint32* alpha) {
    (void)format;
    (void)bits;
    (void)red;
    (void)green;
    (void)blue;
    (void)alpha;
    return SDL_FALSE;
}

SDL_Surface* SDL_ConvertSurfaceFormat(SDL_Surface* surface, Uint32 format, Uint32 flags) {
    (void)surface;
    (void)format;
    (void)flags;
    return NULL;
}

SDL_Surface* SDL_CreateRGBSurface(Uint32 flags, int width, int height, int depth, Uint32 red,
                                  Uint32 green, Uint32 blue, Uint32 alpha) {
    (void)flags;
    (void)width;
    (void)height;
    (void)depth;
    (void)red;
    (void)green;
    (void)blue;
    (void)alpha;
    return NULL;
}

void SDL_FreeSurface(SDL_Surface* surface) { (void)surface; }

int SDL_LockSurface(SDL_Surface* surface) {
    (void)surface;
    return -1;
}

/* A window's picture in memory, put on the canvas without WebGL. */
int Emscripten_CreateWindowFramebuffer(SDL_VideoDevice* device, SDL_Window* window, Uint32* format,
                                       void** pixels, int* pitch) {
    (void)device;
    (void)window;
    (void)format;
    (void)pixels;
    (void)pitch;
    return -1;
}

int Emscripten_UpdateWindowFramebuffer(SDL_VideoDevice* device, SDL_Window* window,
                                       const SDL_Rect* parts, int count) {
    (void)device;
    (void)window;
    (void)parts;
    (void)count;
    return -1;
}

void Emscripten_DestroyWindowFramebuffer(SDL_VideoDevice* device, SDL_Window* window) {
    (void)device;
    (void)window;
}

/* The page never fills the screen nor holds the pointer by itself: 14 KB of script. */
EMSCRIPTEN_RESULT emscripten_request_fullscreen_strategy(
    const char* target, EM_BOOL later, const EmscriptenFullscreenStrategy* strategy) {
    (void)target;
    (void)later;
    (void)strategy;
    return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}

EMSCRIPTEN_RESULT emscripten_exit_fullscreen(void) { return EMSCRIPTEN_RESULT_NOT_SUPPORTED; }

EMSCRIPTEN_RESULT emscripten_request_pointerlock(const char* target, EM_BOOL later) {
    (void)target;
    (void)later;
    return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}

EMSCRIPTEN_RESULT emscripten_exit_pointerlock(void) { return EMSCRIPTEN_RESULT_NOT_SUPPORTED; }

EMSCRIPTEN_RESULT emscripten_set_fullscreenchange_callback_on_thread(
    const char* target, void* data, EM_BOOL capture, em_fullscreenchange_callback_func callback,
    pthread_t thread) {
    (void)target;
    (void)data;
    (void)capture;
    (void)callback;
    (void)thread;
    return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}

EMSCRIPTEN_RESULT emscripten_set_pointerlockchange_callback_on_thread(
    const char* target, void* data, EM_BOOL capture, em_pointerlockchange_callback_func callback,
    pthread_t thread) {
    (void)target;
    (void)data;
    (void)capture;
    (void)callback;
    (void)thread;
    return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
