import { get, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";

export interface Received {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** The bytes of the response; fetch would decompress them. */
  body: Buffer;
}

/** Sends one request with exactly these headers. */
export async function receive(url: string, headers: Record<string, string>): Promise<Received> {
  const { promise, resolve, reject } = Promise.withResolvers<Received>();
  get(url, { headers }, (response) => {
    const { statusCode: status, headers } = response;
    buffer(response).then((body) => resolve({ status, headers, body }), reject);
  }).once("error", reject);
  return promise;
}
