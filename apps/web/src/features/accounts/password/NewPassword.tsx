import type { PasswordInputProps } from "@mantine/core";
import { type ChangeEvent, useState } from "react";
import { Password } from "#ui/forms/fields/Password.tsx";

interface NewPasswordProps extends PasswordInputProps {
  /** Characters that the organization asks for. */
  minLength: number;
}

/** Values of the other fields, which are personal data to avoid in a password. */
function readOtherFields({ form }: HTMLInputElement): string[] {
  const fields = form?.querySelectorAll<HTMLInputElement>("input:not([autocomplete=new-password])");
  return Array.from(fields ?? [], ({ value }) => value);
}

/** A field for a new password, with a hint that is announced and enforces nothing. */
export function NewPassword({ minLength, ...props }: NewPasswordProps) {
  const advice = `At least ${minLength} characters; three or four words are strong and easy to keep.`;
  const [hint, setHint] = useState("");

  async function judge({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const { passwordHint } = await import("./passwordHint.ts");
    const { value } = currentTarget; // The newest value, however long the import took.
    setHint(
      Array.from(value).length < minLength
        ? ""
        : passwordHint(value, readOtherFields(currentTarget)),
    );
  }

  return (
    <Password
      autoComplete="new-password"
      // Informs password generators. There is no maxLength, as it would cut off pasted text.
      minLength={minLength}
      placeholder={`Create a password (${minLength}+ characters)`}
      description={<span role="status">{hint || advice}</span>}
      // The field works without its hint.
      onChange={(event) => void judge(event).catch(() => {})}
      {...props}
    />
  );
}
