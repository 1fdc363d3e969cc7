import { execFile } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { createClient, type PrismaClient } from "@headwaters/db";
import { createDatabase, startTestServer } from "@headwaters/db/testing";
import { confirmEmail, makeLeader } from "./accounts.ts";
import type { NewAccount } from "./factories.ts";
import { freePort } from "./freePort.ts";
import { startMailServer } from "./mailServer.ts";
import type { ReceivedMail } from "./mails.ts";
import { hashPassword } from "./passwords.ts";
import { createSignedInMembers } from "./signedInMembers.ts";
import { API_FOLDER, spawnSite } from "./siteProcess.ts";

/** What sites are copied from: a database with demo content, and the data folder of its first start. */
export interface SiteTemplate {
  /** The connection string of the PostgreSQL in which the copies are made. */
  server: string;
  /** The name of its database there. */
  database: string;
  dataDir: string;
}

/** A built site that runs as a process of its own, with demo content and a mail server. */
export interface RunningSite {
  address: string;
  prisma: PrismaClient;
  /** What its mail server has received, oldest first. */
  mails: readonly ReceivedMail[];
  /**
   * Makes an account with a confirmed address by its rows alone, which takes a tenth of the time of
   * signing up; answers the value of the cookie that signs its owner in.
   */
  createMember(registration: NewAccount): Promise<string>;
  /** Confirms the address of an account, as if the link of its welcome mail had been followed. */
  confirmEmail(email: string): Promise<void>;
  makeStaff(email: string): Promise<void>;
  /** Makes an account a leader, unless it is one. */
  makeLeader(userId: string): Promise<void>;
  /** As `pnpm staff …`, beside the running site; answers what it prints. */
  staffCommand(...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "headwaters-site-"));
  chmodSync(dataDir, 0o711); // for root, PostgreSQL runs as another user
  return dataDir;
}

/** What all sites on these have: demo content, and a log of what goes wrong alone. */
const siteEnv = (dataDir: string, connectionString: string) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: connectionString,
  DEMO_CONTENT: "true",
  LOG_LEVEL: "warn",
});

/** Starts a PostgreSQL and lets one site fill a database in it, so that others start from copies. */
export async function prepareSites(): Promise<{ template: SiteTemplate; stop(): Promise<void> }> {
  const server = await startTestServer();
  const dataDir = makeDataDir();
  async function stop() {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  try {
    const { connectionString } = await createDatabase(server.connectionString);
    const env = siteEnv(dataDir, connectionString);
    const site = spawnSite({ PORT: String(await freePort()), ...env });
    await site.address;
    site.child.kill("SIGTERM");
    await site.ended;
    const database = basename(new URL(connectionString).pathname);
    return { template: { server: server.connectionString, database, dataDir }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const sites = new Map<string, RunningSite>();

/** The site that this process has started at an address. */
export function findSite(address: string): RunningSite {
  const site = sites.get(address);
  if (!site) throw new Error(`No site runs at ${address}.`);
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
  const builds = join(template.dataDir, "builds"); // hundreds of files that no site changes
  cpSync(template.dataDir, dataDir, { recursive: true, filter: (path) => path !== builds });
  symlinkSync(builds, join(dataDir, "builds"));
  const mailServer = await startMailServer();
  const env = { ...siteEnv(dataDir, database.connectionString), ...settings };
  const site = spawnSite({
    PORT: String(await freePort()),
    SMTP_URL: mailServer.url,
    THROTTLE_FACTOR: "1000", // all visitors of a test run have one address
    ...env,
  });
  site.child.stderr?.pipe(process.stderr);
  const address = await site.address;
  const { prisma, close } = createClient(database.connectionString);
  const sessionSecret = readFileSync(join(dataDir, "session-secret"), "utf8");
  const running: RunningSite = {
    address,
    prisma,
    mails: mailServer.mails,
    async createMember(registration) {
      const password = hashPassword(registration.password);
      const people = [{ ...registration, password }];
      const [member] = await createSignedInMembers(prisma, sessionSecret, people);
      if (!member) throw new Error("No account was made.");
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
    async stop() {
      sites.delete(address);
      await close();
      site.child.kill("SIGTERM");
      await site.ended;
      await mailServer.stop();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  sites.set(address, running);
  return running;
}

/** Starts a site that needs no other test's preparations, and leaves nothing behind. */
export async function startDemoSite(): Promise<RunningSite> {
  const { template, stop } = await prepareSites();
  const site = await startSite(template);
  return {
    ...site,
    async stop() {
      await site.stop();
      await stop();
    },
  };
}
