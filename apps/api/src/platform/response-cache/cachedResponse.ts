import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { sha256 } from "../hash.ts";

/** Content type of documents. */
export const HTML = "text/html; charset=utf-8";
/** Content type of data. */
export const JSON_TYPE = "application/json; charset=utf-8";

/** A response before it is encoded. */
export interface CachedResponse {
  status: number;
  type: string;
  body: string;
  /** Further headers: name, value, name, … */
  headers?: readonly string[];
  /** The response is stale when a table of one of these features changes. */
  tags: ReadonlySet<string>;
  /** False: the response is sent but not cached. */
  cacheable: boolean;
}

/** Encodings of cached responses, the smallest first. */
export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number] | "identity";

/**
 * Brotli qualities. The highest takes about 60 ms per page in libuv's thread pool, which also reads
 * files and hashes passwords, so only responses that are requested again get it.
 */
const SMALLEST = 11;
const FAST = 5;
/** Bytes above which the highest quality takes too long. */
const LARGE = 200_000;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Minimum size for compression, in bytes: smaller bodies fit into one packet anyway. */
const WORTH_COMPRESSING = 1_000;

/** A response as bytes. Each encoding is made when it is first requested. */
export type EncodedResponse = ReturnType<typeof encodeResponse>;

export function encodeResponse({ body: text, headers = [], ...response }: CachedResponse) {
  const body = Buffer.from(text);
  const encoded = new Map<Encoding, Buffer>([["identity", body]]);
  const encoding = new Map<Encoding, Promise<Buffer>>();
  /** Requests for brotli before the smallest encoding was ready. */
  let asked = 0;

  /** Whether to make the smallest encoding: the response is cached, and this is not its first request. */
  function isPopular(): boolean {
    asked += 1;
    return response.cacheable && asked > 1 && body.length <= LARGE;
  }

  const brotli = (quality: number): Promise<Buffer> =>
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    });

  const compress = (name: Encoding): Promise<Buffer> =>
    name === "gzip" ? compressGzip(body, { level: 9 }) : brotli(SMALLEST);

  return {
    ...response,
    headers,
    /** Patterns of its routes, for logs and metrics. */
    routes: [] as readonly string[],
    /** Hash of the body: the same on every process. */
    hash: sha256(body).slice(0, 22),
    isCompressible: body.length > WORTH_COMPRESSING,
    /** Upper bound of its memory, with key and all encodings, in bytes. */
    weight: body.length * 2 + 4_000,

    ready: (name: Encoding): Buffer | undefined => encoded.get(name),

    /**
     * Returns the body in this encoding. Brotli is fast for the first request, and compresses best for
     * later ones.
     */
    async in(name: Encoding): Promise<Buffer> {
      const ready = encoded.get(name);
      if (ready) return ready;
      if (name === "br" && !isPopular()) return brotli(FAST);
      const made = encoding.get(name) ?? compress(name);
      encoding.set(name, made);
      const bytes = await made;
      encoded.set(name, bytes);
      return bytes;
    },
  };
}
