import {
  type Attendee,
  type Contacts,
  countSeated,
  type EventPage,
  type ListedChild,
  type PhotoConsents,
  REGISTRATION_TERMS_VERSION,
  type User,
} from "@headwaters/contracts";
import type { AppRouter } from "@headwaters/contracts/router";
import type { TRPCClientErrorLike } from "@trpc/client";
import { type RefObject, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { isUnauthorized } from "#lib/api/failures.ts";
import { paths } from "#lib/paths.ts";
import { FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { Form } from "#ui/forms/Form.tsx";
import { CheckField } from "#ui/forms/fields/CheckField.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { findIssues } from "#ui/forms/showFailure.ts";
import { formTexts } from "#ui/forms/texts.ts";
import { stateTexts } from "../event-page/texts.ts";
import { formatNames } from "../formatNames.ts";
import {
  ContactFields,
  type ContactValues,
  createContactValues,
  RegistrationTerms,
  toContacts,
} from "./fields.tsx";
import { PeopleFields } from "./PeopleFields.tsx";
import {
  assignToRows,
  createRows,
  findUnconfirmed,
  isParticipant,
  needContacts,
  type PersonRow,
  toParticipant,
} from "./personRows.ts";
import classes from "./RegisterDialog.module.css";
import { failureText, registerFormTexts, registeringTexts } from "./texts.ts";

export interface RegisterFormProps {
  user: User;
  event: EventPage;
  active: readonly Attendee[];
  family: readonly ListedChild[];
  contacts: Contacts;
  photos: PhotoConsents;
  /** The draft, which is restored when the form is opened again. */
  draft: RefObject<RegisterDraft | null>;
  onRegistered: (people: readonly Attendee[]) => void;
}

/** The draft of the form. */
export interface RegisterDraft {
  /**
   * Identifies the account and its people; another account or a change of people invalidates the
   * draft.
   */
  peopleIds: string;
  rows: PersonRow[];
  contacts: ContactValues;
  together: boolean;
  agreed: boolean;
}

export function RegisterForm(props: RegisterFormProps) {
  const { user, event, active, family, photos, onRegistered } = props;
  const { state, seatsLeft, ageGroup } = event.registration;
  const peopleIds = [user, ...family, ...active].map(({ id }) => id).join();
  const [draft, setDraft] = useState<RegisterDraft>(() =>
    props.draft.current?.peopleIds === peopleIds
      ? props.draft.current
      : {
          peopleIds,
          rows: createRows(user, family, { active, ageGroup, me: registerFormTexts.me }),
          contacts: createContactValues(user, props.contacts),
          together: false,
          agreed: false,
        },
  );
  const { rows, contacts, together, agreed } = draft;
  function change(changed: Partial<RegisterDraft>) {
    props.draft.current = { ...draft, ...changed };
    setDraft(props.draft.current);
  }

  /** The rows of the last request, to which the indexes in errors refer. */
  const sent = useRef<readonly PersonRow[]>([]);
  const register = trpc.registrations.register.useMutation({ onSuccess: onRegistered });

  const participants = rows.filter(isParticipant);
  // While nobody is chosen, the row of a new child counts, so that its missing fields are reported
  // at once.
  const submitted =
    participants.length > 0 ? participants : rows.filter(({ kind }) => kind === "newChild");
  const asksForContacts = needContacts(submitted, event.eventDate);
  const asksTogether =
    participants.length > 1 && seatsLeft !== null && participants.length > seatsLeft;
  const isNobodyChosen = participants.length === 0 && rows.length > submitted.length;

  function read() {
    sent.current = submitted;
    return {
      id: event.id,
      participants: submitted.map((row) => toParticipant(row, { family, photos })),
      together: asksTogether && together,
      ...toContacts(asksForContacts ? contacts : null),
      photoTextId: photos.text.id,
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
        isNobodyChosen
          ? [{ path: "participants", message: registerFormTexts.choose }]
          : findUnconfirmed(submitted, family)
      }
      send={register.mutateAsync}
      // RegisterFailure shows other failures inside the form, which keeps its values.
      onFailure={(error) => findIssues(error) ?? true}
      toFields={(issues) => assignToRows(issues, sent.current)}
    >
      <PeopleFields
        event={event}
        rows={rows}
        family={family}
        photos={photos}
        active={active}
        onChange={(changed) => change({ rows: changed })}
      />
      {asksTogether && (
        <CheckField
          label={registerFormTexts.together}
          description={registerFormTexts.togetherText}
          name="together"
          checked={together}
          onChange={({ currentTarget }) => change({ together: currentTarget.checked })}
        />
      )}
      {asksForContacts && (
        <ContactFields values={contacts} onChange={(changed) => change({ contacts: changed })} />
      )}
      <RegistrationTerms agreed={agreed} onChange={(changed) => change({ agreed: changed })} />
      <p className={classes.hint}>
        {registerFormTexts.privacy} <Link to={paths.privacy}>{formTexts.privacy}</Link>
      </p>
      <FormFoot>
        <SeatPreview
          seatsLeft={seatsLeft}
          participants={participants}
          together={asksTogether && together}
        />
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

interface SeatPreviewProps {
  /** Null: unlimited. */
  seatsLeft: number | null;
  /** In the order in which they are sent. */
  participants: readonly PersonRow[];
  together: boolean;
}

/** Lists who would get a seat and who would wait, if there are not enough for all. */
function SeatPreview({ seatsLeft, participants, together }: SeatPreviewProps) {
  const { preview } = registerFormTexts;
  const seats = countSeated(seatsLeft, participants.length, together);
  const waiting = participants.slice(seats);
  const left = seatsLeft ?? 0;
  return (
    <p role="status" className={classes.preview}>
      {waiting.length > 0 && (
        <>
          <strong>
            {left === 0
              ? preview.none
              : seats === 0
                ? preview.together(left)
                : preview.left(left, waiting.length)}
          </strong>{" "}
          {seats > 0 && preview.seated(formatRows(participants.slice(0, seats)))}{" "}
          {preview.waiting(formatRows(waiting))}
        </>
      )}
    </p>
  );
}

const formatRows = (rows: readonly PersonRow[]) =>
  formatNames(
    rows.map(({ kind, firstName }) => ({
      firstName:
        kind === "self" ? registerFormTexts.you : firstName.trim() || registerFormTexts.newChild,
    })),
  );

/** The error of the registration. Errors of fields appear at the fields. */
function RegisterFailure({ error }: { error: TRPCClientErrorLike<AppRouter> | null }) {
  if (!error || error.data?.issues) return null;
  return (
    <p role="alert" className={classes.failure}>
      {failureText(error, registerFormTexts.unreachable)}{" "}
      {isUnauthorized(error) && (
        // In another tab, so that the form keeps its values.
        <a href={paths.auth} target="_blank" rel="noopener">
          {registeringTexts.signIn}
        </a>
      )}
    </p>
  );
}
