import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { createTestDatabase } from "@headwaters/db/testing";
import { afterwards } from "@headwaters/testing/afterwards";
import { expect, test } from "vitest";
import { openSite } from "./testing/site.ts";

test("a request that arrives during the shutdown is answered", async () => {
  const { connectionString, drop } = await createTestDatabase();
  afterwards(drop);
  const { site, close } = await openSite(connectionString);
  const url = await site.app.listen({ port: 0, host: "127.0.0.1" });
  const accepted = once(site.app.server, "connection") as Promise<[Socket]>;
  const client = connect(Number(new URL(url).port), "127.0.0.1");
  client.write("GET /api/news HTTP/1.1\r\n");
  const [server] = await accepted;
  await expect.poll(() => server.bytesRead).toBeGreaterThan(0);
  const closed = close();
  client.write("Host: localhost\r\n\r\n");
  expect(await text(client)).toMatch(/^HTTP\/1\.1 200 /);
  await closed;
});
