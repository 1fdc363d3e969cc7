import type { IncomingMessage, ServerResponse } from "node:http";
import type { Bytes, Encoding } from "./cachedResponse.ts";
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

/** An answer in one encoding as Node is given it, put together once: headers are name, value, name, … */
interface Wire {
  headers: readonly string[];
  /** Those of a 304. */
  unchanged: readonly string[];
  body: Buffer | string;
}

/** Node sends a string together with the headers, but a buffer after them: below this the former is cheaper, bytes. */
const ONE_WRITE = 16_384;
const wires = new WeakMap<Buffer, Wire>();

function wireOf(bytes: Bytes, body: Buffer, encoding: Encoding, shared: readonly string[]): Wire {
  const known = wires.get(body);
  if (known) return known;
  const unchanged = [
    ...shared,
    "etag",
    `"${bytes.hash}-${encoding}"`,
    "cache-control",
    // Kept everywhere, and asked for every time: nobody sees an old page, most get a 304.
    bytes.keep ? "public, no-cache" : "no-store",
    "vary",
    "accept-encoding, cookie",
  ];
  const headers = [
    ...unchanged,
    ...["content-type", bytes.type, "content-length", String(body.length)],
    ...(encoding === "identity" ? [] : ["content-encoding", encoding]),
    ...(bytes.status === 503 ? ["retry-after", RETRY_AFTER] : []),
  ];
  // As latin1 each byte is a character, whatever they mean together.
  const wire = {
    headers,
    unchanged,
    body: body.length > ONE_WRITE ? body : body.toString("latin1"),
  };
  wires.set(body, wire);
  return wire;
}

function write(
  bytes: Bytes,
  { headers, unchanged, body }: Wire,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
) {
  if (bytes.status === 200 && isHeld(request.headers["if-none-match"], bytes.hash)) {
    response.writeHead(304, [...unchanged, "x-request-id", id]).end();
    return;
  }
  response.writeHead(bytes.status, [...headers, "x-request-id", id]);
  if (request.method === "HEAD") response.end();
  else response.end(body, "latin1");
}

/**
 * Sends an answer in the encoding that the request allows: at once where that has been made.
 * @param shared headers that every answer of the site carries: name, value, name, …
 * @param id of the request
 */
export function sendBytes(
  bytes: Bytes,
  request: IncomingMessage,
  response: ServerResponse,
  shared: readonly string[],
  id: string,
): void {
  const accepted = request.headers["accept-encoding"] as string | undefined;
  const encoding = bytes.isCompressible ? encodingFor(accepted) : "identity";
  const send = (body: Buffer) =>
    write(bytes, wireOf(bytes, body, encoding, shared), request, response, id);
  const ready = bytes.ready(encoding);
  if (ready) send(ready);
  else bytes.in(encoding).then(send, (error) => response.destroy(error));
}
