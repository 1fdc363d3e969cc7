import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, openChangeFeed, type PrismaClient } from "@headwaters/db";
import { createTestDatabase } from "@headwaters/db/testing";
import type { TestSite } from "@headwaters/testing/site/agent";
import { afterAll, beforeAll } from "vitest";
import { type AppDeps, buildApp } from "../app.ts";
import { createPasswords, PASSWORD_COST } from "../features/accounts/passwords/passwords.ts";
import { openFolder } from "../platform/storage/open.ts";

export const PUBLIC_URL = "http://localhost:3000";
/** The organization's inbox for notices about forms. */
export const INBOX = "office@example.org";
/** argon2's lowest cost; tests about passwords themselves use PASSWORD_COST. */
const passwords = createPasswords({ ...PASSWORD_COST, memoryCost: 1_024, timeCost: 1 });
const SECRET = "a secret for tests only, long enough";

/** Caches password hashes: most members have the same password. */
const hashes = new Map<string, Promise<string>>();

function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? passwords.hash(password);
  hashes.set(password, hash);
  return hash;
}

/** Tracks whether a test has written with this client since the last call of `takeWrites`. */
function trackWrites(prisma: PrismaClient) {
  let hasWritten = false;
  const tracked = prisma.$extends({
    query: {
      async $allOperations({ operation, args, query }) {
        const result = await query(args);
        hasWritten ||= !/^(find|count|aggregate|groupBy)/.test(operation);
        return result;
      },
    },
  });
  return {
    prisma: tracked as unknown as PrismaClient,
    takeWrites() {
      const had = hasWritten;
      hasWritten = false;
      return had;
    },
  };
}

/** Opens the whole HTTP stack on a database, which several sites may share. */
export async function openSite(connectionString: string, overrides: Partial<AppDeps> = {}) {
  const { prisma, pool, close } = createClient(connectionString);
  // A busy machine must not make the site believe that it misses changes.
  const changes = openChangeFeed(connectionString, { maxSilence: 60_000 });
  const mailFolder = await mkdtemp(join(tmpdir(), "headwaters-mail-"));
  const uploadsFolder = await mkdtemp(join(tmpdir(), "headwaters-uploads-"));
  const app = await buildApp({
    prisma,
    pool,
    changes,
    publicUrl: PUBLIC_URL,
    secrets: [SECRET],
    trustProxy: 0,
    rateLimitFactor: 1_000, // tests sign up more accounts than an address may
    passwordMinLength: 6,
    secondFactorAfterDays: 7,
    passwords,
    reviewed: false,
    isPublic: false,
    mail: {
      smtpUrl: null,
      folder: mailFolder,
      from: "site@example.org",
      inbox: INBOX,
      showLinks: false,
    },
    storage: openFolder(uploadsFolder),
    incomingFolder: join(uploadsFolder, "incoming"),
    logger: false,
    logAddresses: false,
    metricsToken: null,
    web: null,
    ...overrides,
  });
  await app.ready();
  const tracked = trackWrites(prisma);
  const isSecure = overrides.publicUrl?.startsWith("https:") ?? false;
  const sessionCookie = isSecure ? "__Host-headwaters" : "headwaters";
  return {
    site: {
      app,
      prisma: tracked.prisma,
      // PostgreSQL's notification may arrive after the result of the write.
      waitForWrites: async () => {
        if (tracked.takeWrites()) await changes.waitForPending();
      },
      connectionString,
      sessionCookie,
      sessionSecret: SECRET,
      hashPassword: hashOnce,
      mailFolder,
      uploadsFolder,
    } satisfies TestSite,
    /** Resolves when the change feed is connected. */
    started: changes.started,
    async close() {
      await app.close();
      await changes.close();
      await close();
      for (const folder of [mailFolder, uploadsFolder]) await rm(folder, { recursive: true });
    },
  };
}

/** Opens a site for the calling test file, with its own database. */
export function useSite(overrides: Partial<AppDeps> = {}): TestSite {
  const site = {} as TestSite;
  const undo: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const database = await createTestDatabase();
    undo.push(database.drop);
    const opened = await openSite(database.connectionString, overrides);
    undo.push(opened.close);
    await opened.started;
    Object.assign(site, opened.site);
  });
  afterAll(async () => {
    for (const step of undo.reverse()) await step();
  });
  return site;
}
