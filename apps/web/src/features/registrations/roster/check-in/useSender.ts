import {
  CHECK_IN_MAX_AGE_MS,
  type CheckInField,
  type CheckInState,
  type NotedCheckIn,
} from "@headwaters/contracts";
import { getMutationKey } from "@trpc/react-query";
import { trpc } from "#lib/api/client.ts";
import { isFinal } from "#lib/api/failures.ts";
import { type UnsentCheckIn, unsentCheckIns } from "#lib/unsentCheckIns.ts";

export const checkInKey = getMutationKey(trpc.registrations.checkIn);

/** The ids of the latest check-ins that the server has taken from this page, by registration. */
const latest = new Map<string, NotedCheckIn["ids"]>();

/**
 * Options of a mutation that sends a check-in, and removes it from this device once the server has
 * taken it or will never take it.
 */
export function useSender() {
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
