import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { DiffTarget } from "@prisma/schema-engine-wasm/schema_engine_bg";

// Prisma's schema engine as WebAssembly: it compares like `prisma migrate diff`, without a download.
// Developers and tests use it; the site never loads it.

// The types of Node lack WebAssembly.
declare const WebAssembly: {
  instantiate(
    bytes: Uint8Array,
    imports: object,
  ): Promise<{ instance: { exports: Record<string, unknown> } }>;
};

/**
 * Returns the SQL that migrates a database from one Prisma schema (null: empty) to another.
 * @throws Error with the engine's message if a schema is invalid
 */
export async function diffSchemas(from: string | null, to: string): Promise<string> {
  loading ??= loadEngine();
  const { SchemaEngine } = await loading;
  const engine = await SchemaEngine.new({ datamodels: undefined }, () => {}, offlineAdapter);
  try {
    const result = await engine.diff({
      from: from === null ? { tag: "empty" } : toDiffTarget(from),
      to: toDiffTarget(to),
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    return result.stdout ?? "";
  } finally {
    engine.free();
  }
}

function toDiffTarget(content: string): DiffTarget {
  return { tag: "schemaDatamodel", files: [{ path: "schema.prisma", content }] };
}

// Loaded once, because the package keeps its state in module variables.
let loading: ReturnType<typeof loadEngine> | undefined;

// The package's own entry imports the .wasm file as a module, which Node does not support by default.
async function loadEngine() {
  const glue = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const script = import.meta.resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const bytes = await readFile(fileURLToPath(script.replace(/\.js$/, ".wasm")));
  const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": glue });
  const { __wbg_set_wasm } = glue as unknown as { __wbg_set_wasm(exports: object): void };
  __wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return glue;
}

const ok = (value?: unknown) => ({ ok: true, value });

// Before it compares, the engine queries a database for its schema and version. This connection
// answers that query and nothing else.
const offlineConnection = {
  provider: "postgres",
  adapterName: "offline",
  errorRegistry: { consumeError: () => undefined },
  queryRaw: async () =>
    ok({
      columnNames: ["exists", "version", "numeric_version"],
      columnTypes: [5, 7, 0], // boolean, text, 32-bit integer
      rows: [[true, "PostgreSQL 15.0", 150000]],
    }),
  executeRaw: async () => ok(0),
  executeScript: async () => ok(),
  getConnectionInfo: () => ok({ schemaName: "public", supportsRelationJoins: true }),
  dispose: async () => ok(),
};

const offlineAdapter = {
  provider: "postgres",
  adapterName: "offline",
  errorRegistry: { consumeError: () => undefined },
  connect: async () => ok(offlineConnection),
  connectToShadowDb: async () => ok(offlineConnection),
};
