// SPDX-License-Identifier: MIT
// A client's WebSocket, down to the bytes: read as many of them as the test allows, and no more.
import { encode } from "@msgpack/msgpack";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import net from "node:net";
import { decode } from "../../../clients/js/src/msgpack.js"; // it knows the extensions

const CHUNK = 65536;

/** A client's frame with an empty mask. */
function frameOf(opcode, payload) {
    const { length } = payload;
    const long = length > 65535 ? 8 : length > 125 ? 2 : 0;
    const head = Buffer.alloc(2 + long + 4);
    head[0] = 0x80 | opcode;
    head[1] = 0x80 | (long === 8 ? 127 : long === 2 ? 126 : length);
    if (long === 2) head.writeUInt16BE(length, 2);
    if (long === 8) head.writeBigUInt64BE(BigInt(length), 2);
    return Buffer.concat([head, payload]);
}

export class RawSocket {
    /** `onframes(frames, bytes)` is called with each message; `chunk` bounds what one read takes. */
    constructor(host, { protocol = "sluice.v1.json", path = "/ws", chunk = CHUNK, onframes } = {}) {
        Object.assign(this, { json: protocol.endsWith("json"), onframes, pending: Buffer.alloc(0), parts: [], chunks: [] });
        this.need = 0; // bytes that `chunks` must hold before there is anything to look at
        this.bytes = 0; // read so far
        this.budget = Infinity; // bytes that may still be read
        this.pongs = []; // where they came: `bytes` at the time
        this.waiters = [];
        const [address, port] = host.split(":");
        const buffer = Buffer.alloc(chunk);
        this.socket = net.connect({
            host: address, port: Number(port), onread: { buffer, callback: (n) => this.read(buffer.subarray(0, n)) },
        });
        this.socket.on("error", () => {});
        this.gone = once(this.socket, "close").then(() => this.code);
        this.gone.then(() => this.wake());
        this.socket.write([
            `GET ${path} HTTP/1.1`, `Host: ${host}`, "Upgrade: websocket", "Connection: Upgrade",
            `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`, "Sec-WebSocket-Version: 13",
            `Sec-WebSocket-Protocol: ${protocol}`, "", "",
        ].join("\r\n"));
    }

    send(...frames) {
        for (const frame of frames)
            this.socket.write(this.json ? frameOf(1, Buffer.from(JSON.stringify(frame))) : frameOf(2, encode(frame)));
    }

    ping() {
        this.socket.write(frameOf(9, Buffer.alloc(0)));
    }

    /** No byte more is taken until `resume` or `grant`. */
    pause() {
        this.budget = 0;
        this.socket.pause();
    }

    resume() {
        this.grant(Infinity);
    }

    grant(bytes) {
        this.budget += bytes;
        if (this.budget > 0) this.socket.resume();
    }

    /** Resolves when `done()` holds, looked at whenever something has come. */
    async until(done) {
        while (!done()) {
            if (this.socket.destroyed) throw new Error(`the socket is closed with ${this.code}`);
            await new Promise((resolve) => this.waiters.push(resolve));
        }
    }

    destroy() {
        this.socket.destroy();
    }

    wake() {
        for (const waiter of this.waiters.splice(0)) waiter();
    }

    read(bytes) {
        this.bytes += bytes.length;
        this.budget -= bytes.length;
        this.need -= bytes.length;
        this.chunks.push(Buffer.from(bytes)); // the buffer is used again
        if (this.need <= 0) this.look();
        this.wake();
        return this.budget > 0;
    }

    look() {
        this.pending = Buffer.concat([this.pending, ...this.chunks.splice(0)]);
        if (!this.upgraded) this.upgrade();
        if (this.upgraded) while (this.frame());
    }

    upgrade() {
        const end = this.pending.indexOf("\r\n\r\n");
        if (end < 0) return;
        this.upgraded = this.pending.subarray(9, 12).toString() === "101";
        this.pending = this.pending.subarray(end + 4);
    }

    /** Takes one frame of the gateway's, if all of it is here. */
    frame() {
        const { pending } = this;
        this.need = 0;
        if (pending.length < 2) return false;
        const short = pending[1] & 127;
        const head = short === 127 ? 10 : short === 126 ? 4 : 2;
        if (pending.length < head) return false;
        const length = short === 127 ? Number(pending.readBigUInt64BE(2)) : short === 126 ? pending.readUInt16BE(2) : short;
        this.need = head + length - pending.length;
        if (this.need > 0) return false;
        this.pending = pending.subarray(head + length);
        this.take(pending[0], pending.subarray(head, head + length));
        return true;
    }

    take(first, payload) {
        switch (first & 15) {
            case 8:
                this.code = payload.readUInt16BE(0);
                return this.socket.end();
            case 9:
                return this.socket.write(frameOf(10, payload));
            case 10:
                return this.pongs.push(this.bytes);
            default:
                this.parts.push(Buffer.from(payload));
        }
        if (!(first & 0x80)) return undefined;
        const message = Buffer.concat(this.parts.splice(0));
        const frames = this.json ? JSON.parse(message) : decode(message);
        return this.onframes?.(frames, message);
    }
}
