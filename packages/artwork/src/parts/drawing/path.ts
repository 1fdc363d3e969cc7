/** A place on the sheet, in design pixels from the top left. */
export type Point = readonly [x: number, y: number];

/** Points written as text, "x y, x y": far easier to read and edit than nested brackets. */
export function pts(text: string): Point[] {
  return text.split(",").map((pair): Point => {
    const [x, y] = pair.trim().split(" ").map(Number);
    if (x === undefined || y === undefined) throw new Error(`not a point: ${pair}`);
    return [x, y];
  });
}

/** A number as SVG wants it, to a tenth of a pixel. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

const at = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

/** Path data of a straight-edged closed shape. */
export const polygon = (points: readonly Point[]): string => `M${points.map(at).join("L")}Z`;

/** Path data of an open, straight-edged line. */
export const polyline = (points: readonly Point[]): string => `M${points.map(at).join("L")}`;

/** Path data of a soft curve through all points (Catmull-Rom); closed shapes return to the start. */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length;
  const get = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i));
    return points[index] ?? [0, 0];
  };
  let data = `M${at(get(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const c1: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const c2: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    data += `C${at(c1)} ${at(c2)} ${at(to)}`;
  }
  return closed ? `${data}Z` : data;
}

/** A filled shape from path data. */
export const fill = (data: string, color: string, more = ""): string =>
  `<path d="${data}" fill="${color}" ${more}/>`;

/** A drawn line from path data, `width` in design pixels. */
export const stroke = (data: string, color: string, width: number, more = ""): string =>
  `<path d="${data}" fill="none" stroke="${color}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** A filled ellipse; radii in design pixels, `turn` in degrees. */
export function ellipse(
  [x, y]: Point,
  rx: number,
  ry: number,
  color: string,
  turn = 0,
  more = "",
): string {
  const turned = turn === 0 ? "" : ` transform="rotate(${num(turn)} ${at([x, y])})"`;
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${color}"${turned} ${more}/>`;
}

/** A rectangle, filled. */
export const rect = (x: number, y: number, w: number, h: number, color: string, more = "") =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${color}" ${more}/>`;

/** Several pieces as one layer. */
export const group = (pieces: readonly string[], more = ""): string =>
  `<g ${more}>${pieces.join("")}</g>`;

/** A limb or post: a round-ended bar from one point to another with a radius at each end. */
export function taper(from: Point, to: Point, r1: number, r2: number, color: string): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const [nx, ny] = [-Math.sin(angle), Math.cos(angle)];
  const a: Point = [from[0] + nx * r1, from[1] + ny * r1];
  const b: Point = [to[0] + nx * r2, to[1] + ny * r2];
  const c: Point = [to[0] - nx * r2, to[1] - ny * r2];
  const d: Point = [from[0] - nx * r1, from[1] - ny * r1];
  return fill(
    `M${at(a)}L${at(b)}A${num(r2)} ${num(r2)} 0 0 0 ${at(c)}L${at(d)}A${num(r1)} ${num(r1)} 0 0 0 ${at(a)}Z`,
    color,
  );
}
