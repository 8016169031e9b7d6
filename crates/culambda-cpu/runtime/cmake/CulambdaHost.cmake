# For projects of C++ with CUDA sources that are to run on the CPU, without CUDA as a language of the project:
#
#   list(APPEND CMAKE_MODULE_PATH DIR/cmake)      # DIR is what `culambda toolkit` wrote
#   include(CulambdaHost)
#   add_executable(scale main.cpp scale.cu)
#   culambda_host(scale)
#
# The CUDA sources of the target are compiled as C++ through `culambda cc`, and the stand-in for the CUDA runtime is
# built with the flags of the project, so that sanitizers see all of it. Called behind the last `target_sources`.
include_guard(GLOBAL)

get_filename_component(CULAMBDA_TOOLKIT "${CMAKE_CURRENT_LIST_DIR}" DIRECTORY)
include("${CMAKE_CURRENT_LIST_DIR}/CulambdaProgram.cmake")

# The runtime, once for all targets.
function(_culambda_runtime)
  if(TARGET culambda_cudart)
    return()
  endif()
  find_package(Threads REQUIRED)
  file(GLOB sources "${CULAMBDA_TOOLKIT}/culambda/src/*.cpp")
  add_library(culambda_cudart STATIC EXCLUDE_FROM_ALL ${sources})
  target_include_directories(culambda_cudart PRIVATE "${CULAMBDA_TOOLKIT}/culambda/include")
  target_include_directories(culambda_cudart SYSTEM PUBLIC
    "${CULAMBDA_TOOLKIT}/include" "${CULAMBDA_TOOLKIT}/include/cccl")
  target_compile_features(culambda_cudart PRIVATE cxx_std_14)
  set_target_properties(culambda_cudart PROPERTIES POSITION_INDEPENDENT_CODE ON)
  target_link_libraries(culambda_cudart PUBLIC Threads::Threads)
endfunction()

function(culambda_host target)
  _culambda_runtime()
  get_target_property(sources ${target} SOURCES)
  get_target_property(folder ${target} SOURCE_DIR)
  set(cuda "")
  foreach(source IN LISTS sources)
    if(source MATCHES "\\.cu$")
      get_filename_component(source "${source}" ABSOLUTE BASE_DIR "${folder}")
      list(APPEND cuda "${source}")
    endif()
  endforeach()
  if(NOT cuda)
    message(FATAL_ERROR "culambda_host: the target ${target} has no CUDA sources (*.cu)")
  endif()
  set_source_files_properties(${cuda} TARGET_DIRECTORY ${target} PROPERTIES LANGUAGE CXX)
  set(launcher "${CULAMBDA_PROGRAM}" cc --cuda-path "${CULAMBDA_TOOLKIT}")
  # What is in front of the compiler already, as ccache, stays there.
  get_target_property(other ${target} CXX_COMPILER_LAUNCHER)
  if(other)
    list(APPEND launcher ${other})
  endif()
  set_target_properties(${target} PROPERTIES CXX_COMPILER_LAUNCHER "${launcher}")
  # Thrust of all files, those of C++ as well, works on the CPU, unless the project chooses how.
  get_target_property(definitions ${target} COMPILE_DEFINITIONS)
  if(NOT "${definitions}" MATCHES "THRUST_DEVICE_SYSTEM")
    target_compile_definitions(${target} PRIVATE THRUST_DEVICE_SYSTEM=THRUST_DEVICE_SYSTEM_CPP)
  endif()
  target_link_libraries(${target} PRIVATE culambda_cudart)
endfunction()
