import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buildApplication } from "@headwaters/testing/factories";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { openSite, useSite } from "../../../testing/site.ts";

const site = useSite();
let port: number;

const readPort = async ({ app }: Pick<typeof site, "app">) =>
  Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);

beforeAll(async () => {
  port = await readPort(site);
});

const open: IncomingMessage[] = [];
afterEach(() => {
  for (const stream of open.splice(0)) stream.destroy();
});

/** Opens a stream on its own connection, which receives only later changes. */
async function listen(cookie: string, at = port) {
  await site.waitForWrites();
  const headers = cookie ? { cookie } : {};
  const asked = request({ port: at, host: "127.0.0.1", path: "/api/staff/live", headers }).end();
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  open.push(response);
  let text = "";
  response.on("data", (chunk) => {
    text += String(chunk);
  });
  response.on("error", () => {});
  const ended = once(response, "close");
  return {
    status: response.statusCode,
    headers: response.headers,
    text: () => text,
    said: () => text.match(/(?<=^data: ).*$/gm) ?? [],
    ended,
    leave: () => response.destroy(),
  };
}

const soon = { timeout: 5_000, interval: 20 };

describe("the stream of changed topics", () => {
  test("gives others the same errors as staff procedures", async () => {
    const { agent } = await buildMember(site);
    for (const [cookie, status, code, message] of [
      ["", 401, "UNAUTHORIZED", "Please sign in to continue."],
      [agent.cookie, 404, "NOT_FOUND", "There is nothing at this address."],
    ] as const) {
      const response = await listen(cookie);
      await response.ended;
      expect(response.status).toBe(status);
      expect(JSON.parse(response.text())).toEqual({ code, message });
    }
  });

  test("sends staff the names of changed topics, and nothing else", async () => {
    const { agent } = await buildStaff(site);
    const bo = await listen(agent.cookie);
    expect(bo.status).toBe(200);
    expect(bo.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
    });
    expect(bo.headers["content-encoding"]).toBeUndefined();
    await expect.poll(bo.text, soon).toContain("retry: ");
    const application = buildApplication({ lastName: "Quillon" });
    expect((await agent.post("/api/membership", application)).statusCode).toBe(200);
    await expect.poll(() => bo.said().join(" "), soon).toContain("membership");
    for (const line of bo.said())
      expect(line).toMatch(/^(membership|staff)( (membership|staff))*$/);
    expect(bo.text()).not.toContain("Quillon");
  });

  test("ends at once when the role is revoked, and cannot be opened again", async () => {
    await buildStaff(site);
    const { agent, user } = await buildStaff(site);
    const bo = await listen(agent.cookie);
    await site.prisma.userRole.deleteMany({ where: { userId: user.id } });
    await bo.ended;
    const again = await listen(agent.cookie);
    expect(again.status).toBe(404);
  });

  test("ends when the account is signed out everywhere", async () => {
    const { agent } = await buildStaff(site);
    const { agent: other, user } = await buildStaff(site);
    const bo = await listen(other.cookie);
    await agent.post(`/api/staff/people/${user.id}/sign-out`);
    await bo.ended;
    expect((await listen(other.cookie)).status).toBe(401);
  });

  test("can be opened a limited number of times per account, and again after one is closed", async () => {
    const { agent } = await buildStaff(site);
    const streams = await Promise.all(Array.from({ length: 8 }, () => listen(agent.cookie)));
    expect(streams.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const ninth = await listen(agent.cookie);
    await ninth.ended;
    expect([ninth.status, ninth.headers["retry-after"]]).toEqual([429, "30"]);
    expect(JSON.parse(ninth.text()).message).toMatch("Too many of your windows");
    streams[0]?.leave();
    await expect.poll(async () => (await listen(agent.cookie)).status, soon).toBe(200);
  });

  test("does not keep HEAD requests open", async () => {
    const { agent } = await buildStaff(site);
    expect((await agent.request({ method: "HEAD", url: "/api/staff/live" })).statusCode).toBe(405);
  });

  test("does not delay shutdown", async () => {
    const { agent } = await buildStaff(site);
    const other = await openSite(site.connectionString);
    const bo = await listen(agent.cookie, await readPort(other.site));
    expect(bo.status).toBe(200);
    // An open stream would exceed the test's timeout.
    await Promise.all([other.close(), bo.ended]);
  });
});
