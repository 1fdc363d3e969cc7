import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";
import type { Cluster } from "./cluster.ts";
import { EmbeddedPostgresError } from "./errors.ts";

/**
 * Refuses a cluster of another major version than the installed programs, before anything touches it.
 * @throws EmbeddedPostgresError with the commands that move its data
 */
export async function checkMajorVersion(
  { data }: Cluster,
  { major }: Binaries,
  dataDir: string,
): Promise<void> {
  const found = Number.parseInt(await readFile(join(data, "PG_VERSION"), "utf8"), 10);
  if (found === major) return;
  const state =
    `The database in ${join(dataDir, "postgres")} is of PostgreSQL ${found}, and this version of ` +
    `Headwaters has PostgreSQL ${major}. Nothing was changed.`;
  if (found > major) {
    throw new EmbeddedPostgresError(`${state} Run the version that made it, or a newer one.`);
  }
  const archive = `headwaters-${found}.tar.gz`;
  throw new EmbeddedPostgresError(
    [
      state,
      "Move its data by these commands:",
      "1. With the version of Headwaters that you ran before, while its site runs:",
      `   npx pnpm backup ${archive}`,
      "2. Stop that site. With this version:",
      `   mv "${dataDir}" "${dataDir}-${found}"`,
      `   npx pnpm restore ${archive}`,
      `   cp -p "${dataDir}-${found}/session-secret" "${dataDir}/"`,
      "   npm start",
      "The copied file keeps everybody signed in; there is none where SESSION_SECRET is set.",
      `Keep ${dataDir}-${found} until you have checked the site: it still is the whole old one.`,
    ].join("\n"),
  );
}
