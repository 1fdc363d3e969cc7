import { PASSWORD_MIN_LENGTH, type PasswordRules } from "@headwaters/contracts";
import type { PasswordInputProps } from "@mantine/core";
import { type ChangeEvent, useState } from "react";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { Password } from "#ui/forms/fields/Password.tsx";

interface NewPasswordProps extends PasswordInputProps {
  /** Characters that the organization asks for. */
  minLength: number;
}

/** A field for a new password, with a hint that is announced and enforces nothing. */
export function NewPassword({ minLength, ...props }: NewPasswordProps) {
  const advice = `At least ${minLength} characters; three or four words are strong and easy to keep.`;
  const [hint, setHint] = useState("");

  async function updateHint({ currentTarget }: ChangeEvent<HTMLInputElement>) {
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
      onChange={(event) => void updateHint(event).catch(() => {})}
      {...props}
    />
  );
}

/** Values of the other fields, which are personal data to avoid in a password. */
function readOtherFields({ form }: HTMLInputElement): string[] {
  const fields = form?.querySelectorAll<HTMLInputElement>("input:not([autocomplete=new-password])");
  return Array.from(fields ?? [], ({ value }) => value);
}

export const prefetchPasswordRules: Prefetch = ({ queries }) =>
  queries.accounts.passwordRules.prefetch();

/** Rules for new passwords; the server checks them too. */
export function usePasswordRules(): PasswordRules {
  return trpc.accounts.passwordRules.useQuery().data ?? { minLength: PASSWORD_MIN_LENGTH };
}
