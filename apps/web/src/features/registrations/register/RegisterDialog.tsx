import type { Attendee, EventPage, User } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { IconCalendarPlus } from "@tabler/icons-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { eventTexts } from "#features/content";
import { trpc } from "#lib/api/client.ts";
import { queryOnOpen } from "#lib/api/freshness.ts";
import { formatDateTime } from "#lib/dates.ts";
import { paths } from "#lib/paths.ts";
import { FormDialog, FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { SentPanel } from "#ui/forms/SentPanel.tsx";
import shared from "#ui/shared.module.css";
import { placeText } from "../event-page/texts.ts";
import { formatNames } from "../formatNames.ts";
import classes from "./RegisterDialog.module.css";
import { type RegisterDraft, RegisterForm, type RegisterFormProps } from "./RegisterForm.tsx";
import { registeredTexts, registerFormTexts, registeringTexts } from "./texts.ts";

interface RegisterDialogProps {
  user: User;
  event: EventPage;
  /** People of the account who are registered already. */
  active: readonly Attendee[];
  opened: boolean;
  onClose: () => void;
}

/** The registration form, and then its result. */
export function RegisterDialog({ opened, onClose, ...family }: RegisterDialogProps) {
  const [registered, setRegistered] = useState<readonly Attendee[] | null>(null);
  const draft = useRef<RegisterDraft>(null);
  useLayoutEffect(() => {
    if (opened) setRegistered(null);
  }, [opened]);
  const { event, user } = family;
  function show(people: readonly Attendee[]) {
    draft.current = null;
    setRegistered(people);
  }
  return (
    <FormDialog
      title={registered ? formatTitle(registered) : registerFormTexts.title}
      opened={opened}
      onClose={onClose}
    >
      {registered ? (
        <Registered event={event} email={user.email} people={registered} onDone={onClose} />
      ) : (
        <>
          <p className={`${shared.small} ${classes.event}`}>
            <strong>{event.title}</strong> {formatDateTime(event.eventDate)}
          </p>
          <LoadedForm {...family} draft={draft} onRegistered={show} />
        </>
      )}
    </FormDialog>
  );
}

type LoadedFormProps = Omit<RegisterDialogProps, "opened" | "onClose"> &
  Pick<RegisterFormProps, "draft" | "onRegistered">;

/** The form, once the account's children and last contacts are loaded. */
function LoadedForm(props: LoadedFormProps) {
  const children = trpc.registrations.children.useQuery();
  const contacts = trpc.registrations.lastContacts.useQuery();
  const photos = trpc.registrations.photoConsents.useQuery(undefined, queryOnOpen);
  // Seats may have been taken since the page was loaded.
  trpc.events.page.useQuery({ id: props.event.id }, queryOnOpen);
  // Prefetched for the result (Registered); the form works without it.
  trpc.profile.emailStatus.useQuery();
  if (children.data && contacts.data && photos.data) {
    return (
      <RegisterForm
        {...props}
        family={children.data}
        contacts={contacts.data}
        photos={photos.data}
      />
    );
  }
  const failed = [children, contacts, photos].filter(({ isError }) => isError);
  return (
    <div className={classes.waiting} role="status">
      {failed.length === 0 ? (
        registerFormTexts.loading
      ) : (
        <>
          <p>{registerFormTexts.notLoaded}</p>
          <Button onClick={() => failed.forEach((query) => void query.refetch())}>
            {registeringTexts.retry}
          </Button>
        </>
      )}
    </div>
  );
}

interface RegisteredProps {
  event: EventPage;
  /** The address for the mails. */
  email: string;
  people: readonly Attendee[];
  onDone: () => void;
}

/** The result of a registration: seats and waitlist entries. */
function Registered({ event, email, people, onDone }: RegisteredProps) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.focus(), []);
  const seated = people.filter(hasSeat);
  const waiting = people.filter((one) => !hasSeat(one));
  const { mail, waitingMail, unconfirmed, offer, done } = registeredTexts;
  const status = trpc.profile.emailStatus.useQuery();
  const isUnconfirmed = status.data?.isConfirmed === false;
  return (
    <>
      {/* The form that had the focus is gone. */}
      <SentPanel ref={result} tabIndex={-1} className={classes.result}>
        {seated.length > 0 && (
          <p className={`${shared.note} ${classes.outcome}`}>
            {registeredTexts.confirmed(formatNames(seated))}
          </p>
        )}
        {waiting.length > 0 && (
          <>
            {waiting.map(({ id, firstName, ahead }) => (
              <p key={id} className={`${shared.note} ${classes.outcome}`} data-waiting>
                {registeredTexts.waiting(firstName, placeText(ahead ?? 0))}
              </p>
            ))}
            {!isUnconfirmed && <p>{offer}</p>}
          </>
        )}
        {isUnconfirmed ? (
          <p>
            {unconfirmed[0]} <strong>{email}</strong>. {unconfirmed[1]}
          </p>
        ) : (
          <p>
            {seated.length > 0 ? mail : waitingMail} <strong>{email}</strong>.
          </p>
        )}
      </SentPanel>
      <FormFoot>
        <Button onClick={onDone}>{done}</Button>
        {seated.length > 0 && (
          <Button
            component="a"
            href={paths.eventCalendar(event.id)}
            variant="outline"
            leftSection={<IconCalendarPlus size={20} stroke={1.6} aria-hidden />}
          >
            {eventTexts.addToCalendar}
          </Button>
        )}
      </FormFoot>
    </>
  );
}

/** "You’re in", or another title if not everyone has a seat. */
function formatTitle(people: readonly Attendee[]): string {
  const { confirmed, mixed, waiting } = registeredTexts.title;
  if (people.every(hasSeat)) return confirmed;
  return people.some(hasSeat) ? mixed : waiting;
}

const hasSeat = ({ status }: Attendee) => status === "confirmed";
