/**
 * Counts the newcomers who get a seat at once; the others wait.
 * @param seatsLeft null without a maximum; 0 while others wait
 */
export function countSeated(seatsLeft: number | null, people: number, together: boolean): number {
  if (seatsLeft === null || seatsLeft >= people) return people;
  return together ? 0 : seatsLeft;
}
