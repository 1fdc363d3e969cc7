import { readFile } from "node:fs/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "../migrations/migrate.ts";
import { diffSchemas } from "../migrations/schemaEngine.ts";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";

// Queries whose results are equal if two databases have the same structure.
const catalog = {
  columns: `
    SELECT c.relname AS "table", a.attname AS "column", format_type(a.atttypid, a.atttypmod) AS type,
           a.attnotnull AS required, a.attidentity, a.attgenerated, a.attcollation::regcollation::text,
           pg_get_expr(d.adbin, d.adrelid) AS "default"
    FROM pg_attribute a
    JOIN pg_class c ON c.oid = a.attrelid AND c.relkind IN ('r', 'p', 'v', 'm')
    LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    WHERE c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
      AND c.relname <> '_prisma_migrations'
    ORDER BY 1, 2`,
  // Prisma describes neither indexes on expressions nor those with a condition.
  indexes: `
    SELECT tablename, indexname, indexdef FROM pg_indexes
    JOIN pg_index ON indexrelid = format('%I.%I', schemaname, indexname)::regclass
    WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' AND indexprs IS NULL AND indpred IS NULL
    ORDER BY 1, 2`,
  // Prisma does not describe check constraints.
  constraints: `
    SELECT conrelid::regclass::text AS "table", conname, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace AND conrelid::regclass::text <> '_prisma_migrations'
      AND contype <> 'c'
    ORDER BY 1, 2`,
  extensions: "SELECT extname FROM pg_extension ORDER BY 1",
  enums: "SELECT enumtypid::regtype::text, enumlabel FROM pg_enum ORDER BY 1, 2",
  sequences: "SELECT sequencename FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1",
};

const databases: TestDatabase[] = [];
let migrated: pg.Client;
let described: pg.Client;

beforeAll(async () => {
  [migrated, described] = [await connectToNewDatabase(), await connectToNewDatabase()];
  await migrate(databases[0]?.connectionString ?? "");
  const schema = new URL("../../prisma/schema.prisma", import.meta.url);
  await described.query(await diffSchemas(null, await readFile(schema, "utf8")));
});

afterAll(async () => {
  await Promise.all([migrated?.end(), described?.end()]);
  for (const database of databases) await database.drop();
});

async function connectToNewDatabase(): Promise<pg.Client> {
  const database = await createTestDatabase({ empty: true });
  databases.push(database);
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  return client;
}

test.for(Object.entries(catalog))(
  "migrations and schema.prisma agree about %s",
  async ([, sql]) => {
    const byMigrations = await migrated.query(sql);
    const bySchema = await described.query(sql);
    expect(byMigrations.rows).toEqual(bySchema.rows);
  },
);

test("the comparison covers the whole database", async () => {
  const count = async (sql: string) => (await migrated.query(sql)).rows.length;
  expect(await count(catalog.columns)).toBeGreaterThan(60);
  expect(await count(catalog.indexes)).toBeGreaterThan(15);
  expect(await count(catalog.constraints)).toBeGreaterThan(10);
});
