import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import pg from "pg";

/** The start-up parameters that PgBouncer accepts. */
const PARAMETERS = new Set(["user", "database", "application_name", "client_encoding"]);

interface Backend {
  client: pg.Client;
  socket: Socket;
  /** The client whose transaction is running. */
  borrower: Socket | null;
}

export interface TestPooler {
  /** The same database through the pooler. */
  connectionString: string;
  /** The number of connections to the database. */
  readonly size: number;
  close(): Promise<void>;
}

/** Encodes a message of the protocol: type, length and body. */
function encodeMessage(type: string, body: Buffer | string): Buffer {
  const content = Buffer.from(body);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

/** Splits a stream into messages. The first message of a client has no type. */
function createSplitter(isFirstTyped: boolean): (data: Buffer) => Buffer[] {
  let rest = Buffer.alloc(0);
  let start = isFirstTyped ? 1 : 0;
  return (data) => {
    rest = Buffer.concat([rest, data]);
    const messages: Buffer[] = [];
    while (rest.length >= start + 4) {
      const length = start + rest.readInt32BE(start);
      if (rest.length < length) break;
      messages.push(rest.subarray(0, length));
      rest = rest.subarray(length);
      start = 1;
    }
    return messages;
  };
}

const ready = encodeMessage("Z", "I");

function reject(client: Socket, text: string) {
  client.end(encodeMessage("E", `SFATAL\0VFATAL\0C08P01\0M${text}\0\0`));
}

/**
 * Starts a connection pooler in transaction mode, like PgBouncer. Each transaction gets another
 * connection, so that code which relies on a session fails at once.
 */
export async function startPooler(connectionString: string, size = 3): Promise<TestPooler> {
  const backends: Backend[] = [];
  const waiting: (() => void)[] = [];
  const clients = new Set<Socket>();
  let next = 0;

  for (let count = 0; count < size; count += 1) {
    const client = new pg.Client({ connectionString });
    client.on("error", () => {}); // the test drops the database
    await client.connect();
    const socket = (client as pg.Client & { connection: { stream: Socket } }).connection.stream;
    const backend: Backend = { client, socket, borrower: null };
    // From here on messages go to the borrower instead of the parser of pg.
    socket.removeAllListeners("data");
    const split = createSplitter(true);
    socket.on("data", (data: Buffer) => {
      for (const part of split(data)) {
        backend.borrower?.write(part);
        if (!part.equals(ready)) continue;
        backend.borrower = null;
        waiting.shift()?.();
      }
    });
    backends.push(backend);
  }

  function borrow(client: Socket): Backend | null {
    for (let tries = 0; tries < size; tries += 1) {
      next = (next + 1) % size;
      const backend = backends[next];
      if (!backend || backend.borrower) continue;
      backend.borrower = client;
      return backend;
    }
    return null;
  }

  function serve(client: Socket) {
    let started = false;
    let unsent: Buffer[] = [];
    const split = createSplitter(false);

    function forward() {
      if (unsent.length === 0 || client.destroyed) return;
      const backend = backends.find(({ borrower }) => borrower === client) ?? borrow(client);
      if (!backend) {
        waiting.push(forward);
        return;
      }
      backend.socket.write(Buffer.concat(unsent));
      unsent = [];
    }

    function start(startup: Buffer) {
      const parameters = startup.subarray(8).toString().split("\0");
      const unknown = parameters
        .filter((_, index) => index % 2 === 0)
        .find((name) => name && !PARAMETERS.has(name));
      if (unknown) return reject(client, `unsupported startup parameter: ${unknown}`);
      started = true;
      const key = Buffer.alloc(8); // process id 0, which does not exist
      client.write(
        Buffer.concat([encodeMessage("R", Buffer.alloc(4)), encodeMessage("K", key), ready]),
      );
    }

    client.on("error", () => {}); // "close" follows
    client.on("close", () => {
      clients.delete(client);
      const borrowed = backends.find(({ borrower }) => borrower === client);
      borrowed?.socket.write(encodeMessage("Q", "ROLLBACK\0"));
    });
    client.on("data", (data: Buffer) => {
      for (const part of split(data)) {
        if (!started) start(part);
        else if (part[0] === "X".charCodeAt(0)) client.end();
        else unsent.push(part);
      }
      if (started) forward();
    });
  }

  const server = createServer({ noDelay: true }, (client) => {
    clients.add(client);
    serve(client);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const here = new URL(connectionString);
  here.hostname = "127.0.0.1";
  here.port = String((server.address() as AddressInfo).port);
  return {
    connectionString: here.href,
    size,
    async close() {
      server.close();
      for (const socket of [...clients, ...backends.map((backend) => backend.socket)]) {
        socket.destroy();
      }
      await once(server, "close");
    },
  };
}
