import { execFile } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { createClient, DEMO_USERNAME, type PrismaClient } from "@headwaters/db";
import { createDatabase, startTestServer } from "@headwaters/db/testing";
import type { NewAccount } from "../factories.ts";
import { startMailServer } from "../mail/mailServer.ts";
import type { ReceivedMail } from "../mail/mails.ts";
import { confirmEmail, makeLeader } from "../people/accounts.ts";
import { hashPassword } from "../people/passwords.ts";
import { createSignedInMembers } from "../people/signedInMembers.ts";
import { findFreePort } from "./findFreePort.ts";
import { API_FOLDER, spawnSite } from "./siteProcess.ts";

/** The template of sites: a database with demo content, and the data folder of its first start. */
export interface SiteTemplate {
  /** The connection string of the PostgreSQL of the test run. */
  server: string;
  /** The name of the template database. */
  database: string;
  dataDir: string;
}

declare module "vitest" {
  interface ProvidedContext {
    /** The template that the sites of the run are copied from. */
    siteTemplate: SiteTemplate;
  }
}

/** A built site in its own process, with demo content and a mail server. */
export interface RunningSite {
  url: string;
  prisma: PrismaClient;
  /** The mails that its mail server has received, oldest first. */
  mails: readonly ReceivedMail[];
  /**
   * Creates an account with a confirmed address by writing its rows, which is much faster than
   * signing up; returns the value of its session cookie.
   */
  createMember(account: NewAccount): Promise<string>;
  /** Confirms the address of an account. */
  confirmEmail(email: string): Promise<void>;
  makeStaff(email: string): Promise<void>;
  /** Gives an account the role leader, unless it has it. */
  makeLeader(userId: string): Promise<void>;
  /** Runs `pnpm staff …` while the site runs, and returns its output. */
  staffCommand(...args: string[]): Promise<string>;
  /** Stops it, once. */
  stop(): Promise<void>;
}

function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "headwaters-site-"));
  chmodSync(dataDir, 0o711); // for root, PostgreSQL runs as another user
  return dataDir;
}

/** Builds the environment of every site: demo content, and a log of warnings and errors only. */
const buildEnv = (dataDir: string, connectionString: string) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: connectionString,
  DEMO_CONTENT: "true",
  LOG_LEVEL: "warn",
});

/**
 * Creates the template: a site fills a database of this server.
 * @param server connection string of the PostgreSQL of the run; see `startTestServer`
 */
export async function prepareSites(
  server: string,
): Promise<{ template: SiteTemplate; stop(): void }> {
  const dataDir = makeDataDir();
  const { connectionString } = await createDatabase(server);
  const env = buildEnv(dataDir, connectionString);
  const site = spawnSite({ PORT: String(await findFreePort()), ...env });
  await site.url;
  site.child.kill("SIGTERM");
  await site.ended;
  const database = basename(new URL(connectionString).pathname);
  return {
    template: { server, database, dataDir },
    stop: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** Starts a PostgreSQL with the template in it, for callers outside of vitest. */
export async function prepareServer(): Promise<{ template: SiteTemplate; stop(): Promise<void> }> {
  const server = await startTestServer();
  try {
    const { template, stop } = await prepareSites(server.connectionString);
    return {
      template,
      async stop() {
        await server.stop();
        stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

const sites = new Map<string, RunningSite>();

/** Finds a site that this process has started, by its URL. */
export function findSite(url: string): RunningSite {
  const site = sites.get(url);
  if (!site) throw new Error(`No site runs at ${url}.`);
  return site;
}

/**
 * Starts a site on a copy of the template.
 * @param settings environment variables of this site alone
 */
export async function startSite(
  template: SiteTemplate,
  settings: Record<string, string> = {},
): Promise<RunningSite> {
  const database = await createDatabase(template.server, template.database);
  const dataDir = makeDataDir();
  const builds = join(template.dataDir, "builds"); // Linked, not copied: hundreds of files that no site changes.
  cpSync(template.dataDir, dataDir, { recursive: true, filter: (path) => path !== builds });
  symlinkSync(builds, join(dataDir, "builds"));
  const mailServer = await startMailServer();
  const env = { ...buildEnv(dataDir, database.connectionString), ...settings };
  const site = spawnSite({
    PORT: String(await findFreePort()),
    SMTP_URL: mailServer.url,
    THROTTLE_FACTOR: "1000", // all requests of a test run come from one address
    ...env,
  });
  site.child.stderr?.pipe(process.stderr);
  const url = await site.url;
  const { prisma, close } = createClient(database.connectionString);
  const author = await prisma.user.findUniqueOrThrow({ where: { username: DEMO_USERNAME } });
  const sessionSecret = readFileSync(join(dataDir, "session-secret"), "utf8");
  const stop = async () => {
    sites.delete(url);
    await close();
    site.child.kill("SIGTERM");
    await site.ended;
    await mailServer.stop();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  let stopping: Promise<void> | undefined;
  const running: RunningSite = {
    url,
    prisma,
    mails: mailServer.mails,
    async createMember(account) {
      const people = [{ ...account, password: hashPassword(account.password, author.password) }];
      const [member] = await createSignedInMembers(prisma, sessionSecret, people);
      if (!member) throw new Error("No account was created.");
      return encodeURIComponent(member.cookie);
    },
    confirmEmail: (email) => confirmEmail({ prisma }, { email }),
    async makeStaff(email) {
      const { id } = await prisma.user.findUniqueOrThrow({ where: { email } });
      await prisma.userRole.create({ data: { userId: id, role: "staff" } });
    },
    makeLeader: (userId) => makeLeader({ prisma }, userId),
    async staffCommand(...args) {
      const command = [join(API_FOLDER, "commands/staff.ts"), ...args];
      const options = { env: { ...process.env, ...env } };
      return (await promisify(execFile)(process.execPath, command, options)).stdout;
    },
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
  sites.set(url, running);
  return running;
}

/** Starts a site with its own template, for callers outside of a test run. */
export async function startDemoSite(): Promise<RunningSite> {
  const { template, stop } = await prepareServer();
  const site = await startSite(template);
  return {
    ...site,
    async stop() {
      await site.stop();
      await stop();
    },
  };
}
