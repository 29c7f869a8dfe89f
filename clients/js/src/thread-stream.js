// SPDX-License-Identifier: MIT
// Turns what a subscription delivers into one legal stream of AG-UI events for one pipeline.
import { endRun, fitSameRun, historyGone, readRebuild, skeleton } from "./fit.js";
import { Tracker } from "./tracker.js";

/** Snapshots that leave a client no message at all, reasoning included. */
function clearing() {
  const metadata = { "@ag-ui/client": { authoritativeActivityTypes: null } };
  const message = (role) => ({ id: "sluice-reset", role, content: "" });
  return [[message("reasoning")], [message("system")], []].map((messages) => ({
    type: "MESSAGES_SNAPSHOT",
    messages,
    metadata,
  }));
}

/**
 * Serves one pipeline, that is one fresh verifier. `emit(event, runId)` takes the events of the
 * pipeline; `patchIdle(event)` takes state and message snapshots or deltas that belong between
 * runs, where the pipeline admits no event: they go to the reducer directly.
 *
 * `ownRunId` names the run that the pipeline is for, if any: a rebuild that is already beyond it
 * still shows its messages and state before its terminal, because nothing will be read after that.
 */
export class ThreadStream {
  constructor({ threadId, ownRunId, emit, patchIdle }) {
    this.threadId = threadId;
    this.ownRunId = ownRunId;
    this.emit = emit;
    this.patchIdle = patchIdle;
    this.open = new Tracker();
  }

  /** No run is going on in the pipeline. */
  get idle() {
    return !this.open.live;
  }

  /** The run that the pipeline saw last, as frames name it. */
  get runId() {
    return this.open.runId;
  }

  change(change) {
    if (change.event) this.put(change.event, change.runId);
    else if (change.patch) this.patchIdle({ type: "STATE_DELTA", delta: change.patch });
    else this.patchIdle({ type: "STATE_SNAPSHOT", snapshot: change.state });
  }

  put(event, runId) {
    this.open.take(event, runId);
    this.emit(event, runId);
  }

  /** `ended`: the last ended runs, oldest first, each with its `terminal`. */
  rebuild({ changes, runs: ended = [] }) {
    const rebuild = readRebuild(changes);
    if (!rebuild.body.length) return this.rebuildIdle(changes);
    if (this.open.live && this.open.runId === rebuild.runId) {
      for (const event of fitSameRun(this.open, rebuild)) this.put(event, rebuild.runId);
      return undefined;
    }
    this.endLive(rebuild, ended);
    const missed = this.missed(rebuild, ended);
    const fresh = this.open.runId === undefined;
    for (const { event, runId } of rebuild.earlier)
      if (fresh || !ended.some((run) => run.runId === runId)) this.put(event, runId);
    for (const { runId, terminal } of missed) {
      const events = skeleton(this.threadId, runId, terminal, this.ownSnapshots(runId, rebuild));
      for (const event of events) this.put(event, runId);
    }
    for (const { event, runId } of rebuild.body) this.put(event, runId);
    return undefined;
  }

  /** The run that the pipeline has open is over, whatever the rebuild says about it. */
  endLive(rebuild, ended) {
    const { live, runId } = this.open;
    if (!live) return;
    const terminal = ended.find((run) => run.runId === runId)?.terminal ?? historyGone();
    const snapshots = this.ownSnapshots(runId, rebuild);
    for (const event of endRun(this.open, rebuild, terminal, snapshots)) this.put(event, runId);
  }

  ownSnapshots(runId, rebuild) {
    return runId === this.ownRunId ? rebuild.snapshots.map(({ event }) => event) : [];
  }

  /** Ended runs that the pipeline saw nothing of. A fresh one needs only its own. */
  missed(rebuild, ended) {
    const others = ended.filter((run) => run.runId !== rebuild.runId);
    if (this.open.runId === undefined)
      return others.filter((run) => run.runId === this.ownRunId);
    const seen = ended.findIndex((run) => run.runId === this.open.runId);
    return others.filter((run) => ended.indexOf(run) > seen);
  }

  /** A thread that has no runs: whatever the pipeline shows of it is no longer there. */
  rebuildIdle(changes) {
    if (this.open.live) this.put(historyGone(), this.open.runId);
    for (const event of clearing()) this.patchIdle(event);
    for (const change of changes) this.change(change);
  }
}
