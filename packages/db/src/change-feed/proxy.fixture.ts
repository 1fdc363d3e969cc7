import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * Messages that a proxy does not forward: none; all notifications; or, like a pooler in transaction
 * mode, notifications that arrive while the client runs no query.
 */
export type HeldBack = "nothing" | "notifications" | "notifications while idle";

/** A proxy in front of PostgreSQL that can fail. */
export interface TestProxy {
  /** The same database through the proxy. */
  connectionString: string;
  /** The number of connections so far. */
  readonly connections: number;
  /** Stops forwarding, without closing connections. */
  freeze(): void;
  /** Closes all connections, and every new one at once. */
  reject(): void;
  /** Forwards again, first the data that has arrived meanwhile. */
  resume(): void;
  close(): Promise<void>;
}

/** Starts a proxy in front of a database. */
export async function startProxy(
  connectionString: string,
  heldBack: HeldBack = "nothing",
): Promise<TestProxy> {
  const target = new URL(connectionString);
  const sockets = new Set<Socket>();
  let connections = 0;
  let state: "forwarding" | "frozen" | "refusing" = "forwarding";

  const server = createServer((near) => {
    connections += 1;
    if (state === "refusing") {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    const filter = new NotificationFilter(heldBack);
    near.on("data", (data) => far.write(filter.fromClient(data)));
    far.on("data", (data) => near.write(filter.fromServer(data)));
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      if (state === "frozen") socket.pause();
      socket.on("error", () => {}); // "close" follows
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  const here = new URL(connectionString);
  here.hostname = "127.0.0.1";
  here.port = String((server.address() as AddressInfo).port);
  return {
    connectionString: here.href,
    get connections() {
      return connections;
    },
    freeze: () => {
      state = "frozen";
      for (const socket of sockets) socket.pause();
    },
    reject: () => {
      state = "refusing";
      for (const socket of sockets) socket.destroy();
    },
    resume: () => {
      state = "forwarding";
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}

/** Removes notifications from the messages of a server. */
class NotificationFilter {
  readonly #withheld: HeldBack;
  #rest = Buffer.alloc(0);
  #isQuerying = true;

  constructor(withheld: HeldBack) {
    this.#withheld = withheld;
  }

  fromClient(data: Buffer): Buffer {
    this.#isQuerying = true;
    return data;
  }

  fromServer(data: Buffer): Buffer {
    this.#rest = Buffer.concat([this.#rest, data]);
    const forwarded: Buffer[] = [];
    for (;;) {
      const length = this.#rest.length < 5 ? Infinity : 1 + this.#rest.readInt32BE(1);
      if (this.#rest.length < length) return Buffer.concat(forwarded);
      const message = this.#rest.subarray(0, length);
      this.#rest = this.#rest.subarray(length);
      if (this.#isForwarded(String.fromCharCode(message[0] ?? 0))) forwarded.push(message);
    }
  }

  #isForwarded(type: string): boolean {
    if (type === "Z") this.#isQuerying = false; // ready for the next query
    if (type !== "A" || this.#withheld === "nothing") return true;
    return this.#withheld === "notifications while idle" && this.#isQuerying;
  }
}
