import type { Attendee } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { trpc } from "../../../../lib/api/client.ts";
import { DateText } from "../../../../ui/DateText.tsx";
import { namesText, registeringTexts } from "../../texts/registerForm.ts";
import { failureText } from "../form/failureText.ts";
import classes from "./SeatOffer.module.css";

interface SeatOfferProps {
  eventId: string;
  offered: readonly Attendee[];
  onLeave: () => void;
}

/** Offered seats, with buttons to accept or decline. */
export function SeatOffer({ eventId, offered, onLeave }: SeatOfferProps) {
  const accept = trpc.registrations.accept.useMutation();
  const { held, take, taking, leave } = registeringTexts.offer;
  const until = offered[0]?.offeredUntil;
  const failure = failureText(accept.error);
  return (
    <div className={classes.offer}>
      <p>
        {held(namesText(offered))} {until && <DateText date={until} withTime />}.
      </p>
      <div className={classes.choices}>
        <Button
          disabled={accept.isPending}
          onClick={() =>
            accept.mutate({ id: eventId, registrationIds: offered.map(({ id }) => id) })
          }
        >
          {accept.isPending ? taking : take(offered.length)}
        </Button>
        <Button variant="default" aria-haspopup="dialog" onClick={onLeave}>
          {leave}
        </Button>
      </div>
      {failure && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
    </div>
  );
}
