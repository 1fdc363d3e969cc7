import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "../errors.ts";

/** One folder of `prisma/migrations`. */
export interface Migration {
  name: string;
  sql: string;
}

/** The folder of this package's migrations. */
export const migrationsFolder = join(import.meta.dirname, "../../prisma/migrations");

/** Reads all migrations in the order in which they are applied. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const migrations = await Promise.all(names.sort().map((name) => readMigration(folder, name)));
  return migrations.filter((migration) => migration !== undefined);
}

// A folder without a script is skipped: Git leaves it behind when it removes a migration.
async function readMigration(folder: string, name: string): Promise<Migration | undefined> {
  try {
    return { name, sql: await readFile(join(folder, name, "migration.sql"), "utf8") };
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** Computes the checksum that Prisma records: SHA-256 of the script, in hexadecimal. */
export function hashScript(sql: string): string {
  return createHash("sha256").update(sql).digest("hex");
}

/** Compares checksums as Prisma does, which ignores line endings that Git has changed. */
export function matchesChecksum(sql: string, recorded: string): boolean {
  const unix = sql.replaceAll("\r\n", "\n");
  return [sql, unix, unix.replaceAll("\n", "\r\n")].some((text) => hashScript(text) === recorded);
}
