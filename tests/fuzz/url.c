/* SPDX-License-Identifier: MIT */
/* URLs of upstreams: refused with a reason, or taken apart into parts that make a request. */
#include "net/url.h"

#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct net_url_form form = {"the agent's URL", "http", "https",
                                             "an Authorization header"};
    struct net_url url = {0};
    struct sl_error err = {0};
    char *text = malloc(size + 1);

    REQUIRE(text);
    memcpy(text, data, size);
    text[size] = '\0';
    if (net_url_parse(text, &form, &url, &err)) {
        REQUIRE(url.host[0] != '\0' && url.path[0] == '/');
        REQUIRE(url.port > 0 && url.port < 65536);
        REQUIRE(!strpbrk(url.host, "\r\n ") && !strpbrk(url.authority, "\r\n "));
        REQUIRE(!strpbrk(url.path, "\r\n "));
        net_url_clear(&url);
    } else {
        REQUIRE(err.code == SL_BAD_OPTION && err.text[0] != '\0');
    }
    free(text);
    return 0;
}
