import type { Child, ChildCare } from "@headwaters/contracts";
import { ChangeForm, nothingChanged } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { DateText } from "#ui/DateText.tsx";
import { ConfirmButton } from "#ui/forms/dialogs/ConfirmButton.tsx";
import dialogs from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog } from "#ui/forms/dialogs/FormDialog.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import hidden from "#ui/hidden.module.css";
import { LoadFailure } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import classes from "./Guardians.module.css";
import { PickUpForm } from "./PickUpForm.tsx";
import { careTexts } from "./texts.ts";

interface CareDialogProps {
  child: Child;
  opened: boolean;
  onClose: () => void;
}

/** The guardians of a child, and who may take it home. */
export function CareDialog({ child, opened, onClose }: CareDialogProps) {
  const { title, failed, loading } = careTexts;
  const query = trpc.registrations.childCare.useQuery({ id: child.id }, { enabled: opened });
  return (
    <FormDialog title={title(child.firstName)} opened={opened} onClose={onClose}>
      <div className={dialogs.words}>
        {query.isPending && <p role="status">{loading}</p>}
        {query.error && !query.data && <LoadFailure title={failed} query={query} />}
        {query.data && (
          <>
            <Guardians care={query.data} onLeft={onClose} />
            <PickUpForm care={query.data} />
          </>
        )}
      </div>
    </FormDialog>
  );
}

function Guardians({ care, onLeft }: { care: ChildCare; onLeft: () => void }) {
  const texts = careTexts.guardians;
  const { id, firstName, guardians, invitations } = care;
  const onError = (error: unknown) => void showFailure(error, nothingChanged);
  const done = (title: string) => () => void toasts.show({ title, variant: "success" });
  const invite = trpc.registrations.inviteGuardian.useMutation({ onSuccess: done(texts.sent) });
  const withdraw = trpc.registrations.withdrawInvitation.useMutation({
    onSuccess: done(texts.withdrawn),
    onError,
  });
  const leave = trpc.registrations.leaveChild.useMutation({
    onSuccess() {
      done(careTexts.leave.done)();
      onLeft();
    },
    onError,
  });
  const isShared = guardians.some(({ isYou, isExcluded }) => !isYou && !isExcluded);
  return (
    <section className={classes.part} aria-labelledby="guardians">
      <h3 id="guardians" className={classes.title}>
        {texts.title}
      </h3>
      <p>{texts.text}</p>
      <ul className={classes.people} aria-label={texts.title}>
        {guardians.map(({ userId, name, isYou, isExcluded }) => (
          <li key={userId}>
            <span>
              {name} {isYou && `(${texts.you})`}
            </span>
            {isExcluded && <span className={classes.excluded}>{texts.excluded}</span>}
          </li>
        ))}
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <span>
              {invitation.email}
              <br />
              <span className={shared.small}>
                {texts.invited} <DateText date={invitation.expiresAt} />
              </span>
            </span>
            <ActionButton
              size="sm"
              variant="default"
              isInactive={withdraw.isPending}
              onClick={() => withdraw.mutate({ id: invitation.id })}
            >
              {texts.withdraw}
              <span className={hidden.hidden}> {invitation.email}</span>
            </ActionButton>
          </li>
        ))}
      </ul>
      <ChangeForm
        schema={({ newGuardianInvitation }) => newGuardianInvitation}
        read={({ email }) => ({ id, email })}
        send={invite.mutateAsync}
        label={texts.invite}
        pending={texts.pending}
        isEmptied
      >
        <Field
          label={texts.email}
          description={texts.hint}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          required
        />
      </ChangeForm>
      {isShared && (
        <p>
          <ConfirmButton
            size="sm"
            isFinal
            texts={{ ...careTexts.leave, title: careTexts.leave.title(firstName) }}
            onConfirm={() => leave.mutateAsync({ id })}
          />
        </p>
      )}
    </section>
  );
}
