// SPDX-License-Identifier: MIT
// A TCP relay whose connections break when the server has sent so many bytes.
import { connect, createServer } from "node:net";

export class BreakingRelay {
  connections = 0;

  /** `limits`: bytes for the first connection, the second and so on; later ones stay whole. */
  constructor(port, limits) {
    this.limits = limits;
    this.server = createServer((client) => this.#relay(client, port));
  }

  #relay(client, port) {
    let left = this.limits[this.connections++] ?? Infinity;
    const server = connect(port, "127.0.0.1");
    const end = () => (client.destroy(), server.destroy());
    for (const socket of [client, server]) {
      socket.on("error", end);
      socket.on("close", end);
    }
    client.pipe(server);
    server.on("data", (bytes) => {
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
