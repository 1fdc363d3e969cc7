import { mkdir, writeFile } from "node:fs/promises";
import { dominant, encode, rasterise } from "./encode.ts";
import { drawIcons } from "./icons.ts";
import { manifest } from "./manifest.ts";
import { scenes } from "./scenes/index.ts";

/*
 * Draws every picture of the site: `node artwork/draw.ts`. Names after it (or their beginnings)
 * redraw only those and leave the manifest alone.
 */
const web = new URL("../", import.meta.url);
const folder = new URL("public/pictures/", web);
const wanted = process.argv.slice(2);

await mkdir(folder, { recursive: true });
const colours = new Map<string, string>();
let total = 0;
for (const scene of scenes) {
  if (wanted.length > 0 && !wanted.some((name) => scene.name.startsWith(name))) continue;
  const image = await rasterise(scene);
  const bytes = await encode(image, scene, folder);
  colours.set(scene.name, await dominant(image));
  total += bytes;
  console.log(`${scene.name.padEnd(28)} ${(bytes / 1024).toFixed(0).padStart(5)} kB`);
}
if (wanted.length === 0) {
  await drawIcons(new URL("public/", web));
  await writeFile(new URL("src/content/pictures.ts", web), manifest(scenes, colours));
}
console.log(`${"together".padEnd(28)} ${(total / 1024).toFixed(0).padStart(5)} kB`);
