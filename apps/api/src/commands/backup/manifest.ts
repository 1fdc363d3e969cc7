import { z } from "zod";
import { StartError } from "../../config.ts";

/** A backup of another format is refused. */
export const FORMAT = 1;

/** A text that is shown to the operator: it does not control their terminal. */
const line = z.string().regex(/^\P{Cc}*$/u);

/**
 * The path of an entry: no part of it leads out of the folder into which files are restored, and a
 * storage can list all of its characters. One that it cannot would make each later listing fail.
 */
const entryName = z
  .string()
  .refine((name) =>
    name.split("/").every((part) => /^[\w!. -]+$/.test(part) && part !== "." && part !== ".."),
  );

const manifest = z.object({
  kind: z.literal("headwaters-backup"),
  format: z.literal(FORMAT),
  /** The version of Headwaters that made it. */
  version: line,
  /** When its snapshot of the database was taken. */
  createdAt: z.iso.datetime(),
  /** The site's own address, with which addresses in its data begin. */
  publicUrl: line.refine((address) => /^https?:/.test(address) && URL.canParse(address)),
  postgres: z.string(),
  migrations: z.array(z.object({ name: line, checksum: z.string() })),
  tables: z.array(
    z.object({ name: line, columns: z.array(z.string()), rows: z.int().nonnegative() }),
  ),
  sequences: z.record(z.string(), z.string()),
  /** SHA-256 of each other entry, by its name. */
  checksums: z.record(entryName, z.string()),
});

/** The description of an archive, its last entry. */
export type Manifest = z.infer<typeof manifest>;
export type Contents = Omit<Manifest, "checksums">;

const anyFormat = z.object({ kind: z.literal("headwaters-backup"), format: z.int() });

/** @throws StartError for the manifest of something else, and of a format that is not known yet */
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
