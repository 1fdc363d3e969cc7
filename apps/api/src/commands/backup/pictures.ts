import { renditionNames } from "../../features/content/index.ts";
import type { Storage } from "../../platform/storage/storage.ts";

/** Concurrent reads or writes of files, because a bucket has a high latency. */
const AT_ONCE = 8;

/** Calls `work` for groups of keys, one after another. */
export async function inGroups(
  keys: readonly string[],
  work: (group: string[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < keys.length; start += AT_ONCE) {
    await work(keys.slice(start, start + AT_ONCE));
  }
}

const PICTURE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\//;

/** Returns the id of a file's picture; undefined for other files. */
export const findPictureId = (key: string): string | undefined => PICTURE.exec(key)?.[1];

/** Returns the ids of pictures that lack a file. */
export function findIncomplete(ids: readonly string[], keys: ReadonlySet<string>): string[] {
  return ids.filter((id) => !renditionNames.every((name) => keys.has(`${id}/${name}`)));
}

/** Lists the storage's files, except those of pictures that are newer than the snapshot. */
export async function listFiles(storage: Storage, ids: readonly string[]): Promise<string[]> {
  const known = new Set(ids);
  return (await storage.list()).filter((key) => {
    const id = findPictureId(key);
    return id === undefined || known.has(id);
  });
}
