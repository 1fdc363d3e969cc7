import { type Point, pts } from "../drawing/path.ts";
import { type Kind, type Mark, spots } from "./fish-kind.ts";

const sunTail: readonly Point[] = pts(
  "0.05 -0.24, -0.1 -0.5, -0.2 -0.62, -0.165 -0.2, -0.15 0, -0.165 0.2, -0.2 0.62, -0.1 0.5, 0.05 0.24",
);
const sunBack: readonly Point[] = pts(
  "0.97 0.2, 0.88 0.56, 0.74 0.88, 0.56 1, 0.36 0.92, 0.18 0.58, 0.06 0.26, 0 0.24",
);
const sunBelly: readonly Point[] = pts(
  "0.98 0.2, 0.9 0.5, 0.76 0.86, 0.58 1, 0.38 0.9, 0.2 0.56, 0.06 0.26, 0 0.24",
);
const sunFins = (spiny: string, soft: string) => [
  { points: sunTail, color: soft },
  {
    points: pts(
      "0.72 -0.84, 0.66 -1.26, 0.58 -1.32, 0.5 -1.28, 0.42 -1.2, 0.34 -1.22, 0.24 -1.2, 0.14 -0.94, 0.13 -0.5, 0.3 -0.7",
    ),
    color: spiny,
  },
  {
    points: pts("0.36 0.86, 0.3 1.22, 0.2 1.14, 0.13 0.86, 0.14 0.5"),
    color: soft,
  },
  {
    points: pts("0.66 0.9, 0.54 1.34, 0.48 1.24, 0.54 0.9"),
    color: soft,
  },
];
/** Bass and sunfish. */
export const bass = {
  "largemouth bass": {
    depth: 0.17,
    back: pts("0.98 0.22, 0.88 0.56, 0.72 0.9, 0.54 1, 0.32 0.78, 0.12 0.38, 0 0.32"),
    belly: pts("1.0 0.3, 0.9 0.68, 0.74 0.96, 0.54 1.04, 0.34 0.82, 0.12 0.38, 0 0.32"),
    top: "#3d5230",
    side: "#7d9150",
    under: "#eee9cf",
    fins: [
      {
        points: pts(
          "0.03 -0.3, -0.1 -0.66, -0.18 -0.74, -0.145 -0.2, -0.135 0, -0.145 0.2, -0.18 0.74, -0.1 0.66, 0.03 0.3",
        ),
        color: "#66783f",
      },
      {
        points: pts("0.68 -0.88, 0.64 -1.2, 0.58 -1.32, 0.51 -1.26, 0.45 -1.06, 0.43 -0.86"),
        color: "#56683a",
      },
      {
        points: pts("0.42 -0.84, 0.36 -1.36, 0.29 -1.32, 0.21 -1.02, 0.2 -0.54"),
        color: "#66783f",
      },
      {
        points: pts("0.31 0.74, 0.25 1.16, 0.18 1.02, 0.17 0.5"),
        color: "#7c8a4e",
      },
      {
        points: pts("0.62 0.98, 0.53 1.36, 0.48 1.28, 0.52 0.98"),
        color: "#7c8a4e",
      },
    ],
    pectoral: pts("0.72 0.3, 0.62 0.62, 0.56 0.64, 0.6 0.36, 0.7 0.1"),
    pectoralColor: "#8b9a5c",
    eye: 0.34,
    eyeSize: 0.018,
    iris: "#d9b45a",
    jaw: 0.845,
    mouth: 0.42,
    marks: (random, d) => [
      ...Array.from({ length: 13 }, (_, i): Mark => {
        const x = 0.03 + i * 0.057;
        const h = random.between(0.14, 0.26) * d;
        return {
          type: "patch",
          points: [
            [x - 0.035, -0.02 * d],
            [x, -h],
            [x + 0.035, -0.02 * d],
            [x, h * 0.8],
          ],
          color: "#2c3b22",
          opacity: 0.88,
        };
      }),
      {
        type: "line",
        points: [
          [0.9, -0.12 * d],
          [0.76, 0],
        ],
        size: 0.012,
        color: "#2c3b22",
        opacity: 0.7,
      },
      ...spots(random, d, 16, "#2c3b22", 0.006, -0.85, -0.3),
    ],
  },
  bluegill: {
    depth: 0.285,
    back: sunBack,
    belly: sunBelly,
    top: "#2f4f4c",
    side: "#6d8a6a",
    under: "#e39a3c",
    fins: sunFins("#476058", "#5f7868"),
    pectoral: pts("0.7 0.1, 0.56 0.3, 0.46 0.34, 0.52 0.14, 0.68 -0.04"),
    pectoralColor: "#b9a96a",
    eye: 0.24,
    eyeSize: 0.026,
    iris: "#c9743a",
    jaw: 0.945,
    mouth: 0.12,
    marks: (_random, d) => [
      ...Array.from({ length: 6 }, (_, i): Mark => {
        const x = 0.12 + i * 0.1;
        return {
          type: "patch",
          points: [
            [x - 0.016, -1.0 * d],
            [x + 0.03, -0.9 * d],
            [x + 0.022, 0.1 * d],
            [x, 0.45 * d],
            [x - 0.02, 0.1 * d],
          ],
          color: "#2b4a46",
          opacity: 0.42,
        };
      }),
      {
        type: "patch",
        points: [
          [0.92, 0.5 * d],
          [0.8, 0.5 * d],
          [0.66, 0.62 * d],
          [0.5, 1.0 * d],
          [0.7, 1.2 * d],
          [0.95, 0.9 * d],
        ],
        color: "#e07f2c",
        opacity: 0.75,
      },
      {
        type: "patch",
        points: [
          [0.98, 0.2 * d],
          [0.9, 0.24 * d],
          [0.81, 0.4 * d],
          [0.83, 0.5 * d],
          [0.9, 0.42 * d],
        ],
        color: "#4a8fb0",
        opacity: 0.75,
      },
      {
        type: "patch",
        points: [
          [0.765, -0.24 * d],
          [0.715, -0.2 * d],
          [0.7, -0.08 * d],
          [0.73, 0.02 * d],
          [0.77, -0.04 * d],
        ],
        color: "#14222c",
      },
    ],
  },
  pumpkinseed: {
    depth: 0.28,
    back: sunBack,
    belly: sunBelly,
    top: "#5a6a34",
    side: "#a6943f",
    under: "#ef9a2e",
    fins: sunFins("#7c7a3c", "#a58e46"),
    pectoral: pts("0.7 0.1, 0.56 0.3, 0.46 0.34, 0.52 0.14, 0.68 -0.04"),
    pectoralColor: "#e2bd62",
    eye: 0.24,
    eyeSize: 0.025,
    iris: "#c7512e",
    jaw: 0.945,
    mouth: 0.12,
    marks: (random, d) => [
      ...spots(random, d, 30, "#d7742a", 0.011, -0.6, 0.75),
      ...spots(random, d, 18, "#5fa3a0", 0.009, -0.7, 0.6),
      ...[0.02, 0.2, 0.38].map(
        (y): Mark => ({
          type: "line",
          points: [
            [0.97, (y + 0.05) * d],
            [0.88, (y + 0.14) * d],
            [0.79, y * d],
          ],
          size: 0.011,
          color: "#58b0b8",
        }),
      ),
      {
        type: "patch",
        points: [
          [0.765, -0.24 * d],
          [0.715, -0.2 * d],
          [0.7, -0.08 * d],
          [0.73, 0.02 * d],
          [0.77, -0.04 * d],
        ],
        color: "#1c2a2a",
      },
      { type: "dot", at: [0.703, -0.1 * d], size: 0.013, color: "#d63c2a" },
    ],
  },
} satisfies Record<string, Kind>;
