import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import { createClient, isMigrated } from "@headwaters/db";
import { createTestDatabase } from "@headwaters/db/testing";
import { afterAllTests, afterwards } from "@headwaters/testing/afterwards";
import { buildAccount, buildArticle, buildMessage } from "@headwaters/testing/factories";
import { buildLeader, buildMember } from "@headwaters/testing/people/accounts";
import { buildOpenEvent, buildRegistrationRequest } from "@headwaters/testing/people/registrations";
import { uploadPhoto } from "@headwaters/testing/pictures";
import { Agent } from "@headwaters/testing/site/agent";
import { startBucket } from "@headwaters/testing/site/bucket";
import { startReceiver } from "@headwaters/testing/site/receiver";
import { pack } from "tar-stream";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type BucketSettings,
  openBucket,
  openFolder,
  toBucketName,
} from "../platform/storage/open.ts";
import { StorageError } from "../platform/storage/storage.ts";
import { prepareDemo } from "../startup/demo.ts";
import { command, scratchFolder } from "../testing/command.ts";
import { QUICK_MAILS } from "../testing/outbox.ts";
import { openSite, PUBLIC_URL } from "../testing/site.ts";
import { readEntries } from "./backup/archive.ts";
import { createBackup } from "./backup/createBackup.ts";
import { checkBackup, restoreBackup } from "./backup/restoreBackup.ts";

const run = command("backup.ts");
const MOVED = "https://www.moved.example";

/** A demo site in this process with all kinds of data. */
let source: Awaited<ReturnType<typeof openSource>>;
/** Its backup, made during writes. */
let file: string;
/** The empty site to which the backup was restored. */
let target: Awaited<ReturnType<typeof openNothing>>;
let backedUp: Awaited<ReturnType<typeof run>>;
let restored: typeof backedUp;

async function openSource() {
  const { connectionString, drop } = await createTestDatabase();
  afterwards(drop);
  const { site, close } = await openSite(connectionString);
  afterwards(close);
  const { prisma } = site;
  await prepareDemo(prisma, { dataDir: scratchFolder(), isPublic: false });
  const leader = await buildLeader(site);
  const picture = await uploadPhoto(leader.agent, "A heron");
  const article = await leader.agent.post("/api/news", {
    ...buildArticle({ title: "Herons over the millpond", imageUrl: picture.url }),
    content: `![Dawn](${PUBLIC_URL}/pictures/dawn-960.webp) [All](${PUBLIC_URL}). Not ${PUBLIC_URL}0 "${"ä\\\\\t".repeat(9)}"`,
  });
  expect(article.statusCode).toBe(201);
  const event = await prisma.event.create({ data: buildOpenEvent() });
  const family = await buildMember(site);
  const hooks = await startReceiver();
  const webhook = { url: hooks.url, secret: "whsec_c2VjcmV0c2VjcmV0c2VjcmV0", types: ["test"] };
  const { id: webhookId } = await prisma.webhook.create({ data: webhook as never });
  const mail = { kind: "test", recipient: "bo@example.org", subject: "Herons", text: "", html: "" };
  await prisma.mail.create({ data: { ...mail, claimedUntil: new Date("2999-01-01") } }); // stays pending
  await prisma.webhookDelivery.create({ data: { webhookId, type: "test", data: {} } });
  return { site, picture, event, family, hooks, itemId: article.json<{ id: string }>().id };
}

/** Opens an empty database and an empty folder. */
async function openNothing() {
  const { connectionString, drop } = await createTestDatabase({ empty: true });
  afterwards(drop);
  const folder = scratchFolder();
  const storage = openFolder(join(folder, "uploads"));
  return { connectionString, folder, storage, publicUrl: PUBLIC_URL, print: () => {} };
}

const readEnv = ({ connectionString, folder }: typeof target) => ({
  DATABASE_URL: connectionString,
  DATA_DIR: folder,
  PUBLIC_URL,
});

