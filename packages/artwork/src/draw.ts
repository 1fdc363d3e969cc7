/*
 * Makes the pictures of the site: `pnpm artwork` draws all of them, `pnpm artwork home-hero leader`
 * those whose names begin so. A photograph in apps/web/photographs replaces the drawing of its name;
 * one with another name is added to the gallery.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { encode, measureAverageColor, rasterize } from "./encode.ts";
import { drawIcons, drawMailMark } from "./icons.ts";
import { formatGalleryManifest, formatManifest, type Listed } from "./manifest.ts";
import { cropPhotograph, findPhotographs, galleryShape } from "./photographs.ts";
import type { PictureFiles } from "./scene.ts";
import { articleScenes, galleryScenes, scenes } from "./scenes/index.ts";

const web = new URL("../../../apps/web/", import.meta.url);
const folder = new URL("public/pictures/", web);
const names = process.argv.slice(2);
const isWanted = (name: string) =>
  names.length === 0 || names.some((beginning) => name.startsWith(beginning));

interface Source {
  shape: PictureFiles;
  /** The module that lists it. */
  manifest?: "pictures" | "galleryPictures";
  make: () => Promise<Buffer>;
}
const sources = new Map<string, Source>();
for (const [list, listed] of [
  [scenes, { manifest: "pictures" }],
  [galleryScenes, { manifest: "galleryPictures" }],
  [articleScenes, {}],
] as const) {
  for (const scene of list) {
    sources.set(scene.name, { ...listed, shape: scene, make: () => rasterize(scene) });
  }
}
for (const [name, photograph] of await findPhotographs(new URL("photographs/", web))) {
  const drawn = sources.get(name) ?? { shape: galleryShape(name), manifest: "galleryPictures" };
  sources.set(name, { ...drawn, make: () => cropPhotograph(photograph, drawn.shape) });
}

const report = (title: string, bytes: number) =>
  console.log(`${title.padEnd(28)} ${(bytes / 1024).toFixed(0).padStart(5)} kB`);

await mkdir(folder, { recursive: true });
let total = 0;
for (const [name, { shape, make }] of sources) {
  if (!isWanted(name)) continue;
  const bytes = await encode(await make(), shape, folder);
  total += bytes;
  report(name, bytes);
}
report("total", total);
if (isWanted("icons")) {
  await drawIcons(new URL("public/", web));
  await drawMailMark(new URL("../api/src/platform/mail/compose/mark.png", web));
}

/** Lists the saved pictures of a module. */
async function listPictures(manifest: Source["manifest"]): Promise<Listed[]> {
  const shapes = [...sources.values()].filter((source) => source.manifest === manifest);
  return Promise.all(
    shapes.map(async ({ shape }) => ({ shape, color: await measureAverageColor(shape, folder) })),
  );
}
const manifests = new URL("src/ui/pictures/", web);
await writeFile(new URL("pictures.ts", manifests), formatManifest(await listPictures("pictures")));
await writeFile(
  new URL("galleryPictures.ts", manifests),
  formatGalleryManifest(await listPictures("galleryPictures")),
);
