// Dear ImGui's copy of stb_truetype, whose functions shell/ui calls, too: for the heights of fonts and the
// outlines of letters.
#undef STBTT_STATIC
#include <imstb_truetype.h>
