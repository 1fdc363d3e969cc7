import {
  CHECK_IN_MAX_AGE_MS,
  type CheckInField,
  type CheckInState,
  type NotedCheckIn,
  type RosterEntry,
} from "@headwaters/contracts";
import { onlineManager, useMutation, useMutationState } from "@tanstack/react-query";
import { getMutationKey } from "@trpc/react-query";
import { useEffect } from "react";
import { useCurrentUser, useSetCurrentUser } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { isClientError, isFinal, isUnauthorized, isUnknownOrInvalid } from "#lib/api/failures.ts";
import { type CheckInValues, type UnsentCheckIn, unsentCheckIns } from "#lib/unsentCheckIns.ts";
import { checkInTexts } from "./texts.ts";

const checkInKey = getMutationKey(trpc.registrations.checkIn);

/**
 * Records check-ins optimistically; a failed one is reset and reported. Unsent check-ins are sent
 * again after a reload.
 */
export function useCheckIn(eventId: string, { id: registrationId, ...entry }: RosterEntry) {
  const texts = checkInTexts;
  const { roster: rosters } = trpc.useUtils().registrations;
  const setCurrentUser = useSetCurrentUser();
  const event = { id: eventId };
  const accountId = useCurrentUser()?.id ?? "";
  const address = { accountId, eventId, registrationId };

  const { mutate, variables, isPending, isPaused, error } = useMutation({
    ...useCheckInMutation(),
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
      if (isUnknownOrInvalid(error)) void rosters.invalidate(event);
    },
  });

  useEffect(() => {
    const unsent = unsentCheckIns.read(address);
    if (unsent) mutate(unsent);
  }, []);

  // What may be sent later is shown as recorded, and stays on this device.
  const isUnsent = isPending || (error !== null && !isFinal(error));
  const shown = { ...entry, ...(isUnsent ? variables?.noted : {}) };
  return {
    shown,
    /** Explains why the last tap is not saved; null if it is, or will be. */
    problem: error
      ? `${isUnsent ? texts.kept : texts.failed} ${isClientError(error) ? error.message : ""}`.trim()
      : isPaused && !onlineManager.isOnline()
        ? texts.offline
        : null,
    /** Retries failed check-ins; null without any. */
    retry: error && variables ? () => mutate(variables) : null,
    save: (noted: CheckInValues) => mutate(unsentCheckIns.add(address, noted, shown)),
  };
}

/** The latest check-in of each registration that is in flight or waits for a connection. */
export function usePendingCheckIns(): Map<string, CheckInValues> {
  const pending = useMutationState({
    filters: { mutationKey: checkInKey, status: "pending" },
    select: ({ state }) => state.variables as UnsentCheckIn,
  });
  return new Map(pending.map(({ registrationId, noted }) => [registrationId, noted] as const));
}

/** The ids of the latest check-ins that the server has taken from this page, by registration. */
const latest = new Map<string, NotedCheckIn["ids"]>();

/**
 * Options of a mutation that sends a check-in, and removes it from this device once the server has
 * taken it or will never take it.
 */
export function useCheckInMutation() {
  const { client } = trpc.useUtils();
  return {
    mutationKey: checkInKey,
    meta: { stale: "keep" },
    async mutationFn(unsent: UnsentCheckIn): Promise<CheckInState> {
      const { eventId: id, registrationId, noted, made } = unsent;
      // Only its age is sent, because the device's clock may be wrong.
      const now = Date.now();
      const since = (field: CheckInField) => {
        const one = made?.[field];
        if (!one) return undefined;
        return {
          ageMs: Math.min(Math.max(0, now - one.at), CHECK_IN_MAX_AGE_MS),
          seen: one.seen,
          after: latest.get(registrationId)?.[field],
        };
      };
      try {
        const { ids, ...state } = await client.registrations.checkIn.mutate({
          id,
          registrationId,
          ...noted,
          made: { attendance: since("attendance"), pickedUpBy: since("pickedUpBy") },
        });
        latest.set(registrationId, { ...latest.get(registrationId), ...ids });
        unsentCheckIns.remove(unsent);
        return state;
      } catch (error) {
        if (isFinal(error)) unsentCheckIns.remove(unsent);
        throw error;
      }
    },
  } as const;
}
