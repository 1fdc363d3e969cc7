import { existsSync, readFileSync, statSync } from "node:fs";
import type { createClient } from "@headwaters/db";
import { createTestDatabase } from "@headwaters/db/testing";
import { afterwards } from "@headwaters/testing/afterwards";
import { Agent } from "@headwaters/testing/site/agent";
import { expect, test } from "vitest";
import { scratchFolder } from "../testing/command.ts";
import { openSite } from "../testing/site.ts";
import { prepareDemo, revokeDemoCredentials } from "./demo.ts";

const EMAIL = "marisol.vega@headwaters.example";

/** Opens a site with an empty database and a data folder. */
async function emptySite() {
  const { connectionString, drop } = await createTestDatabase();
  afterwards(drop);
  const { site, close } = await openSite(connectionString);
  afterwards(close);
  return { site, prisma: site.prisma, dataDir: scratchFolder() };
}

const roles = (prisma: ReturnType<typeof createClient>["prisma"]) => prisma.userRole.count();

test("on a local site the demo author is staff, and the password is printed once and stored in a file", async () => {
  const { site, prisma, dataDir } = await emptySite();
  const first = await prepareDemo(prisma, { dataDir, isPublic: false });
  const { password, passwordFile = "" } = first.signIn ?? {};
  expect(first).toMatchObject({ isInPlace: true, signIn: { email: EMAIL } });
  expect(readFileSync(passwordFile, "utf8")).toBe(password);
  expect(statSync(passwordFile).mode & 0o777).toBe(0o600);
  const agent = new Agent(site);
  await agent.post("/api/login", { email: EMAIL, password });
  expect((await agent.get("/api/staff")).statusCode).toBe(200);

  const second = await prepareDemo(prisma, { dataDir, isPublic: false });
  expect(second.signIn).toEqual({ email: EMAIL, passwordFile, password: null });
});

test("on a public site the demo author has no role, and no password is created", async () => {
  const { prisma, dataDir } = await emptySite();
  const demo = await prepareDemo(prisma, { dataDir, isPublic: true });
  expect(demo).toEqual({ isInPlace: true, signIn: null });
  expect(await prisma.user.count()).toBe(1);
  expect(await roles(prisma)).toBe(0);
  expect(existsSync(`${dataDir}/demo-author-password`)).toBe(false);
  expect(await revokeDemoCredentials(prisma, dataDir)).toBe(false);
});

test("a local site that becomes public blocks its demo author's sign-in", async () => {
  const { site, prisma, dataDir } = await emptySite();
  const { signIn } = await prepareDemo(prisma, { dataDir, isPublic: false });
  const login = { email: EMAIL, password: signIn?.password };
  const signedIn = new Agent(site);
  await signedIn.post("/api/login", login);
  await prisma.user.updateMany({ data: { resetToken: "hash", resetTokenExpiry: new Date() } });

  // Two processes start concurrently.
  const found = await Promise.all([
    revokeDemoCredentials(prisma, dataDir),
    revokeDemoCredentials(prisma, dataDir),
  ]);
  expect(found.sort()).toEqual([false, true]);
  expect((await signedIn.get("/api/user")).statusCode).toBe(401);
  expect((await new Agent(site).post("/api/login", login)).statusCode).toBe(401);
  expect(await roles(prisma)).toBe(0);
  expect(await prisma.user.findUnique({ where: { email: EMAIL } })).toMatchObject({
    resetToken: null,
  });
  expect(existsSync(signIn?.passwordFile ?? "")).toBe(false);
  expect(await prisma.staffAction.findMany()).toMatchObject([
    {
      actorKind: "site",
      action: "people.revoked",
      subjectKind: "account",
      details: { role: "staff" },
    },
  ]);
  // The account is an ordinary one now, so a role that it gets later survives the next start.
  expect(await revokeDemoCredentials(prisma, dataDir)).toBe(false);
  expect((await prepareDemo(prisma, { dataDir, isPublic: true })).signIn).toBeNull();
});
