import { readdirSync } from "node:fs";
import { findFreePort } from "@headwaters/testing/site/findFreePort";
import { launchReadySite } from "@headwaters/testing/site/siteProcess";
import { expect, test } from "vitest";
import { command, scratchFolder } from "../testing/command.ts";

const mail = command("mail.ts");
const staff = command("staff.ts");

test("pnpm staff and pnpm mail work with the embedded database while the site runs, and start none", async () => {
  const PORT = String(await findFreePort());
  const env = { DATA_DIR: scratchFolder(), DEMO_CONTENT: "false" };
  expect(await mail(env, "failed")).toEqual({
    code: 1,
    database: null,
    said: `No database is running for the data folder ${env.DATA_DIR}: start the site first, or set DATABASE_URL.`,
  });
  expect(readdirSync(env.DATA_DIR)).toEqual([]);
  await launchReadySite({ PORT, LOG_LEVEL: "warn", ...env });
  expect(await staff(env, "list")).toMatchObject({
    code: 0,
    database: expect.stringMatching(/^127\.0\.0\.1:\d+\/headwaters$/),
    said: "Nobody is staff.",
  });
  expect(await mail(env, "failed")).toMatchObject({ code: 0, said: "No mail has failed." });
  expect((await fetch(`http://127.0.0.1:${PORT}/readyz`)).status).toBe(200);
});
