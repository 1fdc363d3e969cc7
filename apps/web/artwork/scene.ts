import { Sheet } from "./parts/sheet.ts";

/** One picture: what it is called, how it is described, and how it is drawn. */
export interface Picture {
  /** File stem. */
  readonly name: string;
  readonly title: string;
  /** What is to be seen, in one plain sentence. */
  readonly alt: string;
  /** Design size in pixels; the drawing's own coordinates. */
  readonly width: number;
  readonly height: number;
  /** Widths it is saved in, in pixels. */
  readonly widths: readonly number[];
  readonly draw: (sheet: Sheet) => void;
}

/** A scene drawn onto a fresh sheet seeded by its name. */
export function sheetOf(scene: Picture): Sheet {
  const sheet = new Sheet(scene.width, scene.height, scene.name);
  scene.draw(sheet);
  return sheet;
}
