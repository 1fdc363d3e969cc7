import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { loggerOptions } from "./logger.ts";
import { buildRegistration, useSite, Visitor } from "./testing/site.ts";

let log = "";
const stream = new Writable({
  write(chunk, _encoding, done) {
    log += String(chunk);
    done();
  },
});
const site = useSite({ logger: { ...loggerOptions("trace", false), stream } });

test("logs say what was asked, and hold no password, cookie, token or mail address", async () => {
  const visitor = new Visitor(site);
  const registration = buildRegistration({ password: "hunter2 hunter2" });
  await visitor.post("/api/register", registration);
  await visitor.post("/api/register", registration);
  await visitor.post("/trpc/accounts.login", { json: registration });
  await visitor.get("/api/user");
  await visitor.post("/api/forgot-password", { email: registration.email });
  await visitor.get("/reset-password?token=very-secret-token");
  const reset = { token: "very-secret-token", password: "hunter2 hunter2" };
  await visitor.post("/api/reset-password", reset);
  await site.prisma.$executeRawUnsafe('ALTER TABLE users RENAME COLUMN "lastName" TO "away"');
  await visitor.post("/api/register", buildRegistration());
  await site.prisma.$executeRawUnsafe('ALTER TABLE users RENAME COLUMN "away" TO "lastName"');

  const lines = log
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toContainEqual(
    expect.objectContaining({
      reqId: expect.any(String),
      method: "POST",
      path: "/api/register",
      status: 409,
      ms: expect.any(Number),
    }),
  );
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: "request failed", err: expect.anything() }),
  );
  const session = visitor.cookie.split("=")[1] ?? "no cookie";
  for (const secret of ["hunter2", "very-secret-token", session, decodeURIComponent(session)]) {
    expect(log).not.toContain(secret);
  }
  expect(log).not.toMatch(/[\w.]+@example\.org/);
});
