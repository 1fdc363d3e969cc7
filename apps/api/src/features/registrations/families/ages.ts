import { agesOn } from "@headwaters/contracts";

/** Youngest and oldest of the age groups that limit who may come. */
const bands: Readonly<Record<string, [from: number, to: number] | undefined>> = {
  "6-12": [6, 12],
  "13-18": [13, 18],
};

/** Why someone cannot come, in a sentence; null where they can. Without a birth year: an adult. */
export function ageTrouble(
  { ageGroup, eventDate }: { ageGroup: string | null; eventDate: Date },
  { firstName, birthYear }: { firstName: string; birthYear: number | null },
): string | null {
  const band = bands[ageGroup ?? ""];
  if (!band) return null;
  const [from, to] = band;
  const group = `This event is for ages ${from}–${to}`;
  if (birthYear === null) return `${group}. Please choose the children who come.`;
  const [younger, older] = agesOn(eventDate, birthYear);
  if (older >= from && younger <= to) return null;
  const age = younger < 0 ? "not be old enough" : `be ${younger} or ${older}`;
  return `${group}, and ${firstName} will ${age} by then. If it should be possible all the same, please write to us.`;
}
