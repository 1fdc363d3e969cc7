import type { Stops } from "./sheet.ts";

/** Gradient stops written as text, "0 #aabbcc, 1 #ddeeff 0.5": offset, color and, if wanted, opacity. */
export function stops(text: string): Stops {
  return text.split(",").map((stop) => {
    const [at = "0", color = "#000000", opacity = "1"] = stop.trim().split(" ");
    return [Number(at), color, Number(opacity)] as const;
  });
}
