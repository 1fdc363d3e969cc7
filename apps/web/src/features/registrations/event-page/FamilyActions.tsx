import type { Attendee, EventPage, User } from "@headwaters/contracts";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { REGISTER } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { DateText } from "#ui/DateText.tsx";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";
import shared from "#ui/shared.module.css";
import { CancelledRegistrations } from "../cancel/CancelledRegistrations.tsx";
import { chooseCancelTexts, offerTexts } from "../cancel/texts.ts";
import { failureText, registeringTexts } from "../register/texts.ts";
import { isActive } from "../registrationStatus.ts";
import classes from "./EventPagePart.module.css";

const importCancelDialogs = () => import("../cancel/CancelDialogs.tsx");
const CancelDialog = lazy(async () => ({ default: (await importCancelDialogs()).CancelDialog }));

const importRegisterDialog = () => import("../register/RegisterDialog.tsx");
const RegisterDialog = lazy(async () => ({
  default: (await importRegisterDialog()).RegisterDialog,
}));

interface RegisterButtonProps {
  user: User;
  event: EventPage;
  /** Active registrations of the family; undefined while loading. */
  active: readonly Attendee[] | undefined;
  isOpen: boolean;
  label: string;
}

/** The button that opens the registration form, and the form. */
export function RegisterButton({ user, event, active, isOpen, label }: RegisterButtonProps) {
  const { opened, used, open, close } = useDialog(importRegisterDialog);
  const isRegistered = active !== undefined && active.length > 0;

  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const comesToRegister = hash === REGISTER && active !== undefined;
  useEffect(() => {
    if (!comesToRegister) return;
    navigate(pathname, { replace: true, preventScrollReset: true });
    // A family that is registered already sees its registration instead.
    if (isOpen && !isRegistered) open();
  });

  return (
    <>
      {isOpen && (
        <OpenButton
          size={isRegistered ? "md" : "lg"}
          variant={isRegistered ? "outline" : "filled"}
          fullWidth
          aria-haspopup="dialog"
          onOpen={open}
        >
          {isRegistered ? registeringTexts.more : label}
        </OpenButton>
      )}
      {/* The form keeps its text if the event changes. */}
      {used && (
        <Suspense>
          <RegisterDialog
            user={user}
            event={event}
            opened={opened}
            active={active ?? []}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

interface OwnActionsProps {
  event: Pick<EventPage, "id" | "title" | "eventDate">;
  own: readonly Attendee[];
}

/** Actions for a family's registrations. */
export function OwnActions({ event, own }: OwnActionsProps) {
  const { opened, used, open, close } = useDialog(importCancelDialogs);
  const [areOffers, setAreOffers] = useState(false);
  const active = own.filter(isActive);
  const offered = active.filter(({ status }) => status === "offered");
  const others = active.filter(({ status }) => status !== "offered");

  /** @param areOffers asks about the offered seats alone, all of which are chosen */
  function openDialog(areOffers: boolean) {
    setAreOffers(areOffers);
    open();
  }

  return (
    <>
      <CancelledRegistrations eventId={event.id} people={own} />
      {offered.length > 0 && (
        <SeatOffer eventId={event.id} offered={offered} onDecline={() => openDialog(true)} />
      )}
      {others.length > 0 && (
        <OpenButton
          variant="outline"
          color="var(--hw-danger)"
          aria-haspopup="dialog"
          onOpen={() => openDialog(false)}
        >
          {chooseCancelTexts(others).button}
        </OpenButton>
      )}
      {used && (
        <Suspense>
          <CancelDialog
            event={event}
            people={areOffers ? offered : active}
            areChosen={areOffers || undefined}
            opened={opened}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

interface SeatOfferProps {
  eventId: string;
  offered: readonly Attendee[];
  onDecline: () => void;
}

/** Offered seats, with buttons to accept or decline. */
function SeatOffer({ eventId, offered, onDecline }: SeatOfferProps) {
  const { held, taking } = registeringTexts.offer;
  const accept = trpc.registrations.accept.useMutation({
    onSuccess(people) {
      toasts.show({ title: offerTexts.taken(people.length), variant: "success" });
      document.getElementById(REGISTER.slice(1))?.focus(); // The button disappears.
    },
  });
  const until = offered[0]?.offeredUntil;
  const failure = failureText(accept.error);
  return (
    <div className={classes.offer} data-no-print>
      <p>
        {held(offered)} {until && <DateText date={until} withTime />}.
      </p>
      <div className={shared.row}>
        <ActionButton
          isInactive={accept.isPending}
          onClick={() =>
            accept.mutate({ id: eventId, registrationIds: offered.map(({ id }) => id) })
          }
        >
          {accept.isPending ? taking : offerTexts.take(offered.length)}
        </ActionButton>
        <OpenButton
          variant="outline"
          color="var(--hw-danger)"
          aria-haspopup="dialog"
          onOpen={onDecline}
        >
          {offerTexts.decline(offered.length)}
        </OpenButton>
      </div>
      {failure && (
        <p role="alert" className={shared.error}>
          {failure}
        </p>
      )}
    </div>
  );
}
