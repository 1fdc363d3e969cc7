import type { RosterEntry } from "@headwaters/contracts";
import { onlineManager } from "@tanstack/react-query";
import { trpc } from "../../../../lib/api/client.ts";
import { isMissing, isRefusal, isUnauthorized } from "../../../../lib/api/failures.ts";
import { useSetCurrentUser } from "../../../accounts/index.ts";
import { rosterTexts } from "../../texts/roster.ts";

type Noted = Pick<RosterEntry, "attendance" | "pickedUpBy">;

/** Only the changed field is sent, because others may have changed the rest. */
interface Sent extends Partial<Noted> {
  id: string;
  registrationId: string;
}

/** Records check-ins. A tap shows at once; a failed one is marked, and not shown as done. */
export function useCheckIn(eventId: string, { id: registrationId, ...entry }: RosterEntry) {
  const texts = rosterTexts.checkIn;
  const { roster: rosters } = trpc.useUtils().registrations;
  const setCurrentUser = useSetCurrentUser();
  const event = { id: eventId };

  const note = trpc.registrations.checkIn.useMutation({
    meta: { stale: "keep" },
    // Sequential: the last tap wins.
    scope: { id: `checkIn.${registrationId}` },
    async onSuccess(_done, sent) {
      const { id: _, registrationId: __, ...noted } = sent as Sent;
      // An answer on its way may be from before.
      await rosters.cancel(event);
      rosters.setData(
        event,
        (roster) =>
          roster && {
            ...roster,
            entries: roster.entries.map((other) =>
              other.id === registrationId ? { ...other, ...noted } : other,
            ),
          },
      );
    },
    onError(error) {
      if (isUnauthorized(error)) setCurrentUser(null);
      if (isMissing(error)) void rosters.invalidate(event);
    },
  });

  const { variables, isPending, isPaused, error } = note;
  const shown: Noted = { ...entry, ...(isPending ? (variables as Sent) : {}) };
  return {
    shown,
    isPending,
    /** Why the last tap is not saved; null where it is, or is about to be. */
    trouble: error
      ? `${texts.failed} ${isRefusal(error) ? error.message : ""}`.trim()
      : isPaused && !onlineManager.isOnline()
        ? texts.offline
        : null,
    /** Retries failed check-ins; null without any. */
    again: error && variables ? () => note.mutate(variables) : null,
    save: (noted: Partial<Noted>) => note.mutate({ ...event, registrationId, ...noted }),
  };
}
