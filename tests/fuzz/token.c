/* SPDX-License-Identifier: MIT */
/* Tokens: the bytes as they are, or as the claims of a token that is signed as it should be. */
#include "auth/token.h"

#include <openssl/evp.h>
#include <openssl/hmac.h>

#include "fuzz.h"
#include "sluice/buf.h"

static unsigned char key_bytes[TOKEN_MIN_KEY] = "an entirely secret key, 32 bytes";
static const struct token_key key = {key_bytes, sizeof(key_bytes)};

static void add_base64url(struct sl_buf *out, const unsigned char *bytes, size_t len)
{
    size_t at = out->len;

    REQUIRE(sl_buf_reserve(out, len / 3 * 4 + 5));
    out->len += (size_t)EVP_EncodeBlock((unsigned char *)out->ptr + at, bytes, (int)len);
    while (out->len > at && out->ptr[out->len - 1] == '=')
        out->len--;
    for (; at < out->len; at++) {
        if (out->ptr[at] == '+')
            out->ptr[at] = '-';
        else if (out->ptr[at] == '/')
            out->ptr[at] = '_';
    }
}

static void sign(struct sl_str claims, struct sl_buf *out)
{
    static const unsigned char head[] = "{\"alg\":\"HS256\",\"typ\":\"JWT\"}";
    unsigned char mac[EVP_MAX_MD_SIZE];
    unsigned mac_len = 0;

    add_base64url(out, head, sizeof(head) - 1);
    sl_buf_add_char(out, '.');
    add_base64url(out, (const unsigned char *)claims.ptr, claims.len);
    REQUIRE(HMAC(EVP_sha256(), key.bytes, (int)key.len, (unsigned char *)out->ptr, out->len, mac,
                 &mac_len));
    sl_buf_add_char(out, '.');
    add_base64url(out, mac, mac_len);
}

static void verify(struct sl_str token)
{
    struct principal principal = {0};
    struct sl_error err = {0};

    if (!token_verify(&key, token, 1700000000000, &principal, &err)) {
        REQUIRE(err.code == SL_UNAUTHENTICATED || err.code == SL_TOKEN_EXPIRED);
        REQUIRE(err.text[0] != '\0');
        return;
    }
    REQUIRE(principal.subject && principal.subject[0] != '\0');
    REQUIRE(principal.expires_ms > 1700000000000);
    principal_clear(&principal);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct sl_str text = {(const char *)data, size};
    struct sl_buf token = SL_BUF_INIT;

    if (size > 4096)
        return 0;
    verify(text);
    sign(text, &token);
    verify(sl_buf_str(&token));
    sl_buf_clear(&token);
    return 0;
}
