/* SPDX-License-Identifier: MIT */
/* SipHash-1-3 over the meaning of escaped string bodies. */
#include "hash.h"

#include "sluice/json.h"
#include "text.h"

struct sip {
    uint64_t v[4];
    uint64_t word; /* bytes that do not fill a word yet, lowest first */
    size_t length; /* bytes taken so far */
};

static inline uint64_t rotate(uint64_t word, int bits)
{
    return word << bits | word >> (64 - bits);
}

static inline void sip_round(uint64_t v[4])
{
    v[0] += v[1];
    v[2] += v[3];
    v[1] = rotate(v[1], 13) ^ v[0];
    v[3] = rotate(v[3], 16) ^ v[2];
    v[0] = rotate(v[0], 32);
    v[2] += v[1];
    v[0] += v[3];
    v[1] = rotate(v[1], 17) ^ v[2];
    v[3] = rotate(v[3], 21) ^ v[0];
    v[2] = rotate(v[2], 32);
}

static inline void sip_word(struct sip *sip, uint64_t word)
{
    sip->v[3] ^= word;
    sip_round(sip->v);
    sip->v[0] ^= word;
}

static inline void sip_byte(struct sip *sip, unsigned char byte)
{
    sip->word |= (uint64_t)byte << (sip->length % 8 * 8);
    if (++sip->length % 8 == 0) {
        sip_word(sip, sip->word);
        sip->word = 0;
    }
}

static uint64_t sip_finish(struct sip *sip)
{
    sip_word(sip, sip->word | (uint64_t)sip->length << 56);
    sip->v[2] ^= 0xff;
    for (int i = 0; i < 3; i++)
        sip_round(sip->v);
    return sip->v[0] ^ sip->v[1] ^ sip->v[2] ^ sip->v[3];
}

static struct sip sip_begin(uint64_t seed)
{
    return (struct sip){.v = {seed ^ 0x736f6d6570736575u, 0x646f72616e646f6du,
                              seed ^ 0x6c7967656e657261u, 0x7465646279746573u}};
}

uint64_t sl_text_hash(struct sl_str text, uint64_t seed)
{
    struct sip sip = sip_begin(seed);

    for (size_t i = 0; i < text.len; i++)
        sip_byte(&sip, (unsigned char)text.ptr[i]);
    return sip_finish(&sip);
}

uint64_t sl_body_hash(struct sl_str body, uint64_t seed)
{
    struct sip sip = sip_begin(seed);
    uint32_t code_point;
    char bytes[4];

    if (body.len == 0 || !memchr(body.ptr, '\\', body.len)) {
        for (size_t i = 0; i < body.len; i++)
            sip_byte(&sip, (unsigned char)body.ptr[i]);
        return sip_finish(&sip);
    }
    while (sl_body_next(&body, &code_point)) {
        size_t length = sl_utf8_write(code_point, bytes);
        for (size_t i = 0; i < length; i++)
            sip_byte(&sip, (unsigned char)bytes[i]);
    }
    return sip_finish(&sip);
}

/* Decoding never makes a body longer. */
static void decode_small(struct sl_id_key *key, struct sl_str body)
{
    uint32_t code_point;
    char bytes[4];
    size_t len = 0;

    while (sl_body_next(&body, &code_point)) {
        size_t length = sl_utf8_write(code_point, bytes);
        memcpy(key->small + len, bytes, length);
        len += length;
    }
    key->text = (struct sl_str){key->small, len};
}

bool sl_id_init(struct sl_id_key *key, uint64_t seed, struct sl_str body)
{
    uint64_t hash = sl_body_hash(body, seed);

    key->text = body;
    key->hash = (unsigned)(hash ^ hash >> 32);
    key->decoded = (struct sl_buf){0};
    if (body.len == 0 || memchr(body.ptr, '\\', body.len) == NULL)
        return true;
    if (body.len <= sizeof(key->small)) {
        decode_small(key, body);
        return true;
    }
    sl_json_body_decode(body, &key->decoded);
    key->text = sl_buf_str(&key->decoded);
    return !key->decoded.failed;
}

void sl_id_clear(struct sl_id_key *key)
{
    sl_buf_clear(&key->decoded);
}
