import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { sha256 } from "../hash.ts";

/** Content type of documents. */
export const HTML = "text/html; charset=utf-8";

/** An answer as it was made, before it is known how it will be sent. */
export interface Answer {
  status: number;
  /** Content type. */
  type: string;
  body: string;
  /** The capabilities whose tables it shows: it is old when one of them changes. */
  shows: ReadonlySet<string>;
  /** False for what may be different the next time, whatever changed: it is sent, and not kept. */
  keep: boolean;
}

export type Encoding = "br" | "gzip" | "identity";

/**
 * Qualities of brotli. The smallest takes some 60 ms for a page, in one of the few threads that also
 * read files and check passwords: it is for what is asked for again and again.
 */
const SMALLEST = 11;
const FAST = 5;
/** Bytes above which the smallest would take too long. */
const LARGE = 200_000;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** What fits into one packet gains nothing from compression, bytes. */
const WORTH_COMPRESSING = 1_000;

/** An answer as bytes, each encoding made when it is first asked for. */
export class Bytes {
  readonly status: number;
  readonly type: string;
  readonly shows: ReadonlySet<string>;
  readonly keep: boolean;
  /** Hash of the body: the same on every process. */
  readonly hash: string;
  private readonly body: Buffer;
  private readonly encoded = new Map<Encoding, Buffer>();
  private readonly encoding = new Map<Encoding, Promise<Buffer>>();
  /** How often brotli was asked for before its smallest form was ready. */
  private asked = 0;

  constructor({ status, type, body, shows, keep }: Answer) {
    this.status = status;
    this.type = type;
    this.shows = shows;
    this.keep = keep;
    this.body = Buffer.from(body);
    this.encoded.set("identity", this.body);
    this.hash = sha256(this.body).slice(0, 22);
  }

  get isCompressible(): boolean {
    return this.body.length > WORTH_COMPRESSING;
  }

  /** The body in this encoding where it has been made already. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.encoded.get(encoding);
  }

  /** The body in this encoding: made quickly for who asks first, and as small as it gets from then on. */
  async in(encoding: Encoding): Promise<Buffer> {
    const ready = this.encoded.get(encoding);
    if (ready) return ready;
    if (encoding === "br" && !this.isWanted) return this.brotli(FAST);
    const made = this.encoding.get(encoding) ?? this.compress(encoding);
    this.encoding.set(encoding, made);
    const body = await made;
    this.encoded.set(encoding, body);
    return body;
  }

  /** Whether its smallest form is worth its making: it will be kept, and has been asked for before. */
  private get isWanted(): boolean {
    this.asked += 1;
    return this.keep && this.asked > 1 && this.body.length <= LARGE;
  }

  /** Upper bound of what it takes in memory, key and all encodings included; bytes. */
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
