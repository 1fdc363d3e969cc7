import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * What a proxy keeps from its clients: nothing; all notifications; or, as poolers that lend out
 * connections by the transaction do, those that come while the client asks nothing.
 */
export type Withheld = "nothing" | "notifications" | "notifications unasked for";

/** Something between a client and PostgreSQL that can go wrong. */
export interface TestProxy {
  /** Leads to the same database through the proxy. */
  connectionString: string;
  /** How many connections it took so far. */
  readonly connections: number;
  /** Stops passing anything on, without closing anything. */
  freeze(): void;
  /** Closes everything, and every new connection at once. */
  refuse(): void;
  /** Passes on again, first what has piled up. */
  pass(): void;
  close(): Promise<void>;
}

/** Starts a proxy in front of a database. */
export async function startProxy(
  connectionString: string,
  withheld: Withheld = "nothing",
): Promise<TestProxy> {
  const target = new URL(connectionString);
  const sockets = new Set<Socket>();
  let connections = 0;
  let state: "passing" | "frozen" | "refusing" = "passing";

  const server = createServer((near) => {
    connections += 1;
    if (state === "refusing") {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    const sieve = new Sieve(withheld);
    near.on("data", (data) => far.write(sieve.fromClient(data)));
    far.on("data", (data) => near.write(sieve.fromServer(data)));
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
    refuse: () => {
      state = "refusing";
      for (const socket of sockets) socket.destroy();
    },
    pass: () => {
      state = "passing";
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}

/** Takes notifications out of what a server says: messages of a type, a length and a body. */
class Sieve {
  readonly #withheld: Withheld;
  #rest = Buffer.alloc(0);
  #asked = true;

  constructor(withheld: Withheld) {
    this.#withheld = withheld;
  }

  fromClient(data: Buffer): Buffer {
    this.#asked = true;
    return data;
  }

  fromServer(data: Buffer): Buffer {
    this.#rest = Buffer.concat([this.#rest, data]);
    const passed: Buffer[] = [];
    for (;;) {
      const length = this.#rest.length < 5 ? Infinity : 1 + this.#rest.readInt32BE(1);
      if (this.#rest.length < length) return Buffer.concat(passed);
      const message = this.#rest.subarray(0, length);
      this.#rest = this.#rest.subarray(length);
      if (this.#passes(String.fromCharCode(message[0] ?? 0))) passed.push(message);
    }
  }

  #passes(type: string): boolean {
    if (type === "Z") this.#asked = false; // ready for the next query
    if (type !== "A" || this.#withheld === "nothing") return true;
    return this.#withheld === "notifications unasked for" && this.#asked;
  }
}
