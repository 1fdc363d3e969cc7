import type { Saved } from "./scene.ts";

const NOTE =
  "// Written by artwork/draw.ts: run `pnpm --filter @headwaters/web artwork` instead of editing.\n";

const INTERFACE = `
/** A picture in /pictures/, saved as <name>-<width>.avif and <name>-<width>.webp. */
export interface Picture {
  readonly name: string;
  /** Size of the largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  /** Average colour, to show until the picture has loaded. */
  readonly colour: string;
}
`;

/** What is known of a saved picture. */
export interface Listed {
  readonly shape: Saved;
  /** As #rrggbb. */
  readonly colour: string;
}

/** The text of src/features/site/pictures/pictures.ts, formatted as Biome would. */
export const manifest = (pictures: readonly Listed[]): string =>
  [NOTE, INTERFACE, ...pictures.map(entry)].join("");

/** The text of src/features/site/pictures/galleryPictures.ts, likewise. */
export const galleryManifest = (pictures: readonly Listed[]): string =>
  [NOTE, 'import type { Picture } from "./pictures.ts";\n', ...pictures.map(entry)].join("");

function entry({ shape: { name, width, height, widths }, colour }: Listed): string {
  const largest = Math.max(...widths);
  return `
export const ${camelCase(name)}: Picture = {
  name: "${name}",
  width: ${largest},
  height: ${Math.round((largest * height) / width)},
  widths: [${widths.join(", ")}],
  colour: "${colour}",
};
`;
}

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
