import type { Child } from "@headwaters/contracts";
import { useState } from "react";
import type { Typed } from "#ui/forms/Form.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import { Pair } from "#ui/forms/fields/Pair.tsx";
import { childrenTexts } from "./texts.ts";

export function ChildFields({ child }: { child?: Child }) {
  // That of the entry as it was opened: another guardian may change it meanwhile.
  const [version] = useState(child?.version);
  return (
    <>
      {child && <input type="hidden" name="id" value={child.id} />}
      {child && <input type="hidden" name="version" value={version} />}
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

/** A child as its form submits it, with numbers as such. */
export function readChild({ birthYear, version, ...child }: Typed) {
  return {
    ...child,
    birthYear: birthYear?.trim() ? Number(birthYear) : undefined,
    ...(version && { version: Number(version) }),
  };
}
