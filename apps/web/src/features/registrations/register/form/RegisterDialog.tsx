import type { Attendee, EventPage, User } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { useLayoutEffect, useRef, useState } from "react";
import { trpc } from "#lib/api/client.ts";
import { queryOnOpen } from "#lib/api/freshness.ts";
import { formatDateTime } from "#lib/dates.ts";
import { FormDialog } from "#ui/forms/dialogs/FormDialog.tsx";
import shared from "#ui/shared.module.css";
import { registerFormTexts, registeringTexts } from "../../texts/registerForm.ts";
import { formatTitle, Registered } from "../status/Registered.tsx";
import classes from "./RegisterForm.module.css";
import { type Entered, RegisterForm, type RegisterFormProps } from "./RegisterForm.tsx";

export interface RegisterDialogProps {
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
  const kept = useRef<Entered>(null);
  useLayoutEffect(() => {
    if (opened) setRegistered(null);
  }, [opened]);
  const { event, user } = family;
  function show(people: readonly Attendee[]) {
    kept.current = null;
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
          <LoadedForm {...family} kept={kept} onRegistered={show} />
        </>
      )}
    </FormDialog>
  );
}

type LoadedFormProps = Omit<RegisterDialogProps, "opened" | "onClose"> &
  Pick<RegisterFormProps, "kept" | "onRegistered">;

/** The form, once the account's children and last contacts are loaded. */
function LoadedForm(props: LoadedFormProps) {
  const children = trpc.registrations.children.useQuery();
  const contacts = trpc.registrations.lastContacts.useQuery();
  // Seats may have been taken since the page was loaded.
  trpc.events.page.useQuery({ id: props.event.id }, queryOnOpen);
  // Prefetched for the result (Registered); the form works without it.
  trpc.profile.emailStatus.useQuery();
  if (children.data && contacts.data) {
    return <RegisterForm {...props} family={children.data} contacts={contacts.data} />;
  }
  const failed = [children, contacts].filter(({ isError }) => isError);
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
