import type { Picture } from "./scene.ts";

/** The text of src/content/pictures.ts, formatted as Biome would. */
export function manifest(scenes: readonly Picture[], colours: ReadonlyMap<string, string>): string {
  const entries = scenes.map((scene) => {
    const width = Math.max(...scene.widths);
    return `  "${scene.name}": {
    name: "${scene.name}",
    width: ${width},
    height: ${Math.round((width * scene.height) / scene.width)},
    widths: [${scene.widths.join(", ")}],
    colour: "${colours.get(scene.name) ?? "#0b4f75"}",
    title: ${JSON.stringify(scene.title)},
    alt: ${JSON.stringify(scene.alt)},
  },`;
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
  readonly title: string;
  /** What is to be seen, in one plain sentence. */
  readonly alt: string;
}

export const pictures = {
${entries.map(unquote).join("\n")}
} as const satisfies Record<string, Picture>;
`;
}

/** Biome drops the quotes of keys that need none. */
const unquote = (entry: string): string => entry.replace(/^ {2}"([a-z]+)":/, "  $1:");
