// SPDX-License-Identifier: MIT
// One thread followed for as long as it is open, folded by the reference client.
import { AbstractAgent } from "@ag-ui/client";
import { Observable, Subject } from "rxjs";
import { ThreadStream } from "./gateway.js";

/**
 * `WebSocketAgent` is for programs that run an agent; a viewer wants more of the subscription: the
 * log from its start (events that are in no snapshot, such as components), and the verdicts.
 * `hooks.subscribed(frame)` is called whenever the gateway says where the subscription stands.
 */
export class ThreadAgent extends AbstractAgent {
  constructor(connection, threadId, hooks) {
    super({ threadId, initialState: {} });
    this.connection = connection;
    this.hooks = hooks;
    this.between = new Subject(); // state that changes while no run is live
  }

  /** The live run as frames name it, which need not be as its events do. */
  get liveRunId() {
    return this.stream && !this.stream.idle ? this.stream.runId : undefined;
  }

  connect({ threadId }) {
    return new Observable((output) => {
      this.stream = new ThreadStream({
        threadId,
        emit: (event) => output.next(event),
        patchIdle: (event) => this.between.next(event),
      });
      const subscription = this.connection.subscribe(
        { threadId, from: "start", strip: ["rawEvent", "RAW"] }, // nothing here shows them
        {
          subscribed: (frame) => this.hooks.subscribed(frame),
          change: (change) => {
            this.noteExpiry(change);
            this.stream.change(change);
          },
          rebuild: (rebuild) => {
            rebuild.changes.forEach((change) => this.noteExpiry(change));
            this.stream.rebuild(rebuild);
          },
          error: (error) => output.error(error),
        },
      );
      return () => subscription.unsubscribe();
    });
  }

  /** Open interrupts that do not say so themselves expire then; it stands beside the event. */
  noteExpiry({ event, expiresAt }) {
    if (event?.type === "RUN_FINISHED") this.interruptsExpireAt = expiresAt;
  }

  /** Changes between runs reach the reducer past the verifier, which admits no event there. */
  apply(input, events, subscribers) {
    const merged = new Observable((output) => {
      const between = this.between.subscribe((event) => output.next(event));
      between.add(events.subscribe(output));
      return between;
    });
    return super.apply(input, merged, subscribers);
  }

  /** The owner tells, where the thread is shown. */
  async onError(input, error) {
    throw error;
  }
}
