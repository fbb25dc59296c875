/* SDL for the page links the functions of WebGL directly, and is built without surfaces in memory. Its own
   sources still name these functions on paths that the page never takes; here they return "none". */
#include <EGL/egl.h>
#include <SDL.h>
#include <emscripten/html5.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

/* From SDL's own headers. */
typedef struct SDL_VideoDevice SDL_VideoDevice;

/* Looking up functions by name would keep every WebGL function in the page, 60 KB of script. */
__eglMustCastToProperFunctionPointerType eglGetProcAddress(const char* name) {
    (void)name;
    return NULL;
}

/* SDL would read the version of a desktop's OpenGL with these, 26 KB of code. Only its own sources call
   them by these names: see sdl_imgui.cmake. */
int left_out_vsscanf(const char* text, const char* format, va_list values) {
    (void)text;
    (void)format;
    (void)values;
    return 0;
}

double left_out_strtod(const char* text, char** end) {
    if (end != NULL) {
        *end = (char*)text;
    }
    return 0;
}

double left_out_atof(const char* text) {
    (void)text;
    return 0;
}

/* SDL's messages keep their patterns: "%s" in place of a name. To fill them in takes 7 KB of code. */
int left_out_vsnprintf(char* text, size_t size, const char* format, va_list values) {
    (void)values;
    return (int)SDL_strlcpy(text, format, size);
}

/* SDL looks for words in short lists of WebGL's extensions, sorts the modes of its only display, and reads hints
   from an environment that a page does not have. */
char* left_out_strstr(const char* text, const char* word) {
    for (; *text != '\0'; ++text) {
        if (SDL_strncmp(text, word, SDL_strlen(word)) == 0) {
            return (char*)text;
        }
    }
    return NULL;
}

void left_out_qsort(void* list, size_t count, size_t size, int (*compare)(const void*, const void*)) {
    (void)list;
    (void)count;
    (void)size;
    (void)compare;
}

char* left_out_getenv(const char* name) {
    (void)name;
    return NULL;
}

/* Messages to the console: "%s: %s\n", the only pattern for which SDL_log.c calls this. */
int left_out_fprintf(FILE* file, const char* format, ...) {
    va_list values;
    va_start(values, format);
    fputs(va_arg(values, const char*), file);
    fputs(": ", file);
    fputs(va_arg(values, const char*), file);
    fputs("\n", file);
    va_end(values);
    return 0;
}

/* The hints of events, which would let SDL print every event: 5 KB of code. */
void left_out_hint_callback(const char* name, SDL_HintCallback callback, void* data) {
    (void)name;
    (void)callback;
    (void)data;
}

/* Libraries that are loaded while the program runs. */
void* SDL_LoadObject(const char* file) {
    (void)file;
    return NULL;
}

void* SDL_LoadFunction(void* library, const char* name) {
    (void)library;
    (void)name;
    return NULL;
}

void SDL_UnloadObject(void* library) { (void)library; }

/* Gestures: the page reads the fingers themselves. */
int SDL_GestureAddTouch(SDL_TouchID touch) {
    (void)touch;
    return 0;
}

int SDL_GestureDelTouch(SDL_TouchID touch) {
    (void)touch;
    return 0;
}

void SDL_GestureProcessEvent(SDL_Event* event) { (void)event; }

void SDL_GestureQuit(void) {}

/* Surfaces in memory, as for custom cursors and window icons. WebGL needs none. */
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

/* The surface of a window, put on the canvas without WebGL. */
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

/* The page never goes full-screen and never locks the pointer: 14 KB of script. */
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
