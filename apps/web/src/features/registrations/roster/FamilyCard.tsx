import { can, isMinor, type Roster, type RosterEntry } from "@headwaters/contracts";
import {
  IconAlertTriangle,
  IconCamera,
  IconCameraOff,
  IconHandStop,
  IconMailQuestion,
  IconPhone,
} from "@tabler/icons-react";
import { useCurrentUser } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { formatPhoneLink } from "#lib/contactLinks.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { DateText } from "#ui/DateText.tsx";
import { ConfirmButton } from "#ui/forms/dialogs/ConfirmButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import hidden from "#ui/hidden.module.css";
import lists from "#ui/lists/lists.module.css";
import shared from "#ui/shared.module.css";
import { CheckInControls } from "../check-in/CheckInControls.tsx";
import { factsTexts, formatEquipment } from "../childFacts.ts";
import { formatNames } from "../formatNames.ts";
import { type Family, filterByStatus, formatAge } from "./families.ts";
import { GuardiansButton } from "./GuardiansDialog.tsx";
import classes from "./RosterPage.module.css";
import { rosterTexts } from "./texts.ts";

interface FamilyCardProps {
  event: Roster["event"];
  family: Family;
}

/** A family with needs, consents and contacts. */
export function FamilyCard({ event, family: { people, others } }: FamilyCardProps) {
  const texts = rosterTexts.person;
  const [first] = people;
  if (!first) return null;
  const { guardianName, guardianPhone, emergencyName, emergencyPhone } = first;
  const also = [
    [texts.alsoConfirmed, filterByStatus(others, "confirmed")],
    [texts.alsoOffered, filterByStatus(others, "offered")],
    [texts.alsoWaiting, filterByStatus(others, "waiting")],
  ] as const;
  return (
    <article className={classes.family} aria-label={formatNames(people)}>
      <ul className={classes.familyPeople}>
        {people.map((person) => (
          <li key={person.id}>
            <Person event={event} person={person} />
          </li>
        ))}
      </ul>
      <div className={classes.familyDetails}>
        <dl className={`${lists.facts} ${classes.contacts}`}>
          {guardianName && (
            <Contact term={texts.guardian} name={guardianName} phone={guardianPhone} />
          )}
          {emergencyName && (
            <Contact term={texts.emergency} name={emergencyName} phone={emergencyPhone} />
          )}
          {first.accountName && first.accountName !== guardianName && (
            <Contact term={texts.account} name={first.accountName} phone={null} />
          )}
        </dl>
        {first.email && (
          <p>
            <a href={`mailto:${first.email}`}>{first.email}</a>
          </p>
        )}
        {first.isEmailUnconfirmed && (
          <p className={classes.unconfirmed}>
            <IconMailQuestion size={20} stroke={1.75} aria-hidden />
            <span>{texts.unconfirmed}</span>
          </p>
        )}
        {first.addedBy && <p>{texts.addedBy(first.addedBy)}</p>}
        {also.map(
          ([text, some]) => some.length > 0 && <p key={text("")}>{text(formatNames(some))}</p>,
        )}
        {first.status === "waiting" && first.together && people.length > 1 && (
          <p>{texts.together}</p>
        )}
        {first.cancellation && <CancellationDetails {...first.cancellation} />}
        {first.status === "offered" && first.offeredUntil && (
          <p>
            {texts.heldUntil} <DateText date={first.offeredUntil} withTime />.
          </p>
        )}
        {event.state !== "past" && !event.cancelledAt && (
          <p className={classes.removeButtons}>
            {people.map((person) => (
              <RemoveRegistration key={person.id} eventId={event.id} person={person} />
            ))}
          </p>
        )}
      </div>
    </article>
  );
}

interface PersonProps {
  event: Roster["event"];
  person: RosterEntry;
}

/** A person on the roster, readable in bright sun at arm's length. */
function Person({ event, person }: PersonProps) {
  const { firstName, birthYear, needs, facts, photoConsent, status } = person;
  const texts = rosterTexts.person;
  const isChild = isMinor(event.eventDate, birthYear);
  const Camera = photoConsent ? IconCamera : IconCameraOff;
  return (
    <div className={classes.person}>
      <div className={classes.personWords}>
        <h3 className={classes.personName}>{firstName}</h3>
        {person.place !== null && <p>{texts.place(person.place)}</p>}
        {person.cancellation && (
          <p>{rosterTexts.cancellation.had[status === "cancelled" ? "seat" : "waitlist"]}</p>
        )}
        <p className={classes.personFacts}>
          <span>
            {formatAge(event.eventDate, birthYear)}
            {person.isAnyAge && ` (${texts.anyAge})`}
          </span>
          <span className={classes.photos} data-photos={photoConsent}>
            <Camera size={20} stroke={1.75} aria-hidden />
            {photoConsent ? texts.photos : texts.noPhotos}
          </span>
          {!event.cancelledAt && <MedicalClearance event={event} person={person} />}
        </p>
        {needs && <Need term={texts.needs} text={needs} />}
        {facts?.allergies && <Need term={`${factsTexts.allergies}:`} text={facts.allergies} />}
        {facts?.medicine && <Need term={`${factsTexts.medicine}:`} text={facts.medicine} />}
        {facts && (
          <p>
            <strong>{formatEquipment(facts)}</strong>{" "}
            <span className={shared.small}>
              {rosterTexts.facts.confirmed} <DateText date={facts.confirmedAt} />.
            </span>
          </p>
        )}
        {isChild && <PickUpNotes person={person} />}
      </div>
      {status === "confirmed" && (
        <CheckInControls event={event} person={person} isMinor={isChild} />
      )}
    </div>
  );
}

