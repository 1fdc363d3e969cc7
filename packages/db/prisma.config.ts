import { defineConfig } from "prisma/config";

// The Prisma CLI requires a schema engine even for `generate`, which never uses it, and would
// download one. Any executable file satisfies it.
if (process.argv.includes("generate")) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;
}

const url = process.env.DATABASE_URL;

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  ...(url === undefined ? {} : { datasource: { url } }),
});
