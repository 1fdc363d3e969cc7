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
  /** Of a picture that shows a band of its drawing: the height of the drawing, and where the band begins. */
  readonly band?: { readonly of: number; readonly top: number };
  /** Seed of its randomness, by default its name: a renamed picture keeps its old one, and so looks the same. */
  readonly seed?: string;
}

/** Draws a scene onto a new sheet. */
export function drawSheet(scene: Picture): Sheet {
  const sheet = new Sheet(scene.width, scene.band?.of ?? scene.height, scene.seed ?? scene.name);
  scene.draw(sheet);
  return sheet;
}
