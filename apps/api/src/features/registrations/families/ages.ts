import { agesOn } from "@headwaters/contracts";

/** Lowest and highest age of the age groups that limit attendance. */
const ageRanges: Readonly<Record<string, [from: number, to: number] | undefined>> = {
  "6-12": [6, 12],
  "13-18": [13, 18],
};

/** Explains why a person cannot attend, in a sentence; null if they can. No birth year means an adult. */
export function findAgeProblem(
  { ageGroup, eventDate }: { ageGroup: string | null; eventDate: Date },
  { firstName, birthYear }: { firstName: string; birthYear: number | null },
): string | null {
  const range = ageRanges[ageGroup ?? ""];
  if (!range) return null;
  const [from, to] = range;
  const group = `This event is for ages ${from}–${to}`;
  if (birthYear === null) return `${group}. Please choose the children who come.`;
  const [younger, older] = agesOn(eventDate, birthYear);
  if (older >= from && younger <= to) return null;
  const age = younger < 0 ? "not be old enough" : `be ${younger} or ${older}`;
  return `${group}, and ${firstName} will ${age} by then. If it should be possible all the same, please write to us.`;
}
