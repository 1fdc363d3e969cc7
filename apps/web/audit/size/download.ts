import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface Download {
  /** Size of the body on the wire, compressed if the server compresses it. */
  bytes: number;
  text: string;
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "br") return brotliDecompressSync(body);
  if (encoding === "gzip") return gunzipSync(body);
  return body;
}

/** Fetches a file twice, because the server compresses later responses best. */
export async function download(address: string): Promise<Download> {
  await downloadOnce(address);
  return downloadOnce(address);
}

/** Fetches like a browser; `fetch` would not report the compressed size. */
async function downloadOnce(address: string): Promise<Download> {
  const request = get(address, { headers: { accept: "text/html,*/*", "accept-encoding": "br" } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const body = await buffer(response);
  if (response.statusCode !== 200) {
    throw new Error(`${address} is answered with status ${response.statusCode}.`);
  }
  const text = decoded(body, response.headers["content-encoding"]).toString("utf8");
  return { bytes: body.length, text };
}
