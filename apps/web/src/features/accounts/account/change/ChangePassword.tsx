import type { User } from "@headwaters/contracts";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { NewPassword } from "../../password/NewPassword.tsx";
import { usePasswordRules } from "../../password/passwordRules.ts";
import { accountTexts } from "../../texts/account.ts";
import { AccountSection } from "../AccountSection.tsx";
import { ChangeForm } from "./ChangeForm.tsx";
import { CurrentPassword } from "./CurrentPassword.tsx";

export function ChangePassword({ user }: { user: User }) {
  const { minLength } = usePasswordRules();
  const change = trpc.profile.changePassword.useMutation({
    onSuccess() {
      toasts.show({
        title: "Your password is changed",
        description: "Everywhere else you will have to sign in again.",
        variant: "success",
      });
    },
  });
  return (
    <AccountSection {...accountTexts.password}>
      <ChangeForm
        schema={({ passwordChangeSchema }) => passwordChangeSchema(minLength)}
        send={change.mutateAsync}
        label="Change Password"
        pending="Changing..."
        isEmptied
      >
        {/** Tells password managers the account. */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <CurrentPassword />
        <NewPassword
          label="New Password"
          name="newPassword"
          minLength={minLength}
          placeholder={`${minLength}+ characters`}
        />
      </ChangeForm>
    </AccountSection>
  );
}
