/* SDL for the page is built without game controllers and without its renderer, and links WebGL's
   functions directly. ImGui's and SDL's own sources still name these functions on paths that the page
   never takes; here they say "none". */
#include <EGL/egl.h>
#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>

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
