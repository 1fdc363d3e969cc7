import { mkdir, writeFile } from "node:fs/promises";
import { dominant, encode, rasterise } from "./encode.ts";
import { drawIcons } from "./icons.ts";
import { galleryManifest, type Listed, manifest } from "./manifest.ts";
import { cutToShape, galleryShape, readPhotographs } from "./photographs.ts";
import type { Saved } from "./scene.ts";
import { galleryScenes, scenes } from "./scenes/index.ts";

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
  isGallerys: boolean;
  make: () => Promise<Buffer>;
}
const sources = new Map<string, Source>();
for (const [list, isGallerys] of [
  [scenes, false],
  [galleryScenes, true],
] as const) {
  for (const scene of list) {
    sources.set(scene.name, { shape: scene, isGallerys, make: () => rasterise(scene) });
  }
}
for (const [name, photograph] of await readPhotographs()) {
  const drawn = sources.get(name) ?? { shape: galleryShape(name), isGallerys: true };
  sources.set(name, { ...drawn, make: () => cutToShape(photograph, drawn.shape) });
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

/** What is known of the pictures of the gallery, or of all others. */
async function listed(ofGallery: boolean): Promise<Listed[]> {
  const shapes = [...sources.values()].filter(({ isGallerys }) => isGallerys === ofGallery);
  return Promise.all(
    shapes.map(async ({ shape }) => ({ shape, colour: await dominant(shape, folder) })),
  );
}
const content = new URL("src/features/site/pictures/", web);
await writeFile(new URL("pictures.ts", content), manifest(await listed(false)));
await writeFile(new URL("galleryPictures.ts", content), galleryManifest(await listed(true)));
