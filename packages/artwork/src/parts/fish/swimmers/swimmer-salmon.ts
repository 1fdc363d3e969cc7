import { type Point, pts } from "../../drawing/path.ts";
import { dots, type FinShape, type Marking, type Species } from "./swimmer.ts";

const back = pts(
  "0.985 0.26, 0.95 0.46, 0.9 0.62, 0.8 0.84, 0.66 0.99, 0.5 1, 0.32 0.84, 0.15 0.55, 0.05 0.42, -0.01 0.42",
);
const belly = pts(
  "0.985 0.3, 0.94 0.5, 0.88 0.66, 0.78 0.85, 0.64 1, 0.48 1, 0.32 0.86, 0.18 0.6, 0.08 0.43, -0.01 0.41",
);

interface Tints {
  readonly dorsal: string;
  readonly lower: string;
  readonly tail: string;
  readonly edge?: string;
  /** How deeply the tail is forked, 0 square to 1. */
  readonly fork?: number;
}

const fins = ({ dorsal, lower, tail, edge, fork = 0.3 }: Tints): FinShape[] => [
  {
    points: [
      [0.04, -0.4],
      [-0.08, -0.78],
      [-0.185, -1.12],
      [-0.2, -0.95],
      [-0.195 + fork * 0.1, 0],
      [-0.2, 0.95],
      [-0.185, 1.12],
      [-0.08, 0.78],
      [0.04, 0.4],
    ],
    color: tail,
    rays: 13,
  },
  {
    points: pts("0.585 -0.93, 0.53 -1.62, 0.485 -1.68, 0.44 -1.45, 0.405 -1.2, 0.4 -0.9"),
    color: dorsal,
  },
  {
    points: pts("0.165 -0.52, 0.12 -0.86, 0.085 -0.88, 0.1 -0.7, 0.115 -0.44"),
    color: dorsal,
    rays: 3,
  },
  {
    points: pts("0.5 0.92, 0.44 1.36, 0.39 1.46, 0.385 1.2, 0.42 0.92"),
    color: lower,
    rays: 6,
    ...(edge ? { edge } : {}),
  },
  {
    points: pts("0.275 0.72, 0.215 1.24, 0.165 1.34, 0.15 1.05, 0.16 0.54"),
    color: lower,
    ...(edge ? { edge } : {}),
  },
];
const pectoral = (color: string): FinShape => ({
  points: pts("0.775 0.56, 0.72 0.92, 0.64 1.16, 0.6 1.12, 0.64 0.86, 0.74 0.5"),
  color,
  rays: 7,
});
const form = {
  half: 0.122,
  back,
  belly,
  eye: [0.915, -0.16] as Point,
  eyeSize: 0.0165,
  gill: pts("0.815 -0.72, 0.775 -0.35, 0.765 0.1, 0.79 0.5, 0.83 0.86"),
  mouth: pts("1 0.1, 0.96 0.15, 0.91 0.24, 0.872 0.36"),
};

export const rainbow: Species = {
  ...form,
  scales: true,
  top: "#4a6a5c",
  side: "#b3bfae",
  under: "#f5efe4",
  fins: fins({ dorsal: "#8a9a80", lower: "#d0a48c", tail: "#93a086" }),
  near: [pectoral("#cfa68e")],
  iris: "#e7d6a0",
  marks: (random): Marking[] => [
    {
      patch: pts("0.9 -0.1, 0.7 -0.24, 0.4 -0.24, 0 -0.14, 0 0.14, 0.4 0.24, 0.7 0.26, 0.88 0.3"),
      color: "#de5f76",
      opacity: 0.78,
      soft: true,
    },
    {
      patch: pts("0.88 -0.1, 0.79 -0.2, 0.775 0.2, 0.82 0.4, 0.87 0.26"),
      color: "#d8596e",
      opacity: 0.6,
    },
    ...dots(random, 74, "#26352f", 0.0058, [-0.96, -0.1]),
    ...dots(random, 12, "#26352f", 0.0042, [0, 0.28], [0.02, 0.7]),
    ...dots(random, 7, "#26352f", 0.005, [-0.5, -0.2], [0.86, 0.98]),
  ],
};

