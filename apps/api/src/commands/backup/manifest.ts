import { z } from "zod";
import { StartError } from "../../config.ts";

/** Backups of another format are rejected. */
export const FORMAT = 1;

/** A text without control characters, so that it cannot control the operator's terminal. */
const line = z.string().regex(/^\P{Cc}*$/u);

/**
 * The path of an entry. No part may lead out of the target folder, and a storage must support all
 * characters, or each later listing would fail.
 */
const entryName = z
  .string()
  .refine((name) =>
    name.split("/").every((part) => /^[\w!. -]+$/.test(part) && part !== "." && part !== ".."),
  );

const manifest = z.object({
  kind: z.literal("headwaters-backup"),
  format: z.literal(FORMAT),
  /** The version of Headwaters that made the backup. */
  version: line,
  /** The time of the database snapshot. */
  createdAt: z.iso.datetime(),
  /** The site's own address, with which URLs in its data begin. */
  publicUrl: line.refine((url) => /^https?:/.test(url) && URL.canParse(url)),
  postgres: z.string(),
  migrations: z.array(z.object({ name: line, checksum: z.string() })),
  tables: z.array(
    z.object({ name: line, columns: z.array(z.string()), rows: z.int().nonnegative() }),
  ),
  sequences: z.record(z.string(), z.string()),
  /** SHA-256 of each other entry by name. */
  checksums: z.record(entryName, z.string()),
});

/** The description of an archive, its last entry. */
export type Manifest = z.infer<typeof manifest>;
export type Contents = Omit<Manifest, "checksums">;

const anyFormat = z.object({ kind: z.literal("headwaters-backup"), format: z.int() });

/** @throws StartError for a manifest of another program or of a newer format */
export function readManifest(text: string, file: string): Manifest {
  const json = parseJson(text);
  const { data } = manifest.safeParse(json);
  if (data) return data;
  const other = anyFormat.safeParse(json).data;
  throw new StartError(
    other && other.format > FORMAT
      ? `${file} was made by a newer version of Headwaters: restore it with that version.`
      : `${file} is no backup of this site.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
