import { type Random, seeded } from "../../random.ts";
import { num, type Point, polygon } from "./path.ts";

/** Gradient stops: offset 0–1, color and, where it differs from 1, opacity. */
export type Stops = readonly (readonly [offset: number, color: string, opacity?: number])[];

/** Something seen upside down in water: the waterline, the sway in pixels, the squeeze, the waves' phase. */
export interface Mirror {
  readonly content: readonly string[];
  readonly y: number;
  readonly ripple: number;
  readonly squeeze: number;
  readonly phase: number;
}

/** One picture in the making: its size in design pixels, its randomness and its layers. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly mirrors: Mirror[] = [];
  readonly #defs: string[] = [];
  readonly #layers: string[] = [];

  constructor(width: number, height: number, seed: string) {
    this.width = width;
    this.height = height;
    this.random = seeded(seed);
  }

  /** Puts layers on top of what is there already. */
  add(...layers: readonly string[]): void {
    this.#layers.push(...layers);
  }

  /** A straight gradient as a fill; from and to are fractions of the filled shape's box. */
  linear(stops: Stops, from: Point = [0, 0], to: Point = [0, 1]): string {
    const ends = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`;
    return this.#define("linearGradient", ends, stopTags(stops));
  }

  /** A round gradient as a fill, centered in the filled shape's box. */
  radial(stops: Stops): string {
    return this.#define("radialGradient", "", stopTags(stops));
  }

  /** A clip as an attribute value, from path data. */
  clip(data: string): string {
    return this.#define("clipPath", "", `<path d="${data}"/>`);
  }

  /** A blur as an attribute value, in design pixels. */
  blur(radius: number): string {
    const box = 'x="-50%" y="-50%" width="200%" height="200%"';
    return this.#define("filter", box, `<feGaussianBlur stdDeviation="${num(radius)}"/>`);
  }

  /** Keeps a mirror image for later, as it is bent in pixels (see mirror.ts); answers its place. */
  mirror(mirror: Mirror): string {
    this.mirrors.push(mirror);
    const { y } = mirror;
    const box = `x="0" y="${num(y)}" width="${this.width}" height="${num(this.height - y)}"`;
    return `<image ${box} preserveAspectRatio="none" href="mirror:${this.mirrors.length - 1}"/>`;
  }

  /** The picture as SVG, `width` pixels wide; or only `content` above the line `to`. */
  svg(width: number, content: readonly string[] = this.#layers, to: number = this.height): string {
    const height = Math.round((width * to) / this.width);
    const frame = polygon([
      [0, 0],
      [this.width, 0],
      [this.width, this.height],
      [0, this.height],
    ]);
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="0 0 ${this.width} ${to}"><defs>${this.#defs.join("")}` +
      `<clipPath id="frame"><path d="${frame}"/></clipPath></defs>` +
      `<g clip-path="url(#frame)">${content.join("\n")}</g></svg>`
    );
  }

  #define(tag: string, attributes: string, body: string): string {
    const id = `d${this.#defs.length}`;
    this.#defs.push(`<${tag} id="${id}" ${attributes}>${body}</${tag}>`);
    return `url(#${id})`;
  }
}

function stopTags(stops: Stops): string {
  return stops
    .map(([at, color, opacity = 1]) => {
      return `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`;
    })
    .join("");
}
