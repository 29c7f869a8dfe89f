// SPDX-License-Identifier: MIT
// A run's shared state as its worker sees it: its own changes, and everybody else's in their place.
import jsonpatch from "fast-json-patch";
import { copy } from "./equal.js";

/** Own changes that are kept although the gateway has them: others may still land in front. */
const KEPT = 4096;

/** As the reference client does: a patch that does not apply is skipped as a whole. */
function patched(state, patch) {
  try {
    return jsonpatch.applyPatch(state, patch, true, false).newDocument;
  } catch {
    return state;
  }
}

const changed = (state, { snapshot, delta }) => (delta ? patched(state, delta) : snapshot);

/**
 * The log orders the run's own events and the changes of others; `after` tells how many of the
 * former lie before one of the latter. What the run changed behind that place is applied again.
 */
export class Mirror {
  constructor(state = {}) {
    this.base = copy(state); // at a place of the log
    this.own = []; // own changes behind it: { sequence, snapshot | delta }
    this.current = { value: this.base }; // with all of `own`; undefined until somebody asks
    this.shown = undefined; // a copy of it, likewise
  }

  get state() {
    this.current ??= { value: this.own.reduce(changed, this.base) };
    this.shown ??= { value: copy(this.current.value) };
    return this.shown.value;
  }

  /** An event of the run itself, which is its `sequence`-th. */
  note(event, sequence) {
    if (event.type === "STATE_SNAPSHOT") {
      // Whatever lands in front of it is without effect.
      this.own = [{ sequence, snapshot: copy(event.snapshot) }];
    } else if (event.type === "STATE_DELTA") {
      this.own.push({ sequence, delta: copy(event.delta) });
    } else return;
    this.shown = undefined;
    if (this.current) this.current = { value: changed(this.current.value, this.own.at(-1)) };
  }

  /** Everything up to `sequence` is in the log. */
  settled(sequence) {
    let spare = this.own.length - KEPT;
    while (spare-- > 0 && this.own[0].sequence <= sequence) this.fold();
  }

  /** Somebody else's change. */
  take({ after, patch, state }) {
    while (this.own.length && this.own[0].sequence <= after) this.fold();
    this.base = patch ? patched(this.base, patch) : state;
    this.current = this.shown = undefined;
  }

  fold() {
    this.base = changed(this.base, this.own.shift());
  }
}
