import { randomBytes } from "node:crypto";
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../config.ts";

/** Creates the data folder if it does not exist. @throws StartError if it is not writable */
export function openDataDir(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true });
    mkdirSync(join(dataDir, "mail"), { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new StartError(
      `The data folder ${dataDir} cannot be written to; set DATA_DIR to one that can.`,
    );
  }
}

/** Returns a secret of this installation, which is created once in the data folder with mode 600. */
export function readOrCreateSecret(dataDir: string, name: string, bytes = 32): string {
  const file = join(dataDir, name);
  try {
    // "wx": of two processes that start concurrently, one writes the file, and both read it.
    writeFileSync(file, randomBytes(bytes).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}

/** Where a site answers: `port` on this machine, `publicUrl` for its visitors. */
interface SavedSite {
  port: number;
  publicUrl: string;
}

/** Keeps the address of the site that runs, for commands that are started without its environment. */
export function saveSiteUrl(dataDir: string, { port, publicUrl }: SavedSite) {
  writeFileSync(join(dataDir, "address.json"), JSON.stringify({ port, publicUrl }));
}

/** The address of the site that was started last with this data folder; null before the first start. */
export function readSavedSiteUrl(dataDir: string): SavedSite | null {
  try {
    return JSON.parse(readFileSync(join(dataDir, "address.json"), "utf8"));
  } catch {
    return null;
  }
}
