import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { keptSecret } from "../../../api/src/dataDir.ts";
import { DEMO_EMAIL, PASSWORD_FILE } from "../../../api/src/demo.ts";
import { openConfirming } from "../../../api/src/testing/confirming.ts";
import { freePort } from "../../../api/src/testing/freePort.ts";
import { startMailServer } from "./mailServer.ts";

const API = join(import.meta.dirname, "../../../api/src");
const MAIN = join(API, "main.ts");

/** Data folders of the sites of this process, by their addresses. */
const dataDirs = new Map<string, string>();

/** Makes an account of a running site a leader, as its demo author, who is staff, does. */
export async function makeLeader(address: string, userId: string): Promise<void> {
  const dataDir = dataDirs.get(address);
  if (!dataDir) throw new Error(`No site runs at ${address}.`);
  const password = keptSecret(dataDir, PASSWORD_FILE, 12);
  const post = (path: string, cookie: string, body: object) =>
    fetch(address + path, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
  const signedIn = await post("/api/login", "", { email: DEMO_EMAIL, password });
  const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  const granted = await post(`/api/staff/people/${userId}/grant`, cookie, { role: "leader" });
  if (!granted.ok) throw new Error(await granted.text());
}

/** The sites that run, by their addresses: what confirms an account's address there. */
const confirming = new Map<string, (email: string) => Promise<void>>();

/** Confirms the address of an account as if the link of its welcome mail had been followed. */
export async function confirmAt(site: string, email: string): Promise<void> {
  await confirming.get(site)?.(email);
}

/**
 * Starts the built site with demo content, a data folder and a mail server of its own.
 * @param settings environment variables of this site alone
 */
export async function startSite(settings: Record<string, string> = {}) {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "headwaters-e2e-"));
  chmodSync(dataDir, 0o711); // for root, PostgreSQL runs as another user
  const mailFolder = join(dataDir, "received");
  const mailServer = await startMailServer(mailFolder);
  const site = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      ...{ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn" },
      SMTP_URL: mailServer.url,
      THROTTLE_FACTOR: "1000", // all visitors of a test run have one address
      ...settings,
    },
    // Over the channel the site learns when this process is killed, and stops.
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const ended = once(site, "exit");
  await new Promise<void>((resolve, reject) => {
    let output = "";
    site.stdout?.on("data", (chunk) => {
      output += String(chunk);
      if (output.includes(" is at ")) resolve();
    });
    site.once("exit", () => reject(new Error("The site did not start.")));
  });
  const address = `http://localhost:${port}`;
  dataDirs.set(address, dataDir);
  const { confirm, close } = await openConfirming(dataDir);
  confirming.set(address, confirm);
  async function staffCommand(...args: string[]): Promise<string> {
    const env = { ...process.env, ...settings, DATA_DIR: dataDir };
    const command = [join(API, "staffCommand.ts"), ...args];
    return (await promisify(execFile)(process.execPath, command, { env })).stdout;
  }
  return {
    address,
    /** Where the mails are that its mail server received, each a file. */
    mailFolder,
    /** As `pnpm staff …`, beside the running site; answers what it prints. */
    staffCommand,
    makeStaff: (email: string) => staffCommand("grant", email),
    async stop() {
      await close();
      site.kill("SIGTERM");
      await ended;
      await mailServer.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
