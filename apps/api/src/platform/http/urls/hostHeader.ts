import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Answers 400 to a request with several Host headers (RFC 9112, 3.2), of which a proxy and Node may read
 * different ones; returns true then. Node itself rejects a request without one.
 */
export function rejectSeveralHosts(
  { rawHeaders }: IncomingMessage,
  response: ServerResponse,
): boolean {
  const hosts = rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === "host",
  );
  if (hosts.length <= 1) return false;
  const body = { code: "BAD_REQUEST", message: "The request has more than one Host header." };
  response
    .writeHead(400, { "content-type": "application/json; charset=utf-8", connection: "close" })
    .end(JSON.stringify(body));
  return true;
}
