import { CHECK_IN_MAX_AGE_MS, type CheckInField, type CheckInState } from "@headwaters/contracts";
import { getMutationKey } from "@trpc/react-query";
import { trpc } from "../../../../lib/api/client.ts";
import { isFinal } from "../../../../lib/api/failures.ts";
import { type UnsentCheckIn, unsentCheckIns } from "../../../../lib/browser/unsentCheckIns.ts";

export const checkInKey = getMutationKey(trpc.registrations.checkIn);

/**
 * When the server last answered a check-in of a registration. What is noted meanwhile counts as made
 * then: by its age alone, a tap whose request was fast could seem older than the one before it.
 */
const answeredAt = new Map<string, number>();

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
        const at = Math.max(one.at, answeredAt.get(registrationId) ?? 0);
        return { ageMs: Math.min(Math.max(0, now - at), CHECK_IN_MAX_AGE_MS), seen: one.seen };
      };
      try {
        const state = await client.registrations.checkIn.mutate({
          id,
          registrationId,
          ...noted,
          made: { attendance: since("attendance"), pickedUpBy: since("pickedUpBy") },
        });
        answeredAt.set(registrationId, Date.now());
        unsentCheckIns.remove(unsent);
        return state;
      } catch (error) {
        if (isFinal(error)) unsentCheckIns.remove(unsent);
        throw error;
      }
    },
  } as const;
}
