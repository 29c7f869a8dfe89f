/* SPDX-License-Identifier: MIT */
/* The configuration file, read by jansson: unknown keys, wrong types and repeats are refused. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "daemon/options.h"

struct config {
    const char *path;
    struct options *options;
    struct sl_error *err;
};

static bool refuse(const struct config *config, const char *key, const char *why)
{
    sl_error_set(config->err, SL_BAD_OPTION, key, "%s (in %.100s)", why, config->path);
    return false;
}

static bool set_key(const struct config *config, const struct option_row *row, const char *key,
                    const char *text)
{
    struct sl_error err = {0};

    if (option_set(row, config->options, text, key, &err))
        return true;
    return err.code == SL_NO_MEMORY ? sl_error_memory(config->err) : refuse(config, key, err.text);
}

static bool set_list(const struct config *config, const struct option_row *row, const char *key,
                     const json_t *list)
{
    if (!json_is_array(list))
        return refuse(config, key, "this must be an array of strings");
    option_clear(row, config->options);
    for (size_t i = 0; i < json_array_size(list); i++) {
        const json_t *item = json_array_get(list, i);
        if (!json_is_string(item))
            return refuse(config, key, "this must be an array of strings");
        if (!set_key(config, row, key, json_string_value(item)))
            return false;
    }
    return true;
}

/* Numbers may stand for sizes and counts; a duration needs its unit. */
static bool set_row(const struct config *config, const struct option_row *row, const char *key,
                    const json_t *value)
{
    bool takes_number = row->type == OPTION_SIZE || row->type == OPTION_COUNT;
    char digits[32];

    if (row->type == OPTION_LIST)
        return set_list(config, row, key, value);
    if (takes_number && json_is_integer(value)) {
        snprintf(digits, sizeof(digits), "%" JSON_INTEGER_FORMAT, json_integer_value(value));
        return set_key(config, row, key, digits);
    }
    if (json_is_string(value) && row->type != OPTION_COUNT)
        return set_key(config, row, key, json_string_value(value));
    if (row->type == OPTION_COUNT)
        return refuse(config, key, "this must be a whole number");
    if (row->type == OPTION_SIZE)
        return refuse(config, key, "this must be a whole number or a string such as \"64KiB\"");
    if (row->type == OPTION_DURATION)
        return refuse(config, key, "this must be a string such as \"10s\"");
    return refuse(config, key, "this must be a string");
}

static const struct option_row *find_row(const char *key)
{
    char name[OPTION_NAME_MAX];

    for (size_t i = 0; i < gateway_options.count; i++) {
        option_key_name(&gateway_options.rows[i], name);
        if (gateway_options.rows[i].in_file && strcmp(name, key) == 0)
            return &gateway_options.rows[i];
    }
    return NULL;
}

/* --- agents --- */

static bool copy_string(const struct config *config, const char *where, const json_t *value,
                        char **out)
{
    if (!json_is_string(value))
        return refuse(config, where, "this must be a string");
    *out = strdup(json_string_value(value));
    return *out || sl_error_memory(config->err);
}

static bool read_headers(const struct config *config, const char *where, json_t *headers,
                         struct option_agent *agent)
{
    const char *name;
    json_t *value;

    if (!json_is_object(headers))
        return refuse(config, where, "this must be an object of strings");
    agent->headers = calloc(json_object_size(headers) + 1, sizeof(*agent->headers));
    if (!agent->headers)
        return sl_error_memory(config->err);
    json_object_foreach(headers, name, value)
    {
        if (!json_is_string(value))
            return refuse(config, where, "this must be an object of strings");
        struct option_header *header = &agent->headers[agent->header_count++];
        header->name = strdup(name);
        header->value = strdup(json_string_value(value));
        if (!header->name || !header->value)
            return sl_error_memory(config->err);
    }
    return true;
}

static bool read_policy(const struct config *config, const char *where, const json_t *value,
                        struct option_agent *agent)
{
    if (json_is_string(value) &&
        sl_policy_parse(sl_str_from(json_string_value(value)), &agent->policy))
        return true;
    return refuse(config, where, "this must be \"repair\", \"reject\" or \"pass\"");
}

static bool read_agent_member(const struct config *config, struct option_agent *agent,
                              const char *key, json_t *value)
{
    char where[120];

    snprintf(where, sizeof(where), "agents.%.60s.%.40s", agent->name, key);
    if (strcmp(key, "url") == 0)
        return copy_string(config, where, value, &agent->url);
    if (strcmp(key, "headers") == 0)
        return read_headers(config, where, value, agent);
    if (strcmp(key, "policy") == 0)
        return read_policy(config, where, value, agent);
    if (strcmp(key, "caFile") == 0)
        return copy_string(config, where, value, &agent->ca_file);
    if (strcmp(key, "capabilities") != 0)
        return refuse(config, where, "there is no such key");
    if (!json_is_object(value))
        return refuse(config, where, "this must be an object");
    agent->capabilities = json_dumps(value, JSON_COMPACT);
    return agent->capabilities || sl_error_memory(config->err);
}

static bool read_agent(const struct config *config, const char *name, json_t *members)
{
    char where[120];
    const char *key;
    json_t *value;

    snprintf(where, sizeof(where), "agents.%.60s", name);
    if (!json_is_object(members) || !*name)
        return refuse(config, where, "an agent has a name and is an object with a `url`");
    struct option_agent *agent = options_agent(config->options, name, strlen(name));
    if (!agent)
        return sl_error_memory(config->err);
    agent->in_file = true;
    json_object_foreach(members, key, value)
    {
        if (!read_agent_member(config, agent, key, value))
            return false;
    }
    return agent->url || refuse(config, where, "its `url` is missing");
}

static bool read_agents(const struct config *config, json_t *agents)
{
    const char *name;
    json_t *members;

    if (!json_is_object(agents))
        return refuse(config, "agents", "this must be an object");
    json_object_foreach(agents, name, members)
    {
        if (!read_agent(config, name, members))
            return false;
    }
    return true;
}

static bool read_root(const struct config *config, json_t *root)
{
    const char *key;
    json_t *value;

    if (!json_is_object(root))
        return refuse(config, "config", "the file must hold one object");
    json_object_foreach(root, key, value)
    {
        const struct option_row *row = find_row(key);
        if (strcmp(key, "agents") == 0) {
            if (!read_agents(config, value))
                return false;
        } else if (!row) {
            return refuse(config, key, "there is no such key");
        } else if (!set_row(config, row, key, value)) {
            return false;
        }
    }
    return true;
}

bool config_read(const char *path, struct options *options, struct sl_error *err)
{
    struct config config = {path, options, err};
    json_error_t fault;
    struct stat status;

    if (stat(path, &status) == 0 && S_ISDIR(status.st_mode)) {
        sl_error_set(err, SL_BAD_OPTION, "config", "%.200s is a directory", path);
        return false;
    }
    json_t *root = json_load_file(path, JSON_REJECT_DUPLICATES, &fault);
    if (!root) {
        if (fault.line > 0)
            sl_error_set(err, SL_BAD_OPTION, "config", "line %d, column %d: %.100s (in %.100s)",
                         fault.line, fault.column, fault.text, path);
        else
            sl_error_set(err, SL_BAD_OPTION, "config", "%.240s", fault.text);
        return false;
    }
    bool ok = read_root(&config, root);
    json_decref(root);
    return ok;
}