export const brown: Species = {
  ...form,
  scales: true,
  top: "#4c3c1e",
  side: "#b98a3e",
  under: "#f0d490",
  fins: fins({ dorsal: "#8a6a34", lower: "#c8923f", tail: "#8f6a32", edge: "#f4e4bc", fork: 0.1 }),
  near: [pectoral("#cf9a46")],
  iris: "#e9c86a",
  marks: (random): Marking[] => [
    ...dots(random, 34, "#e9cf90", 0.0155, [-0.8, 0.28], [0.05, 0.82], 0.55).flatMap(
      (spot): Marking[] => [
        spot,
        ...("dot" in spot
          ? [{ dot: spot.dot, size: 0.0085, color: "#35240f" } satisfies Marking]
          : []),
      ],
    ),
    ...[0.1, 0.18, 0.27, 0.35, 0.44, 0.53, 0.6, 0.69].flatMap((x): Marking[] => {
      const dot: Point = [x, random.between(-0.14, 0.3)];
      return [
        { dot, size: 0.0175, color: "#a9bcd0", opacity: 0.85 },
        { dot, size: 0.0095, color: "#c2321f" },
      ];
    }),
    ...dots(random, 10, "#35240f", 0.006, [-0.5, 0.2], [0.79, 0.87]),
  ],
};

export const cutthroat: Species = {
  ...form,
  scales: true,
  top: "#5a5a30",
  side: "#c3a862",
  under: "#f1dcaa",
  fins: fins({ dorsal: "#a09057", lower: "#d58a4c", tail: "#a08f58" }),
  near: [pectoral("#d68d50")],
  iris: "#ecd27c",
  marks: (random): Marking[] => [
    {
      patch: pts("0.8 0, 0.6 -0.1, 0.3 -0.1, 0.1 0, 0.3 0.3, 0.6 0.4, 0.8 0.4"),
      color: "#d9845e",
      opacity: 0.5,
      soft: true,
    },
    {
      patch: pts("0.87 0, 0.79 -0.1, 0.775 0.3, 0.82 0.55, 0.87 0.4"),
      color: "#cf6a4a",
      opacity: 0.55,
    },
    ...dots(random, 46, "#22261c", 0.0072, [-0.95, 0.25], [0, 0.36]),
    ...dots(random, 26, "#22261c", 0.0066, [-0.95, -0.25], [0.36, 0.8]),
    // The red slash under the jaw that gives it its name.
    {
      patch: pts("0.94 0.5, 0.89 0.56, 0.82 0.72, 0.815 0.86, 0.87 0.76, 0.93 0.6"),
      color: "#d2351f",
    },
  ],
};

const kype = {
  eye: [0.895, -0.14] as Point,
  mouth: pts("1.012 0.34, 0.985 0.2, 0.95 0.2, 0.9 0.34, 0.862 0.46"),
};
export const chinook: Species = {
  ...form,
  ...kype,
  half: 0.138,
  nose: [1.012, 0.2],
  eyeSize: 0.0125,
  scales: true,
  top: "#3d3a2c",
  side: "#8b5a41",
  under: "#b98460",
  fins: fins({ dorsal: "#6b5a3e", lower: "#8a5a40", tail: "#6f5a3f" }),
  near: [pectoral("#7d5640")],
  iris: "#d9b76a",
  marks: (random): Marking[] => [
    {
      patch: pts("1.02 -0.4, 0.82 -1.1, 0.77 -0.2, 0.8 0.9, 1.02 0.8"),
      color: "#4b4a34",
      opacity: 0.62,
    },
    ...dots(random, 56, "#211d18", 0.0065, [-0.98, -0.3], [0, 0.84]),
    {
      patch: pts("0.99 0.55, 0.9 0.74, 0.82 0.92, 0.9 0.92, 1 0.72"),
      color: "#cfae86",
      opacity: 0.6,
    },
  ],
};

