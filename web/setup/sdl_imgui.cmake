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
    # SDL's own configure probes for minutes what its ready-made header already knows. Only what a
    # window, its events and WebGL need is compiled: no audio, game controllers, sensors,
    # renderer, pictures in memory.
    set(folders . atomic cpuinfo events file filesystem/emscripten libm loadso/dlopen
        locale locale/emscripten misc misc/emscripten power power/emscripten stdlib
        thread thread/generic timer timer/unix video video/emscripten)
    set(sdl_sources ${CMAKE_CURRENT_LIST_DIR}/left_out.c)
    foreach(folder IN LISTS folders)
        file(GLOB found ${sdl_DIR}/src/${folder}/*.c)
        list(APPEND sdl_sources ${found})
    endforeach()
    list(FILTER sdl_sources EXCLUDE REGEX
        "/SDL_(RLEaccel|blit[^/]*|bmp|emscriptenframebuffer|fillrect|pixels|stretch|surface|yuv[^/]*)\\.c$")
    add_library(ctq_sdl STATIC ${sdl_sources})
    target_include_directories(ctq_sdl SYSTEM PUBLIC ${sdl_DIR}/include)
    target_compile_definitions(ctq_sdl PRIVATE SDL_AUDIO_DISABLED=1 SDL_JOYSTICK_DISABLED=1
        SDL_SENSOR_DISABLED=1 SDL_RENDER_DISABLED=1 SDL_LEAN_AND_MEAN=1)
    target_compile_options(ctq_sdl PRIVATE -w ${CTQ_WEB_SMALL})
else()
    find_package(SDL2 REQUIRED)
    find_package(OpenGL REQUIRED)
    add_library(ctq_sdl INTERFACE)
    target_link_libraries(ctq_sdl INTERFACE SDL2::SDL2 OpenGL::GL)
endif()

# ctq_replace_once(<variable> <old> <new>) replaces in the variable's text what has to stand there once.
function(ctq_replace_once variable old new)
    string(REPLACE "${old}" "${new}" replaced "${${variable}}")
    string(LENGTH "${old}" old_length)
    string(LENGTH "${new}" new_length)
    string(LENGTH "${${variable}}" before)
    string(LENGTH "${replaced}" after)
    math(EXPR once "${before} - ${old_length} + ${new_length}")
    if(NOT after EQUAL once)
        message(FATAL_ERROR "ImGui no longer has this once: ${old}")
    endif()
    set(${variable} "${replaced}" PARENT_SCOPE)
endfunction()

# ctq_generated(<out> <name> <text>) writes a source into the build, anew only where it differs.
function(ctq_generated out name text)
    set(file ${PROJECT_BINARY_DIR}/generated/${name})
    file(WRITE ${file}.new "${text}")
    file(COPY_FILE ${file}.new ${file} ONLY_IF_DIFFERENT)
    set(${out} ${file} PARENT_SCOPE)
endfunction()

set(imgui_draw ${imgui_DIR}/imgui_draw.cpp)
set(imgui_core ${imgui_DIR}/imgui.cpp)
if(EMSCRIPTEN)
    # ImGui's own font, 12 KB that don't compress, is for programs that bring none.
    file(READ ${imgui_draw} text)
    ctq_replace_once(text "ConfigData.Size == 0)\n        AddFontDefault();"
        "ConfigData.Size == 0)\n        return false;")
    ctq_generated(imgui_draw imgui_draw.cpp "${text}")
    # The page draws on ImGui's lists and has no window of it. What each frame does for windows (their
    # navigation, input, settings, and the one for debugging) would keep most of the library alive.
    file(READ ${imgui_core} text)
    foreach(call IN ITEMS
            "AddSettingsHandler(&ini_handler)" "TableSettingsAddSettingsHandler()" "UpdateSettings()"
            "UpdateInputEvents(g.IO.ConfigInputTrickleEventQueue)" "UpdateKeyboardInputs()" "NavUpdate()"
            "UpdateMouseInputs()" "UpdateHoveredWindowAndCaptureFlags()"
            "UpdateMouseMovingWindowNewFrame()" "UpdateMouseWheel()" "Begin(\"Debug##Default\")"
            "ErrorCheckEndFrameSanityChecks()" "NavEndFrame()" "SetTooltip(\"...\")"
            "UpdateMouseMovingWindowEndFrame()" "RenderDimmedBackgrounds()"
            "SaveIniSettingsToDisk(g.IO.IniFilename)"
            "FocusTopMostWindowUnderOne(NULL, NULL, NULL, ImGuiFocusRequestFlags_RestoreFocusedChild)")
        # With the indentation of a statement, at which no declaration stands.
        string(FIND "${text}" "\n    ${call};" at)
        if(at EQUAL -1)
            ctq_replace_once(text "\n        ${call};" "\n        ;")
        else()
            ctq_replace_once(text "\n    ${call};" "\n    ;")
        endif()
    endforeach()
    ctq_replace_once(text "Active = false;\n    End();\n" "Active = false;\n")
    ctq_generated(imgui_core imgui.cpp "${text}")
endif()
add_library(ctq_imgui STATIC
    ${imgui_core} ${imgui_draw} ${imgui_DIR}/imgui_tables.cpp
    ${imgui_DIR}/imgui_widgets.cpp
    ${imgui_DIR}/backends/imgui_impl_sdl2.cpp ${imgui_DIR}/backends/imgui_impl_opengl3.cpp)
target_include_directories(ctq_imgui SYSTEM PUBLIC ${imgui_DIR} ${imgui_DIR}/backends)
target_link_libraries(ctq_imgui PUBLIC ctq_sdl)
# 32-bit indices: a board of many curves has more than 65,536 corners.
target_compile_definitions(ctq_imgui PUBLIC "ImDrawIdx=unsigned int" IMGUI_DISABLE_DEMO_WINDOWS
    IMGUI_DISABLE_DEBUG_TOOLS IMGUI_DISABLE_FILE_FUNCTIONS IMGUI_DISABLE_OBSOLETE_FUNCTIONS)
target_compile_options(ctq_imgui PRIVATE -w $<$<BOOL:${CTQ_SANITIZE}>:-O2;-fno-sanitize=undefined>)
if(EMSCRIPTEN)
    target_compile_definitions(ctq_imgui PUBLIC IMGUI_IMPL_OPENGL_ES3)
    target_compile_options(ctq_imgui PRIVATE ${CTQ_WEB_SMALL} -fno-exceptions -fno-rtti)
else()
    target_link_libraries(ctq_imgui PRIVATE ${CMAKE_DL_LIBS})
endif()
