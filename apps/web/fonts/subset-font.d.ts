// The package has no types of its own, and those of @types/subset-font lack keepFeatures.
declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    /** OpenType feature tags; all others are removed. */
    keepFeatures: string[];
    /** A number pins the axis. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
