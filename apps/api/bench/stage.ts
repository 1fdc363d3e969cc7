import { join } from "node:path";
import { createClient } from "@headwaters/db";
import { startDatabases } from "./databases.ts";
import type { Order } from "./server.ts";
import { type Server, serve } from "./servers.ts";

const FAMILIES = 500;

export interface Family {
  /** The value of the Cookie header of its requests. */
  cookie: string;
  sessionId: string;
  userId: string;
}

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
  /** Signs up with this site. */
  signUp(site: Server): Promise<Family>;
  /** Signs up 500 families at the small site, with confirmed addresses. */
  signUpFamilies(): Promise<readonly Family[]>;
  close(): Promise<void>;
}

let members = 0;

async function signUp({ url }: Server): Promise<Family> {
  members += 1;
  const response = await fetch(`${url}/api/register`, {
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
  const { id } = (await response.json()) as { id: string };
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
  const cookie = cookies.join("; ");
  const [, sessionId = ""] = /headwaters=([^.]+)/.exec(cookie) ?? [];
  return { cookie, sessionId, userId: id };
}

async function signUpFamilies(site: Server, connectionString: string): Promise<Family[]> {
  const families: Family[] = [];
  for (let i = 0; i < FAMILIES; i += 1) families.push(await signUp(site));
  const { prisma, close } = createClient(connectionString);
  // Confirmed addresses, so that registering sends the usual mails.
  await prisma.emailConfirmation.deleteMany();
  await close();
  return families;
}

export async function setStage(): Promise<Stage> {
  const { folder, small, large, stop } = await startDatabases();
  const servers: Server[] = [];
  const start: Stage["serve"] = async (order) => {
    const server = await serve(order, join(folder, "log"));
    servers.push(server);
    return server;
  };
  const site = await start({ contender: "site", database: small });
  return {
    small,
    large,
    site,
    largeSite: await start({ contender: "site", database: large }),
    serve: start,
    signUp,
    signUpFamilies: () => signUpFamilies(site, small),
    async close() {
      for (const server of servers) await server.stop();
      await stop();
    },
  };
}
