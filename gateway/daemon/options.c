/* SPDX-License-Identifier: MIT */
/* The gateway's options: the table as rows, and its sources in their order. */
#include "daemon/options.h"

#include <stdlib.h>
#include <string.h>

static const struct option_row rows[] = {
#define ROW(member, name, type, value, preset, min, max, in_file, help)                            \
    {name, OPTION_##type, offsetof(struct options, member), value, preset, min, max, in_file, help},
    GATEWAY_OPTIONS(ROW)
#undef ROW
};

const struct option_table gateway_options = {
    .rows = rows,
    .count = sizeof(rows) / sizeof(*rows),
    .usage = "Usage: sluice [OPTION]...\n"
             "       sluice token --jwt-key FILE --sub NAME [OPTION]...\n"
             "       sluice record URL --thread ID [OPTION]...\n"
             "       sluice replay FILE --url URL --agent NAME [OPTION]...\n"
             "       sluice check [FILE|-]\n"
             "       sluice collapse [FILE|-] [OPTION]...\n"
             "       sluice fold [FILE|-] [OPTION]...\n"
             "       sluice patch DOC PATCH\n"
             "       sluice transcode --to msgpack|json [FILE|-]\n"
             "       sluice --help | --version\n\n"
             "A WebSocket gateway for AG-UI agent runs. Without options it listens on loopback,\n"
             "keeps everything in memory and serves scripted agents to try.",
    .epilog =
        "Each option can also be set by an environment variable (--hello-timeout is\n"
        "SLUICE_HELLO_TIMEOUT) and, but for --config and --agent, by a key of the configuration\n"
        "file (helloTimeout). The file lists agents under `agents`: {\"NAME\": {\"url\": ...,\n"
        "\"headers\": {...}, \"policy\": \"repair|reject|pass\", \"capabilities\": {...},\n"
        "\"caFile\": ...}}. Flags go over the environment, the environment over the file.\n\n"
        "The scripted agents `onboarding` and `workbench` are served only where no agent and no\n"
        "scenario is given: the first one, whatever its name, takes their place.\n",
};

struct option_agent *options_agent(struct options *options, const char *name, size_t len)
{
    for (size_t i = 0; i < options->agent_count; i++)
        if (strlen(options->agents[i].name) == len &&
            memcmp(options->agents[i].name, name, len) == 0)
            return &options->agents[i];
    struct option_agent *agents =
        realloc(options->agents, (options->agent_count + 1) * sizeof(*agents));
    if (!agents)
        return NULL;
    options->agents = agents;
    agents[options->agent_count] = (struct option_agent){.name = strndup(name, len)};
    if (!agents[options->agent_count].name)
        return NULL;
    return &agents[options->agent_count++];
}

static void clear_agent(struct option_agent *agent)
{
    for (size_t i = 0; i < agent->header_count; i++) {
        free(agent->headers[i].name);
        free(agent->headers[i].value);
    }
    free(agent->headers);
    free(agent->name);
    free(agent->url);
    free(agent->capabilities);
    free(agent->ca_file);
}

void options_free(struct options *options)
{
    options_clear(&gateway_options, options);
    for (size_t i = 0; i < options->agent_count; i++)
        clear_agent(&options->agents[i]);
    free(options->agents);
    *options = (struct options){0};
}

/* An agent named on the command line replaces one of the file, headers and all. */
static bool add_agent(struct options *options, const char *text, struct sl_error *err)
{
    const char *equals = strchr(text, '=');

    if (!equals || equals == text || !equals[1]) {
        sl_error_set(err, SL_BAD_OPTION, "agent", "\"%.60s\" is not NAME=URL", text);
        return false;
    }
    struct option_agent *agent = options_agent(options, text, (size_t)(equals - text));
    if (!agent)
        return sl_error_memory(err);
    char *name = agent->name;
    agent->name = NULL;
    clear_agent(agent);
    *agent = (struct option_agent){.name = name, .url = strdup(equals + 1)};
    return agent->url || sl_error_memory(err);
}

static bool load(struct options *options, int argc, char *const argv[], struct sl_error *err)
{
    const char *config = options_find_arg("config", argc, argv);

    if (!config)
        config = getenv("SLUICE_CONFIG");
    if (!options_preset(&gateway_options, options, err) ||
        (config && !config_read(config, options, err)) ||
        !options_from_env(&gateway_options, options, err) ||
        !options_from_args(&gateway_options, options, argc, argv, err))
        return false;
    for (size_t i = 0; i < options->agent.count; i++)
        if (!add_agent(options, options->agent.items[i], err))
            return false;
    return true;
}

bool options_load(struct options *options, int argc, char *const argv[], struct sl_error *err)
{
    *options = (struct options){0};
    if (load(options, argc, argv, err))
        return true;
    options_free(options);
    return false;
}
