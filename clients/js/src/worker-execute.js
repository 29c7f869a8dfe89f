// SPDX-License-Identifier: MIT
// Runs an agent for a worker: a generator is pulled as far as there is room, an Observable is
// listened to, within a bound.
import { SluiceError } from "./errors.js";

const lost = () =>
  new SluiceError({ code: "upstream_lost", message: "the agent ended without a terminal event" });

/** What an agent is told about its run, and may do besides yielding events. */
export function contextOf(run) {
  const { threadId, runId, lease } = run.names;
  const { agent, key, attempt, principal, resumeKeys } = run.assign;
  return {
    threadId, runId, lease, agent, key, attempt, principal,
    resumeKeys: resumeKeys ?? {},
    signal: run.controller.signal,
    inputs: run.inputs,
    get state() {
      return run.mirror.state;
    },
    toolResult: (toolCallId) => run.answers.wait(toolCallId),
    async emit(event) {
      run.push(event);
      await run.room();
    },
    patchState(delta) {
      return this.emit({ type: "STATE_DELTA", delta });
    },
    release: (message) => run.release(message),
  };
}

/** `start(run)` returns once the agent has ended or failed; what it throws fails the run. */
export async function execute(run, start) {
  try {
    await start(run);
    if (run.cancelled) run.finishCancelled();
    else if (!run.ended) throw lost();
  } catch (error) {
    try {
      run.fail(error);
    } catch (again) {
      run.server.emit("error", again); // an error that cannot even be told
      run.release(String(again));
    }
  }
}

/** What the promise brings, or `{stopped: true}` when the run stops first. Leaves nothing behind on
 * the run: a listener for each of a million events would keep them all. */
function unlessStopped(run, promise) {
  return new Promise((resolve, reject) => {
    const forget = run.onStop(() => resolve({ stopped: true }));
    Promise.resolve(promise).finally(forget).then(resolve, reject);
  });
}

/** `body(input, context)` makes an async iterable of events; its return value is the result. */
export const fromGenerator = (body) => async (run) => {
  const events = body(run.input, contextOf(run));
  const iterator = events[Symbol.asyncIterator]?.() ?? events[Symbol.iterator]();
  for (;;) {
    const step = await unlessStopped(run, iterator.next());
    if (step.stopped || run.over) {
      // It may be anywhere; what it still yields is nobody's.
      Promise.resolve(iterator.return?.()).catch(() => {});
      return;
    }
    if (step.done) return conclude(run, step.value);
    const { type } = step.value ?? {};
    if (type !== "RUN_STARTED" && type !== "RUN_ERROR") run.begin();
    run.push(step.value);
    await run.room();
  }
};

function conclude(run, result) {
  if (run.ended || run.cancelled) return;
  run.begin();
  run.inputs.confirm();
  const ids = { threadId: run.names.threadId, runId: run.names.runId };
  run.push({ type: "RUN_FINISHED", ...ids, ...(result !== undefined && { result }) });
}

/** The agent's Observable, behind its own middleware as `runAgent` would have it. */
function observe(agent, input) {
  const link = (next, middleware) => ({
    run: (given) => middleware.run(given, next),
    get messages() {
      return next.messages;
    },
    get state() {
      return next.state;
    },
  });
  return [...(agent.middlewares ?? [])].reduceRight(link, agent).run(input);
}

/** Each run gets a clone of the agent. Events that it sends faster than they leave are kept. */
export const fromAgent = (agent, maxBuffered) => (run) =>
  new Promise((resolve, reject) => {
    const own = agent.clone();
    const { input } = run;
    Object.assign(own, { threadId: input.threadId, messages: input.messages });
    if (input.state !== undefined) own.state = input.state;
    const abort = () => own.abortRun();
    run.controller.signal.addEventListener("abort", abort, { once: true });
    let subscription;
    let over = false;
    let forget;
    const end = (settle) => (value) => {
      over = true;
      forget?.();
      subscription?.unsubscribe();
      run.controller.signal.removeEventListener("abort", abort);
      settle(value);
    };
    const [done, fail] = [end(resolve), end(reject)];
    const take = (event) => {
      // An aborted agent often says so by an error; the run was cancelled, and ends as that.
      if (over || (run.cancelled && event.type === "RUN_ERROR")) return;
      try {
        run.push(event);
        if (run.window.events.length > maxBuffered) throw tooFast(maxBuffered);
      } catch (error) {
        own.abortRun();
        fail(error);
      }
    };
    forget = run.onStop(done);
    subscription = observe(own, input).subscribe({ next: take, error: fail, complete: done });
    if (over) subscription.unsubscribe();
  });

const tooFast = (limit) =>
  new SluiceError({ code: "too_many", message: "events came faster than they could leave", limit });
