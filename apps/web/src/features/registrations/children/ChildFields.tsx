import type { Child } from "@headwaters/contracts";
import type { Typed } from "#ui/forms/Form.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import { Pair } from "#ui/forms/fields/Pair.tsx";
import { childrenTexts } from "./texts.ts";

export function ChildFields({ child }: { child?: Child }) {
  return (
    <>
      {child && <input type="hidden" name="id" value={child.id} />}
      <Pair>
        <Field
          label={childrenTexts.firstName}
          name="firstName"
          autoComplete="off"
          autoCapitalize="words"
          required
          defaultValue={child?.firstName ?? ""}
        />
        <Field
          label={childrenTexts.birthYear}
          description={childrenTexts.birthYearHint}
          name="birthYear"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          required
          defaultValue={child?.birthYear ?? ""}
        />
      </Pair>
    </>
  );
}

/** A child as its form submits it, with the birth year as a number. */
export function readChild({ birthYear, ...child }: Typed) {
  return { ...child, birthYear: birthYear?.trim() ? Number(birthYear) : undefined };
}
