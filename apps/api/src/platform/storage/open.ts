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
 * The store that an address such as s3://key:secret@host:9000/bucket?region=eu-1&tls=false names;
 * null where it is none. Key and secret are percent-encoded where they have to be.
 */
export function toBucketName(address: string) {
  if (!URL.canParse(address)) return null;
  const { protocol, host, pathname, username, password, searchParams } = new URL(address);
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

/** An S3-compatible store, as STORAGE_URL says it. */
export type BucketSettings = NonNullable<ReturnType<typeof toBucketName>>;

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
