import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { DatabaseError, errorMessage } from "../errors.ts";
import { type Migration, readMigrations } from "./readMigrations.ts";
import { diffSchemas } from "./schemaEngine.ts";

const MERGE_ADVICE =
  "It is the schema to which all migrations lead: give it what each branch brought with a migration, " +
  "and nothing else. Then run this again.";

const packageFolder = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Writes `prisma/migrations/<time>_<name>/` with the changes of `prisma/schema.prisma` since the
 * newest migration, and returns its path. `prisma/migrations/schema.prisma` is a copy of the schema to
 * which all migrations lead, so that the next call can compare without a database. Git merges the copy
 * as it merges the schema: it then has the changes of both branches.
 * @throws DatabaseError for an invalid name or schema, if nothing has changed, or if the migration would
 * repeat another one
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
  const copy = join(migrations, "schema.prisma");
  const schema = await readFile(join(prismaFolder, "schema.prisma"), "utf8");
  const sql = await diff(await readFile(copy, "utf8"), schema);
  if (sql.startsWith("-- This is an empty migration.")) {
    throw new DatabaseError("prisma/schema.prisma has not changed since the newest migration.");
  }
  rejectRepetition(sql, await readMigrations(migrations));
  const folder = join(migrations, `${formatTimestamp(now)}_${name}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "migration.sql"), sql);
  await writeFile(copy, schema);
  return folder;
}

async function diff(from: string, to: string): Promise<string> {
  if (/^<<<<<<< /m.test(from)) {
    throw new DatabaseError(`Git could not merge prisma/migrations/schema.prisma. ${MERGE_ADVICE}`);
  }
  try {
    return await diffSchemas(from, to);
  } catch (error) {
    // The message is JSON with Prisma's explanation.
    throw new DatabaseError(`prisma/schema.prisma is not valid: ${errorMessage(error)}`);
  }
}

// A merge that kept one side of the copy has lost what the migrations of the other side add.
function rejectRepetition(sql: string, migrations: Migration[]): void {
  const scripts = [...migrations.map((migration) => migration.sql), sql];
  for (const addition of readAdditions(sql)) {
    const index = migrations.findLastIndex((other) => readAdditions(other.sql).includes(addition));
    const [name = ""] = addition.match(/"\w+"$/) ?? [];
    const isRemoved = new RegExp(`(DROP|RENAME)[^;]*${name}`);
    if (index < 0 || scripts.slice(index).some((script) => isRemoved.test(script))) continue;
    throw new DatabaseError(
      `The migration ${migrations[index]?.name} has ${addition} already, which ` +
        `prisma/migrations/schema.prisma lacks. ${MERGE_ADVICE}`,
    );
  }
}

/** Names the tables, columns, indexes and constraints that a script adds, as Prisma writes it. */
function readAdditions(sql: string): string[] {
  let table = "";
  return sql.split("\n").flatMap((line) => {
    table = line.match(/^ALTER TABLE "\w+"/)?.[0] ?? table;
    const [created] = line.match(/^CREATE (?:TABLE|(?:UNIQUE )?INDEX) "\w+"/) ?? [];
    if (created) return [created];
    const [added] = line.match(/\bADD (?:COLUMN|CONSTRAINT) +"\w+"/) ?? [];
    return added ? [`${table} ${added.replaceAll(/ +/g, " ")}`] : [];
  });
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
