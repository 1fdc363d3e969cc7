import { id, knownVersion, optionalText } from "../validation/fields.ts";
import { z } from "../validation/messages.ts";
import { FACT_MAX, shoeSizes, swimsChoices, vestSizes } from "./childFacts.ts";

/** One of a list of words that may be absent; an empty text, as a form sends it, is none. */
const optionalChoice = <const T extends readonly [string, ...string[]]>(label: string, values: T) =>
  z
    .enum([...values, ""], { error: `${label} must be one of: ${values.join(", ")}` })
    .nullish()
    .transform((value) => (value || null) as T[number] | null);

/** What a family says of a child; each of it may be left out. */
const factFields = {
  allergies: optionalText("Allergies", FACT_MAX),
  medicine: optionalText("Medicine", FACT_MAX),
  swims: optionalChoice("Swims", swimsChoices),
  shoeSize: optionalChoice("Shoe size", shoeSizes),
  vestSize: optionalChoice("Vest size", vestSizes),
};

const version = knownVersion("Version must be a whole number: 0 before anything is known");

/** Facts that a family has looked at: to send them confirms them. */
export const confirmedFacts = z.object({
  ...factFields,
  /** The version that was shown; 0 where nothing was known. */
  version,
});
export type ConfirmedFacts = z.infer<typeof confirmedFacts>;

/** The facts of a child of the account, by the child's id. */
export const changedFacts = confirmedFacts.extend({ id });
export type ChangedFacts = z.infer<typeof changedFacts>;

/** Facts as stored. */
export const facts = z.object({
  allergies: z.string().nullable(),
  medicine: z.string().nullable(),
  swims: z.enum(swimsChoices).nullable(),
  shoeSize: z.enum(shoeSizes).nullable(),
  vestSize: z.enum(vestSizes).nullable(),
  /** When the family last said that they are true. */
  confirmedAt: z.date(),
});
export type Facts = z.infer<typeof facts>;

/** The facts of a child, with the version for the next change. */
export const childFacts = facts.extend({ version: z.int() });
export type ChildFacts = z.infer<typeof childFacts>;
