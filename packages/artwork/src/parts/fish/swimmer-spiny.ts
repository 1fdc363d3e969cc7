import { pts } from "../drawing/path.ts";
import { dots, type FinShape, type Marking, type Species } from "./swimmer.ts";

/** Outer lines of a fin tail: root half width, tip half width, depth of the fork. */
const tail = (root: number, tip: number, color: string, fork = 0.05): FinShape => ({
  points: [
    [0.03, -root],
    [-0.1, -tip * 0.78],
    [-0.19, -tip],
    [-0.19, -tip * 0.8],
    [-0.19 + fork, 0],
    [-0.19, tip * 0.8],
    [-0.19, tip],
    [-0.1, tip * 0.78],
    [0.03, root],
  ],
  color,
  rays: 13,
});

export const perch: Species = {
  half: 0.14,
  nose: [1, 0.12],
  back: pts(
    "0.98 0.12, 0.93 0.36, 0.86 0.58, 0.76 0.88, 0.64 1.02, 0.5 0.96, 0.3 0.66, 0.12 0.34, 0 0.28",
  ),
  belly: pts(
    "0.985 0.34, 0.93 0.52, 0.84 0.7, 0.72 0.86, 0.56 0.92, 0.4 0.82, 0.22 0.5, 0.1 0.32, 0 0.27",
  ),
  top: "#5c6428",
  side: "#dcb742",
  under: "#f7efd2",
  scales: true,
  fins: [
    tail(0.28, 0.82, "#c79a45", 0.07),
    {
      points: pts("0.75 -0.86, 0.73 -1.36, 0.66 -1.62, 0.56 -1.56, 0.48 -1.3, 0.42 -0.82"),
      color: "#8f8540",
      spiny: true,
      rays: 11,
    },
    {
      points: pts("0.4 -0.78, 0.37 -1.26, 0.3 -1.18, 0.22 -0.86, 0.18 -0.44"),
      color: "#a08d42",
      rays: 8,
    },
    { points: pts("0.66 0.84, 0.58 1.34, 0.53 1.36, 0.54 0.9"), color: "#e2762c", rays: 5 },
    { points: pts("0.33 0.68, 0.28 1.16, 0.21 1.06, 0.17 0.42"), color: "#e2762c", rays: 7 },
  ],
  near: [
    {
      points: pts("0.735 0.3, 0.68 0.5, 0.6 0.66, 0.58 0.5, 0.62 0.28, 0.72 0.12"),
      color: "#e0a648",
      rays: 7,
      opacity: 0.85,
    },
  ],
  eye: [0.9, -0.14],
  eyeSize: 0.02,
  iris: "#e6bd54",
  gill: pts("0.8 -0.62, 0.755 -0.2, 0.75 0.2, 0.8 0.62"),
  mouth: pts("1 0.14, 0.96 0.22, 0.905 0.38"),
  marks: (): Marking[] =>
    [0.07, 0.2, 0.33, 0.46, 0.58, 0.7].map((x, i): Marking => {
      const reach = i === 0 ? 0.3 : 0.56 - (i % 2) * 0.12;
      return {
        patch: [
          [x + 0.034, -1.1],
          [x + 0.03, -0.4],
          [x, reach],
          [x - 0.026, -0.3],
          [x - 0.036, -1.1],
        ],
        color: "#3c4a22",
        opacity: 0.82,
      };
    }),
};

