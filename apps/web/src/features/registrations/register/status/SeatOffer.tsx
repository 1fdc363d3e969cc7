import type { Attendee } from "@headwaters/contracts";
import { trpc } from "#lib/api/client.ts";
import { REGISTER } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { DateText } from "#ui/DateText.tsx";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import shared from "#ui/shared.module.css";
import { registeringTexts } from "../../texts/registerForm.ts";
import { failureText } from "../form/failureText.ts";
import classes from "./SeatOffer.module.css";

interface SeatOfferProps {
  eventId: string;
  offered: readonly Attendee[];
  onLeave: () => void;
}

/** Offered seats, with buttons to accept or decline. */
export function SeatOffer({ eventId, offered, onLeave }: SeatOfferProps) {
  const { held, take, taking, taken, leave } = registeringTexts.offer;
  const accept = trpc.registrations.accept.useMutation({
    onSuccess(people) {
      toasts.show({ title: taken(people.length), variant: "success" });
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
          {accept.isPending ? taking : take(offered.length)}
        </ActionButton>
        <OpenButton variant="default" aria-haspopup="dialog" onOpen={onLeave}>
          {leave(offered.length)}
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
