import { NEEDS_MAX } from "@headwaters/contracts";
import { CheckField } from "#ui/forms/fields/CheckField.tsx";
import { TextAreaField } from "#ui/forms/fields/fields.tsx";
import { registerFormTexts } from "../../texts/registerForm.ts";
import type { Row } from "../people/family.ts";
import classes from "./RegisterForm.module.css";

interface WishesProps {
  row: Row;
  onChange: (changed: Partial<Row>) => void;
}

/** Optional details of a person. */
export function Wishes({ row, onChange }: WishesProps) {
  const { photo, photoText, needs, needsLabel, me } = registerFormTexts;
  const name = row.kind === "self" ? me.toLowerCase() : row.firstName.trim();
  return (
    <div className={classes.wishes}>
      <CheckField
        label={photo(name || registerFormTexts.newChild.toLowerCase())}
        description={photoText}
        name={`${row.key}.photoConsent`}
        checked={row.photoConsent}
        onChange={({ currentTarget }) => onChange({ photoConsent: currentTarget.checked })}
      />
      <details>
        <summary>{needs}</summary>
        <TextAreaField
          label={needsLabel}
          name={`${row.key}.needs`}
          minRows={2}
          maxLength={NEEDS_MAX}
          value={row.needs}
          onChange={({ currentTarget }) => onChange({ needs: currentTarget.value })}
        />
      </details>
    </div>
  );
}
