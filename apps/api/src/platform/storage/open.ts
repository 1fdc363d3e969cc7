import { FSDriver } from "flydrive/drivers/fs";
import { type Storage, storageBy } from "./storage.ts";

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return ""; // a lone "%"
  }
}

/**
 * Parses the address of a bucket, such as s3://key:secret@host:9000/bucket?region=eu-1&tls=false; null
 * if it is not one. Key and secret are percent-encoded if necessary.
 */
export function toBucketName(url: string) {
  if (!URL.canParse(url)) return null;
  const { protocol, host, pathname, username, password, searchParams } = new URL(url);
  const [accessKeyId, secretAccessKey] = [decoded(username), decoded(password)];
  const bucket = pathname.slice(1).replace(/\/$/, "");
  const tls = searchParams.get("tls") ?? "true";
  const isComplete =
    protocol === "s3:" && host !== "" && accessKeyId !== "" && secretAccessKey !== "";
  if (!isComplete || !/^[\w.-]+$/.test(bucket) || !["true", "false"].includes(tls)) return null;
  return {
    endpoint: `${tls === "true" ? "https" : "http"}://${host}`,
    region: searchParams.get("region") ?? "us-east-1",
    bucket,
    accessKeyId,
    secretAccessKey,
  };
}

/** Settings of an S3-compatible store, from STORAGE_URL. */
export type BucketSettings = NonNullable<ReturnType<typeof toBucketName>>;

/** Timeouts of a store, after which it counts as unavailable, in ms. */
const TIMES = { connectionTimeout: 3_000, requestTimeout: 15_000 };

/** Opens a store in a folder, which the first write creates. */
export function openFolder(location: string): Storage {
  return storageBy(new FSDriver({ location, visibility: "private" }));
}

/** Opens a store in a bucket. The large S3 library is loaded only then. */
export async function openBucket(settings: BucketSettings): Promise<Storage> {
  const { S3Driver } = await import("flydrive/drivers/s3");
  const { accessKeyId, secretAccessKey, ...where } = settings;
  return storageBy(
    new S3Driver({
      ...where,
      credentials: { accessKeyId, secretAccessKey },
      visibility: "private",
      // Options that every S3-compatible store supports: the bucket in the path, no ACLs, and none of
      // the checksums that Amazon's library adds by default.
      forcePathStyle: true,
      supportsACL: false,
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      maxAttempts: 2,
      requestHandler: { ...TIMES, throwOnRequestTimeout: true },
    }),
  );
}
