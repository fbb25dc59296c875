# Registers each case of a doctest program with CTest. CTest runs this script when it starts, so the build does
# not have to list the cases. The file that tests/CMakeLists.txt writes sets PROGRAM and NAME. Each case has the
# name of the program as a label, and the name of its suite: "long", "strength", "figures" or "training".
cmake_policy(VERSION 3.25)

if(NOT EXISTS "${PROGRAM}")
    add_test("${NAME} is not built" "${PROGRAM}")
    return()
endif()

# cases_of(<out> <filter>...) lists the names of the cases that pass these filters of doctest.
function(cases_of out)
    execute_process(COMMAND "${PROGRAM}" --list-test-cases --no-colors ${ARGN}
        OUTPUT_VARIABLE listed COMMAND_ERROR_IS_FATAL ANY)
    # A semicolon in a name would split the item of the list.
    string(REPLACE ";" "<semicolon>" listed "${listed}")
    string(REPLACE "\n" ";" listed "${listed}")
    list(FILTER listed EXCLUDE REGEX "^(\\[doctest\\].*|=*)$")
    set(${out} "${listed}" PARENT_SCOPE)
endfunction()

cases_of(cases)
cases_of(long --test-suite=long)
cases_of(strength --test-suite=strength)
cases_of(figures --test-suite=figures)
cases_of(training --test-suite=training)
foreach(case IN LISTS cases)
    set(labels ${NAME})
    set(seconds 600)
    if(case IN_LIST long)
        list(APPEND labels long)
        set(seconds 7200)
    elseif(case IN_LIST strength)
        list(APPEND labels strength)
        set(seconds 7200)
    elseif(case IN_LIST figures)
        list(APPEND labels figures)
    elseif(case IN_LIST training)
        list(APPEND labels training)
    endif()
    string(REPLACE "<semicolon>" ";" name "${case}")
    # A comma would start another filter.
    string(REPLACE "," "\\," filter "${name}")
    add_test("${NAME}: ${name}" "${PROGRAM}" --no-colors "--test-case=${filter}")
    set_tests_properties("${NAME}: ${name}" PROPERTIES
        LABELS "${labels}" TIMEOUT ${seconds}
        # A filter that matches no case would pass.
        FAIL_REGULAR_EXPRESSION "test cases: +0 ")
endforeach()
