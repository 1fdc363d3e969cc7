import type { Attendee, Child, Contacts, EventPage, User } from "@headwaters/contracts";
import { REGISTRATION_TERMS_VERSION } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { type RefObject, type SubmitEvent, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../../lib/paths.ts";
import { toasts } from "../../../../lib/toasts/store.ts";
import { FormFoot } from "../../../../ui/forms/dialogs/FormDialog.tsx";
import { CheckField } from "../../../../ui/forms/fields/CheckField.tsx";
import { createIdempotencyKey } from "../../../../ui/forms/idempotencyKey.ts";
import { formTexts } from "../../../../ui/forms/texts.ts";
import { useCheck } from "../../../../ui/forms/useCheck.ts";
import { useFieldErrors } from "../../../../ui/forms/useFieldErrors.ts";
import { registerFormTexts } from "../../texts/registerForm.ts";
import { stateTexts } from "../../texts/registering.ts";
import {
  assignToRows,
  createRows,
  isComing,
  needContacts,
  type Row,
  toParticipant,
} from "../people/family.ts";
import { PeopleFields } from "../people/PeopleFields.tsx";
import { ContactFields } from "./ContactFields.tsx";
import { type ContactValues, firstContacts, sentContacts } from "./contacts.ts";
import { RegisterFailure } from "./RegisterFailure.tsx";
import classes from "./RegisterForm.module.css";
import { Terms } from "./Terms.tsx";
import { useRegister } from "./useRegister.ts";

export interface RegisterFormProps {
  user: User;
  event: EventPage;
  active: readonly Attendee[];
  family: readonly Child[];
  contacts: Contacts;
  /** The draft, which is restored when the form is opened again. */
  kept: RefObject<Entered | null>;
  onRegistered: (people: readonly Attendee[]) => void;
}

/** The draft of the form. */
export interface Entered {
  /** Of whom: it is no use to another account, nor when someone has been added or signed up. */
  of: string;
  rows: Row[];
  contacts: ContactValues;
  together: boolean;
  agreed: boolean;
}

export function RegisterForm(props: RegisterFormProps) {
  const { user, event, active, family, onRegistered } = props;
  const { state, seatsLeft, ageGroup } = event.registration;
  const of = [user, ...family, ...active].map(({ id }) => id).join();
  const [entered, setEntered] = useState<Entered>(() =>
    props.kept.current?.of === of
      ? props.kept.current
      : {
          of,
          rows: createRows(user, family, { active, ageGroup, me: registerFormTexts.me }),
          contacts: firstContacts(user, props.contacts),
          together: false,
          agreed: false,
        },
  );
  const { rows, contacts, together, agreed } = entered;
  function enter(change: Partial<Entered>) {
    const changed = { ...entered, ...change };
    props.kept.current = changed;
    setEntered(changed);
  }

  const sent = useRef<readonly Row[]>([]);
  const errors = useFieldErrors();
  const fields: typeof errors = {
    ...errors,
    show: (issues) => errors.show(assignToRows(issues, sent.current)),
  };
  const { isChecking, prepare, check } = useCheck(fields, (schemas) => schemas.newRegistrations);
  const register = useRegister({ fields, onRegistered });
  /** Idempotency key of this form, reused after a failure. */
  const key = useRef<string>(undefined);

  const coming = rows.filter(isComing);
  // Before anyone is chosen, while the row of a new child is shown.
  const asksForContacts = needContacts(
    coming.length > 0 ? coming : rows.filter(({ kind }) => kind === "newChild"),
    event.eventDate,
  );
  const asksTogether = coming.length > 1 && seatsLeft !== null && coming.length > seatsLeft;

  function submit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault();
    toasts.dismiss();
    key.current ??= createIdempotencyKey();
    sent.current = coming;
    const values = {
      id: event.id,
      participants: coming.map(toParticipant),
      together: asksTogether && together,
      ...sentContacts(needContacts(coming, event.eventDate) ? contacts : null),
      terms: agreed ? REGISTRATION_TERMS_VERSION : undefined,
      idempotencyKey: key.current,
    };
    check(values, (checked) => register.mutate(checked));
  }

  const mode = state === "full" ? "waitlist" : "seat";
  return (
    <form
      ref={fields.form}
      method="post"
      className={classes.form}
      noValidate
      onFocus={prepare}
      onChange={fields.forgetChanged}
      onSubmit={submit}
    >
      <PeopleFields
        rows={rows}
        active={active}
        errors={coming.length > 0 ? { ...fields.errors, participants: "" } : fields.errors}
        onChange={(changed) => enter({ rows: changed })}
      />
      {asksTogether && (
        <CheckField
          label={registerFormTexts.together}
          description={registerFormTexts.togetherText}
          name="together"
          checked={together}
          onChange={({ currentTarget }) => enter({ together: currentTarget.checked })}
        />
      )}
      {asksForContacts && (
        <ContactFields
          values={contacts}
          errors={fields.errors}
          onChange={(changed) => enter({ contacts: changed })}
        />
      )}
      <Terms
        agreed={agreed}
        error={fields.errors.terms}
        onChange={(changed) => enter({ agreed: changed })}
      />
      <p className={classes.hint}>
        {registerFormTexts.privacy} <Link to={paths.privacy}>{formTexts.privacy}</Link>
      </p>
      <FormFoot>
        <RegisterFailure error={register.error} />
        <Button
          type="submit"
          size="lg"
          className={classes.send ?? ""}
          disabled={isChecking || register.isPending}
        >
          {register.isPending ? registerFormTexts.pending[mode] : stateTexts.button[mode]}
        </Button>
      </FormFoot>
    </form>
  );
}
