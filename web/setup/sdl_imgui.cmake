# SDL2 and Dear ImGui for the programs with a window.
ctq_fetch_source(imgui imgui.cpp
    https://github.com/ocornut/imgui/archive/refs/tags/v1.90.1.tar.gz
    21dcc985bb2ae8fe48047c86135dbc438d6980a8f2e08babbda5be820592f282
    imgui 1.90.1+ds-1 trixie)

if(EMSCRIPTEN)
    ctq_fetch_source(sdl include/SDL.h
        https://github.com/libsdl-org/SDL/releases/download/release-2.26.5/SDL2-2.26.5.tar.gz
        ad8fea3da1be64c83c45b1d363a6b4ba8fd60f5bde3b23ec73855709ec5eabf7
        libsdl2 2.26.5+dfsg-1 bookworm)
    # SDL's configure takes minutes to find out what its ready-made header already says. Only the parts for a
    # window, its events and WebGL are compiled: no audio, game controllers, sensors, renderer, or surfaces in
    # memory.
    set(folders . atomic cpuinfo events file filesystem/emscripten libm
        locale locale/emscripten misc misc/emscripten power power/emscripten stdlib
        thread thread/generic timer timer/unix video video/emscripten)
    set(sdl_sources ${CMAKE_CURRENT_LIST_DIR}/left_out.c)
    foreach(folder IN LISTS folders)
        file(GLOB found ${sdl_DIR}/src/${folder}/*.c)
        list(APPEND sdl_sources ${found})
    endforeach()
    list(FILTER sdl_sources EXCLUDE REGEX
        "/SDL_(RLEaccel|blit[^/]*|bmp|emscriptenframebuffer|fillrect|gesture|pixels|stretch|surface|yuv[^/]*)\\.c$")
    add_library(ctq_sdl STATIC ${sdl_sources})
    target_include_directories(ctq_sdl SYSTEM PUBLIC ${sdl_DIR}/include)
    target_compile_definitions(ctq_sdl PRIVATE SDL_AUDIO_DISABLED=1 SDL_JOYSTICK_DISABLED=1
        SDL_SENSOR_DISABLED=1 SDL_RENDER_DISABLED=1 SDL_LEAN_AND_MEAN=1
        # Only for SDL: the rest of the program uses the standard library's.
        vsscanf=left_out_vsscanf strtod=left_out_strtod atof=left_out_atof vsnprintf=left_out_vsnprintf
        strstr=left_out_strstr qsort=left_out_qsort getenv=left_out_getenv)
    set_source_files_properties(${sdl_DIR}/src/events/SDL_events.c PROPERTIES
        COMPILE_DEFINITIONS "SDL_AddHintCallback=left_out_hint_callback;SDL_DelHintCallback=left_out_hint_callback")
    set_source_files_properties(${sdl_DIR}/src/SDL_log.c PROPERTIES COMPILE_DEFINITIONS fprintf=left_out_fprintf)
    target_compile_options(ctq_sdl PRIVATE -w ${CTQ_WEB_SMALL})
else()
    find_package(SDL2 REQUIRED)
    find_package(OpenGL REQUIRED)
    add_library(ctq_sdl INTERFACE)
    target_link_libraries(ctq_sdl INTERFACE SDL2::SDL2 OpenGL::GL)
endif()

# The page uses only Dear ImGui's draw lists. The desktop program also uses its text field, for dialogs.
set(imgui_sources ${imgui_DIR}/imgui.cpp ${imgui_DIR}/imgui_draw.cpp)
if(NOT EMSCRIPTEN)
    list(APPEND imgui_sources ${imgui_DIR}/imgui_tables.cpp ${imgui_DIR}/imgui_widgets.cpp
        ${imgui_DIR}/backends/imgui_impl_sdl2.cpp)
endif()
add_library(ctq_imgui STATIC ${imgui_sources})
target_include_directories(ctq_imgui SYSTEM PUBLIC ${imgui_DIR} ${imgui_DIR}/backends)
target_link_libraries(ctq_imgui PUBLIC ctq_sdl)
# 32-bit indices: a board with many curves has more than 65,536 vertices.
target_compile_definitions(ctq_imgui PUBLIC "ImDrawIdx=unsigned int" IMGUI_DISABLE_DEMO_WINDOWS
    IMGUI_DISABLE_DEBUG_TOOLS IMGUI_DISABLE_FILE_FUNCTIONS IMGUI_DISABLE_OBSOLETE_FUNCTIONS)
target_compile_definitions(ctq_imgui PRIVATE
    IMGUI_STB_TRUETYPE_FILENAME="${CMAKE_CURRENT_LIST_DIR}/stb_truetype.h")
target_compile_options(ctq_imgui PRIVATE -w $<$<BOOL:${CTQ_SANITIZE}>:-O2;-g1;-fno-sanitize=all>)
if(EMSCRIPTEN)
    target_compile_options(ctq_imgui PRIVATE ${CTQ_WEB_SMALL} -fno-exceptions -fno-rtti)
endif()
