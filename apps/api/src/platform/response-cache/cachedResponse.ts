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
  /** Content type. */
  type: string;
  body: string;
  /** Further headers: name, value, name, … */
  headers?: readonly string[];
  /** It is stale when a table of one of these features changes. */
  tags: ReadonlySet<string>;
  /** False: it is sent, and not kept in the cache. */
  cacheable: boolean;
}

export type Encoding = "br" | "gzip" | "identity";

/**
 * Qualities of brotli. The smallest takes some 60 ms for a page in libuv's thread pool, which also
 * reads files and hashes passwords: only responses that are requested again get it.
 */
const SMALLEST = 11;
const FAST = 5;
/** Bytes above which the smallest would take too long. */
const LARGE = 200_000;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Smaller bodies fit into one packet, so compression gains nothing, bytes. */
const WORTH_COMPRESSING = 1_000;

/** A response as bytes. Each encoding is made at its first use. */
export class EncodedResponse {
  readonly status: number;
  readonly type: string;
  readonly headers: readonly string[];
  readonly tags: ReadonlySet<string>;
  readonly cacheable: boolean;
  /** Patterns of the addresses that it answers, for logs and metrics. */
  routes: readonly string[] = [];
  /** Hash of the body: the same on every process. */
  readonly hash: string;
  private readonly body: Buffer;
  private readonly encoded = new Map<Encoding, Buffer>();
  private readonly encoding = new Map<Encoding, Promise<Buffer>>();
  /** Requests for brotli before its smallest form was ready. */
  private asked = 0;

  constructor({ status, type, body, headers = [], tags, cacheable }: CachedResponse) {
    this.status = status;
    this.type = type;
    this.headers = headers;
    this.tags = tags;
    this.cacheable = cacheable;
    this.body = Buffer.from(body);
    this.encoded.set("identity", this.body);
    this.hash = sha256(this.body).slice(0, 22);
  }

  get isCompressible(): boolean {
    return this.body.length > WORTH_COMPRESSING;
  }

  /** The body in this encoding, if it has been made. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.encoded.get(encoding);
  }

  /** The body in this encoding: compressed fast for the first request, and best for later ones. */
  async in(encoding: Encoding): Promise<Buffer> {
    const ready = this.encoded.get(encoding);
    if (ready) return ready;
    if (encoding === "br" && !this.isPopular) return this.brotli(FAST);
    const made = this.encoding.get(encoding) ?? this.compress(encoding);
    this.encoding.set(encoding, made);
    const body = await made;
    this.encoded.set(encoding, body);
    return body;
  }

  /** Whether to make the smallest form: the response is cached, and this is not its first request. */
  private get isPopular(): boolean {
    this.asked += 1;
    return this.cacheable && this.asked > 1 && this.body.length <= LARGE;
  }

  /** Upper bound of its memory, key and all encodings included, bytes. */
  get weight(): number {
    return this.body.length * 2 + 4_000;
  }

  private compress(encoding: Encoding): Promise<Buffer> {
    if (encoding === "gzip") return compressGzip(this.body, { level: 9 });
    return this.brotli(SMALLEST);
  }

  private brotli(quality: number): Promise<Buffer> {
    return compressBrotli(this.body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.body.length,
      },
    });
  }
}
