import type { Pose } from "./figure.ts";

/** Standing with a rod held in both hands in front. */
export const fishing: Pose = {
  lean: 2,
  nod: 4,
  thigh: [-3, 7],
  shin: [-6, 3],
  upper: [14, 24],
  fore: [74, 62],
};
/** Feet apart, rod raised and leaning back a little: a fish is on. */
export const reeling: Pose = {
  lean: -8,
  nod: -2,
  thigh: [-10, 16],
  shin: [-12, 4],
  upper: [22, 34],
  fore: [104, 88],
};
/** Arms at the sides. */
export const standing: Pose = { thigh: [-2, 4], shin: [-4, 2], upper: [-4, 8], fore: [6, 18] };
/** Pointing out over the water with the near arm. */
export const pointing: Pose = {
  lean: 2,
  thigh: [-3, 6],
  shin: [-6, 2],
  upper: [72, 4],
  fore: [86, 16],
};
/** Seated on an edge with the legs hanging. */
export const dangling: Pose = {
  lean: 6,
  nod: 6,
  thigh: [82, 74],
  shin: [6, -4],
  upper: [18, 28],
  fore: [78, 66],
};
/** Seated low, knees up, as in a boat. */
export const boating: Pose = {
  lean: 4,
  nod: 2,
  thigh: [86, 80],
  shin: [70, 76],
  upper: [18, 26],
  fore: [76, 64],
};
/** Seated in a chair. */
export const chair: Pose = {
  lean: -4,
  nod: 3,
  thigh: [84, 82],
  shin: [14, 10],
  upper: [14, 24],
  fore: [78, 66],
};
/** Paddling: both arms reaching forward. */
export const paddling: Pose = {
  lean: 14,
  nod: 0,
  thigh: [86, 80],
  shin: [70, 76],
  upper: [38, 66],
  fore: [46, 98],
};
/** Pulling on oars. */
export const rowing: Pose = {
  lean: 16,
  nod: -6,
  thigh: [84, 80],
  shin: [68, 72],
  upper: [58, 62],
  fore: [80, 82],
};
/** On one knee, hands low in front. */
export const kneeling: Pose = {
  lean: 24,
  nod: 12,
  thigh: [14, 84],
  shin: [-82, 4],
  upper: [30, 40],
  fore: [44, 58],
};
/** Bent down to the ground or water from the hips. */
export const stooping: Pose = {
  lean: 58,
  nod: 10,
  thigh: [8, 26],
  shin: [-14, -8],
  upper: [6, 18],
  fore: [16, 24],
};
/** Squatting on both feet. */
export const squatting: Pose = {
  lean: 26,
  nod: 8,
  thigh: [98, 86],
  shin: [-24, -14],
  upper: [34, 44],
  fore: [52, 62],
};
/** A walking stride. */
export const walking: Pose = {
  lean: 4,
  thigh: [-18, 22],
  shin: [-32, 8],
  upper: [14, -16],
  fore: [26, -4],
};
/** Holding something up before the chest to look at. */
export const showing: Pose = {
  lean: 2,
  nod: 12,
  thigh: [-3, 6],
  shin: [-5, 2],
  upper: [26, 34],
  fore: [92, 98],
};
/** An arm held up in greeting or delight. */
export const cheering: Pose = {
  lean: -2,
  nod: -8,
  thigh: [-4, 8],
  shin: [-6, 2],
  upper: [150, 20],
  fore: [168, 70],
};
