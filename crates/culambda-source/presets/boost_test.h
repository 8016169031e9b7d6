// Boost.Test: https://www.boost.org/libs/test
// seen: boost/test/
#define BOOST_AUTO_TEST_SUITE(name, ...) namespace name {
#define BOOST_FIXTURE_TEST_SUITE(name, F, ...) namespace name { typedef F BOOST_AUTO_TEST_CASE_FIXTURE;
#define BOOST_AUTO_TEST_SUITE_END() }
#define BOOST_FIXTURE_TEST_CASE(name, F, ...) struct name : public F { void test_method(); }; void name::test_method()
#define BOOST_AUTO_TEST_CASE(name, ...) BOOST_FIXTURE_TEST_CASE(name, BOOST_AUTO_TEST_CASE_FIXTURE)
#define BOOST_FIXTURE_TEST_CASE_TEMPLATE(name, type, list, F) template <typename type> struct name : public F { void test_method(); }; template <typename type> void name<type>::test_method()
#define BOOST_AUTO_TEST_CASE_TEMPLATE(name, type, list) BOOST_FIXTURE_TEST_CASE_TEMPLATE(name, type, list, BOOST_AUTO_TEST_CASE_FIXTURE)

namespace boost { namespace unit_test { namespace ut_detail { struct nil_t {}; } } }
typedef boost::unit_test::ut_detail::nil_t BOOST_AUTO_TEST_CASE_FIXTURE;
