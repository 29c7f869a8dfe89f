// SPDX-License-Identifier: MIT
// Plays every branch of the shipped onboarding scenario through the reference client, which must
// neither refuse nor warn.
//
//   node scenario.test.mjs SCENARIO_PLAY
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";

const [play] = process.argv.slice(2);
const { AbstractAgent } = await load("@ag-ui/client");
const { from } = await load("rxjs");

// ctest takes 77 as "skipped": the modules are installed by tests/run.
async function load(name) {
    try {
        return await import(name);
    } catch (error) {
        if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
        console.log(`skipped: ${name} is not installed, run tests/run`);
        process.exit(77);
    }
}

class PlayedAgent extends AbstractAgent {
    run(input) {
        const { status, stdout, stderr } = spawnSync(play, [], { input: JSON.stringify(input) });
        assert.equal(status, 0, stderr.toString());
        this.events = stdout.toString().trim().split("\n").map((line) => JSON.parse(line));
        return from(this.events);
    }
}

const warnings = [];
console.warn = (...words) => warnings.push(words.join(" "));
console.error = console.warn;

let runs = 0;
async function conversation(client, ...answers) {
    const agent = new PlayedAgent({
        threadId: `thread-${++runs}`,
        initialState: client ? { client } : {},
        initialMessages: [{ id: "hello", role: "user", content: "I want to open an account" }],
    });
    let outcome = await agent.runAgent({ runId: `run-${runs}-0` });
    for (const [index, answer] of answers.entries()) {
        const resume = answer && [{ interruptId: agent.pendingInterrupts[0].id, ...answer }];
        outcome = await agent.runAgent({ runId: `run-${runs}-${index + 1}`, resume });
    }
    return { agent, result: outcome.result, last: agent.events.at(-1) };
}

const texts = (agent) =>
    agent.messages.filter((m) => m.role === "assistant" && m.content).map((m) => m.content);
const components = (agent) =>
    agent.events.filter((e) => e.type === "CUSTOM").map((e) => e.value.component);

const branches = {
    "an adviser is asked": async () => {
        const { agent } = await conversation();
        assert.equal(agent.pendingInterrupts.length, 1);
        const [interrupt] = agent.pendingInterrupts;
        assert.equal(interrupt.reason, "approval_required");
        assert.deepEqual(interrupt.responseSchema.required, ["approved"]);
        assert.deepEqual(interrupt.metadata, {
            persona: "adviser", caseId: agent.state.case.id, score: 40,
        });
        assert.equal(agent.state.case.stage, "approval");
        assert.deepEqual(agent.state.case.checks.map((c) => c.check), ["passport", "lists"]);
        assert.deepEqual(components(agent), ["client-card", "gauge", "decision-form"]);
        const calls = agent.messages.flatMap((m) => m.toolCalls ?? []);
        assert.deepEqual(calls.map((c) => c.function.name),
            ["open_case", "verify_passport", "search_lists", "score_risk"]);
        for (const call of calls) JSON.parse(call.function.arguments);
        const answered = agent.messages.filter((m) => m.role === "tool").map((m) => m.toolCallId);
        assert.deepEqual(answered.sort(), calls.map((c) => c.id).sort());
        assert.equal(agent.messages.filter((m) => m.role === "activity").length, 1);
    },
    "and approves": async () => {
        const { agent, result } = await conversation(undefined,
            { status: "resolved", payload: { approved: true, limit: 5000, note: "Known family." } });
        assert.equal(result.status, "opened");
        assert.equal(result.route, "adviser");
        assert.deepEqual(agent.pendingInterrupts, []);
        assert.equal(agent.state.account.limit, 5000);
        assert.equal(agent.state.case.progress, 100);
        assert.equal("scenario" in agent.state, false);
        assert.ok(texts(agent).some((t) => t.endsWith("has approved your account. Known family.")));
        const [checklist] = agent.messages.filter((m) => m.role === "activity");
        assert.ok(checklist.content.items.every((item) => item.done));
    },
    "and approves without a limit": async () => {
        const { agent } = await conversation(undefined,
            { status: "resolved", payload: { approved: true } });
        assert.equal(agent.state.account.limit, "standard");
    },
    "and declines": async () => {
        const { agent, result } = await conversation(undefined,
            { status: "resolved", payload: { approved: false } });
        assert.deepEqual(result, { status: "declined", route: "adviser" });
        assert.equal(agent.state.case.stage, "declined");
    },
    "and answers without a payload": async () => {
        const { result } = await conversation(undefined, { status: "resolved" });
        assert.equal(result.status, "declined");
    },
    "and does not decide; the client comes back": async () => {
        const { agent, result } = await conversation(undefined, { status: "cancelled" }, null);
        assert.equal(result, undefined);
        assert.equal(agent.state.case.stage, "approval");
        assert.equal(agent.pendingInterrupts.length, 1);
    },
    "a small client is taken on at once and known afterwards": async () => {
        const client = { name: "Jo \ud83d\ude00 Li", assets: 50000.50, currency: "EUR" };
        const { agent, result } = await conversation(client, null);
        assert.equal(result.status, "already open");
        assert.equal(result.account, agent.state.account.number);
        assert.equal(agent.state.client.assets, 50000.5);
        assert.ok(texts(agent).at(-1).startsWith("Welcome back, Jo \ud83d\ude00 Li."));
    },
    "a large and exposed client is declined": async () => {
        const client = { assets: 25000000, exposed: true, source: "unknown" };
        const { agent, result } = await conversation(client);
        assert.deepEqual(result, { status: "declined", route: "declined" });
        assert.equal(agent.state.case.risk.score, 115);
    },
    "the threshold itself asks": async () => {
        const at = await conversation({ assets: 0, source: "cash business" });
        assert.equal(at.agent.state.case.risk.score, 35);
        assert.equal(at.agent.pendingInterrupts.length, 1);
        const limit = await conversation({ assets: 1000000, exposed: true });
        assert.equal(limit.agent.state.case.risk.score, 75);
        assert.equal(limit.agent.pendingInterrupts.length, 1);
    },
    "the same input says the same": async () => {
        runs = 100;
        const first = await conversation();
        runs = 100;
        const second = await conversation();
        assert.deepEqual(first.agent.events, second.agent.events);
    },
};

for (const [name, check] of Object.entries(branches)) {
    await check();
    assert.deepEqual(warnings, [], name);
    console.log(`ok ${name}`);
}
