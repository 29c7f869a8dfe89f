/* SPDX-License-Identifier: MIT */
/* What was measured and found, for people and for programs. */
#include "report.h"

/* Of a measurement: 0 where nothing ran. */
static double seconds(const struct bench *bench)
{
    return bench->began_us ? (double)(bench->ended_us - bench->began_us) / 1e6 : 0;
}

static double per_second(const struct bench *bench, uint64_t count)
{
    return seconds(bench) > 0 ? (double)count / seconds(bench) : 0;
}

static uint64_t runs_begun(const struct bench *bench)
{
    uint64_t runs = 0;

    for (size_t i = 0; i < bench->options->threads; i++)
        runs += bench->threads[i].runs;
    return runs;
}

void report_text(const struct bench *bench, FILE *out)
{
    const struct verdict *verdict = &bench->verdict;

    fprintf(out, "clients    %zu, each watching %zu of %zu threads\n", bench->options->clients,
            bench->options->watched, bench->options->threads);
    fprintf(out, "published  %llu events in %llu runs and %.2f s: %.0f/s\n",
            (unsigned long long)bench->published, (unsigned long long)runs_begun(bench),
            seconds(bench), per_second(bench, bench->published));
    fprintf(out, "delivered  %llu events: %.0f/s; %llu bytes: %.0f/s\n",
            (unsigned long long)bench->report.delivered, per_second(bench, bench->report.delivered),
            (unsigned long long)bench->bytes, per_second(bench, bench->bytes));
    if (bench->latency.count > 0)
        fprintf(out, "latency    p50 %.3f ms, p95 %.3f ms, p99 %.3f ms, max %.3f ms\n",
                (double)latency_at(&bench->latency, 50) / 1000,
                (double)latency_at(&bench->latency, 95) / 1000,
                (double)latency_at(&bench->latency, 99) / 1000,
                (double)bench->latency.max_us / 1000);
    fprintf(out, "rebuilds   %llu; collapsed spans %llu; reconnected %llu times\n",
            (unsigned long long)bench->report.rebuilds, (unsigned long long)bench->report.spans,
            (unsigned long long)bench->reconnects);
    if (verdict_is_clean(verdict)) {
        fprintf(out, "verdict    clean: nothing lost, repeated or out of order, %s\n",
                bench->options->agent ? "outside rebuilds" : "all ends equal");
        return;
    }
    fprintf(out, "verdict   ");
    for (size_t i = 0; i < FINDING_COUNT; i++)
        if (verdict->counts[i])
            fprintf(out, " %s %llu", finding_name((enum finding)i),
                    (unsigned long long)verdict->counts[i]);
    fprintf(out, "\n");
    for (size_t i = 0; i < verdict->example_count; i++)
        fprintf(out, "           %s\n", verdict->examples[i]);
}

static void print_examples(const struct verdict *verdict, FILE *file)
{
    struct sl_buf out = SL_BUF_INIT;

    for (size_t i = 0; i < verdict->example_count; i++) {
        if (i > 0)
            sl_buf_add_char(&out, ',');
        sl_json_add_string(&out, sl_str_from(verdict->examples[i]));
    }
    fprintf(file, "%.*s", out.failed ? 0 : (int)out.len, out.ptr ? out.ptr : "");
    sl_buf_clear(&out);
}

void report_json(const struct bench *bench, FILE *out)
{
    const struct verdict *verdict = &bench->verdict;
    const struct latency *latency = &bench->latency;

    fprintf(out, "{\"clients\":%zu,\"threads\":%zu,\"watched\":%zu,\"runs\":%llu,\"seconds\":%.3f,",
            bench->options->clients, bench->options->threads, bench->options->watched,
            (unsigned long long)runs_begun(bench), seconds(bench));
    fprintf(out,
            "\"published\":%llu,\"publishedPerSecond\":%.0f,\"delivered\":%llu,"
            "\"deliveredPerSecond\":%.0f,\"bytes\":%llu,",
            (unsigned long long)bench->published, per_second(bench, bench->published),
            (unsigned long long)bench->report.delivered, per_second(bench, bench->report.delivered),
            (unsigned long long)bench->bytes);
    fprintf(out,
            "\"latencyUs\":{\"count\":%llu,\"p50\":%llu,\"p95\":%llu,\"p99\":%llu,\"max\":%llu},",
            (unsigned long long)latency->count, (unsigned long long)latency_at(latency, 50),
            (unsigned long long)latency_at(latency, 95),
            (unsigned long long)latency_at(latency, 99), (unsigned long long)latency->max_us);
    fprintf(out, "\"rebuilds\":%llu,\"spans\":%llu,\"reconnects\":%llu,\"findings\":{",
            (unsigned long long)bench->report.rebuilds, (unsigned long long)bench->report.spans,
            (unsigned long long)bench->reconnects);
    for (size_t i = 0; i < FINDING_COUNT; i++)
        fprintf(out, "%s\"%s\":%llu", i ? "," : "", finding_name((enum finding)i),
                (unsigned long long)verdict->counts[i]);
    fprintf(out, "},\"examples\":[");
    print_examples(verdict, out);
    fprintf(out, "],\"verdict\":\"%s\"}\n", verdict_is_clean(verdict) ? "clean" : "findings");
}
