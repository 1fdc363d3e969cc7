import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import libheif from "libheif-js/wasm-bundle.js";
import type { HeicAnswer, HeicRequest } from "./decodeHeic.ts";

const { path, limits }: HeicRequest = workerData;

let isTooMuch = false;
const { grow } = WebAssembly.Memory.prototype;
// Limits of a thread do not count the memory of WebAssembly.
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + Number(pages) * 65_536 > limits.memory) {
    isTooMuch = true;
    throw new RangeError("The picture takes too much memory");
  }
  return grow.call(this, pages);
};

function respond(given: HeicAnswer) {
  parentPort?.postMessage(given, typeof given === "object" ? [given.data.buffer] : []);
}
const fail = () => respond(isTooMuch ? "too much" : "damaged");

const file = await readFile(path);
// The decoder aborts on some damages, and without memory.
process.on("uncaughtException", fail);

const image = new libheif.HeifDecoder().decode(file).find((one) => one.is_primary());
if (image) {
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > limits.pixels) respond("too much");
  else {
    const data = new Uint8Array(width * height * 4);
    image.display({ data, width, height }, (shown) => {
      if (shown) respond({ data, width, height });
      else fail();
    });
  }
} else fail();
