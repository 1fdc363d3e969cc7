import { renameSync } from "node:fs";
import { createClient, migrate } from "@headwaters/db";
import { discardDataDir, makeOldCluster } from "@headwaters/embedded-postgres/testing";
import { afterwards } from "@headwaters/testing/afterwards";
import { expect, test } from "vitest";
import { prepareDemo } from "../startup/demo.ts";
import { command, scratchFolder } from "../testing/command.ts";

const run = command("backup.ts");

// The package of PostgreSQL 17 is for Linux on x64 only.
if (process.platform === "linux" && process.arch === "x64")
  test("the commands that a rejected cluster of PostgreSQL 17 gets move its data to PostgreSQL 18", async () => {
    const DATA_DIR = scratchFolder();
    const kept = `${DATA_DIR}-17`;
    afterwards(() => Promise.all([discardDataDir(DATA_DIR), discardDataDir(kept)]));
    const archive = `${scratchFolder()}/headwaters-17.tar.gz`;
    const withOldServer = await makeOldCluster(DATA_DIR);

    await withOldServer(DATA_DIR, async (DATABASE_URL) => {
      await migrate(DATABASE_URL);
      const { prisma, close } = createClient(DATABASE_URL);
      await prepareDemo(prisma, { dataDir: scratchFolder(), isPublic: true });
      await close();
      expect(await run({ DATABASE_URL, DATA_DIR }, "backup", archive)).toMatchObject({ code: 0 });
    });
    const rejected = await run({ DATA_DIR }, "restore", archive);
    expect(rejected).toMatchObject({
      code: 1,
      said: expect.stringMatching(/PostgreSQL 17, .*mv ".*npx pnpm restore headwaters-17/s),
    });

    renameSync(DATA_DIR, kept);
    const restored = await run({ DATA_DIR }, "restore", archive);
    expect(restored).toMatchObject({ code: 0 });
    // The command compares the rows with those of the archive.
    expect(restored.said).toMatch(/users: (\d+) of \1\n/);
    expect(restored.said).toMatch(/published items in the search: (\d+) of \1\n/);
  });