export const walleye: Species = {
  half: 0.115,
  nose: [1, 0.1],
  back: pts(
    "0.98 0.26, 0.93 0.46, 0.85 0.68, 0.74 0.92, 0.62 1, 0.46 0.94, 0.28 0.7, 0.12 0.42, 0 0.36",
  ),
  belly: pts(
    "0.98 0.36, 0.93 0.56, 0.84 0.74, 0.72 0.88, 0.56 0.94, 0.4 0.86, 0.22 0.58, 0.1 0.4, 0 0.35",
  ),
  top: "#4b4a26",
  side: "#a58d45",
  under: "#f1ecd6",
  scales: true,
  fins: [
    tail(0.34, 1.02, "#8b7a42", 0.08),
    {
      points: pts("0.69 -0.92, 0.66 -1.6, 0.58 -1.78, 0.5 -1.5, 0.44 -1.1, 0.42 -0.86"),
      color: "#7d7440",
      spiny: true,
      rays: 10,
    },
    {
      points: pts("0.37 -0.78, 0.34 -1.42, 0.28 -1.36, 0.2 -1, 0.15 -0.5"),
      color: "#8d7f46",
      rays: 9,
    },
    { points: pts("0.66 0.86, 0.6 1.34, 0.54 1.42, 0.56 0.92"), color: "#b9a05a", rays: 5 },
    {
      points: pts("0.31 0.68, 0.27 1.24, 0.2 1.14, 0.15 0.48"),
      color: "#b9a05a",
      rays: 7,
      edge: "#f4efdc",
    },
  ],
  near: [
    {
      points: pts("0.735 0.34, 0.68 0.56, 0.61 0.76, 0.59 0.6, 0.63 0.34, 0.72 0.18"),
      color: "#b49c58",
      rays: 7,
      opacity: 0.8,
    },
  ],
  eye: [0.895, -0.24],
  eyeSize: 0.0225,
  iris: "#dfeee4",
  gill: pts("0.79 -0.62, 0.745 -0.2, 0.74 0.2, 0.79 0.64"),
  mouth: pts("1 0.14, 0.96 0.2, 0.87 0.42"),
  marks: (random): Marking[] => [
    ...[0.08, 0.24, 0.4, 0.55, 0.69].map(
      (x): Marking => ({
        patch: [
          [x + 0.05, -1.1],
          [x + 0.028, -0.3],
          [x, 0.02],
          [x - 0.03, -0.3],
          [x - 0.05, -1.1],
        ],
        color: "#35381c",
        opacity: 0.6,
      }),
    ),
    ...dots(random, 60, "#e2c878", 0.0052, [-0.75, 0.4], [0.02, 0.74], 0.6),
    // The milky shine at the tail's lower tip is drawn as a flank light.
    { line: pts("0.74 -0.16, 0.4 -0.1, 0 0"), size: 0.004, color: "#3f3a1c", opacity: 0.5 },
  ],
};

const sunfishBack = pts(
  "0.985 0.1, 0.93 0.34, 0.86 0.62, 0.74 0.9, 0.58 1, 0.4 0.92, 0.22 0.6, 0.09 0.3, 0 0.25",
);
export const bluegill: Species = {
  half: 0.265,
  nose: [1, 0.08],
  back: sunfishBack,
  belly: pts(
    "0.985 0.24, 0.93 0.46, 0.86 0.68, 0.74 0.92, 0.58 1, 0.42 0.94, 0.24 0.62, 0.1 0.3, 0 0.24",
  ),
  top: "#2d4742",
  side: "#6f8c6a",
  under: "#e79a3a",
  scales: true,
  fins: [
    tail(0.24, 0.6, "#5f7868", 0.05),
    {
      points: pts("0.74 -0.84, 0.7 -1.16, 0.62 -1.24, 0.5 -1.2, 0.4 -1.08, 0.37 -0.82"),
      color: "#476058",
      spiny: true,
      rays: 10,
    },
    {
      points: pts("0.39 -0.86, 0.34 -1.26, 0.24 -1.3, 0.16 -1.04, 0.13 -0.4"),
      color: "#50695c",
      rays: 9,
    },
    { points: pts("0.38 0.88, 0.3 1.26, 0.2 1.2, 0.14 0.9, 0.13 0.4"), color: "#6c7c5c", rays: 9 },
    { points: pts("0.68 0.9, 0.58 1.36, 0.53 1.3, 0.56 0.94"), color: "#7a7a4e", rays: 5 },
  ],
  near: [
    {
      points: pts("0.71 0.22, 0.6 0.44, 0.47 0.5, 0.47 0.4, 0.55 0.18, 0.69 0.06"),
      color: "#b9a96a",
      rays: 8,
      opacity: 0.75,
    },
  ],
  eye: [0.9, -0.16],
  eyeSize: 0.026,
  iris: "#c9743a",
  gill: pts("0.81 -0.5, 0.745 -0.24, 0.735 0.02, 0.78 0.44, 0.83 0.62"),
  mouth: pts("1 0.08, 0.97 0.12, 0.945 0.19"),
  marks: (): Marking[] => [
    ...[0.1, 0.21, 0.32, 0.43, 0.54, 0.65].map(
      (x): Marking => ({
        patch: [
          [x + 0.02, -1.1],
          [x + 0.024, -0.4],
          [x + 0.004, 0.48],
          [x - 0.016, -0.3],
          [x - 0.026, -1.1],
        ],
        color: "#274540",
        opacity: 0.42,
      }),
    ),
    {
      patch: pts("0.88 0.56, 0.76 0.62, 0.62 0.72, 0.5 1.1, 0.72 1.2, 0.92 0.8"),
      color: "#e4802a",
      opacity: 0.75,
      soft: true,
    },
    {
      patch: pts("0.985 0.2, 0.9 0.24, 0.81 0.4, 0.83 0.5, 0.9 0.42"),
      color: "#4a8fb0",
      opacity: 0.75,
    },
    { patch: pts("0.76 -0.24, 0.71 -0.2, 0.69 -0.08, 0.72 0.02, 0.765 -0.04"), color: "#12202a" },
  ],
};

