import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkMailServer, StartError } from "../../config.ts";
import { type DoctorContext, type Finding, failed, ok } from "./check.ts";

/** Bytes below which an upload, a log or the database may soon find no room. */
const MIN_FREE = 1024 ** 3;

/** What readConfig accepts and the start refuses, or what a public site should not have. */
export function checkConfiguration({ config }: DoctorContext): Finding {
  try {
    checkMailServer(config);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return failed(error.message, "");
  }
  const { protocol, hostname } = new URL(config.publicUrl);
  const isTrial = hostname === "localhost" || !config.isPublic;
  if (protocol === "http:" && !isTrial) {
    return failed(
      "PUBLIC_URL is not https, so passwords and cookies can be read on their way.",
      "Put a proxy with TLS in front and set PUBLIC_URL to its https address.",
    );
  }
  return ok(
    config.isPublic ? "It is complete, for a public site." : "It is complete, for a local site.",
  );
}

export async function checkDisk({ config }: DoctorContext): Promise<Finding> {
  // The cluster may be a link to another disk.
  const folders = [config.dataDir, join(config.dataDir, "postgres")];
  const free = await Promise.all(folders.map(readFree));
  const least = Math.min(...free);
  const message = `${(least / 1024 ** 3).toFixed(1)} GB are free for the data folder.`;
  if (least >= MIN_FREE) return ok(message);
  return failed(message, "Make room: 1 GB at least.");
}

/** Bytes free for this user where a folder is, or will be. */
async function readFree(folder: string): Promise<number> {
  if (!existsSync(folder)) return readFree(dirname(folder));
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
