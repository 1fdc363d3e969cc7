import { FSDriver } from "flydrive/drivers/fs";
import { type Storage, storageBy } from "./storage.ts";

/** An S3-compatible store, as STORAGE_URL says it. */
export interface BucketSettings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A store that takes longer to be reached, and to answer, is as good as away; ms. */
const TIMES = { connectionTimeout: 3_000, requestTimeout: 15_000 };

/** Files in a folder, which is made when the first comes. */
export function openFolder(location: string): Storage {
  return storageBy(new FSDriver({ location, visibility: "private" }));
}

/** Objects in a bucket. The library for it is large: it is loaded only where there is one. */
export async function openBucket(settings: BucketSettings): Promise<Storage> {
  const { S3Driver } = await import("flydrive/drivers/s3");
  const { accessKeyId, secretAccessKey, ...where } = settings;
  return storageBy(
    new S3Driver({
      ...where,
      credentials: { accessKeyId, secretAccessKey },
      visibility: "private",
      // What every store of the kind understands: the bucket in the path, no ACLs, and none of the
      // checksums that Amazon's library would add by itself.
      forcePathStyle: true,
      supportsACL: false,
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      maxAttempts: 2,
      requestHandler: { ...TIMES, throwOnRequestTimeout: true },
    }),
  );
}
