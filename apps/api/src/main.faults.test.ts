import { createClient } from "@headwaters/db";
import { findEmbeddedPostgres } from "@headwaters/embedded-postgres";
import { readPostmasterPid } from "@headwaters/embedded-postgres/testing";
import { buildArticle } from "@headwaters/testing/factories";
import { createMembers } from "@headwaters/testing/people/signedInMembers";
import { findFreePort } from "@headwaters/testing/site/findFreePort";
import { launchReadySite } from "@headwaters/testing/site/siteProcess";
import { expect, test } from "vitest";
import { scratchFolder } from "./testing/command.ts";

const SESSION_SECRET = "a secret of both sites, long enough";

/** Prepares the settings and the address of a site that is not started yet. */
async function prepare() {
  const PORT = String(await findFreePort());
  const env = { PORT, DATA_DIR: scratchFolder(), SESSION_SECRET };
  const settings = { ...env, DEMO_CONTENT: "false", LOG_LEVEL: "warn" };
  return { settings, dataDir: env.DATA_DIR, address: `http://127.0.0.1:${PORT}` };
}

test("the process runs beside a second copy with another port and data folder; a database that outlived a kill -9 of the site is taken over; after a kill -9 of both every acknowledged write is found", async () => {
  const [one, other] = [await prepare(), await prepare()];
  const [killed] = await Promise.all([one, other].map(({ settings }) => launchReadySite(settings)));
  const areReady = async () => {
    for (const { address: url } of [one, other]) {
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
    }
  };
  await areReady();

  killed?.child.kill("SIGKILL");
  await killed?.ended;
  const second = await launchReadySite(one.settings);
  await areReady();

  const { prisma, close } = createClient((await findEmbeddedPostgres(one.dataDir)) ?? "");
  const [{ cookie } = { cookie: "" }] = await createMembers(prisma, SESSION_SECRET, 1);
  await close();
  const titles = Array.from({ length: 20 }, (_, i) => `Report ${i}`);
  for (const title of titles) {
    const response = await fetch(`${one.address}/api/news`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(buildArticle({ title })),
    });
    expect(response.status).toBe(201);
  }
  second.child.kill("SIGKILL");
  process.kill(await readPostmasterPid(one.dataDir), "SIGKILL");
  await second.ended;

  const third = await launchReadySite(one.settings);
  const news = await fetch(`${one.address}/api/news`);
  const found = ((await news.json()) as { title: string }[]).map(({ title }) => title);
  expect(found.sort()).toEqual(titles.sort());
  third.child.kill("SIGTERM");
  expect(await third.ended).toBe(0);
}, 120_000);
