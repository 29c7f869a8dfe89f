// SPDX-License-Identifier: MIT
// The core: connections, subscriptions and thread streams, without dependencies.
export { Connection } from "./connection.js";
export { Subscription } from "./subscription.js";
export { ThreadStream } from "./thread-stream.js";
export { Tracker } from "./tracker.js";
export { SluiceError, closeAction } from "./errors.js";
export { CODES, CLOSES } from "./tables.js";
export { encode, decode } from "./msgpack.js";
