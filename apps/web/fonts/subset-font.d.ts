// The package has no types of its own, and @types/subset-font stops short of keepFeatures.
declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    /** OpenType feature tags; every other feature goes. */
    keepFeatures: string[];
    /** A number pins the axis. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
