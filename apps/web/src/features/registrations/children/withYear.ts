import type { NewChild } from "@headwaters/contracts";
import type { Schema } from "../../../ui/forms/useCheck.ts";

/** A schema for form values, whose birth year is text. */
export function withYear<Values extends NewChild>(schema: Schema<Values>): Schema<Values> {
  return {
    safeParse(values) {
      const { birthYear, ...others } = values as Record<string, string>;
      const year = birthYear?.trim() ? Number(birthYear) : undefined;
      return schema.safeParse({ ...others, birthYear: year });
    },
  };
}