export const largemouth: Species = {
  half: 0.165,
  nose: [1, 0.06],
  back: pts(
    "0.985 0.2, 0.92 0.46, 0.84 0.68, 0.72 0.92, 0.58 1, 0.4 0.86, 0.2 0.5, 0.08 0.34, 0 0.32",
  ),
  belly: pts(
    "1 0.28, 0.95 0.6, 0.86 0.82, 0.74 0.98, 0.58 1.02, 0.4 0.88, 0.2 0.52, 0.08 0.34, 0 0.32",
  ),
  top: "#35502e",
  side: "#7f9a52",
  under: "#f1ecd2",
  scales: true,
  fins: [
    tail(0.32, 0.82, "#5d7040", 0.06),
    {
      points: pts("0.68 -0.9, 0.66 -1.18, 0.6 -1.32, 0.52 -1.28, 0.45 -1.1, 0.43 -0.88"),
      color: "#52653a",
      spiny: true,
      rays: 9,
    },
    {
      points: pts("0.43 -0.88, 0.4 -1.3, 0.34 -1.42, 0.26 -1.2, 0.2 -0.9, 0.19 -0.5"),
      color: "#5d7040",
      rays: 9,
    },
    {
      points: pts("0.33 0.78, 0.28 1.2, 0.21 1.16, 0.17 0.9, 0.17 0.48"),
      color: "#71814a",
      rays: 8,
    },
    { points: pts("0.64 0.98, 0.55 1.36, 0.5 1.32, 0.53 0.98"), color: "#7c8a4e", rays: 5 },
  ],
  near: [
    {
      points: pts("0.71 0.24, 0.64 0.5, 0.56 0.64, 0.54 0.5, 0.59 0.26, 0.7 0.1"),
      color: "#94a262",
      rays: 7,
      opacity: 0.85,
    },
  ],
  eye: [0.9, -0.2],
  eyeSize: 0.0205,
  iris: "#d9b45a",
  gill: pts("0.8 -0.6, 0.745 -0.2, 0.735 0.16, 0.78 0.56, 0.83 0.8"),
  mouth: pts("1 0.12, 0.95 0.2, 0.855 0.42"),
  marks: (random): Marking[] => [
    ...Array.from({ length: 12 }, (_, i): Marking => {
      const x = 0.03 + i * 0.062;
      const h = random.between(0.13, 0.26);
      return {
        patch: [
          [x - 0.042, 0],
          [x, -h],
          [x + 0.042, 0],
          [x, h * 0.85],
        ],
        color: "#24361e",
        opacity: 0.85,
      };
    }),
    {
      line: pts("0.885 -0.1, 0.82 -0.02, 0.76 0.02"),
      size: 0.013,
      color: "#24361e",
      opacity: 0.6,
    },
    ...dots(random, 16, "#24361e", 0.006, [-0.85, -0.35]),
  ],
};

