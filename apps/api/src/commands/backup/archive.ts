import { createReadStream, createWriteStream, existsSync, rmSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { buffer } from "node:stream/consumers";
import { finished, pipeline } from "node:stream/promises";
import { constants, createGunzip, createGzip } from "node:zlib";
import { extract, pack } from "tar-stream";
import { StartError } from "../../config.ts";
import { sha256 } from "../../platform/hash.ts";
import { describeError } from "../doctor/check.ts";
import { type Contents, type Manifest, readManifest } from "./manifest.ts";

export interface Entry {
  name: string;
  bytes: Buffer;
}

const MANIFEST = "manifest.json";
/** Maximum size of an entry, in bytes: each is read into memory. */
const ENTRY_MAX = 512 * 1024 * 1024;
/** Fast compression: pictures are compressed already, and the site needs the processor. */
const COMPRESSION = { level: constants.Z_BEST_SPEED };

/**
 * Writes an archive atomically: to another name, synced to the disk, then renamed. Only its owner may
 * read it.
 * @param fill adds the entries one after another, and returns their description for the manifest
 * @throws StartError if the file cannot be written
 */
export async function writeArchive(
  file: string,
  fill: (add: (entry: Entry) => Promise<void>) => Promise<Contents>,
): Promise<void> {
  if (existsSync(file)) throw new StartError(`${file} exists already: choose another name.`);
  const partial = `${file}.${process.pid}.partial`;
  const discard = () => rmSync(partial, { force: true });
  process.once("exit", discard); // Ctrl-C
  const tar = pack();
  const target = createWriteStream(partial, { mode: 0o600, flush: true });
  const writing = pipeline(tar, createGzip(COMPRESSION), target);
  writing.catch(() => {}); // reported below
  const checksums: Record<string, string> = {};
  const add = async ({ name, bytes }: Entry) => {
    const entry = tar.entry({ name, size: bytes.length, mode: 0o600 });
    entry.end(bytes);
    await Promise.race([writing, finished(entry)]);
    checksums[name] = sha256(bytes, "hex");
  };
  try {
    const contents = await fill(add);
    const manifest: Manifest = { ...contents, checksums };
    await add({ name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest)) });
    tar.finalize();
    await writing;
    await rename(partial, file);
    await syncFolder(dirname(file));
  } catch (error) {
    tar.destroy();
    await writing.catch((reason) => {
      throw toWriteError(reason, file) ?? error;
    });
    throw error;
  } finally {
    await rm(partial, { force: true });
    process.off("exit", discard);
  }
}

/** Without this a power failure may lose the new name. Windows does not support it. */
async function syncFolder(folder: string) {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** Converts a disk error; undefined for other errors. */
function toWriteError(error: NodeJS.ErrnoException, file: string): StartError | undefined {
  if (!error.syscall) return undefined;
  const why = { ENOSPC: "the disk is full", EDQUOT: "the disk is full" }[error.code ?? ""];
  return new StartError(`${file} was not written: ${why ?? describeError(error)}.`);
}

/**
 * Reads the entries of an archive in the order in which they were written.
 * @throws Error if the archive is unreadable or incomplete
 */
export async function* readEntries(file: string): AsyncGenerator<Entry> {
  const entries = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), entries);
  reading.catch(() => {}); // `entries` rejects, too
  for await (const entry of entries) {
    const { name, size = 0 } = entry.header;
    if (size > ENTRY_MAX) throw new Error(`${name} is too large`);
    yield { name, bytes: await buffer(entry) };
  }
  await reading;
}

/**
 * Reads a whole archive and compares each entry with its checksum.
 * @throws StartError with one sentence if it is damaged, of a newer version, or not a backup
 */
export async function verifyArchive(file: string): Promise<Manifest> {
  const found = new Map<string, string>();
  let text: string | undefined;
  try {
    for await (const { name, bytes } of readEntries(file)) {
      if (name === MANIFEST) text = bytes.toString();
      else found.set(name, sha256(bytes, "hex"));
    }
  } catch (error) {
    const { syscall } = Object(error) as NodeJS.ErrnoException;
    if (syscall) throw new StartError(`${file} cannot be read: ${describeError(error)}.`);
    if (found.size === 0) throw new StartError(`${file} is no backup of this site.`);
    throw new StartError(`${file} is damaged: ${describeError(error)}.`);
  }
  if (text === undefined) throw new StartError(`${file} is no backup of this site.`);
  const manifest = readManifest(text, file);
  const names = new Set([...found.keys(), ...Object.keys(manifest.checksums)]);
  const bad = [...names].find((name) => found.get(name) !== manifest.checksums[name]);
  if (bad !== undefined) throw new StartError(`${file} is damaged: ${bad} has another checksum.`);
  return manifest;
}
