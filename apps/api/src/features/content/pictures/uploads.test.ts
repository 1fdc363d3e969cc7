import { mkdir, readdir, writeFile } from "node:fs/promises";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { buildMember } from "@headwaters/testing/people/accounts";
import { buildPhoto, buildUploadForm, type Uploaded, upload } from "@headwaters/testing/pictures";
import { Agent, type TestSite } from "@headwaters/testing/site/agent";
import { type Bucket, startBucket } from "@headwaters/testing/site/bucket";
import { FSDriver } from "flydrive/drivers/fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AppDeps } from "../../../app.ts";
import { openBucket, toBucketName } from "../../../platform/storage/open.ts";
import { type Storage, storageBy } from "../../../platform/storage/storage.ts";
import { addedWait, DISTURBED } from "../../../testing/measuring/otherClient.ts";
import { openSite, useSite } from "../../../testing/site.ts";

const photo = await buildPhoto({ width: 60, height: 40 }).jpeg().toBuffer();
const site = useSite();

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe("a hundred concurrent uploads", () => {
  test("are accepted or get Retry-After, while other requests are answered", async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => buildMember(site)));
    const url = await site.app.listen({ host: "127.0.0.1", port: 0 });
    const form = buildUploadForm(Buffer.concat([photo, Buffer.alloc(500_000)]));
    const before = process.memoryUsage().rss;
    let underWay = true;
    let answered = 0;
    let peak = 0;
    const others = (async () => {
      while (underWay) {
        expect((await fetch(`${url}/healthz`)).status).toBe(200);
        answered += 1;
        peak = Math.max(peak, process.memoryUsage().rss);
      }
    })();
    const responses = await Promise.all(
      Array.from({ length: 100 }, async (_, i) => {
        const { cookie = "" } = members[i % members.length]?.agent ?? {};
        const response = await fetch(`${url}/api/uploads`, {
          method: "POST",
          headers: { ...form.headers, cookie },
          body: new Uint8Array(form.payload),
        });
        return {
          status: response.status,
          wait: response.headers.get("retry-after"),
          body: (await response.json()) as { message: string },
        };
      }),
    );
    underWay = false;
    await others;
    const taken = responses.filter(({ status }) => status === 201);
    const rejected = responses.filter(({ status }) => status === 503);
    expect(taken.length + rejected.length).toBe(100);
    expect(taken.length).toBeGreaterThanOrEqual(20);
    expect(rejected.length).toBeGreaterThan(0);
    for (const { wait, body } of rejected) {
      expect(Number(wait)).toBeGreaterThan(0);
      expect(body.message).toMatch(/^Many pictures are being uploaded right now/);
    }
    expect(await site.prisma.upload.count()).toBe(taken.length);
    // Other requests were answered repeatedly before the last upload.
    expect(answered).toBeGreaterThan(10);
    expect(peak - before).toBeLessThan(400_000_000);
  }, 120_000);
});

test("uploads that never end delay only their own account", async () => {
  const [{ agent }, { agent: other }] = [await buildMember(site), await buildMember(site)];
  const { port } = site.app.server.address() as AddressInfo;
  const { headers, payload } = buildUploadForm(photo);
  let rejected = 0;
  const sockets = Array.from({ length: 40 }, () => {
    const socket = connect(port, "127.0.0.1");
    socket.once("data", () => {
      rejected += 1;
    });
    socket.write(
      `POST /api/uploads HTTP/1.1\r\nHost: localhost\r\nCookie: ${agent.cookie}\r\n` +
        `Content-Type: ${headers["content-type"]}\r\nContent-Length: ${payload.length}\r\n\r\n`,
    );
    socket.write(payload.subarray(0, 300));
    return socket;
  });
  // The account's four slots are taken: an earlier upload of its own would take one of them.
  await expect.poll(() => rejected).toBe(36);
  const own = async () => (await upload(agent, photo)).statusCode;
  expect(await own()).toBe(503);
  expect((await upload(other, photo)).statusCode).toBe(201);
  for (const socket of sockets) socket.destroy();
  await expect.poll(own).toBe(201);
}, 60_000);

test("uploads of several accounts that never end release their slots in time", async () => {
  const pace = { grace: 400, rate: 100_000 };
  const arrivalLimits = { usual: pace, crowded: pace, crowdedFrom: 24, checkEvery: 20 };
  await withStorage({ arrivalLimits }, async (hurried) => {
    const url = await hurried.app.listen({ host: "127.0.0.1", port: 0 });
    const members = await Promise.all(Array.from({ length: 8 }, () => buildMember(hurried)));
    const { agent: other } = await buildMember(hurried);
    const { headers, payload } = buildUploadForm(photo);
    const idle = (cookie: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(Number(new URL(url).port), "127.0.0.1");
        socket.once("error", reject).once("data", (response) => {
          resolve(String(response));
          socket.destroy();
        });
        socket.write(
          `POST /api/uploads HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n` +
            `Content-Type: ${headers["content-type"]}\r\nContent-Length: ${payload.length}\r\n\r\n`,
        );
        socket.write(payload.subarray(0, 300));
      });
    const attack = () =>
      Promise.all(members.flatMap(({ agent }) => Array(4).fill(agent.cookie).map(idle)));
    expect(await addedWait(url, attack)).toBeLessThan(DISTURBED);

    for (const response of await attack()) {
      expect(response).toMatch(/^HTTP\/1\.1 408 /);
      expect(response).toContain("arrived too slowly");
    }
    expect((await upload(other, photo)).statusCode).toBe(201);
  });
});

