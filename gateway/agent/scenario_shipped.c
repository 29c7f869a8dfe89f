/* SPDX-License-Identifier: MIT */
/* The onboarding scenario, whose bytes the build puts into the binary. */
#include "agent/scenario.h"

extern const unsigned char scenario_onboarding[];
extern const size_t scenario_onboarding_len;

struct scenario *scenario_shipped(struct sl_error *err)
{
    struct sl_str text = {(const char *)scenario_onboarding, scenario_onboarding_len};

    return scenario_new("deploy/scenarios/onboarding.json", text, err);
}
