import type { User } from "@headwaters/contracts";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { Field } from "#ui/forms/fields/fields.tsx";
import shared from "#ui/shared.module.css";
import { useSetCurrentUser } from "../../session/currentUser.ts";
import { accountTexts } from "../../texts/account.ts";
import { AccountSection } from "../AccountSection.tsx";
import { ChangeForm } from "./ChangeForm.tsx";

export function ChangeName({ user }: { user: User }) {
  const setCurrentUser = useSetCurrentUser();
  const change = trpc.profile.changeName.useMutation({
    onSuccess(changed) {
      setCurrentUser(changed);
      toasts.show({ title: "Your name is saved", variant: "success" });
    },
  });
  return (
    <AccountSection {...accountTexts.name}>
      <ChangeForm
        schema={({ nameChange }) => nameChange}
        send={change.mutateAsync}
        label="Save Name"
        pending="Saving..."
      >
        <div className={shared.fieldRow}>
          <Field
            label="First Name"
            name="firstName"
            autoComplete="given-name"
            required
            defaultValue={user.firstName ?? ""}
          />
          <Field
            label="Last Name"
            name="lastName"
            autoComplete="family-name"
            required
            defaultValue={user.lastName ?? ""}
          />
        </div>
      </ChangeForm>
    </AccountSection>
  );
}
