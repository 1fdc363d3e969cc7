import type { Stops } from "./sheet.ts";

/** Rows of numbers written as text, "1 2 3, 4 5 6": a small table that stays readable in one line. */
export const rows = (text: string): number[][] =>
  text.split(",").map((row) => row.trim().split(" ").map(Number));

/** Gradient stops written as text, "0 #fff4cf, 1 #0d4152 0.4": offset, color and perhaps opacity. */
export const stops = (text: string): Stops =>
  text.split(",").map((row) => {
    const [at, color, opacity] = row.trim().split(" ");
    if (at === undefined || color === undefined) throw new Error(`not a stop: ${row}`);
    return [Number(at), color, Number(opacity ?? 1)];
  });
