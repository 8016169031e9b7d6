}
namespace other {
