import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { HEIC_MAX_PIXELS } from "@headwaters/contracts";

/** The largest picture takes 3 seconds, on a slow machine several times as long, and 320 MB. */
export const heicLimits = {
  deadlineMs: 30_000,
  pixels: HEIC_MAX_PIXELS,
  /** Bytes of the decoder, which the thread limits itself. */
  memory: 400_000_000,
};

export interface HeicRequest {
  path: string;
  limits: typeof heicLimits;
}

/** RGBA, 8 bits each, upright. */
export interface Pixels {
  data: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

export type HeicAnswer = Pixels | "damaged" | "too much";

/** In MB, of the thread without its decoder. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

/**
 * Decodes the main picture of a HEIC file in a thread of its own, which ends with it: WebAssembly
 * never gives memory back. The decoder's complaints are not printed.
 */
export async function decodeHeic(path: string, limits = heicLimits): Promise<HeicAnswer> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    workerData: { path, limits } satisfies HeicRequest,
    resourceLimits,
    stdout: true,
    stderr: true,
  });
  const signal = AbortSignal.timeout(limits.deadlineMs);
  try {
    const [response] = (await once(worker, "message", { signal })) as [HeicAnswer];
    return response;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (signal.aborted || code === "ERR_WORKER_OUT_OF_MEMORY") return "too much";
    throw error;
  } finally {
    await worker.terminate();
  }
}

/** A tag of a TIFF file: the types are those of its specification, 6.0, page 15. */
const [SHORT, LONG, UNDEFINED] = [3, 4, 7];

/**
 * Makes an uncompressed TIFF file of pixels and their color profile, as sharp applies the profile of
 * a file, and of pixels has none.
 */
export function toTiff({ data, width, height }: Pixels, profile: Buffer): Buffer {
  const tags = 11;
  const bitsAt = 8 + 2 + tags * 12 + 4;
  const dataAt = bitsAt + 4 * 2;
  const profileAt = dataAt + data.length;
  const head = Buffer.alloc(dataAt);
  let at = 0;
  const put = (value: number, bytes: number) => {
    at = head.writeUIntLE(value, at, bytes);
  };
  const tag = (name: number, type: number, count: number, value: number) => {
    put(name, 2);
    put(type, 2);
    put(count, 4);
    put(value, 4);
  };
  head.write("II*\0", "latin1");
  at = 4;
  put(8, 4);
  put(tags, 2);
  tag(256, LONG, 1, width);
  tag(257, LONG, 1, height);
  tag(258, SHORT, 4, bitsAt);
  tag(259, SHORT, 1, 1); // not compressed
  tag(262, SHORT, 1, 2); // RGB
  tag(273, LONG, 1, dataAt);
  tag(277, SHORT, 1, 4);
  tag(278, LONG, 1, height);
  tag(279, LONG, 1, data.length);
  tag(338, SHORT, 1, 2); // the fourth one is opacity
  tag(34_675, UNDEFINED, profile.length, profileAt);
  at = bitsAt;
  for (let sample = 0; sample < 4; sample += 1) put(8, 2);
  return Buffer.concat([head, data, profile]);
}
