import { setTimeout } from "node:timers/promises";
import { createClient, type PrismaClient } from "@headwaters/db";
import { ACCOUNT } from "../bareRegistrations.ts";
import { createEvent, registration } from "../events.ts";
import { atMost, print } from "../report.ts";
import type { Server } from "../servers.ts";
import type { Family, Stage } from "../stage.ts";
import { middle, percentile } from "../statistics.ts";
import { visit } from "../visits.ts";

const SEATS = 20;
const ROUNDS = 3;
/** The target: at most this many times as long as the bare handler. */
const TIMES_BARE = 4;

interface Rush {
  /** From the first request to the last response. */
  seconds: number;
  /** The server's processor time, s. */
  processor: number;
  /** Milliseconds from a family's request of the page until it is registered. */
  times: number[];
}

async function send(url: string, init: RequestInit): Promise<void> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status}: ${text}`);
}

/** All families open the event's page at once, if they do, and register as soon as they have it. */
async function measure(
  server: Server,
  families: readonly Family[],
  event: string,
  opensPage: boolean,
): Promise<Rush> {
  const before = await server.report();
  const begun = performance.now();
  const times = await Promise.all(
    families.map(async ({ cookie, userId }) => {
      const headers = { cookie, [ACCOUNT]: userId };
      if (opensPage) await send(`${server.url}/events/${event}`, { headers });
      await send(`${server.url}/api/events/${event}/registrations`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(registration),
      });
      return performance.now() - begun;
    }),
  );
  const seconds = (performance.now() - begun) / 1_000;
  const { processor } = await server.report();
  return { seconds, processor: (processor - before.processor) / 1_000, times };
}

/** Waits until the site has sent its mails, which would slow down the next round. */
async function waitForMails(prisma: PrismaClient): Promise<void> {
  for (;;) {
    const [{ unsent }] = await prisma.$queryRaw<[{ unsent: number }]>`
      SELECT (SELECT count(*) FROM mails WHERE status = 'pending')::int
        + (SELECT count(*) FROM pgboss.job WHERE name = 'mail' AND state < 'completed')::int AS unsent`;
    if (unsent === 0) return;
    await setTimeout(500);
  }
}

const toRow = (rounds: Rush[]) => ({
  seconds: middle(rounds.map(({ seconds }) => seconds)),
  processor: middle(rounds.map(({ processor }) => processor)),
  "p50 ms": middle(rounds.map(({ times }) => percentile(times, 0.5))),
  "p99 ms": middle(rounds.map(({ times }) => percentile(times, 0.99))),
});

/**
 * 500 signed-in families open an event's page and register at the same moment, at the site and at a
 * bare handler, which sends a constant page and writes the rows of a registration and its mail under the
 * same lock. Then they register without opening the page.
 */
export async function rush(stage: Stage) {
  const { prisma, close } = createClient(stage.small);
  const families = await stage.signUpFamilies();
  const first = await createEvent(prisma, SEATS);
  const page = {
    url: `${stage.site.url}/events/${first}`,
    headers: { cookie: families[0]?.cookie ?? "" },
  };
  const bare = await stage.serve({ contender: "registrations", database: stage.small, page });
  const servers = { site: stage.site, bare };
  const quiet = await visit(`${stage.site.url}/news`, () => setTimeout(3_000));
  for (const opensPage of [true, false]) {
    const visits: number[] = [];
    const rushes: Record<keyof typeof servers, Rush[]> = { site: [], bare: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      // In alternating order, so that neither always follows the other.
      const names = round % 2 === 0 ? (["site", "bare"] as const) : (["bare", "site"] as const);
      for (const name of names) {
        const event = await createEvent(prisma, SEATS);
        await waitForMails(prisma);
        const run = async () =>
          rushes[name].push(await measure(servers[name], families, event, opensPage));
        if (name === "site") visits.push(...(await visit(`${stage.site.url}/news`, run)));
        else await run();
      }
    }
    const ratios = rushes.site.map(
      ({ seconds }, round) => seconds / (rushes.bare[round]?.seconds ?? Number.NaN),
    );
    const title = `${families.length} families ${opensPage ? "open an event's page and register" : "register"} at once`;
    print(title, {
      site: toRow(rushes.site),
      "bare Fastify and pg": toRow(rushes.bare),
      "site, times the bare handler": { seconds: middle(ratios) },
      "a visitor of /news meanwhile": { "p99 ms": percentile(visits, 0.99) },
      "a visitor of /news before": { "p99 ms": percentile(quiet, 0.99) },
    });
    const slower = percentile(visits, 0.99) / percentile(quiet, 0.99);
    atMost(3, `${title}: p99 of a visitor's page, times the quiet one`, slower);
    atMost(TIMES_BARE, `${title}: times the bare handler`, middle(ratios));
  }
  await close();
}
