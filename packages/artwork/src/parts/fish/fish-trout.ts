import { type Point, pts } from "../drawing/path.ts";
import { type Fin, type Kind, type Mark, spots } from "./fish-kind.ts";

const troutBack: readonly Point[] = pts(
  "0.97 0.36, 0.88 0.68, 0.72 0.95, 0.5 1, 0.28 0.8, 0.1 0.46, 0 0.38",
);
const troutBelly: readonly Point[] = pts(
  "0.98 0.3, 0.9 0.6, 0.74 0.92, 0.52 1, 0.3 0.82, 0.1 0.44, 0 0.38",
);
const troutTail: readonly Point[] = pts(
  "0.03 -0.36, -0.1 -0.86, -0.19 -1.06, -0.165 -0.4, -0.15 0, -0.165 0.4, -0.19 1.06, -0.1 0.86, 0.03 0.36",
);
const troutFins = (dorsal: string, lower: string, tail: string, edge?: string): Fin[] => [
  { points: troutTail, color: tail },
  {
    points: pts("0.6 -0.9, 0.545 -1.52, 0.47 -1.46, 0.42 -1.15, 0.4 -0.88"),
    color: dorsal,
  },
  {
    points: pts("0.17 -0.58, 0.12 -0.92, 0.085 -0.84, 0.1 -0.44"),
    color: dorsal,
  },
  {
    points: pts("0.5 0.9, 0.42 1.46, 0.37 1.36, 0.4 0.88"),
    color: lower,
    ...(edge ? { edge } : {}),
  },
  {
    points: pts("0.27 0.68, 0.19 1.3, 0.13 1.1, 0.15 0.54"),
    color: lower,
    ...(edge ? { edge } : {}),
  },
];
const lowPectoral: readonly Point[] = pts("0.75 0.42, 0.68 0.9, 0.6 1.02, 0.62 0.74, 0.7 0.4");

/** Trout and salmon. */
export const trout = {
  "brook trout": {
    depth: 0.135,
    back: troutBack,
    belly: troutBelly,
    top: "#2f4a3a",
    side: "#6f7a4a",
    under: "#e58a45",
    fins: troutFins("#5b6a3e", "#d9662f", "#7a6a3c", "#fbf3e4"),
    pectoral: lowPectoral,
    pectoralColor: "#d9662f",
    eye: 0.22,
    eyeSize: 0.017,
    iris: "#e3c06a",
    jaw: 0.855,
    mouth: 0.34,
    marks: (random, d) => [
      ...Array.from({ length: 26 }, (): Mark => {
        const [x, y] = [random.between(0.02, 0.74), random.between(-0.95, -0.3) * d];
        return {
          type: "line",
          points: [
            [x, y],
            [x + 0.018, y + random.around(0.014)],
            [x + 0.04, y + random.around(0.01)],
          ],
          size: 0.008,
          color: "#a9b06c",
          opacity: 0.85,
        };
      }),
      ...spots(random, d, 16, "#d8c877", 0.0085, -0.3, 0.4),
      ...Array.from({ length: 9 }, (_, i): Mark[] => {
        const at: Point = [0.1 + i * 0.073, random.between(-0.15, 0.25) * d];
        return [
          { type: "dot", at, size: 0.0135, color: "#7fa7c4", opacity: 0.9 },
          { type: "dot", at, size: 0.0065, color: "#c8322b" },
        ];
      }).flat(),
    ],
  },
  "rainbow trout": {
    depth: 0.135,
    back: troutBack,
    belly: troutBelly,
    top: "#4f6b5a",
    side: "#a9b7a4",
    under: "#f3ece0",
    fins: troutFins("#7f8f78", "#c99a86", "#8d9a80"),
    pectoral: lowPectoral,
    pectoralColor: "#c99a86",
    eye: 0.22,
    eyeSize: 0.017,
    iris: "#e7d6a0",
    jaw: 0.865,
    mouth: 0.32,
    marks: (random, d) => [
      {
        type: "patch",
        points: [
          [0.92, -0.06 * d],
          [0.72, -0.24 * d],
          [0.4, -0.22 * d],
          [0.02, -0.12 * d],
          [0.02, 0.14 * d],
          [0.4, 0.22 * d],
          [0.72, 0.22 * d],
          [0.9, 0.24 * d],
        ],
        color: "#d8697a",
        opacity: 0.78,
      },
      ...spots(random, d, 54, "#26352f", 0.0062, -0.98, -0.02),
      ...spots(random, d, 10, "#26352f", 0.0045, 0, 0.3),
    ],
  },
  "sockeye salmon": {
    depth: 0.15,
    back: pts("0.985 0.3, 0.9 0.52, 0.78 0.86, 0.6 1.1, 0.38 0.88, 0.14 0.46, 0 0.36"),
    belly: pts("0.985 0.42, 0.9 0.62, 0.74 0.84, 0.52 0.94, 0.3 0.76, 0.1 0.4, 0 0.34"),
    top: "#a5292c",
    side: "#cf4436",
    under: "#c04a3c",
    fins: troutFins("#9c3a34", "#8c4238", "#7d3a34"),
    pectoral: lowPectoral,
    pectoralColor: "#7d4a3c",
    eye: 0.2,
    eyeSize: 0.015,
    iris: "#e9d08a",
    jaw: 0.84,
    mouth: 0.4,
    marks: (_random, d) => [
      {
        type: "patch",
        points: [
          [1.05, -0.6 * d],
          [0.84, -1.2 * d],
          [0.775, -0.5 * d],
          [0.755, 0.2 * d],
          [0.8, 1.2 * d],
          [1.05, 0.8 * d],
        ],
        color: "#5c7650",
      },
      {
        type: "patch",
        points: [
          [1.05, 0.1 * d],
          [0.9, 0.4 * d],
          [0.8, 0.55 * d],
          [0.82, 1.1 * d],
          [1.05, 0.8 * d],
        ],
        color: "#b9bd93",
        opacity: 0.7,
      },
      {
        type: "line",
        points: [
          [0.72, -0.1 * d],
          [0.4, -0.06 * d],
          [0.02, 0],
        ],
        size: 0.006,
        color: "#8d2026",
        opacity: 0.6,
      },
    ],
  },
} satisfies Record<string, Kind>;
