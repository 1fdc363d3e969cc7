import { EXCLUSION_REASON_MAX, type StaffGuardian } from "@headwaters/contracts";
import { useState } from "react";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { DateText } from "#ui/DateText.tsx";
import { ConfirmButton } from "#ui/forms/dialogs/ConfirmButton.tsx";
import dialogs from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog } from "#ui/forms/dialogs/FormDialog.tsx";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { Form } from "#ui/forms/Form.tsx";
import { TextAreaField } from "#ui/forms/fields/TextAreaField.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import hidden from "#ui/hidden.module.css";
import { LoadFailure } from "#ui/page/notices.tsx";
import classes from "./RosterPage.module.css";
import { rosterTexts } from "./texts.ts";

const texts = rosterTexts.guardians;

interface GuardiansProps {
  registrationId: string;
  firstName: string;
}

/** For staff: the guardians of a child. Only the dialog loads the reasons, so no device keeps them. */
export function GuardiansButton(props: GuardiansProps) {
  const [opened, setOpened] = useState(false);
  return (
    <div>
      <OpenButton size="sm" variant="subtle" aria-haspopup="dialog" onOpen={() => setOpened(true)}>
        {texts.button}
        <span className={hidden.hidden}> {props.firstName}</span>
      </OpenButton>
      <FormDialog
        title={texts.title(props.firstName)}
        opened={opened}
        onClose={() => setOpened(false)}
      >
        <Guardians {...props} />
      </FormDialog>
    </div>
  );
}

function Guardians({ registrationId: id, firstName }: GuardiansProps) {
  const query = trpc.registrations.guardians.useQuery({ id });
  const readmit = trpc.registrations.readmitGuardian.useMutation({
    onSuccess: () => toasts.show({ title: texts.readmit.done, variant: "success" }),
    onError: (error) => showFailure(error, { description: texts.failed }),
  });
  return (
    <div className={dialogs.words}>
      {query.error && !query.data && <LoadFailure title={texts.notLoaded} query={query} />}
      <p>{texts.text(firstName)}</p>
      <ul className={classes.guardians} aria-label={texts.title(firstName)}>
        {query.data?.map((guardian) => (
          <li key={guardian.userId} className={classes.guardian}>
            <strong>{guardian.name}</strong>
            <br />
            {guardian.email}
            {guardian.exclusion ? (
              <>
                <Exclusion {...guardian.exclusion} />
                <ConfirmButton
                  size="sm"
                  texts={{ ...texts.readmit, title: texts.readmit.title(guardian.name) }}
                  onConfirm={() => readmit.mutateAsync({ id, userId: guardian.userId })}
                />
              </>
            ) : (
              <ExcludeForm registrationId={id} guardian={guardian} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Exclusion({ since, by, reason }: NonNullable<StaffGuardian["exclusion"]>) {
  return (
    <>
      <p className={classes.excluded}>{texts.excluded}</p>
      <p>
        <DateText date={since} withTime />
        {by && `, ${by}`}
      </p>
      <blockquote>{reason}</blockquote>
    </>
  );
}

interface ExcludeFormProps {
  registrationId: string;
  guardian: StaffGuardian;
}

/** Excludes a guardian, with a reason for staff. */
function ExcludeForm({ registrationId: id, guardian: { userId, name } }: ExcludeFormProps) {
  const exclude = trpc.registrations.excludeGuardian.useMutation({
    onSuccess: () => toasts.show({ title: texts.done, variant: "success" }),
  });
  return (
    <details>
      <summary className={classes.excludeTitle}>{texts.exclude(name)}</summary>
      <Form
        className={classes.excludeForm}
        schema={({ excludedGuardian }) => excludedGuardian}
        read={({ reason }) => ({ id, userId, reason })}
        send={exclude.mutateAsync}
        failure={{ description: texts.failed }}
      >
        <p>{texts.meaning}</p>
        <TextAreaField
          label={texts.reason}
          description={texts.reasonHint}
          name="reason"
          minRows={3}
          maxLength={EXCLUSION_REASON_MAX}
          required
        />
        <SubmitButton variant="danger" pending={texts.pending}>
          {texts.submit}
        </SubmitButton>
      </Form>
    </details>
  );
}
