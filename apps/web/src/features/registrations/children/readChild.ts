import type { Typed } from "#ui/forms/Form.tsx";

/** A child as its form submits it, with the birth year as a number. */
export function readChild({ birthYear, ...child }: Typed) {
  return { ...child, birthYear: birthYear?.trim() ? Number(birthYear) : undefined };
}
