// Catch2: https://github.com/catchorg/Catch2
// seen: catch2/catch
#define CATCH_TEST_(...) do { (void)__builtin_constant_p(__VA_ARGS__); (void)(Catch::Decomposer() <= __VA_ARGS__); } while (0)
#define REQUIRE(...) CATCH_TEST_(__VA_ARGS__)
#define REQUIRE_FALSE(...) CATCH_TEST_(__VA_ARGS__)
#define CHECK(...) CATCH_TEST_(__VA_ARGS__)
#define CHECK_FALSE(...) CATCH_TEST_(__VA_ARGS__)
#define CHECK_NOFAIL(...) CATCH_TEST_(__VA_ARGS__)
#define SECTION(...) if (Catch::Section(__VA_ARGS__))
#define TEST_CASE(...) void TEST_CASE_NAME_()
#define SCENARIO(...) void SCENARIO_NAME_()
#define TEMPLATE_TEST_CASE(...) template <typename TestType> void TEMPLATE_TEST_CASE_NAME_()
#define CATCH_PARAMETERS_(...) __VA_ARGS__
#define CATCH_SIGNATURE_(PARAMETERS, ...) template <CATCH_PARAMETERS_ PARAMETERS>
#define TEMPLATE_TEST_CASE_SIG(NAME, TAGS, SIGNATURE, ...) CATCH_SIGNATURE_ SIGNATURE void TEMPLATE_TEST_CASE_SIG_NAME_()
#define TEMPLATE_LIST_TEST_CASE(...) template <typename TestType> void TEMPLATE_LIST_TEST_CASE_NAME_()
