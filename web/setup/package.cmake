# cmake --install installs ctq, its man page, the built page and the page's desktop entry below a prefix. cpack
# makes a .deb and a .tar.gz of the same files. CTQ_SITE is the folder of the page that web/play.sh --build-only
# makes. Without it, no page is installed.
if(EMSCRIPTEN)
    return()
endif()
include(GNUInstallDirs)
set(CTQ_SITE ${PROJECT_SOURCE_DIR}/build/web/site CACHE PATH "The built page, to be installed with ctq")
set(desktop ${CMAKE_CURRENT_LIST_DIR}/desktop)
set(made ${PROJECT_BINARY_DIR}/generated)
# Debian wants these files compressed, and reproducibly.
configure_file(${desktop}/changelog.Debian.in ${made}/changelog.Debian @ONLY)
execute_process(COMMAND gzip -9nc ${made}/changelog.Debian OUTPUT_FILE ${made}/changelog.Debian.gz
    COMMAND_ERROR_IS_FATAL ANY)
# The manual lists what the program's help lists. A sanitized program would write its coverage here.
configure_file(${desktop}/ctq.1.in ${made}/ctq.1.in @ONLY)
if(TARGET ctq AND NOT CTQ_SANITIZE)
    set(script ${CMAKE_CURRENT_LIST_DIR}/manual.py)
    add_custom_command(OUTPUT ${made}/ctq.1.gz
        COMMAND ${CTQ_PYTHON} ${script} $<TARGET_FILE:ctq> ${made}/ctq.1.in ${made}/ctq.1.gz
        DEPENDS ctq ${script} ${made}/ctq.1.in VERBATIM)
    add_custom_target(ctq_manual ALL DEPENDS ${made}/ctq.1.gz)
endif()

install(TARGETS ctq RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES ${made}/ctq.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 OPTIONAL)
# The folder of the page. ctq host finds it relative to its own location.
install(DIRECTORY ${CTQ_SITE}/ DESTINATION share/cartotheque/site OPTIONAL)
install(FILES ${desktop}/cartotheque.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${PROJECT_SOURCE_DIR}/web/favicon.svg
    DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps RENAME cartotheque.svg)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/ctq
    RENAME copyright)
install(FILES ${made}/changelog.Debian.gz DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/ctq)
install(FILES ${PROJECT_SOURCE_DIR}/assets/examples/study.py
    DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/ctq/examples)
install(FILES ${CTQ_SITE}/licenses.txt DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/ctq OPTIONAL)

set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PACKAGE_NAME ctq)
set(CPACK_PACKAGE_VENDOR "Cartotheque")
set(CPACK_PACKAGE_CONTACT "The Cartotheque developers <cartotheque@users.noreply.github.com>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "board games of maps, cards and nerve, with bots")
set(CPACK_PACKAGE_DESCRIPTION "Cartagena, Carteso, Incan Gold and Cartolan: the page to play them in a
browser, a server for it and for tables between several machines, and a program
for the terminal that plays, hints, reviews and runs thousands of games.")
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGE_FILE_NAME ctq-${PROJECT_VERSION}-${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS xdg-utils)
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
include(CPack)
