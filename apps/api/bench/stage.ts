import { join } from "node:path";
import { startDatabases } from "./databases.ts";
import type { Order } from "./server.ts";
import { type Server, serve } from "./servers.ts";

/** Shared by the measurements. */
export interface Stage {
  /** Connection strings of the databases. */
  small: string;
  large: string;
  /** The site on each database; the memory of the first is measured at the end. */
  site: Server;
  largeSite: Server;
  /** Starts another server, which runs until the end. */
  serve(order: Order): Promise<Server>;
  /** Signs up with this site; resolves with the Cookie header of the new account. */
  signUp(site: Server): Promise<string>;
  close(): Promise<void>;
}

let members = 0;

async function signUp({ address }: Server): Promise<string> {
  members += 1;
  const response = await fetch(`${address}/api/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      firstName: "Ana",
      lastName: "Reyes",
      email: `ana.${members}@example.org`,
      password: "river stones",
    }),
  });
  if (response.status !== 201) throw new Error(await response.text());
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

export async function setStage(): Promise<Stage> {
  const { folder, small, large, stop } = await startDatabases();
  const servers: Server[] = [];
  const start: Stage["serve"] = async (order) => {
    const server = await serve(order, join(folder, "log"));
    servers.push(server);
    return server;
  };
  return {
    small,
    large,
    site: await start({ contender: "site", database: small }),
    largeSite: await start({ contender: "site", database: large }),
    serve: start,
    signUp,
    async close() {
      for (const server of servers) await server.stop();
      await stop();
    },
  };
}
