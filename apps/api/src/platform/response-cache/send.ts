import type { IncomingMessage, ServerResponse } from "node:http";
import { forAnyOrigin } from "../http/crossOrigin.ts";
import { ENCODINGS, type EncodedResponse, type Encoding, HTML } from "./cachedResponse.ts";
import { encodingFor } from "./encodings.ts";

/** `Retry-After` of a failed response, in seconds. */
export const RETRY_AFTER = "5";

/** Returns true if If-None-Match names this response, in any encoding (RFC 9110, 13.1.2). */
function matchesEtag(header: string | undefined, hash: string): boolean {
  if (!header) return false;
  return (
    header.trim() === "*" ||
    header.split(",").some((tag) => tag.trim().replace(/^W\//, "").startsWith(`"${hash}`))
  );
}

/** A response in one encoding, ready for Node: headers are name, value, name, … */
interface Wire {
  headers: readonly string[];
  /** Headers of a 304. */
  unchanged: readonly string[];
  body: Buffer | string;
}

/**
 * Size in bytes up to which a body is sent as a string, because Node writes a string together with the
 * headers, and a buffer separately.
 */
const ONE_WRITE = 16_384;
const wires = new WeakMap<Buffer, Wire>();

function toWire(
  encoded: EncodedResponse,
  body: Buffer,
  encoding: Encoding,
  shared: readonly string[],
): Wire {
  const known = wires.get(body);
  if (known) return known;
  const unchanged = [
    ...shared,
    "etag",
    `"${encoded.hash}-${encoding}"`,
    "cache-control",
    // Clients store the response and revalidate it each time: none shows an old page, and most get a
    // 304.
    encoded.cacheable ? "public, no-cache" : "no-store",
    "vary",
    // Data is the same for all, but a token may lack its scope. Pages ignore tokens.
    encoded.type === HTML ? "accept-encoding, cookie" : "accept-encoding, authorization",
    ...encoded.headers,
    ...(encoded.type.startsWith("application/json") ? Object.entries(forAnyOrigin).flat() : []),
  ];
  const headers = [
    ...unchanged,
    "content-type",
    encoded.type,
    "content-length",
    String(body.length),
    ...(encoding === "identity" ? [] : ["content-encoding", encoding]),
    ...(encoded.status === 503 ? ["retry-after", RETRY_AFTER] : []),
  ];
  // latin1 maps each byte to one character, so the bytes stay the same.
  const wire = {
    headers,
    unchanged,
    body: body.length > ONE_WRITE ? body : body.toString("latin1"),
  };
  wires.set(body, wire);
  return wire;
}

/**
 * Sends a response in the best encoding that the request accepts.
 * @param shared headers of every response of the site: name, value, name, …
 * @param id of the request
 */
export function sendEncoded(
  encoded: EncodedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  shared: readonly string[],
  id: string,
): void {
  const accepted = request.headers["accept-encoding"] as string | undefined;
  const encoding = encoded.isCompressible ? encodingFor(accepted, ENCODINGS) : "identity";
  const send = (bytes: Buffer) => {
    const { headers, unchanged, body } = toWire(encoded, bytes, encoding, shared);
    if (encoded.status === 200 && matchesEtag(request.headers["if-none-match"], encoded.hash)) {
      response.writeHead(304, [...unchanged, "x-request-id", id]).end();
      return;
    }
    response.writeHead(encoded.status, [...headers, "x-request-id", id]);
    if (request.method === "HEAD") response.end();
    else response.end(body, "latin1");
  };
  const ready = encoded.ready(encoding);
  if (ready) send(ready);
  else encoded.in(encoding).then(send, (error) => response.destroy(error));
}