/** Vermilion rockfish of the Pacific kelp forests. */
export const rockfish: Species = {
  half: 0.19,
  nose: [1, 0.14],
  back: pts(
    "0.985 0.1, 0.93 0.32, 0.86 0.56, 0.74 0.88, 0.6 1, 0.42 0.86, 0.22 0.5, 0.09 0.3, 0 0.27",
  ),
  belly: pts(
    "1 0.34, 0.94 0.58, 0.85 0.76, 0.73 0.9, 0.57 0.96, 0.4 0.84, 0.22 0.5, 0.09 0.3, 0 0.27",
  ),
  top: "#a8321f",
  side: "#dd5a34",
  under: "#f3b98e",
  fins: [
    tail(0.27, 0.72, "#c8452a", 0.04),
    {
      points: pts("0.77 -0.84, 0.74 -1.36, 0.66 -1.5, 0.54 -1.4, 0.44 -1.14, 0.38 -0.78"),
      color: "#b83a24",
      spiny: true,
      rays: 12,
    },
    {
      points: pts("0.38 -0.78, 0.33 -1.2, 0.25 -1.14, 0.18 -0.8, 0.15 -0.4"),
      color: "#c5452b",
      rays: 8,
    },
    { points: pts("0.33 0.72, 0.29 1.16, 0.2 1.06, 0.17 0.44"), color: "#d2583a", rays: 7 },
    { points: pts("0.67 0.88, 0.57 1.3, 0.52 1.26, 0.55 0.9"), color: "#d2583a", rays: 5 },
  ],
  near: [
    {
      points: pts("0.74 0.26, 0.68 0.62, 0.58 0.82, 0.52 0.72, 0.55 0.38, 0.71 0.1"),
      color: "#d65f3c",
      rays: 10,
      opacity: 0.95,
    },
  ],
  eye: [0.885, -0.22],
  eyeSize: 0.027,
  iris: "#e9b24a",
  gill: pts("0.79 -0.6, 0.735 -0.2, 0.73 0.16, 0.78 0.56, 0.83 0.74"),
  mouth: pts("1 0.18, 0.95 0.24, 0.87 0.42"),
  marks: (random): Marking[] => [
    ...dots(random, 46, "#8c3a2c", 0.011, [-0.85, 0.3], [0.02, 0.76], 0.4),
    ...dots(random, 26, "#f0a47c", 0.009, [-0.7, 0.5], [0.02, 0.76], 0.45),
    {
      line: pts("0.96 -0.16, 0.885 -0.2, 0.8 -0.3"),
      size: 0.016,
      color: "#8c2a1c",
      opacity: 0.45,
    },
    { line: pts("0.88 -0.1, 0.82 0.1, 0.78 0.24"), size: 0.016, color: "#8c2a1c", opacity: 0.4 },
    {
      line: pts("0.74 -0.34, 0.4 -0.3, 0.2 -0.08, 0 0"),
      size: 0.008,
      color: "#f4c4a4",
      opacity: 0.7,
    },
  ],
};

/** A freshwater sculpin: broad head, fan-like breast fins, mottled like the stones. */
export const sculpin: Species = {
  half: 0.15,
  nose: [1, 0.3],
  back: pts(
    "0.985 0.1, 0.94 0.5, 0.87 0.86, 0.78 1, 0.64 0.9, 0.45 0.62, 0.25 0.4, 0.1 0.3, 0 0.28",
  ),
  belly: pts(
    "0.99 0.56, 0.95 0.76, 0.86 0.86, 0.74 0.86, 0.58 0.76, 0.4 0.56, 0.25 0.4, 0.1 0.3, 0 0.27",
  ),
  top: "#54492f",
  side: "#93805a",
  under: "#d9c9a0",
  fins: [
    tail(0.27, 0.7, "#ab9768", -0.01),
    {
      points: pts("0.71 -0.86, 0.67 -1.3, 0.58 -1.34, 0.5 -1.04, 0.48 -0.62"),
      color: "#8b774c",
      spiny: true,
      rays: 7,
    },
    {
      points: pts("0.48 -0.6, 0.44 -1.24, 0.3 -1.18, 0.14 -0.86, 0.1 -0.26"),
      color: "#9d895a",
      rays: 13,
    },
    {
      points: pts("0.42 0.54, 0.36 1, 0.24 0.9, 0.14 0.7, 0.12 0.26"),
      color: "#ab9768",
      rays: 10,
    },
  ],
  near: [
    {
      points: pts("0.74 0.2, 0.66 -0.08, 0.53 0.14, 0.47 0.6, 0.5 1.06, 0.6 1.22, 0.7 0.86"),
      color: "#b39d68",
      rays: 12,
      opacity: 0.97,
    },
    { points: pts("0.77 0.72, 0.72 1.2, 0.67 1.22, 0.71 0.74"), color: "#c0ac7c", rays: 3 },
  ],
  eye: [0.895, -0.5],
  eyeSize: 0.028,
  iris: "#dcb45c",
  gill: pts("0.8 -0.5, 0.745 -0.1, 0.74 0.3, 0.79 0.7"),
  mouth: pts("1 0.34, 0.96 0.42, 0.89 0.56"),
  cheek: 0.08,
  marks: (random): Marking[] => [
    ...[0.02, 0.2, 0.38, 0.58].map(
      (x): Marking => ({
        patch: [
          [x + 0.05, -1.1],
          [x + 0.06, -0.1],
          [x + 0.02, 0.44],
          [x - 0.02, -0.1],
          [x - 0.03, -1.1],
        ],
        color: "#3d3420",
        opacity: 0.55,
        soft: true,
      }),
    ),
    ...dots(random, 60, "#3d3420", 0.009, [-0.95, 0.4], [0, 0.96], 0.42),
    ...dots(random, 30, "#dcc894", 0.008, [-0.7, 0.6], [0, 0.96], 0.4),
  ],
};