export const kokanee: Species = {
  ...form,
  ...kype,
  half: 0.142,
  back: pts(
    "0.985 0.22, 0.95 0.36, 0.88 0.52, 0.78 0.86, 0.64 1.14, 0.5 1.04, 0.32 0.82, 0.15 0.52, 0.05 0.38, -0.01 0.38",
  ),
  nose: [1.012, 0.2],
  eyeSize: 0.0145,
  scales: true,
  top: "#9c231f",
  side: "#d2402c",
  under: "#c5583f",
  fins: fins({ dorsal: "#a83428", lower: "#8f3c2c", tail: "#8c3a2e", fork: 0.6 }),
  near: [pectoral("#7b4632")],
  iris: "#efdc96",
  cheek: 0,
  marks: (): Marking[] => [
    {
      patch: pts("1.05 -0.6, 0.84 -1.3, 0.775 -0.6, 0.76 0.1, 0.79 0.7, 0.82 1.3, 1.05 0.9"),
      color: "#5d7a4a",
    },
    {
      patch: pts("1.02 0.42, 0.9 0.54, 0.81 0.66, 0.83 1.2, 1.05 0.9"),
      color: "#d3d3ae",
      opacity: 0.8,
    },
    { line: pts("0.74 -0.1, 0.4 -0.04, 0 0"), size: 0.005, color: "#7d1a1c", opacity: 0.5 },
  ],
};

export const whitefish: Species = {
  ...form,
  half: 0.112,
  nose: [1, 0.2],
  belly: pts(
    "0.985 0.42, 0.94 0.58, 0.88 0.7, 0.78 0.85, 0.64 1, 0.48 1, 0.32 0.86, 0.18 0.6, 0.08 0.43, -0.01 0.41",
  ),
  scales: true,
  top: "#5d6a62",
  side: "#c9cfc6",
  under: "#f7f4ea",
  fins: fins({ dorsal: "#9aa49a", lower: "#cfae84", tail: "#98a29a", fork: 0.9 }),
  near: [pectoral("#d3b48a")],
  mouth: pts("0.995 0.36, 0.968 0.42, 0.95 0.5"),
  iris: "#e6d8a6",
  marks: (): Marking[] => [
    {
      patch: pts("0.86 -0.8, 0.5 -0.9, 0 -0.3, 0 -0.1, 0.5 -0.42, 0.8 -0.4"),
      color: "#a9905c",
      opacity: 0.35,
      soft: true,
    },
    { line: pts("0.77 -0.12, 0.4 -0.04, 0 0"), size: 0.004, color: "#5d6a62", opacity: 0.5 },
  ],
};

/** A young trout, two fingers long, with its parr marks. */
export const parr: Species = {
  ...form,
  half: 0.115,
  eyeSize: 0.03,
  eye: [0.905, -0.12],
  top: "#6a6a3e",
  side: "#c0b27a",
  under: "#f5ecd0",
  fins: fins({ dorsal: "#c9bd92", lower: "#dbbd8c", tail: "#cdbf90", fork: 0.6 }),
  near: [pectoral("#dcc08e")],
  iris: "#efe0a8",
  marks: (random): Marking[] => [
    ...[0.06, 0.15, 0.24, 0.33, 0.42, 0.51, 0.6, 0.69].map(
      (x): Marking => ({
        patch: [
          [x - 0.022, -0.1],
          [x, -0.5],
          [x + 0.022, -0.1],
          [x + 0.014, 0.34],
          [x - 0.014, 0.34],
        ],
        color: "#56607a",
        opacity: 0.62,
      }),
    ),
    ...dots(random, 18, "#4a4630", 0.007, [-0.92, -0.5], [0.1, 0.8]),
  ],
};
