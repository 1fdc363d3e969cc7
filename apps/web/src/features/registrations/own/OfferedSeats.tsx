import type { Attendee, RegisteredEvent } from "@headwaters/contracts";
import { lazy, Suspense } from "react";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { DateText } from "#ui/DateText.tsx";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";
import { showFailure } from "#ui/forms/showFailure.ts";
import hidden from "#ui/hidden.module.css";
import shared from "#ui/shared.module.css";
import { myRegistrationsTexts } from "../texts/myRegistrations.ts";
import classes from "./OfferedSeats.module.css";

const importDialog = () => import("../children/familyDialogs.ts");
const DeclineDialog = lazy(async () => ({ default: (await importDialog()).DeclineDialog }));

const names = new Intl.ListFormat("en-US");

interface OfferedSeatsProps {
  event: RegisteredEvent["event"];
  people: Attendee[];
}

/** Offered seats, with buttons to accept or decline. */
export function OfferedSeats({ event, people }: OfferedSeatsProps) {
  const texts = myRegistrationsTexts.offer;
  const offered = people.filter(({ status }) => status === "offered");
  const ids = offered.map(({ id }) => id);
  const dialog = useDialog(importDialog);
  const accept = trpc.registrations.accept.useMutation({
    onSuccess(taken) {
      const title = taken.length === 1 ? texts.taken : texts.takenMany;
      toasts.show({ title, description: event.title, variant: "success" });
    },
    onError(error) {
      showFailure(error, { title: texts.failed });
    },
  });
  const until = offered[0]?.offeredUntil;
  if (!until) return null;
  return (
    <div className={classes.offer}>
      <p>
        {texts.held(offered.length)} {names.format(offered.map(({ firstName }) => firstName))}{" "}
        {texts.until} <DateText date={until} withTime />.
      </p>
      <div className={shared.row}>
        <ActionButton
          isInactive={accept.isPending}
          onClick={() => accept.mutate({ id: event.id, registrationIds: ids })}
        >
          {accept.isPending ? texts.pending : texts.take(offered.length)}
          <span className={hidden.hidden}> {event.title}</span>
        </ActionButton>
        <OpenButton variant="default" aria-haspopup="dialog" onOpen={dialog.open}>
          {texts.leave(offered.length)}
          <span className={hidden.hidden}> {event.title}</span>
        </OpenButton>
      </div>
      {dialog.used && (
        <Suspense>
          <DeclineDialog
            eventId={event.id}
            registrationIds={ids}
            opened={dialog.opened}
            onClose={dialog.close}
          />
        </Suspense>
      )}
    </div>
  );
}
