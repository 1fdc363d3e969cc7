import { buffer } from "node:stream/consumers";
import type { DriverContract } from "flydrive/types";

/** Storage of uploaded pictures. Keys are paths: "<id>/480.avif". */
export interface Storage {
  /** Writes a file. @throws StorageError, and a partial file may be left then */
  write(key: string, bytes: Buffer): Promise<void>;
  /** Reads a whole file; null if it does not exist. @throws StorageError */
  read(key: string): Promise<Buffer | null>;
  /** Removes a file if it exists. @throws StorageError */
  remove(key: string): Promise<void>;
  /** The keys of all files. @throws StorageError */
  list(): Promise<string[]>;
}

/** A failure of the storage; the cause is for the log. */
export class StorageError extends Error {
  override name = "StorageError";
  readonly isFull: boolean;

  constructor(cause: unknown) {
    super("The storage of pictures failed.", { cause });
    this.isFull = isFull(cause);
  }
}

/** Error codes of full disks, quotas and S3-compatible stores. */
const FULL = new Set(["ENOSPC", "EDQUOT", "XMinioStorageFull", "QuotaExceeded"]);

interface DriverFailure {
  code?: string;
  name?: string;
  $metadata?: { httpStatusCode?: number };
}

function isFull(cause: unknown): boolean {
  const { code, name, $metadata } = Object(cause) as DriverFailure;
  return FULL.has(code ?? "") || FULL.has(name ?? "") || $metadata?.httpStatusCode === 507;
}

function isMissing(cause: unknown): boolean {
  const { code, $metadata } = Object(cause) as DriverFailure;
  return code === "ENOENT" || $metadata?.httpStatusCode === 404;
}

function fail(cause: unknown): never {
  throw new StorageError(cause);
}

type Page = Awaited<ReturnType<DriverContract["listAll"]>>;

/** Builds a storage from one of flydrive's drivers. */
export function storageBy(
  driver: Pick<DriverContract, "put" | "getStream" | "delete" | "listAll">,
): Storage {
  return {
    write: (key, bytes) => driver.put(key, bytes).catch(fail),
    remove: (key) => driver.delete(key).catch(fail),
    async read(key) {
      try {
        return await buffer(await driver.getStream(key));
      } catch (cause) {
        if (isMissing(cause)) return null;
        throw new StorageError(cause);
      }
    },
    async list() {
      const keys: string[] = [];
      try {
        for (let token: string | undefined = ""; token !== undefined; ) {
          const next = token === "" ? {} : { paginationToken: token };
          const page: Page = await driver.listAll("", { recursive: true, ...next });
          for (const object of page.objects) if (object.isFile) keys.push(object.key);
          token = page.paginationToken;
        }
        return keys;
      } catch (cause) {
        if (isMissing(cause)) return []; // the folder does not exist before the first write
        throw new StorageError(cause);
      }
    },
  };
}
