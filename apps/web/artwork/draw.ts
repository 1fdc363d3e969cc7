import { mkdir, writeFile } from "node:fs/promises";
import { dominant, encode, rasterise } from "./encode.ts";
import { drawIcons } from "./icons.ts";
import { manifest } from "./manifest.ts";
import { cutToShape, galleryShape, readPhotographs } from "./photographs.ts";
import type { Saved } from "./scene.ts";
import { scenes } from "./scenes/index.ts";

/*
 * Makes every picture of the site: `node artwork/draw.ts`. Names after it (or their beginnings)
 * make only those anew. A photograph in ../photographs takes the place of the drawing that has its
 * name; one with a name of its own is added in the shape of the gallery's.
 */
const web = new URL("../", import.meta.url);
const folder = new URL("public/pictures/", web);
const wanted = process.argv.slice(2);
const isWanted = (name: string) =>
  wanted.length === 0 || wanted.some((beginning) => name.startsWith(beginning));

interface Source {
  shape: Saved;
  make: () => Promise<Buffer>;
}
const sources = new Map<string, Source>();
for (const scene of scenes) {
  sources.set(scene.name, { shape: scene, make: () => rasterise(scene) });
}
for (const [name, photograph] of await readPhotographs()) {
  const shape = sources.get(name)?.shape ?? galleryShape(name);
  sources.set(name, { shape, make: () => cutToShape(photograph, shape) });
}

await mkdir(folder, { recursive: true });
let total = 0;
for (const [name, { shape, make }] of sources) {
  if (!isWanted(name)) continue;
  const bytes = await encode(await make(), shape, folder);
  total += bytes;
  console.log(`${name.padEnd(28)} ${(bytes / 1024).toFixed(0).padStart(5)} kB`);
}
console.log(`${"together".padEnd(28)} ${(total / 1024).toFixed(0).padStart(5)} kB`);
if (isWanted("icons")) await drawIcons(new URL("public/", web));

const shapes = Array.from(sources.values(), ({ shape }) => shape);
const colours = new Map<string, string>();
for (const shape of shapes) colours.set(shape.name, await dominant(shape, folder));
await writeFile(new URL("src/content/pictures.ts", web), manifest(shapes, colours));
