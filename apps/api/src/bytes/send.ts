import type { IncomingMessage, ServerResponse } from "node:http";
import type { Bytes, Encoding } from "./answer.ts";
import { encodingFor } from "./encodings.ts";

/** Seconds after which what could not be made whole is worth another try. */
export const RETRY_AFTER = "5";

/** True when If-None-Match names this answer, in whatever encoding it was sent (RFC 9110, 13.1.2). */
function isHeld(header: string | undefined, hash: string): boolean {
  if (!header) return false;
  return (
    header.trim() === "*" ||
    header.split(",").some((tag) => tag.trim().replace(/^W\//, "").startsWith(`"${hash}`))
  );
}

function write(
  bytes: Bytes,
  body: Buffer,
  encoding: Encoding,
  request: IncomingMessage,
  response: ServerResponse,
  shared: readonly string[],
) {
  const headers = [
    ...shared,
    "etag",
    `"${bytes.hash}-${encoding}"`,
    "cache-control",
    // Kept everywhere, and asked for every time: nobody sees an old page, most get a 304.
    bytes.keep ? "public, no-cache" : "no-store",
    "vary",
    "accept-encoding, cookie",
  ];
  if (bytes.status === 200 && isHeld(request.headers["if-none-match"], bytes.hash)) {
    response.writeHead(304, headers).end();
    return;
  }
  headers.push("content-type", bytes.type, "content-length", String(body.length));
  if (encoding !== "identity") headers.push("content-encoding", encoding);
  if (bytes.status === 503) headers.push("retry-after", RETRY_AFTER);
  response.writeHead(bytes.status, headers);
  if (request.method === "HEAD") response.end();
  else response.end(body);
}

/**
 * Sends kept bytes in the encoding that the request allows: at once where that has been made.
 * @param shared headers that every answer of the site carries: name, value, name, …
 */
export function sendBytes(
  bytes: Bytes,
  request: IncomingMessage,
  response: ServerResponse,
  shared: readonly string[],
): void | Promise<void> {
  const encoding = bytes.isCompressible
    ? encodingFor(request.headers["accept-encoding"] as string | undefined)
    : "identity";
  const body = bytes.ready(encoding);
  if (body) return write(bytes, body, encoding, request, response, shared);
  return bytes.in(encoding).then((made) => write(bytes, made, encoding, request, response, shared));
}
