import type { Attendee, EventPage } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { IconCalendarPlus } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { eventTexts } from "#features/content";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import shared from "#ui/shared.module.css";
import { namesText, registeredTexts } from "../../texts/registerForm.ts";
import { placeText } from "../../texts/registering.ts";
import classes from "../form/RegisterForm.module.css";

const hasSeat = ({ status }: Attendee) => status === "confirmed";

/** "You’re in", or another title if not everyone has a seat. */
export function formatTitle(people: readonly Attendee[]): string {
  const { confirmed, mixed, waiting } = registeredTexts.title;
  if (people.every(hasSeat)) return confirmed;
  return people.some(hasSeat) ? mixed : waiting;
}

interface RegisteredProps {
  event: EventPage;
  /** The address for the mails. */
  email: string;
  people: readonly Attendee[];
  onDone: () => void;
}

/** The result of a registration: seats and waitlist entries. */
export function Registered({ event, email, people, onDone }: RegisteredProps) {
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
      <div ref={result} tabIndex={-1} className={classes.result}>
        {seated.length > 0 && (
          <p className={`${shared.note} ${classes.outcome}`}>
            {registeredTexts.confirmed(namesText(seated))}
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
      </div>
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
