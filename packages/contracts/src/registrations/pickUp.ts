/** Who may take a person home. */
export interface PickUpList {
  people: readonly { name: string }[];
  /** Guardians who must not. */
  excluded: readonly string[];
}

const MARKS = /\p{M}/gu;

const toWords = (name: string) =>
  name.normalize("NFD").replace(MARKS, "").toLowerCase().split(/\s+/).filter(Boolean);

/** Compares names without regard to accents, letter case and spaces. */
export const isSameName = (one: string, other: string) =>
  toWords(one).join(" ") === toWords(other).join(" ");

/**
 * Says what is wrong with a name at pick-up; null if it is on the list. A part of the name of an
 * excluded guardian, such as the first name alone, counts as that name.
 */
export function findPickUpProblem(
  { people, excluded }: PickUpList,
  name: string,
): "excluded" | "unlisted" | null {
  if (excluded.some((one) => isSameName(one, name))) return "excluded";
  if (people.some((one) => isSameName(one.name, name))) return null;
  const typed = toWords(name);
  const isPart = (of: string) => {
    const words = toWords(of);
    return (
      typed.every((word) => words.includes(word)) || words.every((word) => typed.includes(word))
    );
  };
  return excluded.some(isPart) ? "excluded" : "unlisted";
}

/** Minutes by which a device's clock may differ from the server's before the roster says so. */
export const CLOCK_TOLERANCE_MINUTES = 5;
