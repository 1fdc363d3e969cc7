import {
  type Attendee,
  type Child,
  type Contacts,
  type EventPage,
  REGISTRATION_TERMS_VERSION,
  type User,
} from "@headwaters/contracts";
import { type RefObject, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { Form } from "#ui/forms/Form.tsx";
import { CheckField } from "#ui/forms/fields/CheckField.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { findIssues } from "#ui/forms/showFailure.ts";
import { formTexts } from "#ui/forms/texts.ts";
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
import { SeatPreview } from "./SeatPreview.tsx";
import { Terms } from "./Terms.tsx";

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
  /**
   * Identifies the account and its people; another account or a change of people invalidates the
   * draft.
   */
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

  /** The rows that were sent, to which the indexes in errors refer. */
  const sent = useRef<readonly Row[]>([]);
  const register = trpc.registrations.register.useMutation({ onSuccess: onRegistered });

  const coming = rows.filter(isComing);
  // While nobody is chosen, the row of a new child counts, so that its missing fields are reported
  // at once.
  const meant = coming.length > 0 ? coming : rows.filter(({ kind }) => kind === "newChild");
  const asksForContacts = needContacts(meant, event.eventDate);
  const asksTogether = coming.length > 1 && seatsLeft !== null && coming.length > seatsLeft;

  const isNobodyChosen = coming.length === 0 && rows.length > meant.length;

  function read() {
    sent.current = meant;
    return {
      id: event.id,
      participants: meant.map(toParticipant),
      together: asksTogether && together,
      ...sentContacts(asksForContacts ? contacts : null),
      terms: agreed ? REGISTRATION_TERMS_VERSION : undefined,
    };
  }

  const mode = state === "full" ? "waitlist" : "seat";
  return (
    <Form
      className={classes.form}
      schema={({ newRegistrations }) => newRegistrations}
      read={read}
      check={() =>
        isNobodyChosen ? [{ path: "participants", message: registerFormTexts.choose }] : []
      }
      send={register.mutateAsync}
      failure={{ title: "Error" }}
      // RegisterFailure shows other failures inside the form, which keeps its values.
      onFailure={(error) => findIssues(error) ?? true}
      toFields={(issues) => assignToRows(issues, sent.current)}
    >
      <PeopleFields
        event={event}
        rows={rows}
        active={active}
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
        <ContactFields values={contacts} onChange={(changed) => enter({ contacts: changed })} />
      )}
      <Terms agreed={agreed} onChange={(changed) => enter({ agreed: changed })} />
      <p className={classes.hint}>
        {registerFormTexts.privacy} <Link to={paths.privacy}>{formTexts.privacy}</Link>
      </p>
      <FormFoot>
        <SeatPreview seatsLeft={seatsLeft} coming={coming} together={asksTogether && together} />
        <RegisterFailure error={register.error} />
        <SubmitButton
          size="lg"
          className={classes.send ?? ""}
          pending={registerFormTexts.pending[mode]}
        >
          {stateTexts.button[mode]}
        </SubmitButton>
      </FormFoot>
    </Form>
  );
}
