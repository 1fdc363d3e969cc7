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
}

/** Draws a scene onto a new sheet, whose randomness is seeded by the scene's name. */
export function drawSheet(scene: Picture): Sheet {
  const sheet = new Sheet(scene.width, scene.height, scene.name);
  scene.draw(sheet);
  return sheet;
}
