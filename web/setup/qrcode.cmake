# QR codes for links: one C file.
ctq_fetch_source(qrcode c/qrcodegen.c
    https://github.com/nayuki/QR-Code-generator/archive/refs/tags/v1.8.0.tar.gz
    2ec0a4d33d6f521c942eeaf473d42d5fe139abcfa57d2beffe10c5cf7d34ae60
    qr-code-generator 1.8.0-1.1 bookworm)
add_library(ctq_qrcode STATIC ${qrcode_DIR}/c/qrcodegen.c)
target_include_directories(ctq_qrcode SYSTEM PUBLIC ${qrcode_DIR}/c)
target_compile_options(ctq_qrcode PRIVATE -w $<$<BOOL:${CTQ_SANITIZE}>:-fno-sanitize=all>)
if(EMSCRIPTEN)
    target_compile_options(ctq_qrcode PRIVATE ${CTQ_WEB_SMALL})
endif()
