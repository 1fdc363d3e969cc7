import { Sheet } from "./parts/drawing/sheet.ts";

/** The files of a picture. The page that shows it describes it. */
export interface PictureFiles {
  /** File stem. */
  readonly name: string;
  /** Design size in pixels; a drawing's own coordinates. */
  readonly width: number;
  readonly height: number;
  /** The widths of its files, in pixels. */
  readonly widths: readonly number[];
}

/** A picture and how it is drawn. */
export interface Picture extends PictureFiles {
  readonly draw: (sheet: Sheet) => void;
  /** Seed of its randomness, by default its name: a renamed picture keeps its old one, and so looks the same. */
  readonly seed?: string;
}

/** Draws a scene onto a new sheet. */
export function drawSheet(scene: Picture): Sheet {
  const sheet = new Sheet(scene.width, scene.height, scene.seed ?? scene.name);
  scene.draw(sheet);
  return sheet;
}
