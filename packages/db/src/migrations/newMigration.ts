import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { DatabaseError, errorCode, errorMessage } from "../errors.ts";
import { diffSchemas } from "./schemaEngine.ts";

const packageFolder = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Writes `prisma/migrations/<time>_<name>/` for what changed in `prisma/schema.prisma` since the
 * newest migration, and returns its path. Beside the SQL lies a copy of the schema: it is how
 * the next call knows, without a database, what the migrations so far describe. Throws a
 * DatabaseError for a bad name, an invalid schema, or when nothing changed.
 */
export async function newMigration(
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
  const sql = await changes(await schemaOfNewestMigration(migrations), schema);
  if (sql.startsWith("-- This is an empty migration.")) {
    throw new DatabaseError("prisma/schema.prisma has not changed since the newest migration.");
  }
  const folder = join(migrations, `${timestamp(now)}_${name}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "migration.sql"), sql);
  await writeFile(join(folder, "schema.prisma"), schema);
  return folder;
}

async function changes(from: string | null, to: string): Promise<string> {
  try {
    return await diffSchemas(from, to);
  } catch (error) {
    // A schema that is not valid arrives as JSON that holds Prisma's explanation.
    throw new DatabaseError(`prisma/schema.prisma is not valid: ${errorMessage(error)}`);
  }
}

async function schemaOfNewestMigration(migrations: string): Promise<string | null> {
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

/** As Prisma names migrations: YYYYMMDDHHMMSS, in UTC. */
function timestamp(time: Date): string {
  return time.toISOString().replaceAll(/[-:T]/g, "").slice(0, 14);
}

if (import.meta.main) {
  try {
    const folder = await newMigration(process.argv[2] ?? "");
    console.log(`Wrote ${relative(join(packageFolder, "../.."), join(folder, "migration.sql"))}`);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
