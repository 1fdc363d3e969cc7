import type { RegistrationNumbers } from "@headwaters/contracts";
import { WithoutScript } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { LinkedText } from "#ui/text/LinkedText.tsx";
import { rosterTexts } from "../../texts/roster.ts";
import classes from "../EventRoster.module.css";
import { RosterHeader } from "../RosterHeader.tsx";
import { Ages } from "../settings/Ages.tsx";
import { CancelEvent } from "../settings/CancelEvent.tsx";
import { Numbers } from "./Numbers.tsx";

/** The counts of an event, for an author who may not see the roster. */
export function EventNumbers({ numbers }: { numbers: RegistrationNumbers }) {
  const { event, confirmed, offered, waiting, isTakenDown } = numbers;
  const { numbersOnly, takenDown, cancelEvent } = rosterTexts;
  const isToCome = !event.cancelledAt && event.state !== "past";
  return (
    <div data-no-print>
      <RosterHeader event={event} />
      <div className={classes.page}>
        <WithoutScript what="Changing your event" />
        {!event.cancelledAt && (
          <Numbers
            maxParticipants={event.maxParticipants}
            confirmed={confirmed}
            offered={offered}
            waiting={waiting}
          />
        )}
        <p className={`${shared.small} ${classes.note}`}>
          <LinkedText text={isTakenDown ? takenDown : numbersOnly} />
        </p>
        {isToCome && (
          <div className={classes.settings}>
            <Ages key={event.ageGroup} event={event} />
            <CancelEvent
              event={event}
              consequences={[cancelEvent.notifiedPeople(confirmed + offered + waiting)]}
            />
          </div>
        )}
      </div>
    </div>
  );
}
