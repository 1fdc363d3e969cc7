import { get, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";

export interface Received {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** As it came over the wire: fetch would decompress it. */
  body: Buffer;
}

/** Asks once, with exactly these headers. */
export async function receive(url: string, headers: Record<string, string>): Promise<Received> {
  const { promise, resolve, reject } = Promise.withResolvers<Received>();
  get(url, { headers }, (response) => {
    const { statusCode: status, headers } = response;
    buffer(response).then((body) => resolve({ status, headers, body }), reject);
  }).once("error", reject);
  return promise;
}
