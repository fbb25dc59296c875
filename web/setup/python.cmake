# CTQ_PYTHON: the first Python that has fonttools. Another Python on PATH may hide Debian's.
foreach(candidate /usr/bin/python3 python3 python)
    execute_process(COMMAND ${candidate} -c "import fontTools" RESULT_VARIABLE code
        OUTPUT_QUIET ERROR_QUIET)
    if(code EQUAL 0)
        set(CTQ_PYTHON ${candidate})
        return()
    endif()
endforeach()
message(FATAL_ERROR "The fonts are cut with Python's fonttools: on Debian install "
    "python3-fonttools, elsewhere run: python3 -m pip install fonttools")
