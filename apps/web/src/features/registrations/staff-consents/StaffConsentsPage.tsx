import {
  CONSENT_TEXT_MAX,
  type ConsentText,
  consentKindNames,
  consentScopes,
} from "@headwaters/contracts";
import { StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { DateText } from "#ui/DateText.tsx";
import { Form } from "#ui/forms/Form.tsx";
import { SelectField } from "#ui/forms/fields/fields.tsx";
import { TextAreaField } from "#ui/forms/fields/TextAreaField.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { ListSkeleton } from "#ui/lists/skeletons.tsx";
import { LoadFailure } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import classes from "./StaffConsentsPage.module.css";
import { staffConsentsTexts } from "./texts.ts";

export const prefetch: Prefetch = ({ queries }) => queries.registrations.consentTexts.prefetch();

/** The texts of consents, for staff. */
export default function StaffConsentsPage() {
  const { title, description, lead } = staffConsentsTexts;
  return (
    <StaffLayout
      title={title}
      description={description}
      lead={lead}
      guide={paths.guide("staff", "consents")}
    >
      {() => <ConsentTexts />}
    </StaffLayout>
  );
}

function ConsentTexts() {
  const query = trpc.registrations.consentTexts.useQuery();
  if (query.data) return query.data.map((text) => <ConsentTextForm key={text.kind} text={text} />);
  return query.error ? (
    <LoadFailure level={2} title={staffConsentsTexts.failed} query={query} />
  ) : (
    <ListSkeleton />
  );
}

/** The text of a kind that is in force, and a form for new words. */
function ConsentTextForm({ text }: { text: ConsentText }) {
  const { kind, version, body, hash, scope, createdAt } = text;
  const texts = staffConsentsTexts;
  const { about, isChange } = texts.kinds[kind];
  const change = trpc.registrations.changeConsentText.useMutation({
    onSuccess: () => toasts.show({ title: texts.done, variant: "success" }),
  });
  return (
    <Form
      className={classes.form}
      aria-label={consentKindNames[kind]}
      schema={({ changedConsentText }) => changedConsentText}
      read={(typed) => ({ ...typed, kind, version })}
      send={change.mutateAsync}
      failure={{ title: texts.notDone }}
    >
      <h2 className={shared.heading}>{consentKindNames[kind]}</h2>
      <p>{about}</p>
      <div className={classes.inForce}>
        <p className={shared.small}>
          {texts.inForce(version)} <DateText date={createdAt} />:
        </p>
        <p className={classes.body}>{body}</p>
        <p className={`${shared.small} ${classes.hash}`}>
          {texts.hash}: {hash}
        </p>
      </div>
      <TextAreaField
        label={texts.body}
        description={isChange}
        name="body"
        minRows={4}
        maxLength={CONSENT_TEXT_MAX}
        required
        defaultValue={body}
      />
      <SelectField
        label={texts.scope}
        name="scope"
        data={consentScopes.map((value) => ({ value, label: texts.scopes[value] }))}
        defaultValue={scope}
      />
      <div className={shared.row}>
        <SubmitButton pending={texts.pending}>{texts.save}</SubmitButton>
      </div>
    </Form>
  );
}
