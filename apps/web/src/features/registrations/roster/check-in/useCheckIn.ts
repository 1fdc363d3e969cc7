import type { RosterEntry } from "@headwaters/contracts";
import { onlineManager, useMutation, useMutationState } from "@tanstack/react-query";
import { useEffect } from "react";
import { useCurrentUser, useSetCurrentUser } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { isFinal, isMissing, isRefusal, isUnauthorized } from "#lib/api/failures.ts";
import { type Noted, type UnsentCheckIn, unsentCheckIns } from "#lib/unsentCheckIns.ts";
import { rosterTexts } from "../../texts/roster.ts";
import { checkInKey, useSender } from "./useSender.ts";

/** The latest check-in of each registration that is in flight or waits for a connection. */
export function usePendingCheckIns(): Map<string, Noted> {
  const pending = useMutationState({
    filters: { mutationKey: checkInKey, status: "pending" },
    select: ({ state }) => state.variables as UnsentCheckIn,
  });
  return new Map(pending.map(({ registrationId, noted }) => [registrationId, noted] as const));
}

/**
 * Records check-ins optimistically; a failed one is reset and reported. Unsent check-ins are sent
 * again after a reload.
 */
export function useCheckIn(eventId: string, { id: registrationId, ...entry }: RosterEntry) {
  const texts = rosterTexts.checkIn;
  const { roster: rosters } = trpc.useUtils().registrations;
  const setCurrentUser = useSetCurrentUser();
  const event = { id: eventId };
  const accountId = useCurrentUser()?.id ?? "";
  const address = { accountId, eventId, registrationId };

  const { mutate, variables, isPending, isPaused, error } = useMutation({
    ...useSender(),
    // Sequential: the last tap wins.
    scope: { id: `checkIn.${registrationId}` },
    async onSuccess(state) {
      // A response in flight may contain the state before the tap.
      await rosters.cancel(event);
      rosters.setData(
        event,
        (roster) =>
          roster && {
            ...roster,
            entries: roster.entries.map((other) =>
              other.id === registrationId ? { ...other, ...state } : other,
            ),
          },
      );
    },
    onError(error) {
      if (isUnauthorized(error)) setCurrentUser(null);
      if (isMissing(error)) void rosters.invalidate(event);
    },
  });

  useEffect(() => {
    const unsent = unsentCheckIns.read(address);
    if (unsent) mutate(unsent);
  }, []);

  // What may be sent later is shown as noted, and stays on this device.
  const isKept = isPending || (error !== null && !isFinal(error));
  const shown = { ...entry, ...(isKept ? variables?.noted : {}) };
  return {
    shown,
    /** Explains why the last tap is not saved; null if it is, or will be. */
    trouble: error
      ? `${isKept ? texts.kept : texts.failed} ${isRefusal(error) ? error.message : ""}`.trim()
      : isPaused && !onlineManager.isOnline()
        ? texts.offline
        : null,
    /** Retries failed check-ins; null without any. */
    again: error && variables ? () => mutate(variables) : null,
    save: (noted: Noted) => mutate(unsentCheckIns.add(address, noted, shown)),
  };
}
