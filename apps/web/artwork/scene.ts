import { Sheet } from "./parts/drawing/sheet.ts";

/** A picture as it is saved. What it shows is said where it is used. */
export interface Saved {
  /** File stem. */
  readonly name: string;
  /** Design size in pixels; a drawing's own coordinates. */
  readonly width: number;
  readonly height: number;
  /** Widths it is saved in, in pixels. */
  readonly widths: readonly number[];
}

/** A picture and how it is drawn. */
export interface Picture extends Saved {
  readonly draw: (sheet: Sheet) => void;
}

/** A scene drawn onto a fresh sheet seeded by its name. */
export function sheetOf(scene: Picture): Sheet {
  const sheet = new Sheet(scene.width, scene.height, scene.name);
  scene.draw(sheet);
  return sheet;
}