/** Runs a function with a site that has this storage, on the database of `site`. */
async function withStorage<T>(
  overrides: Pick<Partial<AppDeps>, "storage" | "incomingFolder" | "arrivalLimits">,
  use: (faulty: TestSite) => Promise<T>,
): Promise<T> {
  const opened = await openSite(site.connectionString, overrides);
  try {
    return await use(opened.site);
  } finally {
    await opened.close();
  }
}

describe("on a full disk", () => {
  /** Stores two files; the third fails halfway. */
  function fullDisk(folder: string): Storage {
    const disk = new FSDriver({ location: folder, visibility: "private" });
    let room = 2;
    return storageBy({
      getStream: (key) => disk.getStream(key),
      delete: (key) => disk.delete(key),
      listAll: (prefix, options) => disk.listAll(prefix, options),
      async put(key, contents) {
        room -= 1;
        if (room >= 0) return disk.put(key, contents);
        await disk.put(key, (contents as Buffer).subarray(0, contents.length / 2));
        throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
      },
    });
  }

  test("the author gets an error, and neither half a picture nor a row remains", async () => {
    const folder = join(site.uploadsFolder, "full");
    await mkdir(folder);
    const rows = await site.prisma.upload.count();
    await withStorage({ storage: fullDisk(folder) }, async (faulty) => {
      const { agent } = await buildMember(faulty);
      const response = await upload(agent, photo);
      expect(response.statusCode).toBe(503);
      expect(response.json().message).toMatch(
        /^There is no room left for pictures\. Please tell us/,
      );
      expect(response.body).not.toMatch(/ENOSPC|device|\/tmp/);
    });
    expect(await filesIn(folder)).toEqual([]);
    expect(await site.prisma.upload.count()).toBe(rows);
  });

  test("also before the file has arrived", async () => {
    const file = join(site.uploadsFolder, "no-folder");
    await writeFile(file, "");
    await withStorage({ incomingFolder: join(file, "incoming") }, async (faulty) => {
      const { agent } = await buildMember(faulty);
      const response = await upload(agent, photo);
      expect([response.statusCode, response.json()]).toEqual([
        503,
        {
          code: "SERVICE_UNAVAILABLE",
          message: "Pictures cannot be saved right now. Please try again in a few minutes.",
        },
      ]);
    });
  });
});

describe("an S3-compatible store", () => {
  let bucket: Bucket;
  beforeAll(async () => {
    bucket = await startBucket();
  });
  afterAll(() => bucket.stop());

  async function open(): Promise<Storage> {
    const settings = toBucketName(bucket.url);
    if (!settings) throw new Error("not an address");
    return openBucket(settings);
  }

  test("stores and serves the pictures", async () => {
    await withStorage({ storage: await open() }, async (remote) => {
      const { agent } = await buildMember(remote);
      const { id, url } = (await upload(agent, photo)).json<Uploaded>();
      expect([...bucket.objects.keys()].filter((key) => key.includes(id))).toHaveLength(7);
      const response = await new Agent(remote).get(`${url}/480.webp`);
      expect(response.rawPayload).toEqual(bucket.objects.get(`/pictures/${id}/480.webp`));
      expect((await new Agent(remote).get(`${url}/480.webp`)).statusCode).toBe(200);
      bucket.objects.delete(`/pictures/${id}/480.webp`);
      expect((await new Agent(remote).get(`${url}/480.webp`)).statusCode).toBe(404);
    });
  });

  test("is reported when it is full, and nothing is stored", async () => {
    const rows = await site.prisma.upload.count({ where: { storedAt: { not: null } } });
    await withStorage({ storage: await open() }, async (remote) => {
      const { agent } = await buildMember(remote);
      bucket.failWith(507);
      const response = await upload(agent, photo);
      bucket.failWith(null);
      expect(response.statusCode).toBe(503);
      expect(response.json().message).toMatch(/^There is no room left/);
    });
    expect(await site.prisma.upload.count({ where: { storedAt: { not: null } } })).toBe(rows);
  });

  test("causes no other failure while it is down: the author and the reader get an error", async () => {
    const rows = { where: { storedAt: { not: null } } };
    const before = await site.prisma.upload.count(rows);
    await withStorage({ storage: await open() }, async (remote) => {
      const { agent } = await buildMember(remote);
      const { url } = (await upload(agent, photo)).json<Uploaded>();
      await bucket.stop();
      const rejected = await upload(agent, photo);
      expect([rejected.statusCode, rejected.json()]).toEqual([
        503,
        {
          code: "SERVICE_UNAVAILABLE",
          message: "Pictures cannot be saved right now. Please try again in a few minutes.",
        },
      ]);
      expect(rejected.headers["retry-after"]).toBeDefined();
      const unread = await agent.get(`${url}/480.webp`);
      expect([unread.statusCode, unread.json()]).toEqual([
        503,
        { code: "SERVICE_UNAVAILABLE", message: "This picture cannot be shown now." },
      ]);
      expect((await agent.get("/api/news")).statusCode).toBe(200);
    });
    expect(await site.prisma.upload.count(rows)).toBe(before + 1);
  });
});
