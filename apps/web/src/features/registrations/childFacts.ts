import {
  FACTS_DAYS_BEFORE,
  type Facts,
  retentionDays,
  type ShoeSize,
  shoeSizes,
  swimsChoices,
  swimsNames,
  vestSizeNames,
  vestSizes,
} from "@headwaters/contracts";

/** What a family says of a child once, and confirms with each registration. */
export const factsTexts = {
  title: "Allergies, medicine, swimming, sizes",
  allergies: "Allergies",
  medicine: "Medicine",
  swims: "Swimming",
  shoeSize: "Shoe size, for waders",
  shoeSizeHint: "US size. Between two sizes, the larger.",
  vestSize: "Life vest",
  vestSizes: {
    child: "Child (30–50 lb)",
    youth: "Youth (50–90 lb)",
    adult: "Adult (over 90 lb)",
    "adult-large": "Adult large",
  } satisfies Record<keyof typeof vestSizeNames, string>,
  notSaid: "Not said",
  nothing: "Nothing noted.",
  use: `All of it is optional. It stays with your child, is asked again with each registration, and is erased ${retentionDays.childFacts} days after the last event, or after you confirmed it last if that is later. Leaders see it from ${FACTS_DAYS_BEFORE} days before their event to the day after it.`,
} as const;

/** The facts as typed, by the name of the field. */
export type FactsValues = Record<keyof typeof noFacts, string>;

export const noFacts = { allergies: "", medicine: "", swims: "", shoeSize: "", vestSize: "" };

export function toValues(facts: Omit<Facts, "confirmedAt"> | null): FactsValues {
  const values = { ...noFacts };
  for (const name of Object.keys(noFacts) as (keyof FactsValues)[]) {
    values[name] = facts?.[name] ?? "";
  }
  return values;
}

export const isEmpty = (values: FactsValues) =>
  Object.values(values).every((value) => value.trim() === "");

/** "Child’s 13" or "2" */
export const formatShoeSize = (size: ShoeSize) =>
  size.endsWith("C") ? `child’s ${size.slice(0, -1)}` : size;

/** The choices of the fields, the empty one first. */
export const factChoices = {
  swims: toChoices(swimsChoices, (value) => swimsNames[value]),
  shoeSize: toChoices(shoeSizes, formatShoeSize),
  vestSize: toChoices(vestSizes, (value) => factsTexts.vestSizes[value]),
};

function toChoices<T extends string>(values: readonly T[], format: (value: T) => string) {
  const choices = values.map((value) => ({ value: value as string, label: format(value) }));
  return [{ value: "", label: factsTexts.notSaid }, ...choices];
}

/** "Swims with help. Shoe size 2. Vest: youth." without allergies and medicine. */
export function formatEquipment({ swims, shoeSize, vestSize }: Omit<Facts, "confirmedAt">): string {
  return [
    swims && `${swimsNames[swims]}.`,
    shoeSize && `Shoe size ${formatShoeSize(shoeSize)}.`,
    vestSize && `Vest: ${vestSizeNames[vestSize].toLowerCase()}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** "Allergies: peanuts. Medicine: none. Swims." */
export function formatFacts(facts: Omit<Facts, "confirmedAt">): string {
  const { allergies, medicine } = facts;
  const all = [
    allergies && `${factsTexts.allergies}: ${allergies}.`,
    medicine && `${factsTexts.medicine}: ${medicine}.`,
    formatEquipment(facts),
  ];
  return all.filter(Boolean).join(" ") || factsTexts.nothing;
}
