import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createTestDatabase } from "@headwaters/db/testing";
import { afterwards } from "@headwaters/testing/afterwards";
import { buildApplication } from "@headwaters/testing/factories";
import { freePort } from "@headwaters/testing/freePort";
import { running } from "@headwaters/testing/process";
import pg from "pg";
import { expect, test } from "vitest";

/** More than wait their turn (services/submissions.ts): where the machine is slow, some are refused. */
const APPLICATIONS = 1_200;

/** A process of the site on a database of its own. */
async function startSite() {
  const database = await createTestDatabase();
  afterwards(database.drop);
  const dataDir = mkdtempSync(join(tmpdir(), "headwaters-flood-"));
  afterwards(() => rmSync(dataDir, { recursive: true }));
  const port = await freePort();
  await running({
    ...{ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "silent" },
    ...{ DATABASE_URL: database.connectionString, THROTTLE_FACTOR: "100000" },
    MAIL_PAUSED: "true", // the mails are written all the same
    SESSION_SECRET: "a secret for floods, and long enough",
  });
  const connection = new pg.Client({ connectionString: database.connectionString });
  await connection.connect();
  afterwards(() => connection.end());
  return { port, connection };
}

/** Each over a connection of its own, as from as many people. */
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

function apply(port: number, email: string) {
  const body = JSON.stringify(buildApplication({ email }));
  const headers = { "content-type": "application/json", "content-length": body.length };
  const options = { port, path: "/api/membership", method: "POST", headers, agent };
  return new Promise<{ email: string; status: number; wait: string; message: string }>(
    (resolve, reject) => {
      const sent = request(options, async (response) => {
        const { message = "" } = JSON.parse(await text(response));
        const { statusCode: status = 0, headers } = response;
        resolve({ email, status, wait: headers["retry-after"] ?? "", message });
      });
      sent.once("error", reject).end(body);
    },
  );
}

test("of applications that all come at once each is kept once or refused in a sentence, and pages go on", {
  timeout: 120_000,
}, async () => {
  const { port, connection } = await startSite();
  const site = `http://localhost:${port}`;
  expect((await fetch(`${site}/membership`)).status).toBe(200);

  const sent = Promise.all(
    Array.from({ length: APPLICATIONS }, (_, n) => apply(port, `flood.${n}@example.org`)),
  );
  const flood = { isOver: false };
  void sent.finally(() => {
    flood.isOver = true;
  });
  while (!flood.isOver) {
    for (const path of ["/membership", "/api/news", "/api/events?search=river"]) {
      expect((await fetch(site + path)).status).toBe(200);
    }
  }

  const answers = await sent;
  const refused = answers.filter(({ status }) => status !== 200);
  for (const { status, wait, message } of refused) {
    expect([status, wait]).toEqual([503, "5"]);
    expect(message).toMatch(/^Many people are .* Please try again in a few seconds\.$/);
  }
  expect(answers.length - refused.length).toBeGreaterThan(100);
  const { rows } = await connection.query("SELECT email FROM membership_applications");
  const kept = answers.filter(({ status }) => status === 200);
  expect(rows.map(({ email }) => email).sort()).toEqual(kept.map(({ email }) => email).sort());
  const mails = await connection.query("SELECT count(*)::int AS count FROM mails");
  expect(mails.rows).toEqual([{ count: 2 * kept.length }]);
});
