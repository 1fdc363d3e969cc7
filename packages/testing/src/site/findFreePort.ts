import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Finds a free port below the ephemeral ports, so that no connection takes it before the server does. */
export async function findFreePort(): Promise<number> {
  const port = randomInt(10_000, 32_000);
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return findFreePort();
  }
  server.close();
  await once(server, "close");
  return port;
}
