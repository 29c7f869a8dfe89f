/* SPDX-License-Identifier: MIT */
/* Runs a fuzz target over the files of a directory, whole and cut off at every byte. */
#include <dirent.h>
#include <string.h>

#include "fuzz.h"

enum { CUT_UP_TO = 4096 }; /* longer files run whole only */

/* Each input is a heap block of exactly its size, so that reading past it is found. */
static void run_copy(const uint8_t *data, size_t size)
{
    uint8_t *copy = malloc(size ? size : 1);

    REQUIRE(copy);
    memcpy(copy, data, size);
    LLVMFuzzerTestOneInput(copy, size);
    free(copy);
}

static uint8_t *read_file(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    uint8_t *data = NULL;
    size_t cap = 1 << 16;

    REQUIRE(file);
    *size = 0;
    do {
        cap *= 2;
        data = realloc(data, cap);
        REQUIRE(data);
        *size += fread(data + *size, 1, cap - *size, file);
    } while (*size == cap);
    REQUIRE(!ferror(file));
    fclose(file);
    return data;
}

static void run_file(const char *path)
{
    size_t size;
    uint8_t *data = read_file(path, &size);

    run_copy(data, size);
    for (size_t cut = 0; size <= CUT_UP_TO && cut < size; cut++)
        run_copy(data, cut);
    free(data);
}

int main(int argc, char **argv)
{
    int files = 0;

    REQUIRE(argc == 2);
    DIR *dir = opendir(argv[1]);
    REQUIRE(dir);
    for (struct dirent *entry; (entry = readdir(dir));) {
        char path[4096];
        if (entry->d_name[0] == '.')
            continue;
        snprintf(path, sizeof(path), "%s/%s", argv[1], entry->d_name);
        run_file(path);
        files++;
    }
    closedir(dir);
    printf("%d files\n", files);
    return files ? 0 : 1;
}
