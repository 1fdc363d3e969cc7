/*
 * The mark, on a 64-unit square: a drop springing from the hills, a fish rising inside it. Its
 * eye and the river are holes in the drop so that it holds together at 16 pixels.
 */
export const drop = "M32 3C41 15 54 26 54 40.500A22 21.500 0 0 1 10 40.500C10 26 23 15 32 3Z";
const river = "M10.300 42C17 36 24 36 31 41S46 47 53.700 42A22 21.500 0 0 1 10.300 42Z";
const fish =
  "M16 33C22 24.500 34 23.500 41 30.500L48.500 25.500C47.500 29.500 47.500 34.500 48.500 39L41 34.500C34 41 22 41.500 16 33Z";

/** The mark as SVG elements in a 64-unit square. */
export const mark = [
  `<path fill="#0b4f75" d="${drop}"/>`,
  `<path fill="#2c6e49" d="${river}"/>`,
  `<path fill="#faf6ee" d="${fish}"/>`,
  `<circle cx="22.500" cy="31.500" r="1.900" fill="#0b4f75"/>`,
]
  .join("")
  .replaceAll(/(\.\d)00/g, "$1");
