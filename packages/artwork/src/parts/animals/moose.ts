import { mix } from "../drawing/color.ts";
import { group, type Point } from "../drawing/path.ts";
import { brush, type Side } from "./brush.ts";

/** A bull moose standing, feet on the point; `h` is its height at the shoulder. */
export function moose(
  at: Point,
  h: number,
  facing: Side = "right",
  coat = "#4a3a33",
  light = "#8d7462",
): string {
  const b = brush(at, h, facing);
  const leg = "#8f8071";
  const far = mix(coat, light, 0.35);
  const limb = (a: string, k: string, f: string, c: string, sock: string) =>
    b.limb(a, k, 7, 3.6, c) + b.limb(k, f, 3.4, 2.6, sock);
  return group([
    limb("30 -52", "33 -27", "32 0", far, mix(leg, coat, 0.4)),
    limb("-34 -54", "-29 -28", "-30 0", far, mix(leg, coat, 0.4)),
    // The far antler.
    b.blob(
      "56 -105, 59 -112, 65 -114, 74 -113, 84 -114, 79 -117, 88 -122, 80 -121, 85 -129, 78 -125, 77 -134, 72 -127, 68 -134, 66 -125, 61 -128, 61 -119, 55 -113",
      mix("#b09a78", coat, 0.35),
    ),
    b.blob("-50 -84, -56 -80, -57 -70, -53 -70, -50 -76", coat),
    b.blob(
      "-52 -80, -46 -87, -30 -89, -10 -88, 6 -94, 18 -101, 30 -99, 42 -92, 50 -88, 50 -76, 44 -66, 36 -56, 28 -46, 10 -44, -14 -46, -32 -52, -44 -54, -54 -66",
      coat,
    ),
    b.blob(
      "-46 -87, -30 -89, -10 -88, 6 -94, 18 -101, 30 -99, 42 -93, 30 -93, 14 -92, -4 -83, -28 -82",
      light,
    ),
    b.blob("-52 -78, -36 -80, -26 -66, -30 -52, -38 -40, -46 -42, -54 -62", coat),
    b.blob(
      "-30 -52, -14 -49, 10 -47, 26 -50, 34 -60, 28 -48, 10 -43, -14 -45",
      mix(coat, "#1b1310", 0.28),
    ),
    b.line("-34 -78, -27 -68, -29 -56, -35 -46", mix(coat, light, 0.3), 1.1),
    b.line("18 -84, 14 -70, 17 -56", mix(coat, light, 0.3), 1.1),
    limb("-42 -56", "-48 -29", "-43 0", coat, leg),
    limb("22 -58", "22 -28", "20 0", coat, leg),
    // Head, hanging long from the hump.
    b.blob("44 -80, 47 -70, 49 -62, 52 -59, 55 -62, 56 -70, 57 -78", mix(coat, "#1b1310", 0.2)),
    b.blob(
      "38 -94, 46 -102, 55 -103, 62 -97, 70 -88, 80 -80, 87 -74, 88 -66, 83 -61, 74 -63, 66 -70, 56 -75, 44 -76",
      coat,
    ),
    b.blob("70 -88, 80 -80, 87 -74, 88 -66, 83 -61, 76 -63, 80 -70, 74 -80", mix(coat, light, 0.5)),
    b.dot("84 -70", 1.4, mix(coat, "#120c0a", 0.6), 0.8),
    b.dot("60 -92", 1.5, "#120c0a"),
    b.blob("46 -101, 36 -107, 31 -105, 36 -99, 44 -96", coat),
    // The near antler: a broad palm fringed with points.
    b.blob(
      "53 -102, 50 -108, 44 -111, 36 -110, 27 -108, 18 -106, 8 -105, -1 -107, 5 -110, 11 -112, 3 -115, -2 -120, 6 -120, 12 -119, 7 -124, 5 -131, 12 -128, 18 -125, 18 -132, 20 -139, 25 -133, 28 -127, 32 -134, 36 -138, 38 -131, 39 -125, 45 -129, 50 -130, 49 -123, 50 -117, 56 -119, 55 -112, 56 -106",
      "#c2ab86",
    ),
    b.blob(
      "50 -108, 44 -111, 36 -110, 27 -108, 18 -106, 8 -105, 20 -110, 34 -114, 46 -113",
      mix("#c2ab86", coat, 0.35),
    ),
  ]);
}
