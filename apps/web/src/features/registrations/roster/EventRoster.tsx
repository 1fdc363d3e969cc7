import { can, type Roster, type User } from "@headwaters/contracts";
import { formatDateTime } from "#lib/dates.ts";
import { WithoutScript } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { rosterTexts } from "../texts/roster.ts";
import classes from "./EventRoster.module.css";
import { describeCancelling } from "./family/families.ts";
import { Lists } from "./Lists.tsx";
import { RosterNumbers } from "./numbers/RosterNumbers.tsx";
import { useOfflineRoster } from "./offline/useOfflineRoster.ts";
import { PaperList } from "./paper/PaperList.tsx";
import { RosterHeader } from "./RosterHeader.tsx";
import { Ages } from "./settings/Ages.tsx";
import { Approval } from "./settings/Approval.tsx";
import { CancelEvent } from "./settings/CancelEvent.tsx";
import { Leaders } from "./settings/Leaders.tsx";
import { Tools } from "./Tools.tsx";

interface EventRosterProps {
  user: User;
  roster: Roster;
  /** The time of the last refresh if refreshing fails; null otherwise. */
  staleSince: Date | null;
}

/** The roster and the tools of its leaders and staff. */
export function EventRoster({ user, roster, staleSince }: EventRosterProps) {
  const { event } = roster;
  useOfflineRoster(event);
  const texts = rosterTexts;
  return (
    <>
      <div data-no-print>
        <RosterHeader event={event} />
        <div className={classes.page}>
          <WithoutScript what="Check-in" />
          {!event.cancelledAt && <RosterNumbers roster={roster} />}
          <Tools user={user} roster={roster} />
          {staleSince && (
            <p className={classes.stale} role="alert">
              {texts.stale(formatDateTime(staleSince))}
            </p>
          )}
          <Lists roster={roster} />
          <div className={classes.settings}>
            <Leaders eventId={event.id} />
            {can(user, "approveEvents") && event.isApproved && <Approval eventId={event.id} />}
          </div>
          {!event.cancelledAt && event.state !== "past" && (
            <div className={classes.settings}>
              <Ages key={event.ageGroup} event={event} />
              <CancelEvent event={event} consequences={describeCancelling(roster.entries)} />
            </div>
          )}
          <p className={`${shared.small} ${classes.note}`}>{texts.note}</p>
        </div>
      </div>
      <PaperList roster={roster} />
    </>
  );
}
