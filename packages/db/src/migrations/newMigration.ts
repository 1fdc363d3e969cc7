import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { DatabaseError, errorCode, errorMessage } from "../errors.ts";
import { diffSchemas } from "./schemaEngine.ts";

const packageFolder = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Writes `prisma/migrations/<time>_<name>/` with the changes of `prisma/schema.prisma` since the
 * newest migration, and returns its path. The folder holds a copy of the schema too, so that the next
 * call can compare without a database.
 * @throws DatabaseError for an invalid name or schema, or if nothing has changed
 */
export async function writeMigration(
  name: string,
  prismaFolder: string = join(packageFolder, "prisma"),
  now: Date = new Date(),
): Promise<string> {
  if (!/^[a-z][a-z0-9_]{0,60}$/.test(name)) {
    throw new DatabaseError(
      'Give the migration a name of small letters, digits and "_", for example: ' +
        "pnpm db:migration add_event_waitlist",
    );
  }
  const migrations = join(prismaFolder, "migrations");
  const schema = await readFile(join(prismaFolder, "schema.prisma"), "utf8");
  const sql = await diff(await readNewestSchema(migrations), schema);
  if (sql.startsWith("-- This is an empty migration.")) {
    throw new DatabaseError("prisma/schema.prisma has not changed since the newest migration.");
  }
  const folder = join(migrations, `${formatTimestamp(now)}_${name}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "migration.sql"), sql);
  await writeFile(join(folder, "schema.prisma"), schema);
  return folder;
}

async function diff(from: string | null, to: string): Promise<string> {
  try {
    return await diffSchemas(from, to);
  } catch (error) {
    // The message is JSON with Prisma's explanation.
    throw new DatabaseError(`prisma/schema.prisma is not valid: ${errorMessage(error)}`);
  }
}

async function readNewestSchema(migrations: string): Promise<string | null> {
  const names = await readdir(migrations, { withFileTypes: true }).catch((error) => {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  });
  const newest = names
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .at(-1);
  if (newest === undefined) return null;
  try {
    return await readFile(join(migrations, newest, "schema.prisma"), "utf8");
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    throw new DatabaseError(
      `${newest} lacks its copy of schema.prisma, which tells what it leads to; put it there.`,
    );
  }
}

/** Formats a time as in Prisma's names of migrations: YYYYMMDDHHMMSS, in UTC. */
function formatTimestamp(time: Date): string {
  return time.toISOString().replaceAll(/[-:T]/g, "").slice(0, 14);
}

if (import.meta.main) {
  try {
    const folder = await writeMigration(process.argv[2] ?? "");
    console.log(`Wrote ${relative(join(packageFolder, "../.."), join(folder, "migration.sql"))}`);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
