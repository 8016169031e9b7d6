/* The Rust runtime opens /dev/null in place of a standard stream that is closed, and an output that nobody gets looks
 * as if it had been written. Before that, a closed stream is given one that cannot be used, so that its use fails. */

#include <errno.h>
#include <fcntl.h>

static void replace_if_closed(int stream, int mode) {
    if (fcntl(stream, F_GETFD) == -1 && errno == EBADF) {
        /* The lowest number that is free is that of the stream. */
        (void)open("/dev/null", mode);
    }
}

__attribute__((constructor)) static void replace_closed_streams(void) {
    replace_if_closed(0, O_WRONLY);
    replace_if_closed(1, O_RDONLY);
}
