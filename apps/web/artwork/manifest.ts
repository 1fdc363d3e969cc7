import type { Saved } from "./scene.ts";

/** The text of src/content/pictures.ts, formatted as Biome would. */
export function manifest(scenes: readonly Saved[], colours: ReadonlyMap<string, string>): string {
  const entries = scenes.map((scene) => {
    const width = Math.max(...scene.widths);
    return `export const ${camelCase(scene.name)}: Picture = {
  name: "${scene.name}",
  width: ${width},
  height: ${Math.round((width * scene.height) / scene.width)},
  widths: [${scene.widths.join(", ")}],
  colour: "${colours.get(scene.name)}",
};
`;
  });
  return `// Written by artwork/draw.ts: run \`pnpm --filter @headwaters/web artwork\` instead of editing.

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

${entries.join("\n")}`;
}

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
