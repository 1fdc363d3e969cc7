import type { RosterEntry } from "@headwaters/contracts";
import { onlineManager, useMutationState } from "@tanstack/react-query";
import { getMutationKey } from "@trpc/react-query";
import { useEffect } from "react";
import { trpc } from "../../../../lib/api/client.ts";
import { isFinal, isMissing, isRefusal, isUnauthorized } from "../../../../lib/api/failures.ts";
import { type Noted, unsentCheckIns } from "../../../../lib/browser/unsentCheckIns.ts";
import { useCurrentUser, useSetCurrentUser } from "../../../accounts/index.ts";
import { rosterTexts } from "../../texts/roster.ts";

/** Contains unsaved fields only, because others may have changed the rest. */
interface Sent extends Noted {
  id: string;
  registrationId: string;
}

/** The latest check-in of each registration that is in flight or waits for a connection. */
export function usePendingCheckIns(): Map<string, Noted> {
  const pending = useMutationState({
    filters: { mutationKey: getMutationKey(trpc.registrations.checkIn), status: "pending" },
    select: ({ state }) => state.variables as Sent,
  });
  return new Map(
    pending.map(({ id: _, registrationId, ...noted }) => [registrationId, noted] as const),
  );
}

/**
 * Records check-ins optimistically; a failed one is reset and reported. Unsaved check-ins are sent
 * again after a reload.
 */
export function useCheckIn(eventId: string, { id: registrationId, ...entry }: RosterEntry) {
  const texts = rosterTexts.checkIn;
  const { roster: rosters } = trpc.useUtils().registrations;
  const setCurrentUser = useSetCurrentUser();
  const event = { id: eventId };
  const accountId = useCurrentUser()?.id ?? "";
  const address = { accountId, eventId, registrationId };

  const note = trpc.registrations.checkIn.useMutation({
    meta: { stale: "keep" },
    // Sequential: the last tap wins.
    scope: { id: `checkIn.${registrationId}` },
    async onSuccess(_done, sent) {
      const { id: _, registrationId: __, ...noted } = sent as Sent;
      unsentCheckIns.remove(address, noted);
      // A response in flight may contain the state before the tap.
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
    onError(error, sent) {
      if (isFinal(error)) unsentCheckIns.remove(address, sent as Sent);
      if (isUnauthorized(error)) setCurrentUser(null);
      if (isMissing(error)) void rosters.invalidate(event);
    },
  });

  useEffect(() => {
    const noted = unsentCheckIns.read(address);
    if (Object.keys(noted).length > 0) note.mutate({ ...event, registrationId, ...noted });
  }, []);

  const { variables, isPending, isPaused, error } = note;
  const shown: Required<Noted> = { ...entry, ...(isPending ? (variables as Sent) : {}) };
  return {
    shown,
    /** Explains why the last tap is not saved; null if it is, or will be. */
    trouble: error
      ? `${texts.failed} ${isRefusal(error) ? error.message : ""}`.trim()
      : isPaused && !onlineManager.isOnline()
        ? texts.offline
        : null,
    /** Retries failed check-ins; null without any. */
    again: error && variables ? () => note.mutate(variables) : null,
    save(noted: Noted) {
      unsentCheckIns.add(address, noted);
      const isOpen = isPending || (error !== null && !isRefusal(error));
      note.mutate({ ...(isOpen ? variables : {}), ...event, registrationId, ...noted });
    },
  };
}