/** Reads the rows of an archive by table, sorted, with another site address; and its files. */
async function readArchive(archive: string, url = PUBLIC_URL) {
  const contents: Record<string, string[]> = {};
  for await (const { name, bytes } of readEntries(archive)) {
    if (name === "manifest.json") continue;
    const [kind, table = ""] = name.split("/");
    if (kind !== "database") {
      contents[name] = [bytes.toString("base64")];
      continue;
    }
    const rows = bytes
      .toString()
      .replaceAll(/http:\/\/localhost:3000(?!0)/g, url)
      .split("\n");
    contents[table] = [...(contents[table] ?? []), ...rows.filter(Boolean)].sort();
  }
  return contents;
}

beforeAll(async () => {
  source = await openSource();
  target = await openNothing();
  file = join(target.folder, "site.tar.gz");
  const visitor = new Agent(source.site);
  let isBusy = true;
  const writing = (async () => {
    while (isBusy) await visitor.post("/api/contact", buildMessage());
  })();
  // The command looks for pictures in DATA_DIR/uploads.
  const DATA_DIR = scratchFolder();
  symlinkSync(source.site.uploadsFolder, join(DATA_DIR, "uploads"));
  const env = { DATABASE_URL: source.site.connectionString, DATA_DIR, PUBLIC_URL };
  backedUp = await run(env, "backup", file);
  isBusy = false;
  await writing;
  restored = await run(readEnv(target), "restore", file);
  return afterAllTests();
}, 120_000);

