/* SPDX-License-Identifier: MIT */
/* What a token hides: an unknown name is refused, since leaving it out would show something. */
#include "auth/token_filter.h"

#include <stdlib.h>

/* The bit of a category that may be hidden; 0 for any other value. */
static unsigned category_bit(const json_t *name)
{
    if (!json_is_string(name))
        return 0;
    for (int i = 0; i < SL_CAT_COUNT; i++)
        if (i != SL_CAT_LIFECYCLE &&
            strcmp(json_string_value(name), sl_category_name((enum sl_category)i)) == 0)
            return 1U << i;
    return 0;
}

static bool read_categories(const json_t *list, unsigned *hidden, struct sl_error *err)
{
    bool ok = !list || json_is_array(list);

    for (size_t i = 0; ok && i < json_array_size(list); i++) {
        unsigned bit = category_bit(json_array_get(list, i));
        ok = bit != 0;
        *hidden |= bit;
    }
    if (!ok)
        sl_error_set(err, SL_BAD_FIELD, "hide",
                     "is not an array of categories of events that can be hidden");
    return ok;
}

static bool read_paths(const json_t *list, struct sl_filter *filter, struct sl_error *err)
{
    struct sl_doc doc = {0};
    struct sl_error why = {0};
    char *text = NULL;
    bool ok;

    if (!list)
        return true;
    text = json_dumps(list, JSON_COMPACT | JSON_ENCODE_ANY);
    if (!text)
        return sl_error_memory(err);
    ok = sl_doc_parse(&doc, sl_str_from(text), &why) && sl_filter_read_paths(filter, &doc, 0, &why);
    if (!ok && why.code == SL_NO_MEMORY)
        sl_error_memory(err);
    else if (!ok)
        sl_error_set(err, SL_BAD_FIELD, "hideState", "is not an array of at most %d JSON Pointers",
                     SL_FILTER_MAX_PATHS);
    sl_doc_clear(&doc);
    free(text);
    return ok;
}

bool token_filter_read(const json_t *claims, struct sl_filter *filter, struct sl_error *err)
{
    return read_categories(json_object_get(claims, "hide"), &filter->hidden, err) &&
           read_paths(json_object_get(claims, "hideState"), filter, err);
}
