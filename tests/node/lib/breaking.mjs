// SPDX-License-Identifier: MIT
// A TCP relay whose connections break so many bytes behind the answer to their first subscription.
import { connect, createServer } from "node:net";

export class BreakingRelay {
  connections = 0;

  /** `limits`: bytes for the first connection, the second and so on; later ones stay whole. */
  constructor(port, limits) {
    this.limits = limits;
    this.server = createServer((client) => this.#relay(client, port));
  }

  #relay(client, port) {
    const limit = this.limits[this.connections++] ?? Infinity;
    let left = Infinity;
    const server = connect(port, "127.0.0.1");
    const end = () => (client.destroy(), server.destroy());
    for (const socket of [client, server]) {
      socket.on("error", end);
      socket.on("close", end);
    }
    client.pipe(server);
    server.on("data", (bytes) => {
      if (left === Infinity && bytes.includes("subscribed"))
        left = bytes.indexOf("subscribed") + limit;
      const part = bytes.subarray(0, left);
      left -= part.length;
      if (part.length < bytes.length) client.end(part, end);
      else client.write(part);
    });
  }

  async listen() {
    await new Promise((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    return this.server.address().port;
  }

  close() {
    this.server.close();
  }
}
