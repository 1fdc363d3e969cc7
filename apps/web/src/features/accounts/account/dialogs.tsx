import "#ui/styles/components/fieldset.css";
import { accessScopeNames, accessScopes, can, staffScopes, type User } from "@headwaters/contracts";
import { Fieldset } from "@mantine/core";
import { trpc } from "#lib/api/client.ts";
import classes from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog } from "#ui/forms/dialogs/FormDialog.tsx";
import { deleteDrafts } from "#ui/forms/drafts/store.ts";
import type { Typed } from "#ui/forms/Form.tsx";
import { CheckField } from "#ui/forms/fields/CheckField.tsx";
import { Field, SelectField } from "#ui/forms/fields/fields.tsx";
import { ShownOnce } from "#ui/forms/ShownOnce.tsx";
import { ChangeForm, CurrentPassword } from "../ChangeForm.tsx";
import { useCurrentUser, useSetCurrentUser } from "../session/currentUser.ts";
import { accessTokensTexts, accountTexts } from "./texts.ts";

/** One file for all dialogs of the page: each file of its own makes what dialogs share heavier. */
export { AppDialog, CodesDialog, PasskeyDialog } from "./factorDialogs.tsx";

interface DialogProps {
  opened: boolean;
  onClose: () => void;
}

const DAY = 24 * 60 * 60 * 1000;
const toFieldName = (scope: string) => `scopes.${scope}`;

function readToken({ name, currentPassword, days, ...typed }: Typed) {
  return {
    name,
    currentPassword,
    scopes: accessScopes.filter((scope) => typed[toFieldName(scope)]),
    expiresAt: days ? new Date(Date.now() + Number(days) * DAY) : null,
  };
}

/** Asks for the scopes of a new token, and shows the token once. */
export function NewAccessTokenDialog({ opened, onClose }: DialogProps) {
  const { form, created, scopes, ends } = accessTokensTexts;
  const user = useCurrentUser();
  const create = trpc.accessTokens.create.useMutation();
  const token = create.data?.token;
  const offered = accessScopes.filter(
    (scope) => !staffScopes.includes(scope) || can(user, "openStaffPages"),
  );

  function close() {
    create.reset(); // Clears the token from memory.
    onClose();
  }
  return (
    <FormDialog title={token ? created.title : form.title} opened={opened} onClose={close}>
      <div className={classes.words}>
        {token ? (
          <ShownOnce text={created.text} label={created.label} value={token} onDone={close} />
        ) : (
          <ChangeForm
            schema={({ newAccessToken }) => newAccessToken}
            read={readToken}
            toFields={(issues) =>
              issues.map((issue) =>
                String(issue.path).startsWith("scopes")
                  ? { ...issue, path: toFieldName(accessScopes[0]) }
                  : issue,
              )
            }
            send={create.mutateAsync}
            label={form.create}
            pending={form.pending}
          >
            <Field
              label={form.name}
              name="name"
              description={form.nameHint}
              required
              autoComplete="off"
            />
            <Fieldset legend={form.scopes}>
              {offered.map((scope) => (
                <CheckField
                  key={scope}
                  name={toFieldName(scope)}
                  label={accessScopeNames[scope]}
                  description={scopes[scope]}
                  defaultChecked={scope === "content:read"}
                />
              ))}
            </Fieldset>
            <SelectField
              label={form.end}
              name="days"
              defaultValue="90"
              data={ends.map(({ days, label }) => ({ value: String(days ?? ""), label }))}
            />
            <CurrentPassword account={user?.email ?? ""} />
          </ChangeForm>
        )}
      </div>
    </FormDialog>
  );
}

interface DeleteAccountDialogProps extends DialogProps {
  user: User;
  onDeleted: () => void;
}

export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { user, opened, onClose, onDeleted } = props;
  const { title, text } = accountTexts.deletion.confirm;
  const setCurrentUser = useSetCurrentUser();
  const deletion = trpc.profile.delete.useMutation({
    onSuccess() {
      deleteDrafts(user.id);
      onDeleted();
      setCurrentUser(null);
    },
  });
  return (
    <FormDialog title={title} opened={opened} onClose={onClose}>
      <div className={classes.words}>
        <p>{text}</p>
        <ChangeForm
          schema={({ passwordConfirmation }) => passwordConfirmation}
          send={deletion.mutateAsync}
          label="Delete My Account"
          pending="Deleting..."
          isFinal
        >
          <CurrentPassword account={user.email} />
        </ChangeForm>
      </div>
    </FormDialog>
  );
}
