import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../../api/src/testing/freePort.ts";
import { startMailServer } from "./mailServer.ts";

const API = join(import.meta.dirname, "../../../api/src");
const MAIN = join(API, "main.ts");

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
  return {
    address: `http://localhost:${port}`,
    /** Where the mails are that its mail server received, each a file. */
    mailFolder,
    /** As `pnpm staff grant`, beside the running site. */
    async makeStaff(email: string) {
      const env = { ...process.env, ...settings, DATA_DIR: dataDir };
      const command = [join(API, "staffCommand.ts"), "grant", email];
      await promisify(execFile)(process.execPath, command, { env });
    },
    async stop() {
      site.kill("SIGTERM");
      await ended;
      await mailServer.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