describe("a backup", () => {
  test("of a busy site, restored into an empty site, has every row and file", async () => {
    expect(backedUp).toMatchObject({ code: 0, said: expect.stringMatching(/users: \d+ rows\n/) });
    expect(backedUp.said).toContain("files of uploads: 7\n");
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.said).toMatch(/users: (\d+) of \1\n/);
    expect(restored.said).toMatch(/files of uploads: 7 of 7\n/);
    expect(restored.said).toMatch(/published items in the search: (\d+) of \1\n/);
    expect(restored.said).toMatch(/pictures with all files: 1 of 1\n/);
    expect(restored.said).toMatch(
      /Waiting mails: \d+, deliveries to webhooks: 1\. The site sends them/,
    );
    const again = join(scratchFolder(), "again.tar.gz");
    await createBackup(target, again);
    expect(await readArchive(again)).toEqual(await readArchive(file)); // without a pause
  });

  test("restores a site on which people sign in, search and register", async () => {
    const { site, close } = await openSite(target.connectionString, {
      storage: target.storage,
      mailTiming: QUICK_MAILS,
    });
    afterwards(close);
    const agent = new Agent(site);
    const { email, password } = source.family.account;
    expect((await agent.post("/api/login", { email, password })).statusCode).toBe(200);
    const found = await agent.get("/api/news?search=heron%20milpond");
    expect(found.json()[0]).toMatchObject({ id: source.itemId });
    const picture = await agent.get(`${source.picture.url}/480.webp`);
    expect(picture.statusCode).toBe(200);
    const path = `/api/events/${source.event.id}/registrations`;
    const registered = await agent.post(path, buildRegistrationRequest());
    expect(registered.json()).toMatchObject([{ status: "confirmed" }]);
    // A backup has no job queues: the site creates new jobs for pending rows.
    await expect.poll(() => source.hooks.received).toHaveLength(1);
  });

  test("moves to the embedded database, a bucket and another domain, and its addresses follow", async () => {
    const bucket = await startBucket();
    afterwards(() => bucket.stop());
    const folder = scratchFolder();
    const before = join(folder, "before.tar.gz");
    await createBackup(target, before);
    const envFile = join(folder, "new.env");
    const settings = [`DATA_DIR=${folder}`, `PUBLIC_URL=${MOVED}`, `STORAGE_URL=${bucket.url}`];
    writeFileSync(envFile, settings.join("\n"));
    const moved = await run({}, "restore", before, "--env-file", envFile);
    expect(moved).toMatchObject({
      code: 0,
      said: expect.stringContaining("files of uploads: 7 of 7"),
    });
    expect(readdirSync(target.folder).sort()).toEqual(["site.tar.gz", "uploads"]);

    // The backup starts and stops the embedded database of a site that does not run.
    const after = join(folder, "after.tar.gz");
    expect(await run({}, "backup", after, "--env-file", envFile)).toMatchObject({ code: 0 });
    const { outbound_pauses: pauses, ...rows } = await readArchive(after);
    expect(rows).toEqual(await readArchive(before, MOVED));
    expect(pauses).toEqual([expect.stringMatching(/^t\trestored\t/)]);
    expect(moved.said).toMatch(/None leaves until you say "npx pnpm outbound send" or "discard"/);
    const news = rows.news_articles?.join("\n");
    expect(news).toContain(`![Dawn](${MOVED}/pictures/dawn-960.webp) [All](${MOVED}). `);
    expect(news).toContain(`Not ${PUBLIC_URL}0 `);
  });

  test("is readable by its owner only, and replaces no other file", async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const before = readFileSync(file);
    await expect(createBackup(target, file)).rejects.toThrow(
      `${file} exists already: choose another name.`,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

describe("restoring is rejected, and nothing is touched,", () => {
  /** Writes a file with these bytes, deleted after the test. */
  function made(bytes: Buffer): string {
    const path = join(scratchFolder(), "made.tar.gz");
    writeFileSync(path, bytes);
    return path;
  }
  /** Builds a copy of our archive with another manifest. */
  async function withManifest(change: (manifest: Record<string, unknown>) => object) {
    const tar = pack();
    const written = buffer(tar);
    for await (const { name, bytes } of readEntries(file)) {
      const isManifest = name === "manifest.json";
      const body = isManifest ? JSON.stringify(change(JSON.parse(bytes.toString()))) : bytes;
      tar.entry({ name }, body as string);
    }
    tar.finalize();
    return made(gzipSync(await written));
  }
  const flipped = (bytes: Buffer, at: number) => {
    const copy = Buffer.from(bytes);
    copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
    return copy;
  };

  test("when the archive is damaged", async () => {
    const bytes = readFileSync(file);
    const middle = Math.floor(bytes.length / 2);
    const cut = made(bytes.subarray(0, middle));
    const hit = made(flipped(bytes, middle));
    const tar = gunzipSync(bytes);
    const word = made(gzipSync(flipped(tar, tar.indexOf("Herons over the millpond"))));
    await expect(checkBackup(cut)).rejects.toThrow(`${cut} is damaged: unexpected end of file.`);
    await expect(checkBackup(hit)).rejects.toThrow(`${hit} is damaged: `);
    await expect(checkBackup(word)).rejects.toThrow(
      `${word} is damaged: database/item_versions/0 has another checksum.`,
    );
    const DATA_DIR = scratchFolder();
    expect(await run({ DATA_DIR }, "restore", cut)).toEqual({
      code: 1,
      database: null,
      said: `${cut} is damaged: unexpected end of file.`,
    });
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });

  test("when the file is no archive", async () => {
    const tar = pack();
    tar.entry({ name: "photos/1.jpg" }, "A photo");
    tar.finalize();
    const others = [
      Buffer.alloc(0),
      Buffer.from("A letter"),
      gzipSync("A letter"),
      gzipSync(await buffer(tar)),
    ];
    for (const bytes of others) {
      const path = made(bytes);
      await expect(checkBackup(path)).rejects.toThrow(`${path} is no backup of this site.`);
    }
    for (const name of [
      "uploads/../../site.env",
      "uploads//etc/passwd",
      "uploads\\..\\site.env",
      "uploads/what no storage lists*",
      "uploads/a\nb",
    ]) {
      const path = await withManifest(({ checksums, ...rest }) => ({
        ...rest,
        checksums: { ...(checksums as object), [name]: "" },
      }));
      await expect(checkBackup(path)).rejects.toThrow(`${path} is no backup of this site.`);
    }
    for (const part of [
      { publicUrl: "" },
      { publicUrl: `${PUBLIC_URL}/\u001b[2J` },
      { version: "\u0007" },
    ]) {
      const path = await withManifest((manifest) => ({ ...manifest, ...part }));
      await expect(checkBackup(path)).rejects.toThrow(`${path} is no backup of this site.`);
    }
    const missing = join(scratchFolder(), "none");
    await expect(checkBackup(missing)).rejects.toThrow(`${missing} cannot be read: ENOENT`);
  });

  test("when a newer version made the archive", async () => {
    const format = await withManifest((manifest) => ({ ...manifest, format: 2 }));
    await expect(checkBackup(format)).rejects.toThrow(
      `${format} was made by a newer version of Headwaters: restore it with that version.`,
    );
    const migrations = [{ name: "29990101000000_later", checksum: "" }];
    const later = await withManifest((manifest) => ({ ...manifest, migrations }));
    await expect(checkBackup(later)).rejects.toThrow(
      "A newer version of Headwaters made it, as its migration 29990101000000_later is unknown here; " +
        "restore it with that version.",
    );
  });

  test("when the target has data or pictures, unless they are to be replaced", async () => {
    const manifest = await checkBackup(file);
    const { connectionString, drop } = await createTestDatabase();
    afterwards(drop);
    // No site: PostgreSQL may list its connections for a moment after they are closed.
    const other = new URL(connectionString);
    other.searchParams.set("application_name", "test");
    const { prisma, close } = createClient(other.href);
    await prisma.user.create({ data: { ...buildAccount(), username: "ana" } });
    await close();
    const used = { ...(await openNothing()), connectionString };
    await expect(restoreBackup(file, manifest, used, false)).rejects.toThrow(
      "The database is not empty",
    );
    expect(await used.storage.list()).toEqual([]);
    const stale = "01989f3c-0000-7000-8000-000000000000/480.webp";
    await used.storage.write(stale, Buffer.from("Of an earlier site"));
    await used.storage.write("notes/mine.txt", Buffer.from("Mine"));
    await expect(restoreBackup(file, manifest, used, false)).rejects.toThrow(
      "The storage of uploads is not empty",
    );
    expect(await restoreBackup(file, manifest, used, true)).toBe(true);
    const keys = await used.storage.list();
    expect(keys).toContain("notes/mine.txt");
    expect(keys).not.toContain(stale);
    expect(keys).toHaveLength(8);
  });

  test("when the storage fails", async () => {
    const empty = await openNothing();
    const bucket = await startBucket();
    afterwards(() => bucket.stop());
    const storage = await openBucket(toBucketName(bucket.url) as BucketSettings);
    let writes = 0;
    const failing: typeof storage = {
      ...storage,
      async write(key, bytes) {
        writes += 1;
        bucket.failWith(writes === 4 ? 507 : null);
        await storage.write(key, bytes).finally(() => bucket.failWith(null));
      },
    };
    const manifest = await checkBackup(file);
    const site = { ...empty, storage: failing };
    await expect(restoreBackup(file, manifest, site, false)).rejects.toThrow(StorageError);
    expect(bucket.objects.size).toBe(0);
    expect(await isMigrated(empty.connectionString)).toBe(false);
  });
});

test("names the folder of uploads if a file in it cannot be backed up", async () => {
  const { connectionString, drop } = await createTestDatabase();
  afterwards(drop);
  const DATA_DIR = scratchFolder();
  mkdirSync(join(DATA_DIR, "uploads"));
  writeFileSync(join(DATA_DIR, "uploads/photo (1).jpg"), "");
  const file = join(scratchFolder(), "site.tar.gz");
  const { code, said } = await run({ DATA_DIR, DATABASE_URL: connectionString }, "backup", file);
  expect(code).toBe(1);
  expect(said).toMatch(
    `The storage of pictures, ${DATA_DIR}/uploads, failed: The key "photo (1).jpg" has`,
  );
  expect(existsSync(file)).toBe(false);
});

test("prints its usage", async () => {
  expect(await run({}, "backup", "a", "--replace")).toEqual({
    code: 1,
    database: null,
    said: "Usage: backup <file> | restore <file> [--replace]",
  });
});
