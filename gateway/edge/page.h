/* SPDX-License-Identifier: MIT */
/*
 * The page's files, which are part of the binary (made by page/page.cmake).
 *
 * Without npm at build time there is one file, a text at "/" that says how to get the page.
 */
#ifndef SLUICE_EDGE_PAGE_H
#define SLUICE_EDGE_PAGE_H

#include <stddef.h>

struct page_file {
    const char *path; /* as requested: "/", "/page.js" */
    const char *type; /* content type */
    const char *etag; /* in its quotes; another one whenever a byte differs */
    const unsigned char *bytes;
    size_t len;
};

extern const struct page_file page_files[];
extern const size_t page_file_count;

#endif
