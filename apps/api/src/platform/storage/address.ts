import type { BucketSettings } from "./open.ts";

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
export function toBucketName(address: string): BucketSettings | null {
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
