/**
 * Counts those of some newcomers who get a seat at once: the first of them; the others wait.
 * @param seatsLeft null without a maximum; none while others wait
 */
export function countSeated(seatsLeft: number | null, people: number, together: boolean): number {
  if (seatsLeft === null || seatsLeft >= people) return people;
  return together ? 0 : seatsLeft;
}
