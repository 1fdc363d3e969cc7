import type { User } from "@headwaters/contracts";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { Field } from "#ui/forms/fields/fields.tsx";
import lists from "#ui/lists/lists.module.css";
import { accountTexts } from "../../texts/account.ts";
import { AccountSection } from "../AccountSection.tsx";
import classes from "./ChangeEmail.module.css";
import { ChangeForm } from "./ChangeForm.tsx";
import { CurrentPassword } from "./CurrentPassword.tsx";

export function ChangeEmail({ user }: { user: User }) {
  const { present, sent, missing } = accountTexts.email;
  const request = trpc.profile.requestEmail.useMutation({
    onSuccess: () => toasts.show({ title: "Please check your mail", variant: "success" }),
  });
  return (
    <AccountSection {...accountTexts.email}>
      <dl className={`${lists.facts} ${classes.present}`}>
        <dt>{present}</dt>
        <dd>{user.email}</dd>
      </dl>
      <ChangeForm
        schema={({ emailChange }) => emailChange}
        send={request.mutateAsync}
        label="Send Confirmation Link"
        pending="Sending..."
        isEmptied
      >
        <Field label="New Email Address" name="email" type="email" autoComplete="email" required />
        <CurrentPassword />
      </ChangeForm>
      <div role="status">
        {request.isSuccess && (
          <div className={classes.sent}>
            <p>
              {sent[0]}
              <strong>{request.variables.email}</strong>
              {sent[1]}
            </p>
            <p>{missing}</p>
          </div>
        )}
      </div>
    </AccountSection>
  );
}
