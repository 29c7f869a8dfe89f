/* SPDX-License-Identifier: MIT */
/* The scenarios whose bytes the build puts into the binary. */
#include "agent/scenario.h"

#define DECLARE(symbol, name)                                                                      \
    extern const unsigned char scenario_##name[];                                                  \
    extern const size_t scenario_##name##_len;
SCENARIOS_SHIPPED(DECLARE)
#undef DECLARE

struct scenario *scenario_shipped(enum scenario_shipped which, struct sl_error *err)
{
    static const struct {
        const char *file;
        const unsigned char *bytes;
        const size_t *len;
    } rows[SCENARIO_SHIPPED_COUNT] = {
#define ROW(symbol, name)                                                                          \
    [SCENARIO_SHIPPED_##                                                                           \
        symbol] = {"deploy/scenarios/" #name ".json", scenario_##name, &scenario_##name##_len},
        SCENARIOS_SHIPPED(ROW)
#undef ROW
    };
    struct sl_str text = {(const char *)rows[which].bytes, *rows[which].len};

    return scenario_new(rows[which].file, text, err);
}