/** Whether staff have seen a medical clearance; staff can note it. */
function MedicalClearance({ event, person }: PersonProps) {
  const user = useCurrentUser();
  const { received, note, remove, failed } = rosterTexts.medicalClearance;
  const saving = trpc.registrations.noteMedicalClearance.useMutation({
    onError: (error) => showFailure(error, { title: failed }),
  });
  const isReceived = person.consents.some(({ kind }) => kind === "medical-clearance");
  if (!can(user, "seeFamilies")) return isReceived && <span>{received}</span>;
  return (
    <span className={classes.medicalClearance}>
      {isReceived && received}
      <ActionButton
        size="sm"
        variant="subtle"
        isInactive={saving.isPending}
        onClick={() =>
          saving.mutate({ id: event.id, registrationId: person.id, received: !isReceived })
        }
      >
        {isReceived ? remove : note}
        <span className={hidden.hidden}> {person.firstName}</span>
      </ActionButton>
    </span>
  );
}

/** What a leader must know of a person. */
function Need({ term, text }: { term: string; text: string }) {
  return (
    <p className={classes.needs}>
      <IconAlertTriangle size={24} stroke={2} aria-hidden />
      <span>
        <strong>{term}</strong> {text}
      </span>
    </p>
  );
}

/** Who must not pick a child up, and whom to call of those who may. */
function PickUpNotes({ person }: { person: RosterEntry }) {
  const { id, firstName, pickUp, hasGuardians, cancellation } = person;
  const texts = rosterTexts.pickUp;
  const user = useCurrentUser();
  const callable = pickUp.people.filter(({ relation }) => relation !== null);
  return (
    <>
      {pickUp.excluded.map((name) => (
        <p key={name} className={classes.excluded}>
          <IconHandStop size={24} stroke={2} aria-hidden />
          <span>
            <strong>{texts.excluded}</strong> {name}
          </span>
        </p>
      ))}
      {callable.length > 0 && (
        <details>
          <summary className={classes.pickUpTitle}>{texts.list(callable.length)}</summary>
          <dl className={`${lists.facts} ${classes.contacts}`}>
            {callable.map(({ name, phone, relation }) => (
              <Contact key={name} term={relation ?? ""} name={name} phone={phone} />
            ))}
          </dl>
        </details>
      )}
      {hasGuardians && !cancellation && can(user, "seeFamilies") && (
        <GuardiansButton registrationId={id} firstName={firstName} />
      )}
    </>
  );
}

interface ContactProps {
  /** The role of the contact. */
  term: string;
  name: string;
  phone: string | null;
}

/** A contact with a phone link. */
function Contact({ term, name, phone }: ContactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <span>{name}</span>
        {phone && (
          <a href={formatPhoneLink(phone)} className={classes.phone}>
            <IconPhone size={20} stroke={1.75} aria-hidden />
            <span className={hidden.hidden}>
              {rosterTexts.person.call} {name}:{" "}
            </span>
            {phone}
          </a>
        )}
      </dd>
    </div>
  );
}

/** The state of the mail to a family about a cancelled event. */
function CancellationDetails({ mailStatus, mailAt }: NonNullable<RosterEntry["cancellation"]>) {
  const { mail } = rosterTexts.cancellation;
  return (
    <p className={classes.cancellationMail} data-mail={mailStatus ?? "none"}>
      {mailStatus && mailAt ? (
        <>
          {mail[mailStatus]} <DateText date={mailAt} withTime />.{" "}
          {mailStatus === "failed" && mail.failedNext}
        </>
      ) : (
        mail.none
      )}
    </p>
  );
}

/** Cancels a registration for a person who called, or was registered by mistake. */
function RemoveRegistration({ eventId, person }: { eventId: string; person: RosterEntry }) {
  const { id, firstName } = person;
  const { button, title, done, failed, ...texts } = rosterTexts.remove;
  const remove = trpc.registrations.remove.useMutation({
    onSuccess: () => toasts.show({ title: done(firstName), variant: "success" }),
    onError: (error) => showFailure(error, { description: failed }),
  });
  return (
    <ConfirmButton
      size="sm"
      variant="subtle"
      isFinal
      texts={{ ...texts, button: button(firstName), title: title(firstName) }}
      onConfirm={() => remove.mutateAsync({ id: eventId, registrationIds: [id] })}
    />
  );
}
